import Foundation
import LozengeCore
import LozengeText

/// The desktop's settings for the appearance of windows and for input.
struct DesktopSettings: Equatable {
    /// Device pixels per point: a multiple of 0.25 from 0.5 to 8.
    var scale: CGFloat
    var colorScheme: ColorScheme
    var contrast: ColorSchemeContrast
    /// The accent colour; `nil` if the desktop does not set one.
    var accent: Color.Resolved?
    var reducesMotion: Bool
    var glyphs: GlyphRendering
    var doubleClick: DoubleClick
    /// The time for which a blinking caret is visible, and then hidden; `nil` if it does not blink.
    var caretBlink: Duration?
    /// The font family of the desktop's own windows; `nil` if not set.
    var fontFamily: String?
    /// The text size that fits the size of that font; `nil` if not set.
    var textSize: DynamicTypeSize?
    /// The name of the icon theme; `nil` if not set.
    var iconTheme: String?

    /// Combines the sources.
    ///
    /// The first source that sets a value wins, in this order: environment, portal, settings
    /// manager, X resources.
    ///
    /// - Parameters:
    ///   - override: The value of `LOZENGE_SCALE`; `nil` if not set.
    ///   - scheme: The value of `LOZENGE_COLOR_SCHEME`; `nil` if not set.
    ///   - portal: The values from the settings portal.
    ///   - settings: The values from the XSETTINGS manager.
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
        textSize = settings.string("Gtk/FontName").flatMap(PangoTextEngine.size(named:))
            .map(DynamicTypeSize.init(nearestTo:))
        iconTheme = settings.string("Net/IconThemeName")
    }

    /// Returns half of the blink period, which the setting gives for one visible and one hidden
    /// phase.
    ///
    /// Source: `Net/CursorBlinkTime` of XSETTINGS; 1.2 seconds is GTK's default.
    private static func caretBlink(of settings: XSettings) -> Duration? {
        guard settings.integer("Net/CursorBlink") != 0 else { return nil }
        let whole = settings.integer("Net/CursorBlinkTime") ?? 1200
        return .milliseconds(min(max(whole, 200), 10_000) / 2)
    }

    /// Returns the window scaling factor multiplied by the text scale (resolution / 96).
    ///
    /// GNOME's `Xft/DPI` already contains the factor; `Gdk/UnscaledDPI` is set then and does not
    /// contain it. Both are in 1024ths of a dot per inch.
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

    /// Returns the value of the resource `name`; `nil` if there is none.
    private static func value(of name: String, in resources: String) -> String? {
        for line in resources.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            if parts.count == 2, parts[0] == name { return parts[1] }
        }
        return nil
    }

    /// Rounds a scale to a multiple of 0.25, so that glyphs, masks and pictures are cached for few
    /// scales.
    private static func quantised(_ scale: CGFloat) -> CGFloat {
        guard scale.isFinite else { return 1 }
        return min(max((scale * 4).rounded() / 4, 0.5), 8)
    }
}
