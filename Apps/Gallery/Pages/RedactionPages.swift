import SwiftUI

@MainActor
extension Page {
    static let redactions = [redacted, asyncImage]

    private static let redacted = Page(
        "redacted", .effects, "Content that is not shown.", cell: 260
    ) {
        Example("redacted(reason: .placeholder)") { Person().redacted(reason: .placeholder) }
        Example("unredacted()") {
            VStack {
                Person()
                Text("Loading…").unredacted()
            }
            .redacted(reason: .placeholder)
        }
        Example("privacySensitive(), redacted(reason: .privacy)") {
            LabeledContent("Balance") { Text("£ 1,000").privacySensitive() }
                .redacted(reason: .privacy)
        }
        Example("redacted(reason: .invalidated)") { Person().redacted(reason: .invalidated) }
    }

    private static let asyncImage = Page(
        "AsyncImage", .images, "An image of a file or a server.", cell: 240
    ) {
        Example("Without an address") { AsyncImage(url: nil).frame(width: 80, height: 80) }
        Example("placeholder:") {
            AsyncImage(url: nil) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
        }
        Example("A failure") {
            AsyncImage(url: URL(fileURLWithPath: "/no/such.png")) { phase in
                if let error = phase.error {
                    Text(error.localizedDescription)
                } else {
                    Text("…")
                }
            }
        }
    }
}

private struct Person: View {
    var body: some View {
        HStack {
            Image(systemName: "person").font(.title)
            VStack(alignment: .leading) {
                Text("Ada Lovelace").font(.headline)
                Text("Mathematician")
            }
        }
    }
}
