import SwiftUI

/// Opens another window of the same kind.
struct AnotherWindow: View {
    @Environment(\.openWindow) private var openWindow

    var body: some View {
        Text(verbatim: "one of many").onAppear { openWindow(id: "test") }
    }
}
