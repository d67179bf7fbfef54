import Foundation
import LozengeTesting
import Testing
import ViewFixtures

/// In a window of 100 × 200 points; what is between two bars, each 20 high and 5 away, is 150 high.
@Suite("Safe areas")
struct SafeAreaTests {
    @Test("A background that ignores safe areas extends under the bars, the text does not")
    func backdrop() {
        let frames = frames(100, 200) {
            ZStack(alignment: .top) {
                Color.blue.tagged("sky").ignoresSafeArea().tagged("in layout")
                Text("a").tagged("text")
            }
            .barred()
        }
        #expect(frames["sky"] == CGRect(0, 0, 100, 200))
        #expect(frames["in layout"] == CGRect(0, 25, 100, 150))
        #expect(frames["text"] == CGRect(46, 25, 8, 16))
    }

    @Test("Only the given edges extend")
    func edges() {
        func sky(_ edges: Edge.Set) -> CGRect? {
            frames(100, 200) {
                Color.blue.tagged("sky").ignoresSafeArea(edges: edges).barred()
            }["sky"]
        }
        #expect(sky(.top) == CGRect(0, 0, 100, 175))
        #expect(sky(.bottom) == CGRect(0, 25, 100, 175))
        #expect(sky(.horizontal) == CGRect(0, 25, 100, 150))
    }

    @Test("The keyboard safe area is empty")
    func regions() {
        func sky(_ regions: SafeAreaRegions) -> CGRect? {
            frames(100, 200) {
                Color.blue.tagged("sky").ignoresSafeArea(regions).barred()
            }["sky"]
        }
        #expect(sky(.keyboard) == CGRect(0, 25, 100, 150))
        #expect(sky(.container) == CGRect(0, 0, 100, 200))
    }

    @Test("The deprecated name does the same")
    func olderName() {
        let frames = frames(100, 200) {
            Color.blue.tagged("sky").edgesIgnoringSafeArea(.top).barred()
        }
        #expect(frames["sky"] == CGRect(0, 0, 100, 175))
    }

    @Test("A view that does not touch the edge of the safe area stays")
    func apart() {
        let frames = frames(100, 200) {
            VStack(spacing: 0) {
                Color.red.tagged("first").ignoresSafeArea().frame(height: 50)
                Color.green.tagged("middle").ignoresSafeArea().frame(height: 50)
                Color.blue.tagged("last").ignoresSafeArea().padding(.bottom, 1)
            }
            .barred()
        }
        #expect(frames["first"] == CGRect(0, 0, 100, 75))
        #expect(frames["middle"] == CGRect(0, 75, 100, 50))
        #expect(frames["last"] == CGRect(0, 125, 100, 49))
    }

    @Test("A text at the edge moves to the corner of the extended area")
    func rigid() {
        let frames = frames(100, 200) {
            VStack(spacing: 0) {
                Text("a").tagged("a").ignoresSafeArea()
                Spacer()
            }
            .barred()
        }
        #expect(frames["a"] == CGRect(46, 0, 8, 16))
    }

    @Test("Without bars there is nothing to ignore")
    func noBars() {
        let frames = frames(100, 200) { Color.blue.tagged("sky").ignoresSafeArea().padding(10) }
        #expect(frames["sky"] == CGRect(10, 10, 80, 180))
    }

    @Test("Nested bars add up, for views that touch each of them")
    func nested() {
        let frames = frames(100, 200) {
            VStack(spacing: 0) {
                Color.blue.tagged("sky").ignoresSafeArea().barred()
                Color.red.frame(height: 30)
            }
            .barred()
        }
        // Above are 25 points of each bar, below only those of the nearer one.
        #expect(frames["sky"] == CGRect(0, 0, 100, 145))
    }

    @Test("A bar does not extend under itself, but under outer bars")
    func barInBar() {
        let frames = frames(100, 200) {
            Color.red
                .safeAreaInset(edge: .top, spacing: 0) {
                    Color.blue.tagged("inner bar").ignoresSafeArea().frame(height: 20)
                }
                .safeAreaInset(edge: .top, spacing: 0) { box(100, 30) }
        }
        #expect(frames["inner bar"] == CGRect(0, 0, 100, 50))
    }

    @Test("Right to left, the leading bar is on the right")
    func rightToLeft() {
        let frames = frames(100, 200) {
            HStack(spacing: 0) {
                Color.blue.tagged("first").ignoresSafeArea()
                Color.red.tagged("second").ignoresSafeArea()
            }
            .safeAreaInset(edge: .leading, spacing: 0) { box(20, 200) }
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(frames["first"] == CGRect(40, 0, 60, 200))
        #expect(frames["second"] == CGRect(0, 0, 40, 200))
    }

    @Test("Larger text makes the bar taller, and the background still ends at the window's edge")
    func textSize() throws {
        let screen = Screen(100, 200) {
            Color.blue.tagged("sky").ignoresSafeArea().tagged("in layout")
                .safeAreaInset(edge: .top, spacing: 0) { Text("Bar") }
        }
        #expect(screen.frame(of: "in layout") == CGRect(0, 16, 100, 184))
        screen.textSize = .accessibility5
        let bar = try #require(screen.frame(of: "Bar"))
        #expect(bar.height > 16)
        #expect(screen.frame(of: "in layout")?.minY == bar.maxY)
        #expect(screen.frame(of: "sky") == CGRect(0, 0, 100, 200))
    }

    @Test("A view that starts to touch the edge extends, and one that leaves it returns")
    func moving() {
        struct Shelf: View {
            @State private var isFirst = false
            var body: some View {
                VStack(spacing: 0) {
                    if !isFirst { Color.red.frame(height: 10) }
                    Color.blue.tagged("box").ignoresSafeArea().frame(height: 50)
                    if isFirst { Color.red.frame(height: 10) }
                    Spacer(minLength: 0)
                    Button("turn") { isFirst.toggle() }
                }
                .safeAreaInset(edge: .top, spacing: 0) { box(100, 20) }
            }
        }
        let screen = Screen(100, 200) { Shelf() }
        #expect(screen.frame(of: "box") == CGRect(0, 30, 100, 50))
        screen.click("turn")
        #expect(screen.frame(of: "box") == CGRect(0, 0, 100, 70))
        screen.click("turn")
        #expect(screen.frame(of: "box") == CGRect(0, 30, 100, 50))
    }

    @Test("A reader that starts to extend describes its content for the new size")
    func readerMoves() {
        struct Shelf: View {
            @State private var isFirst = false
            var body: some View {
                VStack(spacing: 0) {
                    if !isFirst { Color.red.frame(height: 10) }
                    GeometryReader { proxy in
                        if proxy.size.height > 60 { Text("tall").background(Color.red) }
                    }
                    .ignoresSafeArea().frame(height: 50)
                    Spacer(minLength: 0)
                    Button("turn") { isFirst.toggle() }
                }
                .safeAreaInset(edge: .top, spacing: 0) { box(100, 20) }
            }
        }
        let screen = Screen(100, 200) { Shelf() }
        #expect(screen.words == ["turn"])
        screen.click("turn")
        #expect(screen.words == ["tall", "turn"])
        #expect(screen.frame(of: "tall")?.minY == 0)
    }

    @Test("A bar that is added and removed is extended under meanwhile")
    func comingAndGoing() {
        struct Page: View {
            @State private var hasBar = false
            var body: some View {
                Button("turn") { hasBar.toggle() }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(Color.blue)
                    .safeAreaInset(edge: .bottom, spacing: 0) {
                        if hasBar { box(100, 40) }
                    }
            }
        }
        let screen = Screen(100, 200) { Page() }
        let before = screen.text
        #expect(before.contains("fill rectangle 0 0 100×200"))
        screen.click("turn")
        #expect(screen.text != before)
        #expect(screen.text.contains("fill rectangle 0 0 100×200"))
        screen.click("turn")
        #expect(screen.text == before)
    }
}

extension View {
    /// Returns this view between a bar at the top and one at the bottom.
    func barred() -> some View {
        safeAreaInset(edge: .top, spacing: 5) { Color.gray.frame(height: 20) }
            .safeAreaInset(edge: .bottom, spacing: 5) { Color.gray.frame(height: 20) }
    }
}
