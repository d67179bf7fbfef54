import LozengeTesting

private enum Quarter: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}

private enum Third: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 3 }
}

extension HorizontalAlignment {
    /// The guide with that name.
    init(named name: String?) {
        self =
            switch name {
            case "leading": .leading
            case "trailing": .trailing
            case "quarter": HorizontalAlignment(Quarter.self)
            default: .center
            }
    }
}

extension VerticalAlignment {
    /// The guide with that name.
    init(named name: String?) {
        self =
            switch name {
            case "top": .top
            case "bottom": .bottom
            case "firstTextBaseline": .firstTextBaseline
            case "lastTextBaseline": .lastTextBaseline
            case "third": VerticalAlignment(Third.self)
            default: .center
            }
    }
}

extension Tree {
    /// The alignment in both axes.
    var alignment: Alignment {
        Alignment(
            horizontal: HorizontalAlignment(named: words["horizontal"]),
            vertical: VerticalAlignment(named: words["vertical"]))
    }

    /// The axes of the parameter.
    var axes: Axis.Set {
        let letters = words["axes"] ?? words["unsized"] ?? ""
        var axes: Axis.Set = []
        if letters.contains("h") { axes.insert(.horizontal) }
        if letters.contains("v") { axes.insert(.vertical) }
        return axes
    }
}
