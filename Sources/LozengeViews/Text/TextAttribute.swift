import LozengeCore

/// A mark of a part of a text, for a renderer that draws it.
///
/// ```swift
/// struct Emphasis: TextAttribute {}
///
/// Text("It is \(Text("now").customAttribute(Emphasis())) or never.").textRenderer(Glow())
/// ```
///
/// Matches: SwiftUI.TextAttribute
/// Differs: a value can be sent between actors, as texts can.
nonisolated public protocol TextAttribute: Hashable, Sendable {}

nonisolated extension Text {
    /// Marks this text for a renderer; a mark of the same type inside of it stays.
    ///
    /// Matches: SwiftUI.Text.customAttribute(_:)
    public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        Text(
            storage.mapped { traits in
                var marks = traits.marks ?? TextMarks()
                marks.add(value)
                traits.marks = marks
            })
    }
}

/// The marks of a part of a text, one of each type.
nonisolated struct TextMarks: Hashable, Sendable {
    private var values: [ObjectIdentifier: any TextAttribute] = [:]

    /// Adds a mark, if there is none of its type.
    mutating func add<T: TextAttribute>(_ value: T) {
        let key = ObjectIdentifier(T.self)
        if values[key] == nil { values[key] = value }
    }

    subscript<T: TextAttribute>(type: T.Type) -> T? { values[ObjectIdentifier(type)] as? T }

    private var hashable: [ObjectIdentifier: AnyHashable] { values.mapValues { AnyHashable($0) } }

    static func == (left: TextMarks, right: TextMarks) -> Bool { left.hashable == right.hashable }

    func hash(into hasher: inout Hasher) { hasher.combine(hashable) }
}
