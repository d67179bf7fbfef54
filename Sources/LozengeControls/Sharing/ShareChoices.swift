import CoreTransferable
import Foundation
import LozengeCore
import LozengeViews

/// The ways to share values: copied, sent by email, opened in another app, saved.
///
/// Source: `docs/theme.md`, SHARE-1.
nonisolated struct ShareChoices {
    let items: [SharedItem]
    let title: Text?
    let subject: Text?
    let message: Text?
    /// Ends the popover.
    let close: () -> Void

    /// The outcome in a sentence; `nil` before.
    @State private var outcome: String?
    @Environment(\.clipboard) private var clipboard
    @Environment(\.openURL) private var openURL
    @Environment(\.self) private var environment

    init(
        items: [SharedItem], title: Text?, subject: Text?, message: Text?,
        close: @escaping () -> Void
    ) {
        self.items = items
        self.title = title
        self.subject = subject
        self.message = message
        self.close = close
    }
}

extension ShareChoices: View {
    var body: some View {
        let texts = items.compactMap(\.text)
        VStack(alignment: .leading, spacing: 4) {
            if let title { title.font(.headline).lineLimit(1).padding(.horizontal, 6) }
            if !items.isEmpty, texts.count == items.count {
                choice("Copy", "doc.on.doc") {
                    clipboard?.copy(DataOffer(text: try await joined(texts)))
                }
                choice("Send by Email…", "envelope") {
                    openURL(try letter(try await joined(texts)))
                }
            }
            if items.contains(where: { $0.url != nil || $0.file != nil }) {
                choice("Open in Another App", "arrow.up.right") { try await open() }
            }
            if items.contains(where: { $0.file != nil }) {
                choice("Save to Downloads", "square.and.arrow.down") { try await save() }
            }
            if let outcome {
                Text(verbatim: outcome).font(.footnote).frame(maxWidth: 240, alignment: .leading)
                    .padding(.horizontal, 6)
            }
        }
        .padding(8)
    }

    private func choice(
        _ title: LocalizedStringKey, _ icon: String, action: @escaping () async throws -> Void
    ) -> some View {
        Button {
            Task {
                do {
                    outcome = nil
                    try await action()
                    if outcome == nil { close() }
                } catch {
                    outcome = "Cannot share this: \(error)"
                }
            }
        } label: {
            Label(title, systemImage: icon).imageScale(.small)
                .padding(.horizontal, 6)
                .padding(.vertical, 5)
                .frame(maxWidth: .infinity, alignment: .leading)
        }
        .buttonStyle(ChoiceStyle())
    }

    private func joined(_ texts: [() async throws -> String]) async throws -> String {
        var lines: [String] = []
        for text in texts { lines.append(try await text()) }
        return lines.joined(separator: "\n")
    }

    /// The address of a letter with a text.
    ///
    /// Source: RFC 6068.
    private func letter(_ text: String) throws -> URL {
        let body = [message?.string(in: environment), text].compactMap(\.self)
            .joined(separator: "\n\n")
        var address = URLComponents()
        address.scheme = "mailto"
        address.path = ""
        address.queryItems = [
            subject.map { URLQueryItem(name: "subject", value: $0.string(in: environment)) },
            URLQueryItem(name: "body", value: body),
        ].compactMap(\.self)
        guard let url = address.url else {
            throw TransferError("The text cannot be written into a mail address.")
        }
        return url
    }

    private func open() async throws {
        for item in items {
            if let url = item.url {
                openURL(url)
            } else if let file = try await item.file?() {
                openURL(try file.write(into: Self.folder))
            }
        }
    }

    private func save() async throws {
        guard
            let folder = FileManager.default.urls(for: .downloadsDirectory, in: .userDomainMask)
                .first
        else { throw TransferError("There is no folder for downloads.") }
        for item in items {
            guard let file = try await item.file?() else { continue }
            outcome = "Saved as \(try file.write(into: folder).path)."
        }
    }

    /// The folder of files for other apps, which the session removes at its end.
    private static var folder: URL {
        let session = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"]
        let base = session.map { URL(filePath: $0) } ?? FileManager.default.temporaryDirectory
        return base.appending(path: "shared-\(ProcessInfo.processInfo.processIdentifier)")
    }
}

nonisolated private struct ChoiceStyle {}

extension ChoiceStyle: ButtonStyle, FadingStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .defaultForegroundStyle(Color.label)
            .controlGround(
                .flat, isPressed: configuration.isPressed,
                in: .roundedRectangle(radius: Theme.Radius.control))
    }
}
