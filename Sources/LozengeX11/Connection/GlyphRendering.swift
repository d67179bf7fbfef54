import Foundation

/// How the edges of letters are made, as the desktop wants it.
///
/// Not by coloured subpixels, whatever is wanted: that is right only over opaque pixels, and text is
/// drawn into translucent groups, too.
struct GlyphRendering: Equatable {
    /// How far outlines are moved to fit the pixels.
    enum Hinting: String {
        case none = "hintnone"
        case slight = "hintslight"
        case medium = "hintmedium"
        case full = "hintfull"
    }

    /// With levels of grey.
    var isSmooth = true
    /// Slight moves outlines up and down only, so that letters keep their widths.
    var hinting = Hinting.slight

    init() {}

    /// Decides by the settings manager, then by the X resources, then for what is right everywhere.
    ///
    /// - Parameters:
    ///   - settings: What the settings manager says.
    ///   - resource: What the X resources say under a name.
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
