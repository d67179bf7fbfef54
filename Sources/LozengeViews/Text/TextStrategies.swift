import LozengeCore

nonisolated extension Text {
    /// The direction that decides where the lines of a text begin.
    ///
    /// Matches: SwiftUI.Text.AlignmentStrategy
    public struct AlignmentStrategy: Equatable, Hashable, Sendable {
        private let number: Int

        /// By the layout in texts, and by the direction of each paragraph in fields and editors.
        public static var `default`: AlignmentStrategy { AlignmentStrategy(number: 0) }
        /// By the layout.
        public static var layoutBased: AlignmentStrategy { AlignmentStrategy(number: 1) }
        /// By the direction of each paragraph.
        public static var writingDirectionBased: AlignmentStrategy { AlignmentStrategy(number: 2) }
    }

    /// The source of the direction of a paragraph.
    ///
    /// Matches: SwiftUI.Text.WritingDirectionStrategy
    public struct WritingDirectionStrategy: Equatable, Hashable, Sendable {
        private let number: Int

        /// By the content.
        public static var `default`: WritingDirectionStrategy { contentBased }
        /// By the first letter of each paragraph.
        public static var contentBased: WritingDirectionStrategy {
            WritingDirectionStrategy(number: 0)
        }
        /// That of the layout.
        public static var layoutBased: WritingDirectionStrategy {
            WritingDirectionStrategy(number: 1)
        }
    }
}

nonisolated extension View {
    /// Sets the direction that decides where the lines of texts in this view begin.
    ///
    /// ```swift
    /// Text("שלום").multilineTextAlignment(strategy: .writingDirectionBased)
    /// ```
    ///
    /// Matches: SwiftUI.View.multilineTextAlignment(strategy:)
    /// Source: `docs/editing.md`, EDIT-7.
    public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
        environment(\.textAlignmentStrategy, strategy)
    }

    /// Sets the source of the direction of paragraphs of texts in this view.
    ///
    /// Matches: SwiftUI.View.writingDirection(strategy:)
    /// Source: `docs/editing.md`, EDIT-7.
    public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        environment(\.writingDirectionStrategy, strategy)
    }
}
