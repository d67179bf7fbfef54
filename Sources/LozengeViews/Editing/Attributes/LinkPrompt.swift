import Foundation
import LozengeCore

/// A view with an alert in which the address of a link is written.
nonisolated struct LinkPrompt<Content: View> {
    private let content: (@escaping TextFieldBox.LinkRequest) -> Content
    @State private var isPresented = false
    @State private var address = ""
    @State private var answer = LinkAnswer()

    init(@ViewBuilder content: @escaping (@escaping TextFieldBox.LinkRequest) -> Content) {
        self.content = content
    }
}

/// The function that is called with an address.
nonisolated private struct LinkAnswer {
    var give: (URL?) -> Void = { _ in }
}

extension LinkPrompt: View {
    var body: some View {
        content { link, give in
            address = link?.absoluteString ?? ""
            answer = LinkAnswer(give: give)
            isPresented = true
        }
        .alert("Link", isPresented: $isPresented) {
            TextField("https://example.org", text: $address)
            Button("Cancel", role: .cancel) { answer = LinkAnswer() }
            Button("OK") {
                answer.give(Self.link(address))
                answer = LinkAnswer()
            }
            .disabled(!address.isEmpty && Self.link(address) == nil)
        }
    }

    /// Returns the link of a written address, on the web if it names no scheme; `nil` for none.
    private static func link(_ address: String) -> URL? {
        let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty else { return nil }
        // In “example.org:8080” there is no scheme before the colon.
        let scheme = address.prefix { $0 != ":" }
        let hasScheme = scheme.count < address.count && !scheme.contains(".")
        return URL(string: hasScheme ? address : "https://" + address)
    }
}
