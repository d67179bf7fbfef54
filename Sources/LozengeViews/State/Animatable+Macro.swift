import LozengeCore

/// Makes all stored variables of a structure its animatable data.
///
/// ```
/// @Animatable
/// nonisolated struct Wedge: Shape {
///     var start: Angle
///     var end: Angle
///     @AnimatableIgnored var isClosed = true
///
///     func path(in rect: CGRect) -> Path {
///         Path { path in
///             path.addArc(
///                 center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2,
///                 startAngle: start, endAngle: end, clockwise: false)
///         }
///     }
/// }
/// ```
///
/// Constants, computed properties and properties with a wrapper are left out. A variable that cannot be
/// animated is marked with `@AnimatableIgnored`.
///
/// Matches: SwiftUI.Animatable()
/// Differs: a variable needs its type, unless its value is a number such as `0.5` or begins with the type,
/// as `Angle.zero` does.
@attached(extension, conformances: Animatable)
@attached(member, names: named(animatableData))
public macro Animatable() = #externalMacro(module: "PreviewMacros", type: "AnimatableMacro")

/// The names in an expanded `@Animatable`, which no app declares.
public typealias _AnimatableStructure = Animatable
public typealias _AnimatableVariables = AnimatableValues
public typealias _AnimatableNothing = EmptyAnimatableData

/// Leaves a variable out of the data that `@Animatable` makes.
///
/// Matches: SwiftUI.AnimatableIgnored()
@attached(peer)
public macro AnimatableIgnored() =
    #externalMacro(module: "PreviewMacros", type: "AnimatableIgnoredMacro")
