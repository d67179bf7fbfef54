/// The keyframes of a track, one after the other.
///
/// Matches: SwiftUI.KeyframeTrackContent
public protocol KeyframeTrackContent<Value> {
    /// The type of the animated value.
    ///
    /// Matches: SwiftUI.KeyframeTrackContent.Value
    associatedtype Value: Animatable = Self.Body.Value

    /// The type of the body.
    ///
    /// Matches: SwiftUI.KeyframeTrackContent.Body
    associatedtype Body: KeyframeTrackContent

    /// The keyframes.
    ///
    /// Matches: SwiftUI.KeyframeTrackContent.body
    @KeyframeTrackContentBuilder<Self.Value> var body: Self.Body { get }

    /// Adds the keyframes to a track. For the engine.
    func _addSegments(to track: inout _KeyframeSegments<Value>)
}

extension KeyframeTrackContent where Body.Value == Value {
    public func _addSegments(to track: inout _KeyframeSegments<Value>) {
        body._addSegments(to: &track)
    }
}

extension KeyframeTrackContent where Body == Self {
    public var body: Self { self }
}

/// The keyframes of a track.
///
/// Extension: for the engine.
public struct _KeyframeSegments<Value: Animatable> {
    private(set) var all: [KeyframeSegment<Value>] = []

    mutating func append(
        _ kind: KeyframeSegment<Value>.Kind, to value: Value, duration: Double?
    ) {
        all.append(KeyframeSegment(kind: kind, end: value.animatableData, duration: duration))
    }
}

/// The way to one keyframe.
struct KeyframeSegment<Value: Animatable> {
    enum Kind {
        case linear(UnitCurve)
        case cubic(startVelocity: Value.AnimatableData?, endVelocity: Value.AnimatableData?)
        case spring(Spring, startVelocity: Value.AnimatableData?)
        case move
    }

    let kind: Kind
    let end: Value.AnimatableData
    /// The time in seconds; `nil` for the settling time of a spring.
    let duration: Double?
}

/// A keyframe that is reached along a curve.
///
/// Matches: SwiftUI.LinearKeyframe
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = LinearKeyframe<Value>

    private let to: Value
    private let duration: Double
    private let timingCurve: UnitCurve

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at its end.
    ///   - duration: The time in seconds; negative and NaN count as 0.
    ///   - timingCurve: The course of the change.
    ///
    /// Matches: SwiftUI.LinearKeyframe.init(_:duration:timingCurve:)
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {
        self.to = to
        self.duration = duration
        self.timingCurve = timingCurve
    }

    public func _addSegments(to track: inout _KeyframeSegments<Value>) {
        track.append(.linear(timingCurve), to: to, duration: duration)
    }
}

/// A keyframe that is reached on a smooth way through its neighbours.
///
/// Matches: SwiftUI.CubicKeyframe
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = CubicKeyframe<Value>

    private let to: Value
    private let duration: Double
    private let startVelocity: Value?
    private let endVelocity: Value?

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at its end.
    ///   - duration: The time in seconds; negative and NaN count as 0.
    ///   - startVelocity: The velocity at its start, per second; `nil` for that of a smooth way.
    ///   - endVelocity: The velocity at its end, per second; `nil` for that of a smooth way.
    ///
    /// Matches: SwiftUI.CubicKeyframe.init(_:duration:startVelocity:endVelocity:)
    public init(
        _ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.startVelocity = startVelocity
        self.endVelocity = endVelocity
    }

    public func _addSegments(to track: inout _KeyframeSegments<Value>) {
        track.append(
            .cubic(
                startVelocity: startVelocity?.animatableData,
                endVelocity: endVelocity?.animatableData),
            to: to, duration: duration)
    }
}

/// A keyframe that is reached by a spring.
///
/// Matches: SwiftUI.SpringKeyframe
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = SpringKeyframe<Value>

    private let to: Value
    private let duration: Double?
    private let spring: Spring
    private let startVelocity: Value?

    /// Creates a keyframe.
    ///
    /// - Parameters:
    ///   - to: The value at its end.
    ///   - duration: The time in seconds, after which the spring is cut off; `nil` for the time until it is
    ///     at rest.
    ///   - spring: The spring.
    ///   - startVelocity: The velocity at its start, per second; `nil` for that of the previous keyframe.
    ///
    /// Matches: SwiftUI.SpringKeyframe.init(_:duration:spring:startVelocity:)
    public init(
        _ to: Value, duration: Double? = nil, spring: Spring = Spring(),
        startVelocity: Value? = nil
    ) {
        self.to = to
        self.duration = duration
        self.spring = spring
        self.startVelocity = startVelocity
    }

    public func _addSegments(to track: inout _KeyframeSegments<Value>) {
        track.append(
            .spring(spring, startVelocity: startVelocity?.animatableData), to: to,
            duration: duration)
    }
}

/// A keyframe that takes no time.
///
/// Matches: SwiftUI.MoveKeyframe
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public typealias Body = MoveKeyframe<Value>

    private let to: Value

    /// Creates a keyframe.
    ///
    /// Matches: SwiftUI.MoveKeyframe.init(_:)
    public init(_ to: Value) { self.to = to }

    public func _addSegments(to track: inout _KeyframeSegments<Value>) {
        track.append(.move, to: to, duration: 0)
    }
}
