import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("A window's content")
struct WindowRuntimeTests {
    private let backend = WindowStub()
    private let setting = TextSizeSetting()

    private func window(_ content: some View) -> WindowRuntime {
        let window = WindowRuntime(
            content, textEngine: GridTextEngine(), pictures: NoPictures(), textSize: setting)
        window.attach(to: backend)
        return window
    }

    private func show(_ window: WindowRuntime) -> String {
        window.makeDisplayList(in: CGSize(100, 20), at: .zero).description
    }

    @Test("All windows of an app follow its text size")
    func sharedTextSize() {
        let first = window(Text("a"))
        let second = window(Text("b"))
        _ = (show(first), show(second))
        first.handle(.key(KeyEvent(.character("+"), modifiers: .control)))
        #expect(show(first) == "text 45.5 1 9×18 #000000 \"a\"")
        #expect(show(second) == "text 45.5 1 9×18 #000000 \"b\"")
    }

    @Test("A frame is requested when something changed, and only then")
    func asksToBeShown() {
        var clicks = 0
        let window = window(
            ZStack {
                Counter(name: "click")
                Button("silent") { clicks += 1 }.buttonStyle(.plain).frame(
                    width: 10, alignment: .leading)
            })
        _ = show(window)
        let before = backend.requests
        _ = show(window)
        window.handle(.pointerMoved(to: CGPoint(x: 5, y: 5)))
        window.handle(.key(KeyEvent(.character("x"))))
        window.handle(.focused(true))
        #expect(backend.requests == before)
        window.handle(.pointerDown(.primary, at: CGPoint(x: 25, y: 10)))
        #expect(backend.requests > before)
    }

    @Test("Changes while a frame is made are in it, without another frame")
    func noFrameForNothing() {
        let window = window(Counter(name: "click"))
        _ = show(window)
        window.handle(.pointerDown(.primary, at: CGPoint(x: 50, y: 10)))
        let before = backend.requests
        _ = show(window)
        #expect(backend.requests == before)
    }

    @Test("A dark desktop has a dark background and white text")
    func dark() {
        let window = window(Text("a"))
        #expect(window.background.description == "#fafafb")
        backend.colors.scheme = .dark
        window.environmentChanged()
        #expect(window.background.description == "#222226")
        #expect(show(window) == "text 46 2 8×16 #ffffff \"a\"")
    }

    @Test(
        "Contrast, accent and motion of the desktop are followed while the window is open")
    func live() {
        struct Told: View {
            @Environment(\.colorSchemeContrast) private var contrast
            @Environment(\.accessibilityReduceMotion) private var reducesMotion

            var body: some View {
                Text(verbatim: (contrast == .increased ? "+" : "-") + (reducesMotion ? "!" : ""))
                    .foregroundStyle(Color.accentColor)
            }
        }
        let window = window(Told())
        #expect(show(window).contains("#3584e4 \"-\""))
        backend.colors.contrast = .increased
        backend.reducesMotion = true
        window.environmentChanged()
        #expect(show(window).contains("#3584e4 \"+!\""))
        backend.colors.accent = Color.Resolved(red: 1, green: 0.5, blue: 0)
        window.environmentChanged()
        #expect(show(window).contains("#ff8000 \"+!\""))
    }

    @Test("Another font or scale of the desktop shapes texts again")
    func typesetting() {
        let engine = ShapingCounter()
        let window = WindowRuntime(
            Text("a"), textEngine: engine, pictures: NoPictures(), textSize: setting)
        window.attach(to: backend)
        _ = show(window)
        #expect(engine.count == 1)
        backend.colors.scheme = .dark
        window.environmentChanged()
        _ = show(window)
        let before = engine.count
        backend.fontFamily = "Cantarell"
        window.environmentChanged()
        _ = show(window)
        #expect(engine.systemFamily == "Cantarell")
        #expect(engine.count == before + 1)
        backend.scale = 2
        window.environmentChanged()
        _ = show(window)
        #expect(engine.count == before + 2)
        window.environmentChanged()
        _ = show(window)
        #expect(engine.count == before + 2)
    }

    @Test(
        "The preferred colour scheme of the content applies to the whole window; the desktop's is the default"
    )
    func preferredScheme() {
        struct Preferring: View {
            @State private var preferred: ColorScheme? = .dark
            @Environment(\.colorScheme) private var scheme

            var body: some View {
                Button("\(scheme)") { preferred = nil }
                    .foregroundStyle(.blue)
                    .preferredColorScheme(preferred)
            }
        }
        let window = window(Preferring())
        #expect(show(window).contains("#0a84ff \"dark\""))
        #expect(window.background.description == "#222226")
        #expect(backend.frameColorScheme == .dark)

        // The desktop's scheme is overridden, its contrast is not.
        backend.colors.contrast = .increased
        window.environmentChanged()
        #expect(show(window).contains("#409cff \"dark\""))
        #expect(window.background.description == "#222226")

        window.handle(.pointerDown(.primary, at: CGPoint(x: 50, y: 10)))
        window.handle(.pointerUp(.primary, at: CGPoint(x: 50, y: 10)))
        #expect(show(window).contains("#0040dd \"light\""))
        #expect(window.background.description == "#fafafb")
        #expect(backend.frameColorScheme == nil)
    }

    @Test("A request to close is passed on to the app")
    func close() {
        let window = window(Text("a"))
        var isAsked = false
        window.onClose = { isAsked = true }
        window.closeRequested()
        #expect(isAsked)
    }

    @Test("A window may close while the text size remains")
    func windowGoes() {
        var gone: WindowRuntime? = window(Text("a"))
        weak let observed = gone
        gone = nil
        #expect(observed == nil)
        setting.set(.xLarge)
        #expect(show(window(Text("a"))) == "text 45.5 1 9×18 #000000 \"a\"")
    }

    @Test("The windows of an app, with their titles and their contents")
    func scenes() {
        struct Program: App {
            var body: some Scene {
                WindowGroup("Battle Tracker") {
                    Text("a")
                    Text("b")
                }
            }
        }
        let windows = Program().body._windows()
        #expect(windows.map(\.shownTitle) == ["Battle Tracker"])
        #expect(windows.map { Screen(100, 100, content: $0.content).words } == [["a", "b"]])
        #expect(WindowGroup { Text("a") }._windows().map(\.shownTitle) == [nil])
    }
}

/// A window that counts requests for frames.
private final class WindowStub: UnseenWindow {
    private(set) var frameColorScheme: ColorScheme?
    private(set) var requests = 0

    override func setNeedsDisplay() { requests += 1 }
    override func setFrameColorScheme(_ scheme: ColorScheme?) { frameColorScheme = scheme }
}

/// A text engine that counts its calls.
private final class ShapingCounter: TextEngine {
    var scale: CGFloat = 1
    var systemFamily: String?
    private(set) var count = 0
    private let engine = GridTextEngine()

    func shape(_ text: StyledText) -> any ShapedText {
        count += 1
        return engine.shape(text)
    }
}
