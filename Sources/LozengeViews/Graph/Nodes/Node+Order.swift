/// The layout value key of `zIndex(_:)`.
enum ZIndexKey {}

extension Node {
    /// The visible boxes inside, back to front; boxes that leave are behind others of the same z-index.
    final var boxesFromBack: [LayoutSubview] {
        var boxes = hasDepartures ? tree.motion.departures(in: self) + boxes : boxes
        if hasRaisedBoxes {
            boxes = boxes.filter { !$0.node.isRaised } + boxes.filter(\.node.isRaised)
        }
        guard tree.hasZIndices, boxes.count > 1 else { return boxes }
        let key = ObjectIdentifier(ZIndexKey.self)
        let ordered = boxes.enumerated().map { offset, box in
            (index: box.node.holder?.layoutValue(key) as? Double ?? 0, offset: offset, box: box)
        }.sorted { ($0.index, $0.offset) < ($1.index, $1.offset) }
        return ordered.map(\.box)
    }
}
