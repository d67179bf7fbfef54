/// Everything that decides what a colour with a name looks like.
public struct ColorPalette: Hashable, Sendable {
    public var scheme: ColorScheme
    public var contrast: ColorSchemeContrast
    /// What the desktop marks things with; `nil` where it names nothing.
    public var accent: Color.Resolved?

    public init(
        scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
        accent: Color.Resolved? = nil
    ) {
        self.scheme = scheme
        self.contrast = contrast
        self.accent = accent
    }
}
