import Foundation
import LozengeCore

// Functions that run on a GPU, which XRender does not have.

/// A function that a GPU runs for each pixel.
///
/// Matches: SwiftUI.Shader
@available(*, unavailable, message: "There is no GPU here; use Canvas with its filters instead.")
nonisolated public struct Shader {
    /// An argument of the function.
    ///
    /// Matches: SwiftUI.Shader.Argument
    @available(
        *, unavailable, message: "There is no GPU here; use Canvas with its filters instead."
    )
    public struct Argument {
        public static func float<T>(_ x: T) -> Argument { Argument() }
        public static func float2<T>(_ x: T) -> Argument { Argument() }
        public static func float2<T>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
    }
}

/// Functions that a GPU runs for each pixel.
///
/// Matches: SwiftUI.ShaderLibrary
@available(*, unavailable, message: "There is no GPU here; use Canvas with its filters instead.")
@dynamicMemberLookup
nonisolated public enum ShaderLibrary {
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction() }
}

/// A function that a GPU runs for each pixel, without its arguments.
///
/// Matches: SwiftUI.ShaderFunction
@available(*, unavailable, message: "There is no GPU here; use Canvas with its filters instead.")
@dynamicCallable
nonisolated public struct ShaderFunction {
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader() }
}

nonisolated extension View {
    /// Changes the colour of each pixel.
    ///
    /// Matches: SwiftUI.View.colorEffect(_:isEnabled:)
    @available(
        *, unavailable,
        message: "There is no GPU here; use brightness, saturation or colorMultiply instead."
    )
    public func colorEffect(_ shader: Any, isEnabled: Bool = true) -> some View { self }

    /// Moves each pixel by a function.
    ///
    /// Matches: SwiftUI.View.distortionEffect(_:maxSampleOffset:isEnabled:)
    @available(*, unavailable, message: "There is no GPU here; use transformEffect instead.")
    public func distortionEffect(
        _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }

    /// Changes each pixel by a function of its neighbours.
    ///
    /// Matches: SwiftUI.View.layerEffect(_:maxSampleOffset:isEnabled:)
    @available(
        *, unavailable,
        message: "There is no GPU here; use blur or Canvas with its filters instead."
    )
    public func layerEffect(
        _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some View { self }
}

nonisolated extension VisualEffect {
    /// Changes the colour of each pixel.
    ///
    /// Matches: SwiftUI.VisualEffect.colorEffect(_:isEnabled:)
    @available(
        *, unavailable,
        message: "There is no GPU here; use brightness, saturation or colorMultiply instead."
    )
    public func colorEffect(_ shader: Any, isEnabled: Bool = true) -> some VisualEffect { self }

    /// Moves each pixel by a function.
    ///
    /// Matches: SwiftUI.VisualEffect.distortionEffect(_:maxSampleOffset:isEnabled:)
    @available(*, unavailable, message: "There is no GPU here; use transformEffect instead.")
    public func distortionEffect(
        _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }

    /// Changes each pixel by a function of its neighbours.
    ///
    /// Matches: SwiftUI.VisualEffect.layerEffect(_:maxSampleOffset:isEnabled:)
    @available(
        *, unavailable,
        message: "There is no GPU here; use blur or Canvas with its filters instead."
    )
    public func layerEffect(
        _ shader: Any, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}
