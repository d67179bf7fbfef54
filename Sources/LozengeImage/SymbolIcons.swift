import LozengeCore

/// The icons that stand for one of Apple's symbols.
struct SymbolIcons {
    /// The name of the symbol, if known.
    let name: String
    /// The names of icons, the preferred one first.
    let icons: [String]
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
        let isMirrored = layoutDirection == .rightToLeft
        let names = isMirrored ? names.map(Self.mirrored) : names
        let known = names.lazy.compactMap(Self.known).first
        isKnown = known != nil
        name = known?.name ?? names.last ?? ""
        enclosure = known?.enclosure
        let plain = (known?.icons ?? [name]).map { icon in
            icon.hasSuffix("-symbolic") ? String(icon.dropLast(9)) : icon
        }
        let outlines = plain.map { $0 + "-symbolic" }
        let icons = inColor ? plain + outlines : outlines + plain
        // Themes have a second icon of what looks the other way where lines begin at the right.
        self.icons = isMirrored ? icons.flatMap { [$0 + "-rtl", $0] } : icons
    }

    /// Returns the name of a directional symbol in right-to-left text: icons are named by left and
    /// right only.
    private static func mirrored(_ name: String) -> String {
        if name.hasSuffix(".forward") { return name.dropLast(8) + ".backward" }
        if name.hasSuffix(".backward") { return name.dropLast(9) + ".forward" }
        return name
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
