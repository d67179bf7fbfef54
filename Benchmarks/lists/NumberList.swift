import Foundation
import SwiftUI

/// The window of all lists: the same as `peers/lists.h` has.
enum ListWindow {
    static let size = CGSize(width: 400, height: 600)
    /// The distance of the tops of two rows, in points.
    static let pitch: CGFloat = 28
    /// The distance of the first row from the start of the list, which the peers do not have.
    static let margin: CGFloat = 8
}

/// A list of numbered rows.
struct NumberList: View {
    let count: Int

    var body: some View {
        List(0..<count, id: \.self) { Text("Row \($0)") }
            .plainLook()
    }
}

/// An app whose window is a list with as many rows as the second argument says.
struct NumberApp: App {
    var body: some Scene {
        WindowGroup("list") {
            NumberList(count: CommandLine.arguments.last.flatMap { Int($0) } ?? 0)
        }
        .defaultSize(ListWindow.size)
    }
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
