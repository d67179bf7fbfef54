import LozengeCore

/// The hooks of motion: the part of a primitive that interpolates.
@MainActor
package protocol MotionBehavior: PrimitiveContent {
    /// The type of the data; ``EmptyAnimatableData`` for a primitive that changes at once.
    associatedtype MotionData: VectorArithmetic = EmptyAnimatableData

    /// Returns the data of the primitive and its resolved value.
    func motionData(_ resolved: Resolved) -> MotionData

    /// Sets the data for all passes while they are animated.
    ///
    /// Springs overshoot, so each value is limited to its range. A value that the layout reads is set in
    /// `resolved` only, unless ``motionAffectsLayout`` is true.
    mutating func setMotionData(_ data: MotionData, _ resolved: inout Resolved)

    /// Removes from the program's resolved value what was only for the motion, which is over.
    static func motionEnds(_ resolved: inout Resolved)

    /// Returns the change to animate; zero for data with nothing in between, as a colour and a gradient.
    static func change(from old: MotionData, to new: MotionData) -> MotionData

    /// True if the data are part of the layout, which is made again in each frame.
    static var motionAffectsLayout: Bool { get }

    /// True if the data are the positions of the boxes inside: a change of their frames is no motion of its
    /// own.
    static var movesChildren: Bool { get }

    /// True if the boxes inside move as one with this box: new ones, too.
    static var groupsGeometry: Bool { get }

    /// False if the frame only moves, and keeps its new size, as that of a text.
    static var resizesInMotion: Bool { get }
}

extension MotionBehavior {
    package static func change(from old: MotionData, to new: MotionData) -> MotionData {
        new - old
    }
    package static func motionEnds(_ resolved: inout Resolved) {}
    package static var motionAffectsLayout: Bool { false }
    package static var movesChildren: Bool { false }
    package static var groupsGeometry: Bool { false }
    package static var resizesInMotion: Bool { true }
}

extension PrimitiveHolder {
    var movesChildren: Bool { Content.movesChildren }
    var groupsGeometry: Bool { Content.groupsGeometry }
    var resizesInMotion: Bool { Content.resizesInMotion }
}

extension MotionBehavior where MotionData == EmptyAnimatableData {
    package func motionData(_ resolved: Resolved) -> EmptyAnimatableData { EmptyAnimatableData() }

    package mutating func setMotionData(
        _ data: EmptyAnimatableData, _ resolved: inout Resolved
    ) {}
}
