import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

@testable import LozengeControls

/// The keys of an open menu, beside the pointer.
@Suite("Keys in menus")
struct MenuKeyTests {
    private struct Numbers: View {
        @State private var number = 1
        @State private var isOn = false

        var body: some View {
            VStack {
                Text("chosen: \(number)")
                Picker("Number", selection: $number) {
                    ForEach(1..<80) { Text("Row \($0)").tag($0) }
                }
                Menu("Actions") {
                    Button("One") {}
                    Toggle("Flag", isOn: $isOn)
                    Picker("Pick", selection: $number) {
                        ForEach(1..<4) { Text("Item \($0)").tag($0) }
                    }
                    .pickerStyle(.inline)
                }
            }
        }
    }

    private func highlighted(_ menu: Screen) -> String? {
        menu.elements().first { $0.states.contains(.focused) }?.label
    }

    /// Opens the menu of numbers by keys under a pointer that is on its third row.
    private func openNumbersUnderPointer(
        in screen: Screen
    ) throws -> (menu: Screen, point: CGPoint) {
        screen.press(.tab)
        screen.press(.space)
        let menu = try #require(screen.popups.last)
        let row = try #require(menu.frame(of: "Row 3"))
        let point = CGPoint(x: row.midX, y: row.midY)
        menu.send(.pointerMoved(to: point))
        return (menu, point)
    }

    /// Opens the menu of numbers by keys, and moves the pointer onto its third row.
    private func openNumbers(in screen: Screen) throws -> (menu: Screen, point: CGPoint) {
        let (menu, point) = try openNumbersUnderPointer(in: screen)
        menu.send(.pointerMoved(to: CGPoint(x: point.x, y: point.y + 30)))
        menu.send(.pointerMoved(to: point))
        return (menu, point)
    }

    @Test("Keys move the highlight under a pointer that rests on the menu")
    func restingPointer() throws {
        let screen = Screen(300, 200) { Numbers() }
        let (menu, _) = try openNumbers(in: screen)
        #expect(highlighted(menu) == "Row 3")
        menu.press(.downArrow)
        _ = menu.displayList
        #expect(highlighted(menu) == "Row 4")
        menu.press(.end)
        _ = menu.displayList
        #expect(highlighted(menu) == "Row 79")
        menu.press(.return)
        #expect(screen.texts.contains("chosen: 79"))
    }

    @Test("A menu that keys open under a pointer keeps its highlight until the pointer moves")
    func foundPointer() throws {
        let screen = Screen(300, 200) { Numbers() }
        let (menu, point) = try openNumbersUnderPointer(in: screen)
        #expect(highlighted(menu) == "Row 1")
        menu.send(.pointerMoved(to: CGPoint(x: point.x + 5, y: point.y)))
        #expect(highlighted(menu) == "Row 3")
    }

    @Test("A press of the button chooses the item under a pointer that has not moved")
    func pressedPointer() throws {
        let screen = Screen(300, 200) { Numbers() }
        let (menu, point) = try openNumbersUnderPointer(in: screen)
        menu.send(.pointerDown(.primary, at: point))
        menu.send(.pointerUp(.primary, at: point))
        #expect(screen.texts.contains("chosen: 3"))
    }

    @Test("A motion of the pointer takes the highlight back")
    func movingPointer() throws {
        let screen = Screen(300, 200) { Numbers() }
        let (menu, point) = try openNumbers(in: screen)
        menu.press(.downArrow)
        menu.send(.pointerMoved(to: CGPoint(x: point.x + 1, y: point.y)))
        #expect(highlighted(menu) == "Row 3")
    }

    @Test("Keys begin at the chosen option of a picker, and at the first item of other menus")
    func firstItem() throws {
        let screen = Screen(300, 200) { Numbers() }
        screen.press(.tab)
        screen.press(.tab)
        screen.press(.space)
        #expect(highlighted(try #require(screen.popups.last)) == "One")
        screen.popups.last?.press(.escape)
        let other = Screen(300, 200) {
            Picker("Number", selection: .constant(5)) {
                ForEach(1..<9) { Text("Row \($0)").tag($0) }
            }
        }
        other.press(.tab)
        other.press(.space)
        #expect(highlighted(try #require(other.popups.last)) == "Row 5")
    }

    @Test(
        "The options of a picker in a menu are between dividers; those of a menu picker are a submenu"
    )
    func dividers() throws {
        let screen = Screen(300, 200) {
            Menu("Actions") {
                Button("Before") {}
                Picker("Pick", selection: .constant(1)) {
                    ForEach(1..<3) { Text("Item \($0)").tag($0) }
                }
                .pickerStyle(.inline)
                Button("Between") {}
                Picker("More", selection: .constant(1)) { Text("Hidden").tag(1) }
                    .pickerStyle(.menu)
            }
        }
        screen.click("Actions")
        let menu = try #require(screen.popups.last)
        #expect(!menu.texts.contains("Hidden"))
        func gap(_ upper: String, _ lower: String) throws -> CGFloat {
            try #require(menu.frame(of: lower)).minY - #require(menu.frame(of: upper)).maxY
        }
        let usual = try gap("Item 1", "Item 2")
        #expect(try gap("Before", "Item 1") > usual + 4)
        #expect(try gap("Item 2", "Between") > usual + 4)
        #expect(try gap("Between", "More") == usual)
    }
}
