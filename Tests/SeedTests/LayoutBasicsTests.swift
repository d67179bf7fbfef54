import Foundation
import LozengeTesting
import SwiftUI
import Testing

/// The document without listings: its pictures.
@MainActor
@Suite("Building custom views")
struct LayoutBasicsTests {
    @Test("The root proposes the window's size, the text takes its own, and the root centres it")
    func rootCentres() {
        let screen = Screen(200, 100) { Text("Hello World") }
        #expect(screen.frame(of: "Hello World") == CGRect(x: 56, y: 42, width: 88, height: 16))
    }

    @Test("A view with a body has the bounds of its body")
    func layoutNeutral() {
        struct ContentView: View {
            var body: some View { Text("Hello World") }
        }
        let screen = Screen(200, 100) { ContentView().border(.red) }
        #expect(screen.borders(.red) == [CGRect(x: 56, y: 42, width: 88, height: 16)])
    }

    @Test("The whole window is safe, so ignoring its safe area changes nothing")
    func safeArea() {
        let screen = Screen(200, 100) { Color.red.edgesIgnoringSafeArea(.all) }
        #expect(screen.fills(.red) == [CGRect(x: 0, y: 0, width: 200, height: 100)])
    }

    @Test("A view of a fixed size ignores the proposal", arguments: [1, 40, 500])
    func fixedSize(side: CGFloat) {
        let screen = Screen(side, side) { Color.red.frame(width: 50, height: 10) }
        #expect(
            screen.fills(.red) == [CGRect(x: side / 2 - 25, y: side / 2 - 5, width: 50, height: 10)]
        )
    }

    @Test("A flexible view may stay square")
    func square() {
        let screen = Screen(200, 100) { Color.red.aspectRatio(1, contentMode: .fit) }
        #expect(screen.fills(.red) == [CGRect(x: 50, y: 0, width: 100, height: 100)])
    }

    @Test("Text never gets larger than its lines")
    func textHugs() {
        let screen = Screen(60, 100) { Text("Avocado Toast").border(.red) }
        #expect(screen.borders(.red) == [CGRect(x: 2, y: 34, width: 56, height: 32)])
    }

    @Test("Avocado toast: ten points around the text, green throughout")
    func toast() {
        let screen = Screen(300, 100) { Text("Avocado Toast").padding(10).background(Color.green) }
        #expect(screen.fills(.green) == [CGRect(x: 88, y: 32, width: 124, height: 36)])
        #expect(screen.frame(of: "Avocado Toast") == CGRect(x: 98, y: 42, width: 104, height: 16))
    }

    @Test("A frame is a picture frame, not a constraint")
    func pictureFrame() {
        let screen = Screen(100, 100, pictures: avocado) {
            Image("avocado").frame(width: 30, height: 30).border(.red)
        }
        #expect(screen.picture("avocado") == CGRect(x: 40, y: 40, width: 20, height: 20))
        #expect(screen.borders(.red) == [CGRect(x: 35, y: 35, width: 30, height: 30)])
    }
}

@MainActor
@Suite("Building custom views with stacks")
struct StackBasicsTests {
    @Test("A row leaves space between its views")
    func spacing() {
        let screen = Screen(300, 100, pictures: avocado) { Toast() }
        // 72 + 8 + 20 + 8 + 104 = 212 points.
        #expect(screen.frame(of: "Delicious") == CGRect(x: 44, y: 42, width: 72, height: 16))
        #expect(screen.picture("avocado") == CGRect(x: 124, y: 40, width: 20, height: 20))
        #expect(screen.frame(of: "Avocado Toast")?.minX == 152)
    }

    @Test("The least flexible views get their space first, the others share the rest")
    func flexibility() {
        let screen = Screen(150, 100, pictures: avocado) { Toast().lineLimit(1) }
        // 150 − 16 − 20 = 114: 57 for the shorter text, which takes 56, and 58 for the longer.
        #expect(screen.picture("avocado")?.width == 20)
        #expect(screen.texts.map(\.string) == ["Delici…", "Avocad…"])
    }

    @Test("A view of higher priority gets its size, down to the others' least")
    func priority() {
        let screen = Screen(150, 100, pictures: avocado) { Toast(priority: 1).lineLimit(1) }
        #expect(screen.texts.map(\.string) == ["…", "Avocado Toast"])
    }

    @Test("Views are aligned on the baseline of their last lines")
    func lastTextBaseline() {
        let screen = Screen(300, 24, pictures: avocado) {
            HStack(alignment: .lastTextBaseline) {
                Text("Delicious")
                Image("avocado")
                Text("Toast").font(.caption)
            }
        }
        // Baselines: 12 of 16, the picture's bottom at 20, 9 of 12.
        #expect(screen.frame(of: "Delicious")?.minY == 8)
        #expect(screen.picture("avocado")?.minY == 0)
        #expect(screen.frame(of: "Toast")?.minY == 11)
    }

    @Test("Views in different columns are aligned on a custom alignment")
    func customAlignment() {
        let screen = Screen(200, 42) {
            HStack(alignment: .midStarAndTitle) {
                VStack(spacing: 0) {
                    Text("star").alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
                    Text("five")
                }
                VStack(spacing: 0) {
                    Text("title").font(.title).alignmentGuide(.midStarAndTitle) { $0[.bottom] / 2 }
                    Text("text")
                }
            }
        }
        #expect(screen.frame(of: "star")?.midY == screen.frame(of: "title")?.midY)
        #expect(screen.frame(of: "star")?.minY == 5)
        #expect(screen.frame(of: "title")?.minY == 0)
    }
}

extension VerticalAlignment {
    private enum MidStarAndTitle: AlignmentID {
        static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.bottom] }
    }

    fileprivate static let midStarAndTitle = VerticalAlignment(MidStarAndTitle.self)
}

private struct Toast: View {
    var priority = 0.0

    var body: some View {
        HStack {
            Text("Delicious")
            Image("avocado")
            Text("Avocado Toast").layoutPriority(priority)
        }
    }
}

private let avocado = ["avocado": CGSize(width: 20, height: 20)]
