import SwiftUI

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
