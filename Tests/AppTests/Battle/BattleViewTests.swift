import Foundation
import Lozenge
import LozengeCore
import LozengeTesting
import Testing

@testable import BattleTracker

@Suite("Playing an encounter")
struct BattleViewTests {
    private let battle = Battle(.sample)

    private func screen(_ width: CGFloat = 860, _ height: CGFloat = 900) -> Screen {
        Screen(
            width, height,
            pictures: Dictionary(
                uniqueKeysWithValues: ["rogue", "brawler", "barbarian"].map {
                    ($0, CGSize(width: 128, height: 160))
                })
        ) { BattleView(battle: battle) }
    }

    private func words(_ screen: Screen) -> [String] {
        screen.displayList.primitives.compactMap {
            if case .text(let layout, _, _) = $0 { layout.text.string } else { nil }
        }
    }

    @Test("Next Turn advances the encounter and selects the combatant whose turn it is")
    func turns() {
        let screen = screen()
        #expect(words(screen).contains("Round 1"))
        screen.button("Next Turn").press()
        #expect(battle.selected?.name == "Hasty River")
        for _ in 0..<5 { screen.button("Next Turn").press() }
        #expect(words(screen).contains("Round 2"))
        screen.button("Previous Turn").press()
        #expect(battle.selected?.name == "Orm Ashbeard" && battle.encounter.round == 1)
        screen.button("Undo").press()
        #expect(battle.encounter.round == 2)
    }

    @Test("A clicked combatant is selected; damage by number, and by Return")
    func damage() {
        let screen = screen()
        screen.click("Dire Wolf")
        #expect(battle.selected?.name == "Dire Wolf")
        battle.isAskedForHitPoints = true
        screen.type("10")
        screen.press(.return)
        #expect(battle.selected?.hitPointsLeft == 15)
        // The field waits for the next number.
        screen.type("7")
        screen.press(.character("h"), modifiers: .control)
        #expect(battle.selected?.hitPointsLeft == 22)
        screen.type("no number")
        screen.press(.return)
        #expect(battle.selected?.hitPointsLeft == 22)
        #expect(words(screen).contains("22/37"))
        #expect(words(screen).contains("“no number” is not a number of hit points."))
        screen.press(.character("a"), modifiers: .control)
        screen.type("12+5")
        screen.press(.return)
        #expect(battle.selected?.hitPointsLeft == 5)
        #expect(battle.undoTitle == "Undo Damage")
    }

    @Test("Conditions are switched on and off, and shown in badges of equal width")
    func conditions() throws {
        let screen = screen(860, 1400)
        screen.click("Goblin")
        screen.click("Stunned")
        screen.click("Blinded")
        #expect(battle.selected?.conditions == [.blinded, .stunned])
        screen.press(.character("z"), modifiers: .control)
        #expect(battle.selected?.conditions == [.blinded, .stunned])
        screen.button("Undo").press()
        #expect(battle.selected?.conditions == [.stunned])
    }

    @Test("An empty fight offers to add creatures; a name is found among many")
    func emptyAndFinding() {
        let screen = screen()
        screen.click("Goblin")
        battle.isFinding = true
        _ = screen.displayList
        screen.type("wolf")
        #expect(words(screen).contains("Dire Wolf") && !words(screen).contains("Goblin"))
        // Nothing is done to a combatant that is not shown.
        #expect(battle.chosen.isEmpty)
        battle.moveSelection(by: -1)
        battle.moveSelection(by: -1)
        #expect(battle.selected?.name == "Dire Wolf")
        screen.press(.escape)
        #expect(words(screen).contains("Goblin"))
        battle.beginAnother()
        screen.advance(by: .seconds(2))
        #expect(words(screen).contains("No Combatants"))
        #expect(screen.button("Add from Bestiary…").exists)
        #expect(battle.undoTitle == "Undo New Fight")
    }

    @Test("The card of another combatant is shown from the top")
    func cardFromTop() throws {
        let screen = screen(860, 420)
        screen.click("Goblin")
        let card = try #require(screen.frame(of: "STR"))
        screen.scroll(
            by: CGSize(width: 0, height: 300), at: CGPoint(x: card.midX, y: card.midY))
        #expect(screen.frame(of: "STR") != card)
        screen.click("Dire Wolf")
        #expect(screen.frame(of: "STR") == card)
    }

    @Test("Names stay where they are when the turn changes")
    func names() throws {
        let screen = screen()
        let before = try #require(screen.frame(of: "Hasty River")).minX
        screen.button("Next Turn").press()
        #expect(screen.frame(of: "Hasty River")?.minX == before)
    }

    @Test("By keyboard: the list, its arrows, and Delete")
    func keyboard() throws {
        let screen = screen()
        screen.click("Goblin")
        screen.press(.downArrow)
        screen.press(.downArrow)
        #expect(battle.selected?.name == "Sir Bunnington")
        screen.press(.upArrow)
        #expect(battle.selected?.name == "Dire Wolf")
        screen.press(.delete)
        #expect(battle.combatants.count == 4 && battle.selected?.name == "Sir Bunnington")
        battle.undo()
        #expect(battle.combatants.count == 5)
    }

    @Test("The card is beside the list, and a page of its own in a narrow window")
    func places() throws {
        let wide = screen(860, 640)
        wide.click("Goblin")
        let (row, card) = (
            try #require(wide.frame(of: "AC 14")), try #require(wide.frame(of: "Small humanoid"))
        )
        #expect(card.minX > row.maxX)
        battle.selection = nil
        let narrow = screen(360, 640)
        #expect(narrow.frame(of: "Dire Wolf") != nil && narrow.frame(of: "STR") == nil)
        narrow.click("Goblin")
        narrow.advance(by: .seconds(1))
        #expect(narrow.frame(of: "Dire Wolf") == nil && narrow.frame(of: "STR") != nil)
        narrow.press(.leftArrow, modifiers: .option)
        narrow.advance(by: .seconds(1))
        #expect(narrow.frame(of: "Dire Wolf") != nil && narrow.frame(of: "STR") == nil)
        // The command for hit points shows the card with their field.
        battle.selection = battle.combatants[1].id
        battle.isAskedForHitPoints = true
        narrow.advance(by: .seconds(1))
        narrow.type("2")
        narrow.press(.return)
        #expect(battle.combatants[1].damageTaken == 2)
    }

    @Test("A combatant is added by a sheet, once it has a name")
    func adding() throws {
        let screen = screen()
        screen.menuButton("Add").press()
        try #require(screen.popups.first).click("New Combatant…")
        screen.advance(by: .seconds(1))
        screen.press(.return)
        #expect(battle.combatants.count == 5)
        screen.type("Owl")
        screen.click("Add")
        screen.advance(by: .seconds(1))
        #expect(battle.selected?.name == "Owl" && battle.combatants.count == 6)
        #expect(battle.undoTitle == "Undo Adding Owl" && battle.draft == nil)
    }

    @Test("A combatant is edited by a sheet, and keeps its wounds")
    func editing() throws {
        let screen = screen(860, 1400)
        screen.click("Dire Wolf")
        screen.click("Edit…")
        screen.advance(by: .seconds(1))
        #expect(words(screen).contains("Edit Combatant"))
        screen.press(.character("a"), modifiers: .control)
        screen.type("Old Wolf")
        screen.click("Save")
        screen.advance(by: .seconds(1))
        #expect(battle.selected?.name == "Old Wolf")
        #expect(battle.selected?.hitPointsLeft == 25 && battle.selected?.conditions == [.prone])
        screen.click("Edit…")
        screen.advance(by: .seconds(1))
        screen.type("x")
        screen.press(.escape)
        #expect(battle.selected?.name == "Old Wolf" && battle.draft == nil)
    }

    @Test("The history lists the changes, and undoes one with those after it")
    func history() throws {
        let screen = screen(1100)
        screen.toggle("History").press()
        #expect(words(screen).contains("No Changes"))
        screen.click("Goblin")
        screen.button("Next Turn").press()
        battle.damage(3, to: battle.combatants[1].id)
        battle.damage(-1, to: battle.combatants[1].id)
        let listed = words(screen).filter { ["Healing", "Damage", "Next Turn"].contains($0) }
        #expect(listed.suffix(3) == ["Healing", "Damage", "Next Turn"])
        battle.undo(from: 1)
        #expect(battle.changes == ["Next Turn"])
        #expect(battle.combatants[1].damageTaken == 0 && battle.canRedo)
        battle.undo(from: -1)
        #expect(battle.changes == [] && !battle.canUndo)
    }

    @Test("Hit points stand in a column: all bars begin and end at the same places")
    func columns() {
        let screen = screen()
        let bars = screen.displayList.primitives.compactMap { command -> CGRect? in
            guard case .text(let layout, let origin, _) = command,
                layout.text.string.hasPrefix("AC ")
            else { return nil }
            return CGRect(origin: origin, size: layout.measurement.size)
        }
        #expect(Set(bars.map { ($0.maxX * 100).rounded() }).count == 1)
        #expect(bars.count == 5)
    }

    @Test("With a thousand combatants, the list shows the selected one")
    func thousand() throws {
        let battle = Battle(Encounter((0..<1000).map { fighter("C\($0)", initiative: 1000 - $0) }))
        let screen = Screen(860, 640) { BattleView(battle: battle) }
        let bodies = screen.bodyEvaluations
        #expect(bodies < 600)
        battle.selection = battle.combatants[700].id
        let place = try #require(screen.frame(of: "C700"))
        #expect(place.minY > 0 && place.maxY < 640)
        for _ in 0..<20 {
            battle.moveSelection(by: 1)
            #expect(words(screen).contains(battle.selected?.name ?? ""))
        }
        battle.nextTurn()
        #expect(words(screen).contains("C0"))
    }

    @Test("A message is shown until it is read")
    func message() {
        battle.message = "The encounter was damaged."
        let screen = screen()
        #expect(words(screen).contains("The encounter was damaged."))
        screen.press(.escape)
        #expect(battle.message == nil)
    }

    @Test("The context menu of a combatant: damage, conditions, and removal")
    func menu() throws {
        let screen = screen()
        func menu() throws -> Screen {
            screen.click("Goblin", with: .secondary)
            return try #require(screen.popups.first)
        }
        try menu().click("Damage 5")
        #expect(battle.encounter.combatants[1].damageTaken == 5)
        try menu().click("Conditions")
        let conditions = try #require(screen.popups.first?.popups.first)
        conditions.click("Prone")
        #expect(battle.encounter.combatants[1].conditions == [.prone])
        #expect(screen.popups.isEmpty)
        try menu().click("Remove from Fight")
        #expect(battle.combatants.map(\.name).contains("Goblin") == false)
    }

    @Test("Another encounter begins after a confirmation, and can be undone")
    func newFight() throws {
        let screen = screen()
        let before = battle.encounter
        func ask() throws -> Screen {
            battle.isAskedForNewFight = true
            _ = screen.displayList
            return try #require(screen.popups.first)
        }
        try ask().press(.escape)
        #expect(battle.encounter == before && screen.popups.isEmpty)
        try ask().click("Start")
        #expect(battle.combatants.isEmpty && screen.popups.isEmpty)
        battle.undo()
        #expect(battle.encounter == before)
    }

    @Test("A right-to-left window has all content, mirrored")
    func rightToLeft() throws {
        let mirrored = Screen(
            860, 640, pictures: ["rogue": CGSize(width: 128, height: 160)]
        ) { BattleView(battle: battle).environment(\.layoutDirection, .rightToLeft) }
        let plain = screen(860, 640)
        let (left, right) = (
            try #require(plain.frame(of: "Dire Wolf")),
            try #require(mirrored.frame(of: "Dire Wolf"))
        )
        #expect(abs(left.minX - (860 - right.maxX)) < 0.01)
    }
}
