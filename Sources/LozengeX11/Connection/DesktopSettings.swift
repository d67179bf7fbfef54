import Foundation
import LozengeCore
import LozengeText

/// What the desktop wants windows to look like.
struct DesktopSettings: Equatable {
    /// Device pixels per point: a multiple of a quarter from 0.5 to 8.
    var scale: CGFloat
    var colorScheme: ColorScheme
    var contrast: ColorSchemeContrast
    /// `nil` where the desktop names none.
    var accent: Color.Resolved?
    var reducesMotion: Bool
    var glyphs: GlyphRendering
    var doubleClick: DoubleClick
    /// How long a caret is to be seen, and then not; `nil` for one that does not blink.
    var caretBlink: Duration?
    /// The family of the font that the desktop writes its own windows in.
    var fontFamily: String?
    /// The name of the theme that the desktop's icons are from.
    var iconTheme: String?

    /// Decides by whoever speaks first: the environment, the portal, the settings manager, the X
    /// resources.
    ///
    /// - Parameters:
    ///   - override: What `LOZENGE_SCALE` says.
    ///   - scheme: What `LOZENGE_COLOR_SCHEME` says.
    ///   - portal: What the settings portal says.
    ///   - settings: What the settings manager says.
    ///   - resources: The root window's `RESOURCE_MANAGER` property.
    init(
        override: CGFloat?, scheme: ColorScheme? = nil, portal: PortalAppearance = .init(),
        settings: XSettings, resources: String
    ) {
        scale = Self.quantised(
            override ?? Self.scale(of: settings) ?? Self.scale(ofResources: resources) ?? 1)
        let theme = settings.string("Net/ThemeName")?.lowercased() ?? ""
        let announced = settings.string("Gtk/ColorScheme")?.lowercased() ?? ""
        let isDark = theme.hasSuffix("-dark") || announced.hasSuffix("dark")
        colorScheme = scheme ?? portal.colorScheme ?? (isDark ? .dark : .light)
        contrast = portal.contrast ?? (theme.hasPrefix("highcontrast") ? .increased : .standard)
        accent = portal.accent
        reducesMotion = portal.reducesMotion ?? (settings.integer("Gtk/EnableAnimations") == 0)
        glyphs = GlyphRendering(settings: settings) { Self.value(of: $0, in: resources) }
        doubleClick = DoubleClick(settings: settings)
        caretBlink = Self.caretBlink(of: settings)
        fontFamily = settings.string("Gtk/FontName").flatMap(PangoTextEngine.family(named:))
        iconTheme = settings.string("Net/IconThemeName")
    }

    /// Source: the settings are for one time on and off; 1.2 seconds where nothing is said.
    private static func caretBlink(of settings: XSettings) -> Duration? {
        guard settings.integer("Net/CursorBlink") != 0 else { return nil }
        let whole = settings.integer("Net/CursorBlinkTime") ?? 1200
        return .milliseconds(min(max(whole, 200), 10_000) / 2)
    }

    /// Whole windows are scaled by `Gdk/WindowScalingFactor`, text besides by the resolution.
    ///
    /// `Xft/DPI` of GNOME's manager holds the factor already; then `Gdk/UnscaledDPI` is there too,
    /// which does not. Both are in 1024ths of a dot per inch.
    private static func scale(of settings: XSettings) -> CGFloat? {
        let factor = settings.integer("Gdk/WindowScalingFactor")
        let resolution = settings.integer("Gdk/UnscaledDPI") ?? settings.integer("Xft/DPI")
        guard factor != nil || resolution != nil else { return nil }
        let dots = CGFloat(resolution ?? 0) / 1024
        return CGFloat(max(factor ?? 1, 1)) * (dots > 0 ? dots / 96 : 1)
    }

    private static func scale(ofResources resources: String) -> CGFloat? {
        let dots = value(of: "Xft.dpi", in: resources) ?? value(of: "*dpi", in: resources)
        guard let dots = dots.flatMap(Double.init), dots > 0 else { return nil }
        return dots / 96
    }

    /// What the line of X resources says that is called `name`.
    private static func value(of name: String, in resources: String) -> String? {
        for line in resources.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            if parts.count == 2, parts[0] == name { return parts[1] }
        }
        return nil
    }

    /// Few different scales keep the caches of glyphs, masks and pictures small.
    private static func quantised(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite else { return 1 }
        return min(max((scale * 4).rounded() / 4, 0.5), 8)
    }
}
