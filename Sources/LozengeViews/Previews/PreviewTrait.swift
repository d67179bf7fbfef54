import Foundation

/// A property of a preview: its layout, its orientation or a modifier.
///
/// Matches: SwiftUI.PreviewTrait
@MainActor
public struct PreviewTrait<T> {
    /// The layout; `nil` if the trait does not set one.
    package private(set) var layout: PreviewLayout?
    /// The orientation; `nil` if the trait does not set one.
    package private(set) var orientation: InterfaceOrientation?
    /// The modifiers of the content, the innermost first.
    package private(set) var modifiers: [any PreviewModifier] = []

    /// Combines traits.
    ///
    /// For the same property, the last trait wins. Modifiers are applied in order.
    ///
    /// Matches: SwiftUI.PreviewTrait.init(_:)
    public init(_ traits: PreviewTrait<T>...) { self.init(combining: traits) }

    init(combining traits: [PreviewTrait<T>]) {
        for trait in traits {
            layout = trait.layout ?? layout
            orientation = trait.orientation ?? orientation
            modifiers += trait.modifiers
        }
    }

    init(
        layout: PreviewLayout? = nil, orientation: InterfaceOrientation? = nil,
        modifiers: [any PreviewModifier] = []
    ) {
        self.layout = layout
        self.orientation = orientation
        self.modifiers = modifiers
    }
}

extension PreviewTrait where T == Preview.ViewTraits {
    /// A container of the screen's size, the default.
    ///
    /// Matches: SwiftUI.PreviewTrait.defaultLayout
    public static var defaultLayout: PreviewTrait<T> { PreviewTrait(layout: .device) }

    /// A container as large as the content.
    ///
    /// Matches: SwiftUI.PreviewTrait.sizeThatFitsLayout
    public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait(layout: .sizeThatFits) }

    /// A container of `width` by `height` points.
    ///
    /// Matches: SwiftUI.PreviewTrait.fixedLayout(width:height:)
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
        PreviewTrait(layout: .fixed(width: width, height: height))
    }

    /// Upright orientation.
    ///
    /// Matches: SwiftUI.PreviewTrait.portrait
    public static var portrait: PreviewTrait<T> { PreviewTrait(orientation: .portrait) }

    /// Upside-down orientation.
    ///
    /// Matches: SwiftUI.PreviewTrait.portraitUpsideDown
    public static var portraitUpsideDown: PreviewTrait<T> {
        PreviewTrait(orientation: .portraitUpsideDown)
    }

    /// Orientation with the top at the left.
    ///
    /// Matches: SwiftUI.PreviewTrait.landscapeLeft
    public static var landscapeLeft: PreviewTrait<T> { PreviewTrait(orientation: .landscapeLeft) }

    /// Orientation with the top at the right.
    ///
    /// Matches: SwiftUI.PreviewTrait.landscapeRight
    public static var landscapeRight: PreviewTrait<T> { PreviewTrait(orientation: .landscapeRight) }

    /// Applies `modifier` to the content of the preview.
    ///
    /// Matches: SwiftUI.PreviewTrait.modifier(_:)
    public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
        PreviewTrait(modifiers: [modifier])
    }
}
