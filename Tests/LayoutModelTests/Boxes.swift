import LozengeTesting

/// A view that is laid out repeatedly, as in a window that is resized.
final class Boxes {
    private var pipeline: FramePipeline

    init(_ view: some View, scale: CGFloat = 1) {
        var environment = EnvironmentValues()
        environment.displayScale = scale
        let textEngine = GridTextEngine()
        textEngine.scale = scale
        pipeline = FramePipeline(
            view, environment: environment, textEngine: textEngine, pictures: NoPictures())
    }

    /// The view's size as a frame, followed by the frame of every box in it.
    func laidOut(in offer: ProposedViewSize) -> [CGRect] {
        let size = pipeline.layOut(in: offer)
        var frames = [CGRect(origin: .zero, size: size)]
        // An infinite box has no positions inside.
        guard size.width.isFinite, size.height.isFinite else { return frames }
        pipeline.root.forEachBox { frames.append($0.frameInWindow) }
        return frames
    }
}

private final class NoPictures: PictureSource {
    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? { nil }
}
