import SwiftUI
import UniformTypeIdentifiers

struct WordCount: View {
    @State private var isOpening = false
    @State private var result = "No file"

    var body: some View {
        VStack {
            Text(result)
            Button("Open…") { isOpening = true }
        }
        .padding()
        .fileImporter(isPresented: $isOpening, allowedContentTypes: [.plainText]) { choice in
            do {
                let text = try String(contentsOf: choice.get(), encoding: .utf8)
                result = "\(text.split { $0.isWhitespace }.count) words"
            } catch {
                result = error.localizedDescription
            }
        }
    }
}
