import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import RandomFixtures
import Testing
import ViewFixtures

@testable import LozengeControls

/// Random walks of a user and a program through pages and sheets, beside a model of what has to be there.
@Suite("Random walks through pages and sheets")
struct NavigationWalkTests {
    /// A count that is lost with its view.
    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name)=\(count)") { count += 1 } }
    }

    /// A page with a count, a link and a sheet of its own.
    private struct Room: View {
        let name: String
        let next: Int
        @State private var isSheetOpen = false
        @State private var isSideOpen = false

        var body: some View {
            VStack {
                Counter(name: name)
                NavigationLink("next", value: next)
                Button("side") { isSideOpen = true }
                Button("present") { isSheetOpen = true }
            }
            .navigationDestination(isPresented: $isSideOpen) {
                Room(name: "side of \(name)", next: next)
            }
            .sheet(isPresented: $isSheetOpen) { Counter(name: "sheet of \(name)") }
        }
    }

    private struct World: View {
        let program: Program
        @State private var path: [Int] = []

        var body: some View {
            NavigationStack(path: $path) {
                Room(name: "room 0", next: 1)
                    .navigationDestination(for: Int.self) { Room(name: "room \($0)", next: $0 + 1) }
            }
            .onAppear { program.setPath = { path = $0 } }
            .onChange(of: path, initial: true) { program.path = path }
        }
    }

    /// The program's hands on the path.
    private final class Program {
        var setPath: ([Int]) -> Void = { _ in }
        var path: [Int] = []
    }

    /// The pages and the sheet that have to be there.
    private struct Model {
        struct Page {
            let name: String
            /// The value in the path; `nil` for a page that is not in it.
            let value: Int?
            var count = 0
        }

        var pages = [Page(name: "room 0", value: 0)]
        /// The count of the sheet of the page on top; `nil` without one.
        var sheet: Int?

        var path: [Int] { pages.dropFirst().compactMap(\.value) }

        var shown: String {
            let top = pages[pages.count - 1]
            return sheet.map { "sheet of \(top.name)=\($0)" } ?? "\(top.name)=\(top.count)"
        }

        mutating func push(_ value: Int) { pages.append(Page(name: "room \(value)", value: value)) }

        /// Keeps the longest common beginning, with the pages beside the path that are above it.
        mutating func set(_ path: [Int]) {
            var (kept, index) = ([pages[0]], 0)
            for page in pages.dropFirst() {
                if let value = page.value {
                    guard index < path.count, path[index] == value else { break }
                    index += 1
                }
                kept.append(page)
            }
            pages = kept
            for value in path[index...] { push(value) }
        }
    }

    @Test(
        "What is shown, the path and the state that lives are right after every step",
        arguments: 1...12)
    func walk(seed: Int) throws {
        var random = SeededGenerator(seed: Seeds.seed(UInt64(seed)))
        let program = Program()
        let screen = Screen(500, 400) { World(program: program) }
        var (model, story) = (Model(), [String]())
        for _ in 0..<60 {
            story.append(step(screen, program, &model, &random))
            screen.rest()
            let texts = screen.elements(.button).map(\.label)
            guard texts.contains(model.shown), program.path == model.path else {
                Issue.record(
                    "\(story): \(texts), \(program.path); not \(model.shown), \(model.path)")
                return
            }
            #expect(
                (screen.element(.button, "Back") != nil)
                    == (model.pages.count > 1 && model.sheet == nil))
        }
    }

    /// Does something, here and in the model.
    ///
    /// - Returns: The description of the step.
    private func step(
        _ screen: Screen, _ program: Program, _ model: inout Model,
        _ random: inout SeededGenerator
    ) -> String {
        if let count = model.sheet {
            if Bool.random(using: &random) {
                screen.click(model.shown)
                model.sheet = count + 1
                return "count in the sheet"
            }
            screen.press(.escape)
            model.sheet = nil
            return "Escape"
        }
        let top = model.pages.count - 1
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            screen.click(model.shown)
            model.pages[top].count += 1
            return "count"
        case 2:
            let next = (model.path.last ?? 0) + 1
            screen.click("next")
            model.push(next)
            return "next"
        case 3:
            screen.press(.leftArrow, modifiers: .option)
            if top > 0 { model.pages.removeLast() }
            return "back"
        case 4:
            let path = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
                Int.random(in: 1..<4, using: &random)
            }
            program.setPath(path)
            model.set(path)
            return "path \(path)"
        case 5 where !model.pages[top].name.hasPrefix("side"):
            screen.click("side")
            model.pages.append(.init(name: "side of \(model.pages[top].name)", value: nil))
            return "side"
        case 6:
            screen.click("present")
            model.sheet = 0
            return "present"
        default:
            screen.resize(
                .random(in: 330...700, using: &random), .random(in: 250...600, using: &random))
            return "resize"
        }
    }
}
