import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Safe areas in a GeometryReader")
struct GeometrySafeAreaTests {
    /// The insets that a reader last passed to its content.
    private func insets(@ViewBuilder _ view: (Probe) -> some View) -> EdgeInsets? {
        var told: EdgeInsets?
        _ = Screen(100, 100) { view(Probe { told = $0 }) }
        return told
    }

    @Test("A window has none; a bar has insets of its length")
    func bars() {
        #expect(insets { $0 } == EdgeInsets())
        #expect(insets { $0.barred() } == EdgeInsets(top: 25, bottom: 25))
        #expect(
            insets { $0.barred().safeAreaPadding(.leading, 5) }
                == EdgeInsets(top: 25, leading: 5, bottom: 25))
    }

    @Test("Only touching edges have insets")
    func apart() {
        #expect(insets { $0.padding(.top, 1).barred() } == EdgeInsets(bottom: 25))
        let small = insets {
            $0.frame(width: 10, height: 10).frame(maxWidth: .infinity, maxHeight: .infinity)
                .barred()
        }
        #expect(small == EdgeInsets())
    }

    @Test("A view that extends into the safe area has no insets left")
    func ignored() {
        #expect(insets { $0.ignoresSafeArea().barred() } == EdgeInsets())
        #expect(insets { $0.ignoresSafeArea(edges: .top).barred() } == EdgeInsets(bottom: 25))
    }

    @Test("Right to left, leading is on the right")
    func rightToLeft() {
        let told = insets {
            $0.safeAreaInset(edge: .leading, spacing: 0) { box(20, 10) }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(told == EdgeInsets(leading: 20))
    }

    @Test("Insets are updated when the bar grows and the view keeps its size")
    func growing() {
        struct Page: View {
            @State private var height: CGFloat = 20
            var body: some View {
                VStack(spacing: 0) {
                    GeometryReader { Text("\(Int($0.safeAreaInsets.top))") }.frame(height: 30)
                    Spacer()
                    Button("more") { height += 10 }
                }
                .safeAreaInset(edge: .top, spacing: 0) { box(100, height) }
            }
        }
        let screen = Screen(100, 100) { Page() }
        #expect(screen.words == ["20", "more"])
        screen.click("more")
        #expect(screen.words == ["30", "more"])
    }

    @Test("Observers are notified of a change")
    func observed() {
        struct Page: View {
            @State private var top: CGFloat = 0
            @State private var isTall = false
            var body: some View {
                VStack {
                    Color.red.onGeometryChange(for: CGFloat.self) {
                        $0.safeAreaInsets.top
                    } action: {
                        top = $0
                    }
                    Button("turn") { isTall.toggle() }
                }
                .safeAreaInset(edge: .top, spacing: 0) {
                    Text("\(Int(top))").frame(height: isTall ? 40 : 20)
                }
            }
        }
        let screen = Screen(100, 100) { Page() }
        #expect(screen.words == ["turn", "20"])
        screen.click("turn")
        #expect(screen.words == ["turn", "40"])
    }
}

/// A reader that passes on its safe area insets.
private struct Probe: View {
    let tell: (EdgeInsets) -> Void

    var body: some View {
        GeometryReader { proxy in
            let _ = tell(proxy.safeAreaInsets)
            Color.red
        }
    }
}
