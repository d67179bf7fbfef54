import SwiftUI

/// The window of all lists: the same as `peers/longlist.h` has.
enum ListWindow {
    static let size = CGSize(width: 400, height: 600)
    /// The distance of the tops of two rows, in points.
    static let pitch: CGFloat = 28
    /// The distance of the first row from the start of the list, which the peers do not have.
    static let margin: CGFloat = 8
}

extension View {
    /// The look of all lists: one font and height of rows, no scroll bars, which the peers would fade.
    func plainLook() -> some View {
        font(.custom("DejaVu Sans", fixedSize: 13))
            .foregroundStyle(.black)
            .environment(\.defaultMinListRowHeight, ListWindow.pitch)
            .scrollIndicators(.hidden)
    }
}
