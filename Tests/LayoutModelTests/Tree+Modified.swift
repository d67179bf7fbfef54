import LozengeTesting

extension Tree {
    /// Returns `view` with this modifier.
    func modified(_ view: Untold) -> any View {
        switch kind {
        case "tagged": view.tagged(words["name"] ?? "")
        case "frame":
            view.frame(width: number("width"), height: number("height"), alignment: alignment)
        case "flexibleFrame":
            view.frame(
                minWidth: number("minWidth"), idealWidth: number("idealWidth"),
                maxWidth: number("maxWidth"), minHeight: number("minHeight"),
                idealHeight: number("idealHeight"), maxHeight: number("maxHeight"),
                alignment: alignment)
        case "padding": padded(view)
        case "aspectRatio":
            view.aspectRatio(number("ratio"), contentMode: words["mode"] == "fill" ? .fill : .fit)
        case "fixedSize":
            view.fixedSize(
                horizontal: axes.contains(.horizontal), vertical: axes.contains(.vertical))
        case "layoutPriority": view.layoutPriority(number("priority") ?? 0)
        case "position": view.position(x: number("x") ?? 0, y: number("y") ?? 0)
        case "offset": view.offset(x: number("x") ?? 0, y: number("y") ?? 0)
        case "alignmentGuide": guided(view)
        case "overlay": view.overlay(alignment: alignment) { extraContent }
        case "background": view.background(alignment: alignment) { extraContent }
        case "border": view.border(.black)
        case "hidden": view.hidden()
        case "layoutDirection":
            view.environment(
                \.layoutDirection, words["to"] == "rightToLeft" ? .rightToLeft : .leftToRight)
        case "safeAreaInset": barred(view)
        default: preconditionFailure("\(kind) is neither a view nor a modifier.")
        }
    }

    private var extraContent: Several { Several(views: extras.map(\.view)) }

    private func padded(_ view: Untold) -> any View {
        if let top = number("top") {
            return view.padding(
                EdgeInsets(
                    top: top, leading: number("leading") ?? 0, bottom: number("bottom") ?? 0,
                    trailing: number("trailing") ?? 0))
        }
        let edges: Edge.Set =
            switch words["edges"] {
            case "horizontal": .horizontal
            case "vertical": .vertical
            case "top": .top
            case "leading": .leading
            case "bottom": .bottom
            case "trailing": .trailing
            default: .all
            }
        return view.padding(edges, number("length"))
    }

    private func guided(_ view: Untold) -> any View {
        let (times, plus) = (number("times") ?? 0, number("plus") ?? 0)
        let (line, base) = (words["guide"], words["of"])
        if words["axis"] == "h" {
            return view.alignmentGuide(HorizontalAlignment(named: line)) { dimensions in
                let value =
                    base == "width"
                    ? dimensions.width : dimensions[HorizontalAlignment(named: base)]
                return value * times + plus
            }
        }
        return view.alignmentGuide(VerticalAlignment(named: line)) { dimensions in
            let value =
                base == "height" ? dimensions.height : dimensions[VerticalAlignment(named: base)]
            return value * times + plus
        }
    }

    private func barred(_ view: Untold) -> any View {
        let spacing = number("spacing")
        switch words["edge"] {
        case "leading", "trailing":
            return view.safeAreaInset(
                edge: words["edge"] == "leading" ? HorizontalEdge.leading : .trailing,
                alignment: VerticalAlignment(named: words["alignment"]), spacing: spacing
            ) { extraContent }
        default:
            return view.safeAreaInset(
                edge: words["edge"] == "top" ? VerticalEdge.top : .bottom,
                alignment: HorizontalAlignment(named: words["alignment"]), spacing: spacing
            ) { extraContent }
        }
    }
}
