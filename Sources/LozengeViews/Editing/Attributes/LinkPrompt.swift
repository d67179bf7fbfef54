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
            Button("Cancel", role: .cancel) {}
            Button("OK") { answer.give(Self.link(address)) }
        }
    }

    /// Returns the link of a written address, on the web if it names no scheme; `nil` for none.
    private static func link(_ address: String) -> URL? {
        let address = address.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !address.isEmpty, let link = URL(string: address) else { return nil }
        return link.scheme == nil ? URL(string: "https://" + address) : link
    }
}
