import Foundation
import LozengeCore

/// The gestures of a view that are recognized.
///
/// Matches: SwiftUI.GestureMask
nonisolated public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let none: GestureMask = []
    /// The attached gesture.
    public static let gesture = GestureMask(rawValue: 1)
    /// The gestures of the views inside.
    public static let subviews = GestureMask(rawValue: 2)
    public static let all: GestureMask = [.gesture, .subviews]
}

nonisolated extension View {
    /// Adds a gesture to this view; gestures of the views inside come first.
    ///
    /// ```swift
    /// Card().gesture(TapGesture(count: 2).onEnded { isOpen = true })
    /// ```
    ///
    /// Matches: SwiftUI.View.gesture(_:including:)
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        modifier(GestureEffect(gesture: gesture, priority: .normal, mask: mask))
    }

    /// Adds a gesture to this view; it comes before those of the views inside.
    ///
    /// Matches: SwiftUI.View.highPriorityGesture(_:including:)
    public func highPriorityGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureEffect(gesture: gesture, priority: .high, mask: mask))
    }

    /// Adds a gesture to this view that is recognized together with others.
    ///
    /// Matches: SwiftUI.View.simultaneousGesture(_:including:)
    public func simultaneousGesture<T: Gesture>(
        _ gesture: T, including mask: GestureMask = .all
    ) -> some View {
        modifier(GestureEffect(gesture: gesture, priority: .beside, mask: mask))
    }

    /// Adds a gesture to this view, recognized only if `isEnabled` is true; those of views inside always are.
    ///
    /// Matches: SwiftUI.View.gesture(_:isEnabled:)
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        self.gesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture with a name to this view, recognized only if `isEnabled` is true.
    ///
    /// Matches: SwiftUI.View.gesture(_:name:isEnabled:)
    /// Differs: the name is that of a gesture recognizer of UIKit, and is not used.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View
    {
        self.gesture(gesture, isEnabled: isEnabled)
    }

    /// Adds a gesture to this view that comes before those of the views inside, recognized only if
    /// `isEnabled` is true.
    ///
    /// Matches: SwiftUI.View.highPriorityGesture(_:isEnabled:)
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        highPriorityGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to this view that is recognized together with others, only if `isEnabled` is true.
    ///
    /// Matches: SwiftUI.View.simultaneousGesture(_:isEnabled:)
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        simultaneousGesture(gesture, including: isEnabled ? .all : .subviews)
    }

    /// Calls `action` when this view is clicked `count` times.
    ///
    /// Matches: SwiftUI.View.onTapGesture(count:perform:)
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        gesture(TapGesture(count: count).onEnded { action() })
    }

    /// Calls `action` with the point when this view is clicked `count` times.
    ///
    /// Matches: SwiftUI.View.onTapGesture(count:coordinateSpace:perform:)
    public func onTapGesture(
        count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
        perform action: @escaping (CGPoint) -> Void
    ) -> some View {
        gesture(
            SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
                .onEnded { action($0.location) })
    }

    /// Calls `action` when the button was held down on this view long enough.
    ///
    /// - Parameters:
    ///   - minimumDuration: The duration in seconds.
    ///   - maximumDistance: The distance in points that the pointer may move meanwhile.
    ///   - action: The action.
    ///   - onPressingChanged: Called with true when the button goes down, and with false when the gesture is
    ///     over.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
        perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
    ) -> some View {
        gesture(
            PressingGesture(
                base: LongPressGesture(
                    minimumDuration: minimumDuration, maximumDistance: maximumDistance),
                onPressingChanged: onPressingChanged
            ).onEnded { _ in action() })
    }
}

/// A long press that reports its beginning and its end.
nonisolated private struct PressingGesture {
    let base: LongPressGesture
    let onPressingChanged: ((Bool) -> Void)?
}

extension PressingGesture: Gesture {
    typealias Body = Never
    typealias Value = Bool

    func _recognizer(in place: _GesturePlace) -> _Recognizer<Bool> {
        PressingRecognizer(base._recognizer(in: place), onPressingChanged)
    }
}

private final class PressingRecognizer: TellingRecognizer<Bool> {
    private var action: ((Bool) -> Void)?
    private var isPressing = false {
        didSet { if isPressing != oldValue { action?(isPressing) } }
    }

    init(_ base: _Recognizer<Bool>, _ action: ((Bool) -> Void)?) {
        self.action = action
        super.init(base)
    }

    override func tell(_ phase: Phase) { isPressing = !phase.isOver }
    override func lost() { isPressing = false }

    override func adopt(_ fresh: _Recognizer<Bool>) {
        super.adopt(fresh)
        if let fresh = fresh as? PressingRecognizer { action = fresh.action }
    }
}

/// A layout-neutral modifier with a gesture.
nonisolated struct GestureEffect<Followed: Gesture> {
    let gesture: Followed
    let priority: PressOffer.Priority
    let mask: GestureMask
}

extension GestureEffect: PrimitiveModifier {
    static var affectsLayout: Bool { false }

    func resolve(_ context: UpdateContext<Self>) {
        context.tree.pointer.press?.refresh(context.node)
    }

    func pressOffers(_ context: EventContext<Self>) -> [PressOffer] {
        var offers: [PressOffer] = mask.contains(.subviews) ? [] : [.keepFromInside]
        guard mask.contains(.gesture), context.environment.isEnabled else { return offers }
        let recognizer = gesture._recognizer(in: _GesturePlace(node: context.node))
        // A gesture that is `nil` takes no part.
        guard !recognizer.phase.isOver else { return offers }
        offers.append(.follow(GestureFollower(recognizer), priority))
        return offers
    }

    func semantics(_ context: SemanticsContext<Self>) -> SemanticEffect {
        guard mask.contains(.gesture), context.environment.isEnabled,
            let action = (gesture as? any ClickPerforming)?.clickAction
        else { return .none }
        return .change { elements in
            for index in elements.indices
            where !elements[index].actions.contains(where: { $0.kind == .activate }) {
                elements[index].actions.insert(SemanticAction(.activate, perform: action), at: 0)
            }
        }
    }
}

/// A gesture that may be a click, which assistive technology can perform as well.
nonisolated private protocol ClickPerforming {
    /// The effect of a click; `nil` for other gestures.
    var clickAction: (() -> Void)? { get }
}

nonisolated extension _EndedGesture: ClickPerforming {
    fileprivate var clickAction: (() -> Void)? {
        guard let tap = base as? TapGesture, tap.count == 1, let value = () as? Value else {
            return nil
        }
        return { action(value) }
    }
}
