import SwiftUI

/// A text that can be dragged on the left, and a view that takes texts and addresses on the right.
///
/// Drops are reported to standard error.
struct Drags: View {
    @State private var isTextTargeted = false
    @State private var isAddressTargeted = false

    var body: some View {
        HStack(spacing: 0) {
            Color(red: 0, green: 1, blue: 0)
                .overlay { Text("Source") }
                .draggable("größer", preview: { Color.red.frame(width: 40, height: 30) })
            VStack(spacing: 0) {
                (isTextTargeted ? Color.yellow : .blue)
                    .overlay { Text("Text") }
                    .dropDestination(for: String.self) { texts, _ in
                        say("dropped \(texts.joined(separator: " "))")
                        return true
                    } isTargeted: {
                        isTextTargeted = $0
                    }
                (isAddressTargeted ? Color.yellow : .gray)
                    .overlay { Text("Address") }
                    .dropDestination(for: URL.self) { urls, _ in
                        say("dropped \(urls.map(\.absoluteString).joined(separator: " "))")
                        return true
                    } isTargeted: {
                        isAddressTargeted = $0
                    }
            }
        }
        .frame(width: 200, height: 200)
    }
}
