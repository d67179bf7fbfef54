import Foundation

/// A formatter that joins the items of a list: "Ada, Grace, and Edsger".
///
/// ```swift
/// ListFormatter.localizedString(byJoining: ["Ada", "Grace"])
/// ```
///
/// Matches: Foundation.ListFormatter
nonisolated open class ListFormatter: Formatter, @unchecked Sendable {
    /// The locale whose words join the items.
    open var locale: Locale = .autoupdatingCurrent
    /// The formatter of each item; `nil` for its description.
    open var itemFormatter: Formatter?

    /// Returns `strings` joined in the words of the current locale.
    ///
    /// Matches: Foundation.ListFormatter.localizedString(byJoining:)
    public class func localizedString(byJoining strings: [String]) -> String {
        strings.formatted(.list(type: .and, width: .standard))
    }

    /// Returns `items` joined; an item that the formatter rejects is described.
    ///
    /// Matches: Foundation.ListFormatter.string(from:)
    open func string(from items: [Any]) -> String? {
        items.map { itemFormatter?.text(of: $0) ?? String(describing: $0) }
            .formatted(.list(type: .and, width: .standard).locale(locale))
    }

    open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
