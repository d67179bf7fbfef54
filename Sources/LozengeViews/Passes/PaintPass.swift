import LozengeCore

/// Writes the display list, each view below its children.
enum PaintPass {
    static func run(on root: Node) -> DisplayList {
        var writer = DisplayListWriter()
        writer.paintBoxes(of: root)
        root.needsPaint = false
        return writer.list
    }
}
