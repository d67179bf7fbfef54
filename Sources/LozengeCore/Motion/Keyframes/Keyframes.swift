/// The keyframes of a value: tracks that run side by side.
///
/// ```swift
/// struct Jump {
///     var height = 0.0
///     var scale = 1.0
/// }
///
/// struct JumpKeyframes: Keyframes {
///     var body: some Keyframes<Jump> {
///         KeyframeTrack(\.height) {
///             SpringKeyframe(-40, duration: 0.3)
///             CubicKeyframe(0, duration: 0.4)
///         }
///         KeyframeTrack(\.scale) {
///             LinearKeyframe(1.2, duration: 0.3)
///             LinearKeyframe(1, duration: 0.4)
///         }
///     }
/// }
/// ```
///
/// Matches: SwiftUI.Keyframes
public protocol Keyframes<Value> {
    /// The type of the animated value.
    ///
    /// Matches: SwiftUI.Keyframes.Value
    associatedtype Value = Self.Body.Value

    /// The type of the body.
    ///
    /// Matches: SwiftUI.Keyframes.Body
    associatedtype Body: Keyframes

    /// The tracks.
    ///
    /// Matches: SwiftUI.Keyframes.body
    @KeyframesBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the tracks to a timeline. For the engine.
    func _addTracks(to timeline: inout _KeyframeTracks<Value>)
}

extension Keyframes where Body.Value == Value {
    public func _addTracks(to timeline: inout _KeyframeTracks<Value>) {
        body._addTracks(to: &timeline)
    }
}

extension Never: Keyframes {
    public typealias Value = Never

    public func _addTracks(to timeline: inout _KeyframeTracks<Never>) {}
}

/// The tracks of a timeline.
///
/// Extension: for the engine.
public struct _KeyframeTracks<Root> {
    let initialValue: Root
    private(set) var tracks: [(duration: Double, set: (inout Root, Double) -> Void)] = []

    init(initialValue: Root) { self.initialValue = initialValue }

    mutating func append<Value: Animatable>(
        _ content: some KeyframeTrackContent<Value>, _ keyPath: WritableKeyPath<Root, Value>
    ) {
        var segments = _KeyframeSegments<Value>()
        content._addSegments(to: &segments)
        let curve = KeyframeCurve(initialValue[keyPath: keyPath], segments.all)
        tracks.append((curve.duration, { $0[keyPath: keyPath] = curve.value(at: $1) }))
    }
}

/// The values of keyframes at any time.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) {
///     LinearKeyframe(100, duration: 1)
///     CubicKeyframe(0, duration: 0.5)
/// }
/// let height = timeline.value(time: 0.75)
/// ```
///
/// Matches: SwiftUI.KeyframeTimeline
/// Source: `docs/animation.md`, KEY-1 to 4.
public struct KeyframeTimeline<Value> {
    private let tracks: _KeyframeTracks<Value>

    /// The duration of the longest track, in seconds.
    ///
    /// Matches: SwiftUI.KeyframeTimeline.duration
    public let duration: Double

    /// Creates a timeline whose tracks start at `initialValue`.
    ///
    /// Matches: SwiftUI.KeyframeTimeline.init(initialValue:content:)
    public init(
        initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        self.init(initialValue: initialValue, content())
    }

    package init(initialValue: Value, _ keyframes: some Keyframes<Value>) {
        var tracks = _KeyframeTracks(initialValue: initialValue)
        keyframes._addTracks(to: &tracks)
        self.tracks = tracks
        duration = tracks.tracks.reduce(0) { max($0, $1.duration) }
    }

    /// Returns the value at `time` seconds; before the start the initial, after the end the last one.
    ///
    /// Matches: SwiftUI.KeyframeTimeline.value(time:)
    public func value(time: Double) -> Value {
        var value = tracks.initialValue
        for track in tracks.tracks { track.set(&value, time) }
        return value
    }

    /// Returns the value at a part of the duration, from 0 to 1.
    ///
    /// Matches: SwiftUI.KeyframeTimeline.value(progress:)
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

/// The keyframes of one property.
///
/// Matches: SwiftUI.KeyframeTrack
public struct KeyframeTrack<Root, TrackValue, Content: KeyframeTrackContent>: Keyframes
where TrackValue == Content.Value {
    public typealias Value = Root
    public typealias Body = Never

    private let keyPath: WritableKeyPath<Root, TrackValue>
    private let content: Content

    /// Creates the track of a property.
    ///
    /// Matches: SwiftUI.KeyframeTrack.init(_:content:)
    public init(
        _ keyPath: WritableKeyPath<Root, TrackValue>,
        @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Creates the track of the whole value.
    ///
    /// Matches: SwiftUI.KeyframeTrack.init(content:)
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content)
    where Root == TrackValue {
        self.init(\.self, content: content)
    }

    init(_ content: Content) where Root == TrackValue {
        keyPath = \.self
        self.content = content
    }

    public func _addTracks(to timeline: inout _KeyframeTracks<Root>) {
        timeline.append(content, keyPath)
    }
}

extension Keyframes where Body == Never {
    public var body: Never { preconditionFailure("\(Self.self) has no body.") }
}
