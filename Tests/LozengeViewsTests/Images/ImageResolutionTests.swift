import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Asynchronous pictures, and drawings")
struct ImageResolutionTests {
    private let backend = Desktop()
    private let pictures = SlowPictures()
    private let size = CGSize(width: 100, height: 100)

    private func window(_ content: some View) -> WindowRuntime {
        let window = WindowRuntime(
            content, textEngine: GridTextEngine(), pictures: pictures, textSize: TextSizeSetting())
        window.attach(to: backend)
        return window
    }

    private func show(_ window: WindowRuntime) -> String {
        window.makeDisplayList(in: size, at: .zero).description
    }

    @Test("A picture has space until it is decoded, and is shown without another request")
    func later() {
        let window = window(
            VStack(spacing: 0) {
                Image("rogue")
                Text("a\(Image("rogue"))")
            })
        let before = show(window)
        #expect(!before.contains("picture") && !before.contains("ellipse"))
        let requests = backend.requests
        pictures.decode()
        #expect(backend.requests > requests)
        let after = show(window)
        #expect(after.contains("picture 30 28 40×20 rogue"))
        #expect(after.contains("picture 34 48 40×20 rogue"))
        // Nothing else has moved.
        #expect(
            after.split(separator: "\n").filter { $0.hasPrefix("text") }
                == before.split(separator: "\n").filter { $0.hasPrefix("text") })
    }

    @Test("A damaged picture is replaced by a placeholder")
    func broken() {
        let window = window(Image("rogue").resizable())
        #expect(show(window).isEmpty)
        pictures.isBroken = true
        pictures.decode()
        #expect(show(window).contains("ellipse"))
    }

    @Test("A view that was removed meanwhile is not notified")
    func gone() {
        let handle = Handle<Bool>()
        let window = window(Held(handle, true) { if $0 { Image("rogue") } })
        _ = show(window)
        handle.set(false)
        _ = show(window)
        let requests = backend.requests
        pictures.decode()
        #expect(backend.requests == requests)
    }

    @Test("A drawing is requested in the pixels it fills, if it is stretched as a whole")
    func drawings() {
        backend.scale = 1.5
        let window = window(
            VStack(spacing: 0) {
                Image(systemName: "star").resizable().frame(width: 11, height: 30)
                Image(systemName: "star").resizable(resizingMode: .tile)
            })
        _ = show(window)
        pictures.decode()
        _ = show(window)
        let sizes = Set(pictures.requests.compactMap(\.pixelSize))
        // From 44.5 to 55.5 points, that is from pixel 67 to 83.
        #expect(sizes == [CGSize(width: 16, height: 45)])
    }

    @Test("A costly picture is requested in the pixels it fills, and whole for tiles")
    func costly() {
        backend.scale = 2
        pictures.needsPixelSize = true
        let window = window(
            VStack(spacing: 0) {
                Image("a").resizable().frame(width: 11, height: 10)
                Image("b").frame(width: 80, height: 20)
                Text("c\(Image("c"))")
                Image("d").resizable(resizingMode: .tile)
            })
        #expect(!show(window).contains("picture"))
        pictures.decode()
        let list = show(window)
        let sizes = pictures.requests.reduce(into: [PictureReference: CGSize]()) {
            if let size = $1.pixelSize { $0[$1.reference] = size }
        }
        #expect(sizes[.asset("a", folder: nil)] == CGSize(width: 22, height: 20))
        #expect(sizes[.asset("b", folder: nil)] == CGSize(width: 80, height: 40))
        #expect(sizes[.asset("c", folder: nil)] == CGSize(width: 80, height: 40))
        #expect(sizes[.asset("d", folder: nil)]?.width == .infinity)
        #expect(list.split(separator: "\n").count { $0.contains("picture") } == 4, "\(list)")
    }

    @Test("A damaged costly picture is replaced by a placeholder of its size")
    func costlyAndBroken() {
        pictures.needsPixelSize = true
        let window = window(Image("rogue").resizable())
        #expect(show(window).isEmpty)
        pictures.isBroken = true
        pictures.decode()
        #expect(show(window).contains("ellipse"))
    }

    @Test("A missing symbol has a placeholder of its size, on its line")
    func missingSymbol() {
        pictures.isBroken = true
        pictures.decode()
        let window = window(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Image(systemName: "star")
                Text("a\(Image(systemName: "star"))")
            })
        let marks = show(window).split(separator: "\n").filter { $0.hasPrefix("fill rect") }
        #expect(marks.count == 2 && marks.allSatisfy { $0.contains(" 40 20×20 ") }, "\(marks)")
    }

    @Test("A change of the icon theme takes effect at once")
    func themes() {
        let window = window(Image(systemName: "star"))
        _ = show(window)
        backend.iconTheme = "Papirus"
        window.environmentChanged()
        _ = show(window)
        #expect(pictures.requests.map(\.iconTheme) == [nil, "Papirus"])
    }
}

/// Pictures of 40 × 20 points that are decoded on request of the test.
private final class SlowPictures: PictureSource {
    var isBroken = false
    /// True if a request without a size gets no pixels.
    var needsPixelSize = false
    private(set) var requests: [PictureRequest] = []
    private var isDecoded = false
    private var waiting: [@MainActor () -> Void] = []

    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? {
        requests.append(request)
        if isDecoded && isBroken { return nil }
        let isMeasured = needsPixelSize && request.pixelSize == nil
        if !isDecoded && !isMeasured { waiting.append(whenDecoded) }
        let picture = Picture(
            name: "rogue", pixelWidth: 40, pixelHeight: 20, scale: 1, pixels: [], isOpaque: true)
        var found = FoundPicture(
            size: picture.size, picture: isDecoded && !isMeasured ? picture : nil,
            isScalable: !needsPixelSize)
        found.needsPixelSize = isMeasured
        return found
    }

    func decode() {
        isDecoded = true
        let told = waiting
        waiting = []
        for tell in told { tell() }
    }
}

private final class Desktop: UnseenWindow {
    private(set) var requests = 0

    override func setNeedsDisplay() { requests += 1 }
}
