import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("safeAreaPadding")
struct SafeAreaPaddingTests {
    @Test("safeAreaPadding insets like padding")
    func space() {
        let frames = frames(100, 100) {
            Color.red.tagged("red")
                .safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
                .tagged("all")
        }
        #expect(frames["all"] == CGRect(0, 0, 100, 100))
        #expect(frames["red"] == CGRect(2, 1, 94, 96))
    }

    @Test("The default is 16 on all edges, or the given length on the given edges")
    func lengths() {
        #expect(size(nil, nil) { box(10, 10).safeAreaPadding() } == CGSize(42, 42))
        #expect(size(nil, nil) { box(10, 10).safeAreaPadding(5) } == CGSize(20, 20))
        #expect(size(nil, nil) { box(10, 10).safeAreaPadding(.top, 5) } == CGSize(10, 15))
        #expect(size(nil, nil) { box(10, 10).safeAreaPadding(.horizontal) } == CGSize(42, 10))
    }

    @Test("Negative and invalid lengths count as 0", arguments: [-5, .nan, .infinity])
    func noLength(length: CGFloat) {
        #expect(size(nil, nil) { box(10, 10).safeAreaPadding(length) } == CGSize(10, 10))
    }

    @Test("Unlike padding, it can be ignored, also when nested")
    func reached() {
        let frames = frames(100, 100) {
            Color.red.tagged("red").ignoresSafeArea()
                .safeAreaPadding(10).safeAreaPadding(.top, 20).padding(5)
        }
        #expect(frames["red"] == CGRect(5, 5, 90, 90))
    }

    @Test("Right to left, leading is on the right")
    func rightToLeft() {
        let frames = frames(100, 100) {
            HStack(spacing: 0) {
                Color.red.tagged("red")
                Color.blue.tagged("blue").ignoresSafeArea(edges: .trailing)
            }
            .safeAreaPadding(.leading, 10).safeAreaPadding(.trailing, 30)
            .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(frames["red"] == CGRect(60, 0, 30, 100))
        #expect(frames["blue"] == CGRect(0, 0, 60, 100))
    }

    @Test("A changed length moves the content, and extended views still extend")
    func change() {
        struct Page: View {
            @State private var length: CGFloat = 10
            var body: some View {
                VStack(spacing: 0) {
                    Color.red.tagged("red").ignoresSafeArea(edges: .top)
                    Button("more") { length += 10 }.buttonStyle(.plain)
                }
                .safeAreaPadding(length)
            }
        }
        let screen = Screen(100, 100) { Page() }
        #expect(screen.frame(of: "red") == CGRect(10, 0, 80, 74))
        screen.click("more")
        #expect(screen.frame(of: "red") == CGRect(20, 0, 60, 64))
    }
}
