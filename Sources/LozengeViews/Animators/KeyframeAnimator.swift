import Foundation
import LozengeCore

/// A view whose content is made anew in each frame from a value that follows keyframes.
///
/// ```swift
/// KeyframeAnimator(initialValue: 1.0, trigger: hits) { scale in
///     Image(systemName: "bell").scaleEffect(scale)
/// } keyframes: { _ in
///     SpringKeyframe(1.5, duration: 0.2, spring: .bouncy)
///     CubicKeyframe(1, duration: 0.4)
/// }
/// ```
///
/// Matches: SwiftUI.KeyframeAnimator
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes, Content: View>
where Value == KeyframePath.Value {
    private let initialValue: Value
    private let trigger: Trigger?
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath

    @State private var run: KeyframeRun<Value>?

    /// Creates a view that follows the keyframes once whenever `trigger` changes.
    ///
    /// - Parameters:
    ///   - initialValue: The first value.
    ///   - trigger: The value that starts the keyframes.
    ///   - content: The view for a value.
    ///   - keyframes: The keyframes from the present value on.
    ///
    /// Matches: SwiftUI.KeyframeAnimator.init(initialValue:trigger:content:keyframes:)
    public init(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = Trigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view that follows the keyframes again and again.
    ///
    /// - Parameters:
    ///   - initialValue: The first value.
    ///   - repeating: False to show the first value.
    ///   - content: The view for a value.
    ///   - keyframes: The keyframes.
    ///
    /// Matches: SwiftUI.KeyframeAnimator.init(initialValue:repeating:content:keyframes:)
    public init(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }
}

extension KeyframeAnimator: View {
    public var body: some View {
        TimelineView(KeyframeSchedule(run: run)) { context in
            content(run?.value(at: context.date) ?? initialValue)
        }
        .onAppear { if repeats { start() } }
        .onChange(of: repeats) { if repeats { start() } else { run = nil } }
        .onChange(of: trigger) { start() }
    }

    private func start() {
        let value = run?.latest ?? initialValue
        run = KeyframeRun(
            KeyframeTimeline(initialValue: value, keyframes(value)), first: value, repeats: repeats)
    }
}

/// One run through keyframes.
private final class KeyframeRun<Value> {
    private let timeline: KeyframeTimeline<Value>
    let repeats: Bool
    /// The date of the first frame.
    private(set) var start: Date?
    /// The value of the last frame.
    private(set) var latest: Value

    init(_ timeline: KeyframeTimeline<Value>, first: Value, repeats: Bool) {
        self.timeline = timeline
        latest = first
        // Keyframes without a duration have nothing to repeat.
        self.repeats = repeats && timeline.duration > 0
    }

    /// The date of the last frame; `nil` if there is none.
    var end: Date? { repeats ? nil : start?.addingTimeInterval(timeline.duration) }

    func begin(at date: Date) { if start == nil { start = date } }

    func value(at date: Date) -> Value {
        var time = max(0, date.timeIntervalSince(start ?? date))
        if repeats { time = time.truncatingRemainder(dividingBy: timeline.duration) }
        latest = timeline.value(time: time)
        return latest
    }
}

/// A date for each frame of a run, and its end.
private struct KeyframeSchedule<Value>: TimelineSchedule {
    let run: KeyframeRun<Value>?

    func entries(from startDate: Date, mode: Mode) -> some Sequence<Date> {
        run?.begin(at: startDate)
        let end = run == nil ? startDate : run?.end
        return sequence(first: startDate) { date in
            if let end, date >= end { return nil }
            // There are more dates than frames; each frame shows the latest.
            let next = date.addingTimeInterval(0.004)
            return end.map { min($0, next) } ?? next
        }
    }
}

nonisolated extension View {
    /// Follows keyframes once whenever `trigger` changes; the closure is called in each frame.
    ///
    /// Matches: SwiftUI.View.keyframeAnimator(initialValue:trigger:content:keyframes:)
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content:
            @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return KeyframeAnimator(
            initialValue: initialValue, trigger: trigger, content: { content(placeholder, $0) },
            keyframes: keyframes)
    }

    /// Follows keyframes again and again; the closure is called in each frame.
    ///
    /// Matches: SwiftUI.View.keyframeAnimator(initialValue:repeating:content:keyframes:)
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content:
            @escaping @Sendable (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(self)
        return KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(placeholder, $0) }, keyframes: keyframes)
    }
}
