import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("GeometryReader")
struct GeometryReaderTests {
    @Test("A reader takes the proposal, 10 points if unspecified", arguments: offers)
    func size(offer: ProposedViewSize, expected: CGSize) {
        let report = layoutReport(of: GeometryReader { _ in box(500, 500) }, in: offer)
        #expect(report.size == expected)
    }

    @Test("A proxy has the reader's size, unrounded")
    func proxy() {
        var known = CGSize.zero
        _ = layoutReport(
            of: GeometryReader { proxy -> Color in
                known = proxy.size
                return Color.red
            }.frame(width: 100.0 / 3), in: ProposedViewSize(200, 10))
        #expect(known == CGSize(100.0 / 3, 10))
    }

    @Test(
        "The content is proposed the reader's size, in the top-leading corner; several views overlap"
    )
    func content() {
        let frames = frames(100, 50) {
            GeometryReader { _ in
                box(10, 10).tagged("a")
                Color.red.tagged("b")
            }
        }
        #expect(frames["a"] == CGRect(0, 0, 10, 10))
        #expect(frames["b"] == CGRect(0, 0, 100, 50))
    }

    @Test("On another thread a proxy has its size only")
    func otherThread() {
        let finished = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var known: [CGRect] = []
        _ = frames(100, 50) {
            GeometryReader { proxy -> Color in
                nonisolated(unsafe) let proxy = proxy
                let thread = Thread {
                    known.append(proxy.frame(in: .global))
                    known.append(CGRect(origin: .zero, size: proxy.size))
                    finished.signal()
                }
                thread.start()
                finished.wait()
                return Color.red
            }
            .padding(10)
        }
        #expect(known == [CGRect(0, 0, 80, 30), CGRect(0, 0, 80, 30)])
    }

    @Test("The content follows every resize")
    func resize() {
        let screen = Screen(100, 100) {
            GeometryReader { Text("\(Int($0.size.width)) \(Int($0.size.height))") }
        }
        #expect(screen.words == ["100 100"])
        screen.resize(250, 40)
        #expect(screen.words == ["250 40"])
    }

    @Test("State inside outlives a resize")
    func state() {
        let screen = Screen(100, 100) { GeometryReader { _ in Counter(name: "in") } }
        screen.click("in 0")
        screen.resize(300, 300)
        #expect(screen.words == ["in 1"])
    }

    @Test(
        "Values that the content reads are dependencies of the reader: it follows a change of state"
    )
    func readsState() {
        struct Reading: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Change("more", $count) { $0 += 1 }
                    GeometryReader { _ in Text("count \(count)") }
                }
            }
        }
        let screen = Screen(200, 100) { Reading() }
        screen.click("more")
        screen.click("more")
        #expect(screen.words == ["more", "count 2"])
    }

    @Test("Nested readers have their own sizes")
    func nested() {
        let screen = Screen(200, 100) {
            GeometryReader { outer in
                GeometryReader { inner in
                    Text("\(Int(inner.size.width))")
                }
                .frame(width: outer.size.width / 4)
            }
        }
        #expect(screen.words == ["50"])
        screen.resize(400, 100)
        #expect(screen.words == ["100"])
    }
}

nonisolated private let offers: [(ProposedViewSize, CGSize)] = [
    (ProposedViewSize(100, 50), CGSize(100, 50)), (.zero, .zero), (.unspecified, CGSize(10, 10)),
    (ProposedViewSize(nil, 7), CGSize(10, 7)),
]
