#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    /// Words of an inspector over a window, drawn as a view that is not part of the window.
    struct OverlayLabel {
        private let list: DisplayList
        /// The size, in points.
        let size: CGSize

        init(_ lines: [String], _ color: Color.Resolved, in root: Node) {
            var pipeline = FramePipeline(
                Words(lines: lines, color: Color(color)), environment: root.environment,
                textEngine: root.tree.textEngine, pictures: root.tree.pictures)
            size = pipeline.idealSize
            list = pipeline.makeDisplayList(in: size, at: .zero)
            pipeline.close()
        }

        /// Returns the drawing with its corner at a point, or as near to it as the window allows.
        func commands(at point: CGPoint, in window: CGSize) -> [DrawCommand] {
            let place = CGPoint(
                x: max(0, min(point.x, window.width - size.width)),
                y: max(0, min(point.y, window.height - size.height)))
            return [.fragment(DisplayFragment(list), at: place)]
        }

        private struct Words: View {
            let lines: [String]
            let color: Color

            var body: some View {
                VStack(alignment: .leading, spacing: 0) {
                    ForEach(lines, id: \.self) { Text($0).lineLimit(1) }
                }
                .font(.caption)
                .monospacedDigit()
                .foregroundStyle(.white)
                .padding(EdgeInsets(top: 1, leading: 4, bottom: 1, trailing: 4))
                .background(color, in: RoundedRectangle(cornerRadius: 3))
            }
        }
    }
#endif
