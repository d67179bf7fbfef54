import CX11
import Foundation
import SessionFixtures
import Testing
import WaitingFixtures

@testable import Gallery

extension OnADesktop {
    /// Source: `docs/accessibility.md`, BUS-1 to BUS-8.
    @Suite("A screen reader")
    struct ScreenReaderTests {
        private let desktop: Desktop
        private let reader: ScreenReader

        init() async throws {
            desktop = try await Desktop()
            reader = try await ScreenReader(on: desktop)
        }

        private func start(_ name: String, _ arguments: [String] = []) async throws -> Program {
            let program = try Program(
                executable(name), arguments, environment: reader.environment(on: desktop))
            try await reader.waitFor(name)
            return program
        }

        private func lines(_ role: String, _ name: String, in tree: [String]) -> [String] {
            tree.filter { $0.contains("|\(role)|\(name)|") }
        }

        @Test(
            "It reads the apps, and finds no defect",
            arguments: ["BattleTracker", "CharacterCard", "Gallery"])
        func audit(name: String) async throws {
            let program = try await start(name)
            let answer = try await reader.ask("audit \(name)")
            #expect(answer == ["problems 0"])
            #expect(program.errors == [])
        }

        @Test("It presses, sets, writes and moves the keyboard; the app tells what changed")
        func operation() async throws {
            let app = "TestApp"
            let program = try await start(app, ["readable"])
            _ = try await reader.ask("listen")
            #expect(try await reader.ask("act \(app)|push button|Heal 5|click") == ["acted"])
            try await wait(for: "the new name") {
                reader.lines.contains {
                    $0.hasPrefix("event object:property-change:accessible-name")
                        && $0.contains("Hit points: 15")
                }
            }
            #expect(try await reader.ask("act \(app)|check box|Stunned|click") == ["acted"])
            try await wait(for: "the mark") {
                reader.lines.contains("event object:state-changed:checked 1 check box|Stunned")
            }
            #expect(try await reader.ask("value \(app)|slider|Volume|70") == ["set"])
            try await wait(for: "the value") {
                reader.lines.contains {
                    $0.hasPrefix("event object:property-change:accessible-value")
                }
            }
            #expect(try await reader.ask("act \(app)|push button|Say|click") == ["acted"])
            try await wait(for: "the announcement") {
                reader.lines.contains { $0.hasPrefix("event object:announcement") }
            }
            try await focusName(in: app)
            try await wait(for: "the keyboard") {
                reader.lines.contains("event object:state-changed:focused 1 entry|Name")
            }
            #expect(try await reader.ask("write \(app)|entry|Name|Grace Hopper") == ["written"])
            try await wait(for: "the text") {
                try await reader.ask("text \(app)|entry|Name") == ["text|Grace Hopper|12|12|Grace "]
            }
            try await wait(for: "the letters") {
                reader.lines.contains { $0.hasPrefix("event object:text-changed:insert") }
            }
            #expect(program.errors == [])
        }

        @Test("Keys move the focus, which is told once for each view")
        func keys() async throws {
            let app = "TestApp"
            let program = try await start(app, ["readable"])
            let hand = try Hand(on: desktop)
            _ = try await reader.ask("listen")
            try await focusName(in: app)
            try await wait(for: "the keyboard") {
                reader.lines.contains("event object:state-changed:focused 1 entry|Name")
            }
            let before = reader.lines.count
            var events: [String] {
                reader.lines.dropFirst(before).filter { $0.contains("focused") }
            }
            hand.give("key Tab")
            try await wait(for: "the toggle") {
                events.contains("event object:state-changed:focused 1 check box|Stunned")
            }
            #expect(
                events == [
                    "event object:state-changed:focused 0 entry|Name",
                    "event object:state-changed:focused 1 check box|Stunned",
                ])
            #expect(program.errors == [])
        }

        @Test(
            "The events of typing, Tab and a toggle are the recorded ones; those of scrolling are about rows"
        )
        func events() async throws {
            let app = "TestApp"
            let program = try await start(app, ["readable"])
            let hand = try Hand(on: desktop)
            let window = try #require(desktop.onlooker.window(of: program.id))
            let area = desktop.onlooker.area(of: window)
            hand.move(to: area.x.lowerBound + 200, area.y.upperBound - 50)
            try await focusName(in: app)
            _ = try await reader.ask("listen")
            let text = try String(
                contentsOfFile: fixture("accessibility/events.txt"), encoding: .utf8)
            let before = reader.lines.count
            var told: [String] { reader.lines.dropFirst(before).filter { $0.hasPrefix("event ") } }
            var expected: [String] = []
            for scene in Play(text).scenes {
                hand.give(scene.key)
                expected += scene.lines
                try? await wait(for: scene.key, within: .seconds(30)) {
                    told.count >= expected.count
                }
                #expect(told == expected, "after \(scene.key)")
                guard told == expected else { return }
            }
            // Frames differ in the steps that they have scrolled, so the rows are not told one by one.
            hand.give("click --repeat 20 --delay 20 5")
            try await wait(for: "new rows") {
                told.contains { $0.hasPrefix("event object:children-changed:add") }
            }
            let others = told.dropFirst(expected.count).filter {
                !$0.hasPrefix("event object:children-changed:") || !$0.hasSuffix(" list|")
            }
            #expect(others == [])
            #expect(program.errors == [])
        }

        /// Moves the keyboard to the field from elsewhere: it has it from the start.
        private func focusName(in app: String) async throws {
            for (role, name) in [("check box", "Stunned"), ("entry", "Name")] {
                #expect(try await reader.ask("focus \(app)|\(role)|\(name)") == ["focused"])
                try await wait(for: name) {
                    try await reader.ask("tree \(app)").contains {
                        $0.contains("|\(role)|\(name)|") && $0.contains("focused")
                    }
                }
            }
        }

        @Test("An alert takes the keyboard, and its words are its name")
        func alert() async throws {
            let app = "TestApp"
            let program = try await start(app, ["readable"])
            _ = try await reader.ask("act \(app)|push button|Ask|click")
            try await wait(for: "the alert") {
                try await reader.ask("tree \(app)").contains {
                    $0.contains("|alert|Really?|") && $0.contains("active")
                }
            }
            #expect(program.errors == [])
        }

        @Test(
            "Frames are those on the screen, also after the window was moved",
            arguments: ["1", "1.5", "2"])
        func frames(scale: String) async throws {
            let app = "TestApp"
            let program = try Program(
                executable(app), ["readable"],
                environment: reader.environment(on: desktop).merging(["LOZENGE_SCALE": scale]) {
                    $1
                })
            try await reader.waitFor(app)
            let window = try #require(desktop.onlooker.window(of: program.id))
            desktop.onlooker.move(window, 60, 80)
            try await wait(for: "the frame of the window") {
                let area = desktop.onlooker.area(of: window)
                let tree = try await reader.ask("tree \(app)")
                return tree.first { $0.hasPrefix("1|frame|") }?.hasSuffix(
                    "|\(area.x.lowerBound),\(area.y.lowerBound),\(area.x.count),\(area.y.count)")
                    == true
            }
        }

        @Test("A list of 10,000 rows has the rows that exist, each with its place")
        func longList() async throws {
            let app = "TestApp"
            let program = try await start(app, ["readable"])
            let rows = try await reader.ask("tree \(app)").filter { $0.contains("|list item|Row ") }
            #expect((5..<200).contains(rows.count))
            let places = try await reader.ask("places \(app)|list item")
            for (row, place) in places.filter({ $0.hasPrefix("Row ") }).enumerated() {
                #expect(place == "Row \(row)|\(row + 1)|10000")
            }
            #expect(places.count >= rows.count)
            #expect(program.errors == [])
        }

        @Test("It gets answers while the app is busy, and for what is not there")
        func busyness() async throws {
            let app = "TestApp"
            let program = try await start(app, ["readable"])
            _ = try await reader.ask("act \(app)|push button|Compute|click")
            let start = ContinuousClock.now
            let answer = try await reader.ask("storm \(app) 200")
            let duration = ContinuousClock.now - start
            #expect(answer == ["asked 200"])
            // Far less than 200 waits for an app that computes; the machine may be busy.
            #expect(duration < .seconds(60))
            let answers = try await reader.ask("beyond \(app)")
            #expect(answers.count == 4 && answers.allSatisfy { $0.hasSuffix(": None") })
            #expect(program.errors == [])
        }

        @Test("It knows the place of each letter")
        func letters() async throws {
            let app = "TestApp"
            let program = try await start(app, ["readable"])
            let field = try await reader.ask("tree \(app)").first { $0.contains("|entry|Name|") }
            let frame = try #require(field?.split(separator: "|").last?.split(separator: ","))
                .compactMap { Int($0) }
            let letters = try await reader.ask("letters \(app)|entry|Name")
            #expect(letters.count == 3)
            var end = frame[0]
            for (offset, letter) in letters.enumerated() {
                let parts = letter.split(separator: "|")
                let area = parts[1].split(separator: ",").compactMap { Int($0) }
                #expect(parts[0] == "\(offset)" && parts[2] == "\(offset)", "\(letter)")
                #expect(area[0] >= end - 1 && area[0] + area[2] <= frame[0] + frame[2])
                #expect(area[1] >= frame[1] && area[1] + area[3] <= frame[1] + frame[3])
                end = area[0] + area[2]
            }
            #expect(program.errors == [])
        }

        @Test("It walks through all pages of the Gallery, and finds no defect")
        func gallery() async throws {
            let program = try await start("Gallery")
            let answer = try await reader.ask("walk Gallery", within: .seconds(600))
            let pages = answer.filter { $0.hasPrefix("page ") }
            // A page may be in several groups of the index.
            let titles = Set(Page.all.map(\.title)).subtracting(
                pages.map { $0.dropFirst(5) }.map(String.init))
            #expect(titles == [])
            #expect(answer.filter { !$0.hasPrefix("page ") } == [])
            #expect(program.ending == nil)
        }

        @Test("Orca says what is recorded while a turn of Battle Tracker is played")
        func turn() async throws {
            let text = try String(
                contentsOfFile: fixture("accessibility/battle-turn.orca"), encoding: .utf8)
            let program = try await start("BattleTracker")
            let orca = try await Orca(beside: reader, on: desktop)
            let hand = try Hand(on: desktop)
            var expected: [String] = []
            for scene in Play(text).scenes {
                if scene.key != "start" { hand.press(scene.key) }
                expected += scene.lines
                do {
                    try await wait(for: "[\(scene.key)]", within: .seconds(60)) {
                        orca.spoken.count >= expected.count
                    }
                } catch {
                    Issue.record("After [\(scene.key)]: \(orca.spoken.suffix(5))")
                }
                #expect(orca.spoken == expected, "after [\(scene.key)]")
                guard orca.spoken == expected else { return }
            }
            #expect(program.errors == [])
        }

        @Test("A window that says something else at each frame is read and operated")
        func restlessness() async throws {
            let app = "TestApp"
            let program = try await start(app, ["restless"])
            _ = try await reader.ask("listen quietly")
            // The button is there with the first frame.
            var answer: [String] = []
            try await wait(for: "the button, not \(answer)") {
                answer = try await reader.ask("act \(app)|push button|Press|click")
                return answer == ["acted"]
            }
            // A walk passes over a view when one before it goes away meanwhile.
            for words in ["|1 presses|", "… 1000000 characters"] {
                try await wait(for: words) {
                    try await reader.ask("tree \(app)").contains { $0.contains(words) }
                }
            }
            #expect(program.errors == [])
        }

        @Test("A reader that stops reading does not stop the app")
        func silence() async throws {
            let app = "TestApp"
            let program = try await start(app, ["restless"])
            let hand = try Hand(on: desktop)
            _ = try await reader.ask("listen quietly")
            reader.stop()
            // Each frame has events for the reader, which pile up at the bus.
            hand.give("key Tab key space")
            let window = try #require(desktop.onlooker.window(of: program.id))
            for place in 1...20 {
                desktop.onlooker.move(window, place * 10, 30)
                try await wait(for: "the window at its place \(place)") {
                    desktop.onlooker.area(of: window).x.lowerBound >= place * 10
                }
            }
            reader.goOn()
            try await wait(for: "the press", within: .seconds(120)) {
                try await reader.ask("tree \(app)").contains { $0.contains("|1 presses|") }
            }
            #expect(program.errors == [])
        }

        @Test("When the bus ends, the app goes on")
        func lostBus() async throws {
            let app = "TestApp"
            let program = try await start(app, ["readable"])
            reader.bus.kill()
            let hand = try Hand(on: desktop)
            hand.give("key Tab key Tab")
            let window = try #require(desktop.onlooker.window(of: program.id))
            desktop.onlooker.move(window, 30, 30)
            try await wait(for: "the window") {
                desktop.onlooker.area(of: window).x.lowerBound >= 30 && program.ending == nil
            }
            #expect(program.errors == [])
        }
    }
}
