import Foundation
import LozengeCore

/// The icons that stand for one of Apple's symbols.
struct SymbolIcons {
    /// The name of the symbol, if known.
    let name: String
    /// The names of icons, the preferred one first.
    private(set) var icons: [String]
    /// The shape around the symbol that its icon does not have; `nil` for none.
    let enclosure: SymbolEnclosure?
    private let isKnown: Bool

    /// Suffixes of names that do not change the meaning of a symbol.
    private static let suffixes = [".fill", ".circle", ".square", ".rectangle"]

    /// - Parameters:
    ///   - names: The names of the symbol, the preferred one first.
    ///   - inColor: True if coloured icons are preferred to outlines.
    ///   - layoutDirection: The direction of the text.
    init(
        _ names: [String], inColor: Bool, layoutDirection: LayoutDirection = .leftToRight
    ) {
        let known = names.lazy.compactMap(Self.known).first
        let usual = known?.name ?? names.last ?? ""
        isKnown = known != nil
        enclosure = known?.enclosure
        icons = Self.forms(of: known?.icons ?? [usual], inColor: inColor)
        guard layoutDirection == .rightToLeft, !Self.hasSide(usual) else {
            name = usual
            return
        }
        let other = Self.opposite(usual).flatMap(Self.known)
        name = icons.isEmpty ? other?.name ?? usual : usual
        // Themes have a second icon of what looks the other way where lines begin at the right.
        icons =
            icons.map { $0 + "-rtl" }
            + (other.map { Self.forms(of: $0.icons, inColor: inColor) } ?? icons)
    }

    /// Returns the names of the outlines and of the coloured icons, the preferred ones first.
    private static func forms(of icons: [String], inColor: Bool) -> [String] {
        let plain = icons.map { $0.hasSuffix("-symbolic") ? String($0.dropLast(9)) : $0 }
        let outlines = plain.map { $0 + "-symbolic" }
        return inColor ? plain + outlines : outlines + plain
    }

    /// Returns true for a symbol that shows the left or the right side whatever the direction of the text.
    private static func hasSide(_ name: String) -> Bool {
        name.split(separator: ".").contains { $0.hasSuffix("left") || $0.hasSuffix("right") }
    }

    /// Returns the name of the symbol that points the other way along the text; `nil` if there is none.
    private static func opposite(_ name: String) -> String? {
        if name.hasSuffix(".forward") { return name.dropLast(8) + ".backward" }
        if name.hasSuffix(".backward") { return name.dropLast(9) + ".forward" }
        return nil
    }

    /// Why there is nothing to see.
    func missing(in themes: [String]) -> PictureError {
        let missing =
            isKnown
            ? "There is no icon for the symbol \(name)"
            : "No icon stands for the symbol \(name), and none is called so"
        return PictureError(
            description:
                "\(missing): looked for \(icons.joined(separator: ", ")) in the themes "
                + "\(themes.joined(separator: ", ")); "
                + (isKnown
                    ? "install adwaita-icon-theme." : "docs/icons.md lists the symbols there are."))
    }

    /// The icons of a symbol, or of the same symbol in a plainer form.
    private static func known(
        _ name: String
    ) -> (name: String, icons: [String], enclosure: SymbolEnclosure?)? {
        var name = name
        var isFilled = false
        var shape: SymbolEnclosure.Shape?
        while true {
            if let icons = symbolTable[name] {
                return (name, icons, shape.map { SymbolEnclosure($0, isFilled: isFilled) })
            }
            if SymbolDrawings.has(name) {
                return (name, [], shape.map { SymbolEnclosure($0, isFilled: isFilled) })
            }
            if let badge = name.range(of: ".badge") {
                name.removeSubrange(badge.lowerBound...)
                continue
            }
            guard let suffix = suffixes.first(where: name.hasSuffix) else { return nil }
            switch suffix {
            case ".fill": isFilled = true
            case ".circle": shape = .circle
            default: shape = .square
            }
            name.removeLast(suffix.count)
        }
    }
}
