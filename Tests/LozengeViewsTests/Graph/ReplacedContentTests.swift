import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Views that are added, removed and replaced inside modifiers")
struct ReplacedContentTests {
    private let isThere = Handle<Bool>()
    private let length = Handle<CGFloat>()
    private let number = Handle<Int>()

    @Test("A view that replaces another in a modifier is placed")
    func replaced() {
        let screen = Screen(300, 200) {
            Held(number, 1) { number in Color.red.tagged("inside").id(number).offset(x: 0) }
        }
        number.set(2)
        #expect(screen.frame(of: "inside") == CGRect(0, 0, 300, 200))
    }

    @Test("The same inside several modifiers")
    func replacedDeeply() {
        let screen = Screen(300, 200) {
            Held(number, 1) { number in
                Color.red.tagged("inside").id(number).offset(x: 1).offset(x: 2).overlay(Color.blue)
            }
        }
        number.set(2)
        #expect(screen.frame(of: "inside") == CGRect(3, 0, 300, 200))
    }

    @Test("The priority of the new view counts")
    func replacedPriority() {
        let screen = Screen(160, 40) {
            HStack(spacing: 0) {
                Held(number, 1) { number in
                    Text("aa bb cc dd ee").lineLimit(1).layoutPriority(Double(number)).id(number)
                        .overlay(Color.blue).tagged("changed")
                }
                Text("ff gg hh ii jj").lineLimit(1)
            }
        }
        #expect(screen.frame(of: "changed")?.width == 112)
        number.set(-1)
        #expect(screen.frame(of: "changed")?.width == 48)
    }

    @Test("A modifier with a size cache clears it for the new view")
    func replacedInARatio() {
        let screen = Screen(300, 200) {
            Held(isThere, true) { isRow in
                (isRow ? AnyView(HStack { Divider() }) : AnyView(Divider()))
                    .padding(10).aspectRatio(12, contentMode: .fit).tagged("ratio")
            }
        }
        #expect(screen.frame(of: "ratio")?.width == 21)
        isThere.set(false)
        #expect(screen.frame(of: "ratio")?.width == 300)
        isThere.set(true)
        #expect(screen.frame(of: "ratio")?.width == 21)
    }

    @Test("A modifier can change while it has no content")
    func changedEmpty() {
        let screen = Screen(300, 40) {
            HStack(spacing: 0) {
                box(10, 10)
                Held(length, 1) { length in
                    Group { Held(isThere, true) { if $0 { box(10, 10).tagged("guest") } } }
                        .padding(length)
                }
            }
        }
        isThere.set(false)
        #expect(screen.frame(of: "guest") == nil)
        length.set(2)
        #expect(screen.frame(of: "guest") == nil)
        isThere.set(true)
        #expect(screen.frame(of: "guest") == CGRect(150, 15, 10, 10))
    }

    @Test("The same among several views in a common modifier")
    func changedEmptyInGroup() {
        let screen = Screen(300, 40) {
            HStack(spacing: 0) {
                Group {
                    box(10, 10)
                    Held(length, 1) { length in
                        Group { Held(isThere, true) { if $0 { box(10, 10).tagged("guest") } } }
                            .padding(length)
                    }
                }
                .background(Color.green)
            }
        }
        for step in 0..<4 {
            isThere.set(false)
            #expect(screen.frame(of: "guest") == nil)
            length.set(CGFloat(step))
            #expect(screen.frame(of: "guest") == nil)
            isThere.set(true)
            #expect(screen.frame(of: "guest") == CGRect(150, 15, 10, 10))
        }
    }

    @Test("A view that extends under a bar can be removed meanwhile")
    func reaching() {
        let screen = Screen(100, 100) {
            Held(length, 20) { length in
                Group { Held(isThere, true) { if $0 { Color.red.tagged("guest") } } }
                    .ignoresSafeArea().safeAreaPadding(.top, length)
            }
        }
        #expect(screen.frame(of: "guest") == CGRect(0, 0, 100, 100))
        isThere.set(false)
        #expect(screen.frame(of: "guest") == nil)
        length.set(30)
        #expect(screen.frame(of: "guest") == nil)
        isThere.set(true)
        #expect(screen.frame(of: "guest") == CGRect(0, 0, 100, 100))
    }

    @Test("The preference of a removed view is removed")
    func told() {
        let heard = Heard()
        let screen = Screen(100, 100) {
            Group {
                Held(isThere, true) { if $0 { Color.red.preference(key: Told.self, value: 7) } }
            }
            .onPreferenceChange(Told.self) { heard.values.append($0) }
            Color.blue
        }
        isThere.set(false)
        #expect(screen.words.isEmpty)
        #expect(heard.values == [7, 0])
    }

    @Test("A changed guide replaces the former one")
    func otherLine() {
        let screen = Screen(100, 100) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a")
                Held(isThere, false) {
                    box(10, 30).tagged("box")
                        .alignmentGuide($0 ? .firstTextBaseline : .top) { _ in 0 }
                }
            }
        }
        #expect(screen.frame(of: "box")?.minY == screen.frame(of: "a").map { $0.minY - 18 })
        isThere.set(true)
        #expect(screen.frame(of: "box")?.minY == screen.frame(of: "a").map { $0.minY + 12 })
    }
}

private struct Told: PreferenceKey {
    static var defaultValue: Int { 0 }

    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private final class Heard {
    var values: [Int] = []
}
