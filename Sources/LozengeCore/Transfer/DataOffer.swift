public import Foundation

/// Data in several forms that a program offers to others: on a clipboard, or by a drag.
///
/// The forms are named by MIME types; text is `text/plain;charset=utf-8`, and links and files are `text/uri-list`.
@MainActor
public final class DataOffer {
    /// The type of text.
    public nonisolated static let textType = "text/plain;charset=utf-8"
    /// The type of a list of addresses, a line each.
    public nonisolated static let linksType = "text/uri-list"

    /// The types of the forms, the preferred one first.
    public let types: [String]
    /// The object that is offered, for the windows of the program that offers it; `nil` for an offer of another program.
    public let object: AnyObject?
    /// The addresses among the forms; `nil` if there are none, or as long as they are not known.
    public var links: [URL]? {
        didSet { interpretation = nil }
    }
    /// An object that views have made of the forms of another program, to be used again.
    public var interpretation: AnyObject?
    private let loader: (String, @escaping @MainActor (Data?) -> Void) -> Void

    /// - Parameters:
    ///   - types: The types of the forms, the preferred one first.
    ///   - object: The object itself; `nil` for an offer of another program.
    ///   - load: Calls its second argument once, at once or later, with the data of a form; with `nil` if there are none.
    public init(
        types: [String], object: AnyObject? = nil,
        load: @escaping (_ type: String, _ receive: @escaping @MainActor (Data?) -> Void) -> Void
    ) {
        self.types = types
        self.object = object
        loader = load
    }

    /// Creates an offer of a text.
    public convenience init(text: String) {
        self.init(types: [Self.textType]) { $1(Data(text.utf8)) }
    }

    /// Loads a form.
    ///
    /// - Parameters:
    ///   - type: One of ``types``.
    ///   - receive: Called once, at once or later, with the data; with `nil` if they cannot be had.
    public func load(_ type: String, _ receive: @escaping @MainActor (Data?) -> Void) {
        guard types.contains(type) else { return receive(nil) }
        loader(type, receive)
    }

    /// Returns the addresses in a list of the type ``linksType``.
    ///
    /// Lines that are no address, and comments, are left out, and so is all that follows the first 10,000 lines.
    ///
    /// Source: RFC 2483, section 5.
    public nonisolated static func links(in data: Data) -> [URL] {
        let text = String(decoding: data.prefix(mostBytes), as: UTF8.self)
        let lines = text.split(maxSplits: mostLines, whereSeparator: \.isNewline)
        return lines.prefix(mostLines).compactMap { line in
            let line = line.trimmingCharacters(in: .whitespaces.union(.controlCharacters))
            guard !line.isEmpty, !line.hasPrefix("#"), let url = URL(string: line),
                url.scheme != nil
            else { return nil }
            return url
        }
    }

    private nonisolated static let (mostLines, mostBytes) = (10_000, 16 << 20)

    /// Returns a list of the type ``linksType``.
    public nonisolated static func data(of links: [URL]) -> Data {
        Data(links.map { $0.absoluteString + "\r\n" }.joined().utf8)
    }
}
