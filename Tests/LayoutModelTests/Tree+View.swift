import LozengeTesting

/// A type-erased view with the identity of its content.
///
/// `AnyView` is unsuitable: its content may become another view, so that a stack around it is not a stack of
/// statically one view (STACK-10).
struct Untold: View {
    typealias Body = Never

    let view: any View

    func _visit(_ visitor: inout ViewVisitor) { view._visit(&visitor) }
}

/// Any number of views, listed like those of a `TupleView`.
struct Several: View {
    typealias Body = Never

    let views: [any View]

    func _visit(_ visitor: inout ViewVisitor) {
        for view in views { view._visit(&visitor) }
    }
}

extension Tree {
    /// The tree as a view.
    var view: Untold { Untold(view: leaf ?? container ?? modified(children[0].view)) }

    var content: Several { Several(views: children.map(\.view)) }

    private var leaf: (any View)? {
        let size = CGSize(width: number("width") ?? 0, height: number("height") ?? 0)
        return switch kind {
        case "Color": Color.red
        case "Rectangle": Rectangle()
        case "Circle": Circle()
        case "Capsule": Capsule()
        case "Ellipse": Ellipse()
        case "RoundedRectangle": RoundedRectangle(cornerRadius: 4)
        case "FixtureImage": FixtureImage(width: size.width, height: size.height)
        case "ResizableImage": FixtureImage(width: size.width, height: size.height).resizable()
        case "MetricsText":
            MetricsText(
                width: size.width, height: size.height, ascender: number("ascender") ?? 0,
                descender: number("descender") ?? 0, capHeight: number("capHeight") ?? 0,
                leading: number("leading") ?? 0, pixelLength: number("pixelLength") ?? 0.5)
        case "Spacer": Spacer(minLength: number("minLength"))
        case "Divider": Divider()
        case "EmptyView": EmptyView()
        default: nil
        }
    }

    private var container: (any View)? {
        let horizontal = HorizontalAlignment(named: words["alignment"])
        let vertical = VerticalAlignment(named: words["alignment"])
        let spacing = number("spacing")
        return switch kind {
        case "Group": Group { content }
        case "ForEach": ForEach(children.indices, id: \.self) { children[$0].view }
        case "if": Group { if words["shown"] == "true" { content } }
        case "HStack": HStack(alignment: vertical, spacing: spacing) { content }
        case "VStack": VStack(alignment: horizontal, spacing: spacing) { content }
        case "LazyVStack": LazyVStack(alignment: horizontal, spacing: spacing) { content }
        case "ZStack": ZStack(alignment: alignment) { content }
        case "GeometryReader": GeometryReader { _ in content }
        case "ViewThatFits": ViewThatFits(in: axes) { content }
        case "ScrollView": ScrollView(axes) { content }
        case "LazyVGrid":
            LazyVGrid(columns: tracks, alignment: horizontal, spacing: spacing) { content }
        case "LazyHGrid":
            LazyHGrid(rows: tracks, alignment: vertical, spacing: spacing) { content }
        case "Grid":
            Grid(
                alignment: alignment, horizontalSpacing: number("columns"),
                verticalSpacing: number("rows")
            ) { content }
        case "GridRow":
            GridRow(alignment: words["alignment"].map(VerticalAlignment.init)) { content }
        case "cell": cell(Several(views: [children[0].view]))
        default: nil
        }
    }

    private var tracks: [GridItem] {
        extras.map { track in
            let least = track.number("minimum") ?? 10
            let most = track.number("maximum") ?? .infinity
            let size: GridItem.Size =
                switch track.kind {
                case "fixed": .fixed(track.number("length") ?? 0)
                case "adaptive": .adaptive(minimum: least, maximum: most)
                default: .flexible(minimum: least, maximum: most)
                }
            return GridItem(size, spacing: track.number("spacing"))
        }
    }

    private func cell(_ content: Several) -> any View {
        var cell: any View = content
        if let columns = number("columns") { cell = cell.gridCellColumns(Int(columns)) }
        if let line = words["column"] {
            cell = cell.gridColumnAlignment(HorizontalAlignment(named: line))
        }
        if let x = number("x"), let y = number("y") {
            cell = cell.gridCellAnchor(UnitPoint(x: x, y: y))
        }
        if words["unsized"] != nil { cell = cell.gridCellUnsizedAxes(axes) }
        return cell
    }
}
