import LozengeTesting

@testable import LozengeViews

/// The passes of a window since this was made.
final class PassCount {
    private(set) var layouts = 0
    private(set) var frames = 0

    init(of screen: Screen) {
        screen.window.pipeline.passObserver = { [weak self] pass in
            switch pass {
            case nil: self?.frames += 1
            case .layout: self?.layouts += 1
            default: break
            }
        }
    }
}
