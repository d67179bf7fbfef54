import Foundation

/// The desktop's settings for the rendering of glyphs.
///
/// Subpixel rendering is never used: it is right only on opaque pixels, and text is also drawn into
/// translucent groups.
struct GlyphRendering: Equatable {
    /// The degree to which outlines are fitted to the pixel grid.
    enum Hinting: String {
        case none = "hintnone"
        case slight = "hintslight"
        case medium = "hintmedium"
        case full = "hintfull"
    }

    /// True if edges are drawn with levels of grey.
    var isSmooth = true
    /// The hinting style.
    ///
    /// The slight style moves outlines vertically only, so that glyphs keep their widths.
    var hinting = Hinting.slight

    init() {}

    /// Reads the settings of the XSETTINGS manager, then of the X resources; uses defaults for
    /// missing values.
    ///
    /// - Parameters:
    ///   - settings: The values from the XSETTINGS manager.
    ///   - resource: Returns the value of an X resource by name; `nil` if there is none.
    init(settings: XSettings, resource: (String) -> String?) {
        func isOn(_ setting: String, _ name: String) -> Bool? {
            if let value = settings.integer(setting), value >= 0 { return value != 0 }
            return switch resource(name)?.lowercased() {
            case "1", "true", "yes", "on": true
            case "0", "false", "no", "off": false
            default: nil
            }
        }
        isSmooth = isOn("Xft/Antialias", "Xft.antialias") ?? true
        let style = settings.string("Xft/HintStyle") ?? resource("Xft.hintstyle")
        hinting = style.flatMap { Hinting(rawValue: $0.lowercased()) } ?? .slight
        if isOn("Xft/Hinting", "Xft.hinting") == false { hinting = .none }
    }
}
