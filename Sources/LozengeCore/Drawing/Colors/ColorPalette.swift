/// The settings that named colours depend on.
public struct ColorPalette: Hashable, Sendable {
    /// The light or dark scheme.
    public var scheme: ColorScheme
    /// The contrast.
    public var contrast: ColorSchemeContrast
    /// The desktop's accent colour; `nil` if it sets none.
    public var accent: Color.Resolved?
    /// The app's colours; `nil` for none.
    public var named: NamedColors?

    /// Creates a palette; by default light, with standard contrast and no accent colour.
    public init(
        scheme: ColorScheme = .light, contrast: ColorSchemeContrast = .standard,
        accent: Color.Resolved? = nil
    ) {
        self.scheme = scheme
        self.contrast = contrast
        self.accent = accent
    }
}
