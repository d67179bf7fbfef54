import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeControls
@testable import LozengeViews

@Suite("Outlines in lists")
struct ListOutlineTests {
    struct Place: Identifiable {
        let id: String
        var places: [Place]?
    }

    @Observable
    final class Model {
        var chosen: String?
        var places = [
            Place(
                id: "Europe",
                places: [
                    Place(id: "France", places: [Place(id: "Paris")]), Place(id: "Malta"),
                ]),
            Place(id: "Empty", places: []), Place(id: "Pole"),
        ]
    }

    private struct Atlas: View {
        @Bindable var model: Model

        var body: some View {
            List(model.places, children: \.places, selection: $model.chosen) { Text($0.id) }
        }
    }

    @Test(
        "Keys expand, go in, go out and collapse; in a language from the right the other way round")
    func keys() {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let (ahead, back): (Key, Key) =
                direction == .leftToRight ? (.rightArrow, .leftArrow) : (.leftArrow, .rightArrow)
            let model = Model()
            let screen = Screen(300, 300) {
                Atlas(model: model).environment(\.layoutDirection, direction)
            }
            screen.press(.tab)
            screen.press(.downArrow)
            #expect(model.chosen == "Europe" && screen.words == ["Europe", "Empty", "Pole"])
            screen.press(ahead)
            #expect(screen.words == ["Europe", "France", "Malta", "Empty", "Pole"])
            screen.press(ahead)
            screen.press(ahead)
            screen.press(ahead)
            #expect(model.chosen == "Paris")
            // A leaf goes no further.
            screen.press(ahead)
            #expect(model.chosen == "Paris")
            screen.press(back)
            #expect(model.chosen == "France")
            screen.press(back)
            screen.advance(by: .seconds(1))
            #expect(screen.words == ["Europe", "France", "Malta", "Empty", "Pole"])
            screen.press(back)
            #expect(model.chosen == "Europe")
            // An empty group expands to nothing, and its key goes nowhere.
            screen.press(.end)
            screen.press(.upArrow)
            screen.press(ahead)
            screen.press(ahead)
            #expect(model.chosen == "Empty")
        }
    }

    @Test("The tag, background, selection and swipe actions of a row with children count")
    func traits() {
        final class Chosen { var tag: String? }
        let chosen = Chosen()
        let selection = Binding(get: { chosen.tag }, set: { chosen.tag = $0 })
        var deleted: [String] = []
        let screen = Screen(300, 300) {
            List(selection: selection) {
                OutlineGroup(Model().places, children: \.places) { place in
                    Text(place.id)
                        .tag("tag of " + place.id)
                        .listRowBackground(Color.red)
                        .selectionDisabled(place.id == "Empty")
                        .swipeActions { Button("Delete") { deleted.append(place.id) } }
                }
            }
        }
        screen.press(.tab)
        screen.press(.downArrow)
        #expect(chosen.tag == "tag of Europe")
        screen.press(.downArrow)
        #expect(chosen.tag == "tag of Pole")
        let red = Color.red.resolve(in: ColorPalette())
        let grounds = screen.displayList.shown.filter {
            if case .fill(_, .color(red)) = $0.command { true } else { false }
        }
        #expect(grounds.count == 3)
        screen.click("Europe", with: .secondary)
        screen.popups.last?.click("Delete")
        #expect(deleted == ["Europe"])
    }

    @Test("Titles of one level begin at one place, each level further in")
    func indentation() {
        let model = Model()
        let screen = Screen(300, 300) { Atlas(model: model) }
        #expect(screen.frame(of: "Europe")?.minX == screen.frame(of: "Pole")?.minX)
        screen.press(.tab)
        screen.press(.downArrow)
        screen.press(.rightArrow)
        screen.advance(by: .seconds(1))
        let x = ["Europe", "France", "Malta"].map { screen.frame(of: $0)?.minX ?? 0 }
        #expect(x[1] - x[0] == 18 && x[2] == x[1])
    }

    @Test(
        "What is expanded stays so when elements move, and state inside ends when it is collapsed")
    func identity() {
        let model = Model()
        let screen = Screen(300, 300) { Atlas(model: model) }
        screen.doubleClick("Europe")
        #expect(screen.words == ["Europe", "France", "Malta", "Empty", "Pole"])
        model.places.reverse()
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["Pole", "Empty", "Europe", "France", "Malta"])
        screen.doubleClick("Europe")
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["Pole", "Empty", "Europe"])
    }

    @Test("A group in a list without a selection is expanded by a click anywhere on its row")
    func disclosureGroup() {
        let screen = Screen(300, 300) {
            List {
                DisclosureGroup("More") { Text("Inside") }
                Text("After")
            }
        }
        #expect(screen.words == ["More", "After"])
        screen.click(at: CGPoint(x: 250, y: screen.frame(of: "More")?.midY ?? 0))
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["More", "Inside", "After"])
        let (more, inside) = (screen.frame(of: "More"), screen.frame(of: "Inside"))
        #expect(inside.map { $0.minX - (more?.minX ?? 0) } == 18)
    }

    @Test("Outside of a list an outline is a column of groups")
    func column() {
        let screen = Screen(300, 300) {
            OutlineGroup(Model().places[0], children: \.places) { Text($0.id) }
        }
        #expect(screen.words == ["Europe"])
        screen.click("Europe")
        screen.advance(by: .seconds(1))
        #expect(screen.words == ["Europe", "France", "Malta"])
    }
}
