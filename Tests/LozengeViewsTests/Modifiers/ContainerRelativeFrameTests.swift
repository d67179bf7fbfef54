import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("containerRelativeFrame")
struct ContainerRelativeFrameTests {
    @Test("The length is the window's, whatever the proposal")
    func window() {
        let screen = Screen(100, 80) {
            Color.red.tagged("red").containerRelativeFrame([.horizontal, .vertical])
                .tagged("box").frame(width: 10, height: 10)
        }
        #expect(screen.frame(of: "box") == CGRect(0, 0, 100, 80))
        #expect(screen.frame(of: "red") == CGRect(0, 0, 100, 80))
    }

    @Test("Across, the frame is the content; along, the content is aligned")
    func oneAxis() {
        let screen = Screen(100, 80) {
            box(10, 20).tagged("red")
                .containerRelativeFrame(.horizontal, alignment: .bottomTrailing).tagged("box")
        }
        #expect(screen.frame(of: "box") == CGRect(0, 30, 100, 20))
        #expect(screen.frame(of: "red") == CGRect(90, 30, 10, 20))
    }

    @Test("A resized window changes the length")
    func resize() {
        let screen = Screen(100, 80) {
            VStack {
                HStack { Color.red.tagged("red").containerRelativeFrame(.horizontal, half) }
            }
        }
        #expect(screen.frame(of: "red")?.width == 50)
        screen.resize(300, 80)
        #expect(screen.frame(of: "red")?.width == 150)
        screen.resize(300, 90)
        #expect(screen.frame(of: "red")?.width == 150)
    }

    @Test("A window may be smaller than its content")
    func minimumSize() {
        let screen = Screen(100, 80) {
            HStack(spacing: 0) {
                Color.red.tagged("red").containerRelativeFrame(.horizontal, half)
                box(7, 7)
            }
        }
        #expect(screen.minimumSize == CGSize(7, 7))
        #expect(screen.frame(of: "red")?.width == 50)
        screen.resize(100, 70)
        #expect(screen.frame(of: "red")?.width == 50)
    }

    @Test(
        "Fractions of a container, with spacing",
        arguments: [(1, 1, 320), (4, 1, 65), (4, 2, 150), (4, 4, 320), (0, 0, 320)]
            as [(Int, Int, CGFloat)])
    func parts(count: Int, span: Int, width: CGFloat) {
        let screen = Screen(320, 50) {
            Color.red.tagged("red")
                .containerRelativeFrame(.horizontal, count: count, span: span, spacing: 20)
        }
        #expect(screen.frame(of: "red")?.width == width)
    }

    @Test("Pages in a scroll view have its length, not the window's")
    func pages() {
        let screen = Screen(300, 100) {
            HStack(spacing: 0) {
                ScrollView(.horizontal) {
                    HStack(spacing: 0) {
                        ForEach(0..<3) {
                            Color.red.tagged("page \($0)")
                                .containerRelativeFrame([.horizontal, .vertical])
                        }
                    }
                }
                box(100, 100)
            }
        }
        #expect(screen.frame(of: "page 0") == CGRect(0, 0, 200, 100))
        #expect(screen.frame(of: "page 2") == CGRect(400, 0, 200, 100))
        screen.scroll(by: CGSize(150, 0), at: CGPoint(x: 50, y: 50))
        #expect(screen.frame(of: "page 1") == CGRect(50, 0, 200, 100))
        screen.resize(200, 60)
        #expect(screen.frame(of: "page 1")?.size == CGSize(100, 60))
    }

    @Test("A scroll view is as wide as its widest row, which may be as wide as the proposal")
    func acrossTheList() {
        let frames = frames(100, 50) {
            ScrollView {
                Color.red.frame(height: 10).containerRelativeFrame(.horizontal, half).tagged("row")
            }
            .tagged("list")
        }
        #expect(frames["row"] == CGRect(0, 0, 50, 10))
        #expect(frames["list"] == CGRect(0, 0, 50, 50))
    }

    @Test("Bars over the scroll view's edges do not count")
    func safeArea() {
        let screen = Screen(100, 100) {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<3) {
                        Color.red.tagged("page \($0)")
                            .containerRelativeFrame([.horizontal, .vertical])
                    }
                }
            }
            .safeAreaPadding(.horizontal, 10).barred()
        }
        #expect(screen.frame(of: "page 0") == CGRect(10, 25, 80, 50))
        #expect(screen.frame(of: "page 1") == CGRect(10, 75, 80, 50))
    }

    @Test(
        "For an axis in which the scroll view has its content's length, the window's length counts")
    func idealList() {
        let screen = Screen(100, 80) {
            ScrollView {
                Color.red.tagged("red").containerRelativeFrame(.vertical) { length, _ in length / 4
                }
            }
            .fixedSize(horizontal: false, vertical: true)
            .tagged("list")
        }
        #expect(screen.frame(of: "list")?.height == 20)
        screen.resize(100, 40)
        #expect(screen.frame(of: "list")?.height == 10)
    }

    @Test("Without a container's length the frame is the content")
    func noContainer() {
        #expect(
            size(nil, nil) { box(10, 20).containerRelativeFrame(.horizontal) } == CGSize(10, 20))
    }

    @Test("An invalid length is ignored", arguments: [-1, .nan, .infinity])
    func noLength(length: CGFloat) {
        let size = size(100, 100) {
            box(10, 20).containerRelativeFrame(.horizontal) { _, _ in length }
        }
        #expect(size == CGSize(10, 20))
    }

    @Test("A row that is added later has the container's length")
    func later() {
        struct Page: View {
            @State private var isThere = false
            var body: some View {
                VStack(spacing: 0) {
                    ScrollView(.horizontal) {
                        GeometryReader { _ in
                            if isThere {
                                Color.red.tagged("red").containerRelativeFrame(.horizontal, half)
                            }
                        }
                        .frame(width: 500)
                    }
                    .frame(width: 60)
                    Button("show") { isThere = true }
                }
            }
        }
        let screen = Screen(100, 80) { Page() }
        screen.click("show")
        #expect(screen.frame(of: "red")?.width == 30)
    }
}

private func half(_ length: CGFloat, _ axis: Axis) -> CGFloat { length / 2 }

extension View {
    fileprivate func containerRelativeFrame(
        _ axes: Axis.Set, _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View {
        containerRelativeFrame(axes, alignment: .center, length)
    }
}
