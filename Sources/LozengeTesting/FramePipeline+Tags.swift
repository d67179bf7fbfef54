import LozengeViews

extension Node {
    /// The name that a test has given this box; `nil` for none.
    var tagName: String? { (self as? PrimitiveNode<Tag>)?.content.name }
}

extension FramePipeline {
    /// The box of the view tagged `name`; not of one that is left out, unless asked for those too.
    func box(tagged name: String, evenLeftOut isEven: Bool = false) -> PrimitiveNode<Tag>? {
        var found: PrimitiveNode<Tag>?
        root.forEachBox(evenLeftOut: isEven) { node in
            if found == nil, let tag = node as? PrimitiveNode<Tag>, tag.content.name == name {
                found = tag
            }
        }
        return found
    }
}

extension FramePipeline {
    /// Why the view tagged `name` is as it is in the layout that `record` does again.
    mutating func explain(
        _ name: String, _ record: (inout FramePipeline) -> LayoutRecording
    ) -> String {
        guard let box = box(tagged: name) ?? box(tagged: name, evenLeftOut: true) else {
            return "Nothing is tagged “\(name)”."
        }
        return LayoutExplanation(of: box, content: box.innerBox, in: record(&self), name: \.tagName)
            .text
    }
}
