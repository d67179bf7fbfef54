import SwiftUI

@MainActor
extension Page {
    static let sharing = [shareLink]

    private static let shareLink = Page(
        "ShareLink", .controls, "Values that go to other apps, and come from them.", cell: 240
    ) {
        Example("ShareLink(item: URL)") {
            if let url = URL(string: "https://swift.org") { ShareLink(item: url) }
        }
        Example("A title, subject and message") {
            ShareLink(
                "Share Poem", item: "Roses are red", subject: Text("A poem"),
                message: Text("Read this:"))
        }
        Example("Transferable, SharePreview") {
            ShareLink(item: Score(points: 21), preview: SharePreview("Score"))
        }
        Example("PasteButton") { Pasting() }
    }
}

/// A value that is shared as a text.
private struct Score: Transferable {
    let points: Int

    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation { "\($0.points) points" }
    }
}

private struct Pasting: View {
    @State private var text = "Nothing pasted"

    var body: some View {
        VStack(alignment: .leading) {
            PasteButton(payloadType: String.self) { text = $0.joined() }
            Text(text).lineLimit(2)
        }
    }
}
