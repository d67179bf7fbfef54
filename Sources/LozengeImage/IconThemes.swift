import CImage
import Foundation
import LozengeCore

/// The icons of the desktop: those of its theme, of the themes that one builds on, and the rest.
///
/// Source: the Icon Theme Specification, 0.13, "Icon Lookup".
final class IconThemes {
    /// The folders of themes.
    private let folders: [String]
    /// The folders of icons without a theme.
    private let loose: [String]
    private var known: [String: IconTheme?] = [:]
    /// The formats that can be read: drawings, or their pixels with two endings, which themes bring
    /// along for desktops without a reader of drawings.
    private let endings: [String]

    /// The themes of this desktop.
    convenience init() {
        func folder(_ variable: String, or usual: String) -> String {
            EnvironmentVariables.ofProcess[variable].flatMap { $0.isEmpty ? nil : $0 } ?? usual
        }
        let home = folder("HOME", or: "/")
        let data =
            [folder("XDG_DATA_HOME", or: home + "/.local/share")]
            + folder("XDG_DATA_DIRS", or: "/usr/local/share:/usr/share")
            .split(separator: ":").map(String.init)
        self.init(
            folders: [home + "/.icons"] + data.map { $0 + "/icons" },
            loose: data.map { $0 + "/pixmaps" })
    }

    /// - Parameters:
    ///   - folders: The folders of themes.
    ///   - loose: The folders of icons without a theme.
    ///   - readsDrawings: True if the system can decode SVG.
    init(
        folders: [String], loose: [String] = [], readsDrawings: Bool = IconThemes.readsDrawings
    ) {
        self.folders = folders
        self.loose = folders + loose
        endings = ["png", readsDrawings ? "svg" : "symbolic.png", "xpm"]
    }

    /// The file of the first of several icons that there is.
    ///
    /// - Parameters:
    ///   - names: The preferred one first; a theme that is asked earlier counts more.
    ///   - size: The side of the square it is for, in points.
    ///   - scale: Pixels per point.
    ///   - theme: The desktop's theme.
    /// - Returns: The file's path; `nil` where there is none of them.
    func icon(_ names: [String], size: CGFloat, scale: CGFloat, theme: String?) -> String? {
        func whole(_ number: CGFloat) -> Int {
            number > 1 ? Int(min(number.rounded(), 10_000)) : 1
        }
        let factor = whole(scale)
        let size = whole(size * scale / CGFloat(factor))
        for theme in self.names(from: theme) {
            guard let theme = self.theme(theme) else { continue }
            for name in names where !name.contains("/") {
                if let path = theme.icon(name, size: size, scale: factor, endings: endings) {
                    return path
                }
            }
        }
        for name in names where !name.contains("/") {
            let paths = loose.lazy.compactMap { Self.readable("\($0)/\(name).", self.endings) }
            if let path = paths.first { return path }
        }
        return nil
    }

    /// The themes that icons are looked for in, in this order: the desktop's with those it builds on,
    /// GNOME's theme, which nearly every desktop has, and the theme for the icons of programs.
    func names(from theme: String?) -> [String] {
        var names: [String] = []
        func add(_ name: String) {
            guard name != Self.last, !names.contains(name) else { return }
            names.append(name)
            self.theme(name)?.parents.forEach(add)
        }
        if let theme { add(theme) }
        add("Adwaita")
        return names + [Self.last]
    }

    /// The theme that all others build on.
    private static let last = "hicolor"

    private func theme(_ name: String) -> IconTheme? {
        if let theme = known[name] { return theme }
        let theme = IconTheme(name, in: folders)
        known[name] = .some(theme)
        return theme
    }

    /// The first file that there is whose path is `stem` and one of `endings`.
    static func readable(_ stem: String, _ endings: [String]) -> String? {
        endings.lazy.map { stem + $0 }.first(where: \.isReadable)
    }

    static var readsDrawings: Bool {
        guard let gdk = try? Pixbuf.functions, let formats = gdk.get_formats() else { return false }
        defer { g_slist_free(formats) }
        return sequence(first: formats) { $0.pointee.next }.contains {
            guard let format = $0.pointee.data else { return false }
            return gdk.format_is_scalable(OpaquePointer(format)) != 0
        }
    }
}
