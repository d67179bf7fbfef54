/// Builds the keyframes of a track from statements.
///
/// Matches: SwiftUI.KeyframeTrackContentBuilder
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where Value == K.Value { expression }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList { track in for component in components { component._addSegments(to: &track) } }
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(content: .first(component))
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> Conditional<Value, First, Second> where Value == First.Value, First.Value == Second.Value {
        Conditional(content: .second(component))
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
    where Value == K.Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> {
        KeyframeList { track in
            accumulated._addSegments(to: &track)
            next._addSegments(to: &track)
        }
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> { KeyframeList { _ in } }

    /// The keyframes of one of two branches.
    ///
    /// Matches: SwiftUI.KeyframeTrackContentBuilder.Conditional
    public struct Conditional<
        ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent
    >: KeyframeTrackContent where ConditionalValue == First.Value, First.Value == Second.Value {
        public typealias Value = ConditionalValue
        public typealias Body = Conditional<ConditionalValue, First, Second>

        enum Content {
            case first(First)
            case second(Second)
        }

        let content: Content

        public func _addSegments(to track: inout _KeyframeSegments<ConditionalValue>) {
            switch content {
            case .first(let first): first._addSegments(to: &track)
            case .second(let second): second._addSegments(to: &track)
            }
        }
    }
}

/// Several keyframes.
private struct KeyframeList<Value: Animatable>: KeyframeTrackContent {
    typealias Body = KeyframeList<Value>

    let add: (inout _KeyframeSegments<Value>) -> Void

    func _addSegments(to track: inout _KeyframeSegments<Value>) { add(&track) }
}

/// Several tracks.
private struct TrackList<Value>: Keyframes {
    typealias Body = Never

    let add: (inout _KeyframeTracks<Value>) -> Void

    func _addTracks(to timeline: inout _KeyframeTracks<Value>) { add(&timeline) }
}

/// Builds keyframes from tracks, or from the keyframes of one track.
///
/// Matches: SwiftUI.KeyframesBuilder
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
    where Value == K.Value { expression }

    public static func buildArray(
        _ components: [some KeyframeTrackContent<Value>]
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildArray(components)
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        .init(content: .first(component))
    }

    public static func buildEither<First: KeyframeTrackContent, Second: KeyframeTrackContent>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second>
    where Value == First.Value, First.Value == Second.Value {
        .init(content: .second(component))
    }

    public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
    where Value == K.Value { first }

    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildPartialBlock(accumulated: accumulated, next: next)
    }

    public static func buildBlock() -> some KeyframeTrackContent<Value> where Value: Animatable {
        KeyframeTrackContentBuilder<Value>.buildBlock()
    }

    public static func buildFinalResult<Content: KeyframeTrackContent>(
        _ component: Content
    ) -> KeyframeTrack<Value, Value, Content> where Value == Content.Value {
        KeyframeTrack(component)
    }

    public static func buildExpression<Content: Keyframes>(_ expression: Content) -> Content
    where Value == Content.Value { expression }

    public static func buildPartialBlock<Content: Keyframes>(first: Content) -> Content
    where Value == Content.Value { first }

    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> some Keyframes<Value> {
        TrackList { timeline in
            accumulated._addTracks(to: &timeline)
            next._addTracks(to: &timeline)
        }
    }

    public static func buildBlock() -> some Keyframes<Value> { TrackList { _ in } }

    public static func buildFinalResult<Content: Keyframes>(_ component: Content) -> Content
    where Value == Content.Value { component }
}
