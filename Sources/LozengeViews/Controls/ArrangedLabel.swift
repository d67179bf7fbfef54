import Foundation
import LozengeCore

// The views that a label consists of, known from the types alone.

extension View {
    nonisolated public static var _labelParts: _LabelParts { .one }
}

extension Text {
    nonisolated public static var _labelParts: _LabelParts { .text }
}

extension ModifiedContent where Content: View, Modifier: ViewModifier {
    nonisolated public static var _labelParts: _LabelParts { Content._labelParts }
}

extension Group where Content: View {
    nonisolated public static var _labelParts: _LabelParts { Content._labelParts }
}

extension Optional where Wrapped: View {
    nonisolated public static var _labelParts: _LabelParts { Wrapped._labelParts }
}

extension _ConditionalContent where First: View, Second: View {
    nonisolated public static var _labelParts: _LabelParts {
        First._labelParts == Second._labelParts ? First._labelParts : .one
    }
}

extension TupleContent {
    nonisolated public static var _labelParts: _LabelParts {
        var parts = _LabelParts.texts
        for content in repeat (each Content).self {
            if content._labelParts != .text { parts = .several }
        }
        return parts
    }
}

extension TupleView {
    /// Its views are not known from its type.
    nonisolated public static var _labelParts: _LabelParts { .several }
}

extension View {
    /// The arrangement of the views that this label of a control consists of; `nil` for a single one.
    package var arrangedLabel: (any View)? {
        switch Self._labelParts {
        case .text, .one: nil
        case .texts: TitledLabel(content: self)
        case .several: HStack { self }
        }
    }

    /// This label of a control, arranged if it consists of several views.
    package var arranged: AnyView { arrangedLabel.map { AnyView($0) } ?? AnyView(self) }
}

/// A title with subtitles below it.
nonisolated private struct TitledLabel<Content: View> {
    let content: Content
}

extension TitledLabel: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            Group(subviews: content) { texts in
                texts.first
                ForEach(texts.dropFirst()) {
                    $0.font(.subheadline).foregroundStyle(.secondary)
                }
            }
        }
    }
}
