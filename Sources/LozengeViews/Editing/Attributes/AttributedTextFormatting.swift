import Foundation
import LozengeCore

/// The attributes that a person can give to a text in an editor.
///
/// ```swift
/// struct NoteFormatting: AttributedTextFormattingDefinition {
///     typealias Scope = AttributeScopes.SwiftUIAttributes
///     var body: some AttributedTextFormattingDefinition<Scope> {
///         ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: nil)
///     }
/// }
/// ```
///
/// Matches: SwiftUI.AttributedTextFormattingDefinition
/// Differs: attributes outside of the scope are kept: Foundation on Linux does not list the attributes of a scope.
/// Source: `docs/editing.md`, EDIT-26.
nonisolated public protocol AttributedTextFormattingDefinition<Scope> {
    associatedtype Scope: AttributeScope where Scope == Body.Scope
    associatedtype Body: AttributedTextFormattingDefinition

    /// The constraints of the values of attributes.
    @AttributedTextFormatting.DefinitionBuilder<Scope> var body: Body { get }

    /// Changes attributes to allowed ones. For the engine.
    func _constrain(_ container: inout AttributeContainer)
}

nonisolated extension AttributedTextFormattingDefinition {
    public typealias ValueConstraint = AttributedTextFormatting.ValueConstraint

    public func _constrain(_ container: inout AttributeContainer) { body._constrain(&container) }

    /// Changes attributes to allowed ones.
    ///
    /// Matches: SwiftUI.AttributedTextFormattingDefinition.constrain(_:)
    public func constrain(_ container: inout AttributeContainer) { _constrain(&container) }

    /// Changes the attributes of each run to allowed ones.
    ///
    /// Matches: SwiftUI.AttributedTextFormattingDefinition.constrain(_:)
    public func constrain(_ string: inout AttributedString) {
        for run in string.runs {
            var attributes = run.attributes
            _constrain(&attributes)
            if attributes != run.attributes { string[run.range].setAttributes(attributes) }
        }
    }
}

/// A definition that decides one attribute by the others.
///
/// ```swift
/// struct UnderlinedIsBlue: AttributedTextValueConstraint {
///     typealias Scope = AttributeScopes.SwiftUIAttributes
///     typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
///
///     func constrain(_ container: inout Attributes) {
///         container.foregroundColor = container.underlineStyle == nil ? nil : .blue
///     }
/// }
/// ```
///
/// Matches: SwiftUI.AttributedTextValueConstraint
nonisolated public protocol AttributedTextValueConstraint: Hashable, Sendable,
    AttributedTextFormattingDefinition
where Body == Self {
    associatedtype AttributeKey: AttributedStringKey
    typealias Attributes = AttributedTextFormatting.AttributeContainerProxy<Scope, AttributeKey>

    /// Sets the attribute to an allowed value.
    func constrain(_ container: inout Attributes)
}

nonisolated extension AttributedTextValueConstraint {
    public var body: Self { self }

    public func _constrain(_ container: inout AttributeContainer) {
        var proxy = Attributes(container: container)
        constrain(&proxy)
        container = proxy.container
    }
}

/// The parts of definitions of formatting.
///
/// Matches: SwiftUI.AttributedTextFormatting
nonisolated public enum AttributedTextFormatting {
    /// The attributes of a run, for a constraint: one can be set, the others can be read.
    ///
    /// Matches: SwiftUI.AttributedTextFormatting.AttributeContainerProxy
    @dynamicMemberLookup
    public struct AttributeContainerProxy<Scope: AttributeScope, AttributeKey: AttributedStringKey>
    {
        fileprivate(set) var container: AttributeContainer

        /// The attribute of the constraint; `nil` for none.
        public subscript(dynamicMember keyPath: KeyPath<Scope, AttributeKey>) -> AttributeKey.Value?
        where AttributeKey.Value: Sendable {
            get { container[AttributeKey.self] }
            set { container[AttributeKey.self] = newValue }
        }

        /// Another attribute; `nil` for none.
        @_disfavoredOverload
        public subscript<K: AttributedStringKey>(
            dynamicMember keyPath: KeyPath<Scope, K>
        ) -> K.Value? where K.Value: Sendable { container[K.self] }
    }

    /// A set of allowed values of an attribute, and the value in place of others.
    ///
    /// Matches: SwiftUI.AttributedTextFormatting.ValueConstraint
    public struct ValueConstraint<Scope: AttributeScope, AttributeKey: AttributedStringKey>:
        AttributedTextFormattingDefinition
    where AttributeKey.Value: Sendable & Hashable {
        private let values: Set<AttributeKey.Value?>
        private let fallback: AttributeKey.Value?

        /// Allows values of an attribute.
        ///
        /// Matches: SwiftUI.AttributedTextFormatting.ValueConstraint.init(for:values:default:)
        public init(
            for attribute: AttributeKey.Type, values: Set<AttributeKey.Value?>,
            default fallback: AttributeKey.Value?
        ) {
            self.values = values
            self.fallback = fallback
        }

        /// Allows values of an attribute.
        ///
        /// Matches: SwiftUI.AttributedTextFormatting.ValueConstraint.init(for:values:default:)
        public init(
            for keyPath: KeyPath<Scope, AttributeKey>, values: Set<AttributeKey.Value?>,
            default fallback: AttributeKey.Value?
        ) {
            self.init(for: AttributeKey.self, values: values, default: fallback)
        }

        public var body: Self { self }

        public func _constrain(_ container: inout AttributeContainer) {
            if !values.contains(container[AttributeKey.self]) {
                container[AttributeKey.self] = fallback
            }
        }
    }

    /// A definition without constraints.
    ///
    /// Matches: SwiftUI.AttributedTextFormatting.EmptyDefinition
    public struct EmptyDefinition<Scope: AttributeScope>: AttributedTextFormattingDefinition {
        public var body: Self { self }
        public func _constrain(_ container: inout AttributeContainer) {}
    }

    /// Definitions one after another.
    ///
    /// Matches: SwiftUI.AttributedTextFormatting.TupleDefinition
    public struct TupleDefinition<
        Scope: AttributeScope, First: AttributedTextFormattingDefinition,
        each Rest: AttributedTextFormattingDefinition
    >: AttributedTextFormattingDefinition {
        fileprivate let first: First
        fileprivate let rest: (repeat each Rest)

        public var body: Self { self }

        public func _constrain(_ container: inout AttributeContainer) {
            first._constrain(&container)
            repeat (each rest)._constrain(&container)
        }
    }

    /// Combines definitions.
    ///
    /// Matches: SwiftUI.AttributedTextFormatting.DefinitionBuilder
    @resultBuilder
    public struct DefinitionBuilder<Scope: AttributeScope> {
        public static func buildExpression<D: AttributedTextFormattingDefinition>(
            _ definition: D
        ) -> D where D.Scope == Scope { definition }

        public static func buildBlock() -> EmptyDefinition<Scope> { EmptyDefinition() }

        public static func buildBlock<D: AttributedTextFormattingDefinition>(_ definition: D) -> D {
            definition
        }

        public static func buildBlock<
            F: AttributedTextFormattingDefinition, each D: AttributedTextFormattingDefinition
        >(_ first: F, _ definition: repeat each D) -> TupleDefinition<F.Scope, F, repeat each D> {
            TupleDefinition(first: first, rest: (repeat each definition))
        }

        public static func buildLimitedAvailability<D: AttributedTextFormattingDefinition>(
            _ definition: D
        ) -> D { definition }
    }
}

nonisolated extension View {
    /// Sets the attributes that a person can give to a text in the editors of this view.
    ///
    /// Other values are neither shown nor written, and cannot be chosen.
    ///
    /// Matches: SwiftUI.View.attributedTextFormattingDefinition(_:)
    public func attributedTextFormattingDefinition<D: AttributedTextFormattingDefinition>(
        _ definition: D
    ) -> some View {
        environment(\.textFormatting, FormattingRule { definition.constrain(&$0) })
    }

    /// Allows all attributes of a scope in the editors of this view.
    ///
    /// Matches: SwiftUI.View.attributedTextFormattingDefinition(_:)
    /// Differs: attributes outside of the scope are kept, too.
    public func attributedTextFormattingDefinition<S: AttributeScope>(
        _ scope: KeyPath<AttributeScopes, S.Type>
    ) -> some View {
        environment(\.textFormatting, nil)
    }
}

/// The formatting definition of editors.
nonisolated struct FormattingRule {
    let constrain: (inout AttributeContainer) -> Void
}

nonisolated extension EnvironmentValues {
    /// The formatting definition of editors; `nil` for none.
    var textFormatting: FormattingRule? {
        get { self[TextFormattingKey.self] }
        set { self[TextFormattingKey.self] = newValue }
    }
}

nonisolated private struct TextFormattingKey: EnvironmentKey {
    static var defaultValue: FormattingRule? { nil }
}
