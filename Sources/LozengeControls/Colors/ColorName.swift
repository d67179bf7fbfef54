import LozengeCore

nonisolated extension Color.Resolved {
    /// The colour in words, such as “Dark blue”: its hue, with what is unusual about it.
    ///
    /// Source: `docs/theme.md`, COLOR-6.
    var name: String {
        guard opacity > 0 else { return "Clear" }
        var color = HueColor()
        color.update(to: self)
        let words = color.words
        let name = words.prefix(1).uppercased() + words.dropFirst()
        guard opacity < 1 else { return name }
        return "\(name), \(min(max(1, Int((opacity * 100).rounded())), 99))% opaque"
    }
}

nonisolated extension HueColor {
    fileprivate var words: String {
        if brightness < 0.08 { return "black" }
        if saturation < 0.1 { return gray }
        let isPale = saturation < 0.5 && brightness > 0.75
        switch hueName {
        case "red" where isPale: return "pink"
        case "orange" where brightness < 0.7: return brightness < 0.35 ? "dark brown" : "brown"
        case let name:
            if brightness < 0.55 { return "dark \(name)" }
            return isPale ? "light \(name)" : name
        }
    }

    private var gray: String {
        switch brightness {
        case ..<0.35: "dark gray"
        case ..<0.65: "gray"
        case ..<0.97: "light gray"
        default: "white"
        }
    }

    private var hueName: String {
        switch hue * 360 {
        case ..<14: "red"
        case ..<44: "orange"
        case ..<68: "yellow"
        case ..<90: "lime"
        case ..<165: "green"
        case ..<205: brightness > 0.85 ? "cyan" : "teal"
        case ..<235: "blue"
        // Pure blue is between those of the sky and indigo.
        case ..<262: saturation > 0.75 ? "blue" : "indigo"
        case ..<295: "purple"
        case ..<325: "magenta"
        case ..<352: "pink"
        default: "red"
        }
    }
}
