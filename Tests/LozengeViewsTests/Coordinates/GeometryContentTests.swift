import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("The content of a GeometryReader")
struct GeometryContentTests {
    @Test("The content follows the values of its surroundings")
    func captured() {
        struct Outside: View {
            @State private var count = 0
            var body: some View {
                let shown = "shown \(count)"
                Change("more", $count) { $0 += 1 }
                GeometryReader { _ in Text(shown) }
            }
        }
        let screen = Screen(200, 100) { Outside() }
        screen.click("more")
        #expect(screen.words == ["more", "shown 1"])
    }

    @Test("The content may differ at another size; remaining views keep their state")
    func sizeDecides() {
        let screen = Screen(100, 100) {
            GeometryReader { proxy in
                VStack {
                    if proxy.size.width > 150 { Text("wide") }
                    Counter(name: "in")
                }
            }
        }
        screen.click("in 0")
        screen.resize(200, 100)
        #expect(screen.words == ["wide", "in 1"])
        screen.resize(100, 100)
        #expect(screen.words == ["in 1"])
    }

    @Test("State inside outlives another evaluation of the body around it")
    func outlives() {
        struct Outside: View {
            @State private var count = 0
            var body: some View {
                VStack {
                    Button("outside \(count)") { count += 1 }
                    GeometryReader { _ in Counter(name: "inside \(count)") }
                }
            }
        }
        let screen = Screen(200, 100) { Outside() }
        screen.click("inside 0 0")
        screen.click("outside 0")
        #expect(screen.words == ["outside 1", "inside 1 1"])
    }

    @Test("The environment reaches the content")
    func environment() {
        struct Outside: View {
            @State private var font = Font.body
            var body: some View {
                Change("larger", $font) { $0 = .title }.font(.body)
                GeometryReader { _ in Text("ab") }.font(font)
            }
        }
        let screen = Screen(200, 100) { Outside() }
        #expect(screen.frame(of: "ab")?.size == CGSize(16, 16))
        screen.click("larger")
        #expect(screen.frame(of: "ab")?.size == CGSize(26, 26))
        screen.textSize = .accessibility5
        #expect(screen.frame(of: "ab")?.size == CGSize(54, 54))
    }

    @Test(
        "The content follows environment values that the outer view reads, below other values too")
    func readAround() {
        struct Outside: View {
            @ScaledMetric private var length: CGFloat = 10
            var body: some View {
                GeometryReader { _ in Text("\(Int(length))") }.dynamicTypeSize(.large)
            }
        }
        let screen = Screen(200, 100) { Outside() }
        #expect(screen.words == ["10"])
        screen.textSize = .accessibility5
        // 10 × 62 / 22 = 28.2…
        #expect(screen.words == ["28"])
    }

    @Test("A stored size is shown in the same frame")
    func storesSize() {
        struct Measured: View {
            @State private var width: CGFloat = 0
            var body: some View {
                VStack {
                    Text("width \(Int(width))")
                    GeometryReader { proxy in
                        let _ = width = proxy.size.width
                        Color.red
                    }
                }
            }
        }
        let screen = Screen(200, 100) { Measured() }
        #expect(screen.words == ["width 200"])
        screen.resize(300, 100)
        #expect(screen.words == ["width 300"])
    }
}
