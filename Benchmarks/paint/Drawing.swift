import BenchSupport
import BenchWindows
import Foundation
import LozengeCore
import LozengeText
import LozengeViews
import LozengeX11

/// Draws two prepared display lists in turn: the cost of drawing alone.
enum Drawing {
    /// The text engine for all texts.
    static let textEngine = PangoTextEngine()

    static func measured<Shown: Scene>(_ scene: Shown, _ frames: Int) -> Measured {
        let lists = [false, true].map { isOdd in
            var scene = scene
            scene.isOdd = isOdd
            return list(scene)
        }
        let content = PreparedContent(lists)
        let shown = ShownWindow(content, size: Shown.size, textEngine: textEngine)
        return shown.measured(frames) { content.shown = $0 % lists.count }
    }

    /// Returns the display list of a scene.
    static func list<Shown: Scene>(_ scene: Shown) -> DisplayList {
        var pipeline = FramePipeline(
            scene, environment: EnvironmentValues(), textEngine: textEngine, pictures: NoPictures())
        return pipeline.makeDisplayList(in: Shown.size, at: .zero)
    }
}

/// A window's content with prepared display lists.
final class PreparedContent: WindowClient {
    let minimumSize = CGSize.zero
    let idealSize = CGSize.zero
    var maximumSize: CGSize?
    let nextUpdate: Duration? = nil
    let background = Color.Resolved(red: 1, green: 1, blue: 1)
    /// The index of the shown list.
    var shown = 0
    private let lists: [DisplayList]

    init(_ lists: [DisplayList]) { self.lists = lists }

    func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList { lists[shown] }

    func handle(_ event: InputEvent) {}
    func updateUnseen() {}
    func environmentChanged() {}
    func closeRequested() {}
}
