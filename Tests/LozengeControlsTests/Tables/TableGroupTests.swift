import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import UniformTypeIdentifiers
import ViewFixtures

@testable import LozengeControls

@Suite("Groups, branches and drags of the rows of tables")
struct TableGroupTests {
    nonisolated private struct Person: Identifiable {
        let id: Int
        let name: String
        let age: Int
    }

    private static let people = [
        Person(id: 1, name: "Cleo", age: 30), Person(id: 2, name: "Abe", age: 50),
    ]

    private struct Grouped: View {
        let showsAge: Bool
        let hasMore: Bool

        var body: some View {
            Table(of: Person.self) {
                Group {
                    TableColumn("Name", value: \Person.name)
                    TableColumn("Initial") { Text($0.name.prefix(1)) }
                }
                if showsAge {
                    TableColumn("Age") { Text("\($0.age)") }
                } else {
                    TableColumn("Note") { _ in Text("–") }
                }
            } rows: {
                Group {
                    if hasMore {
                        ForEach(TableGroupTests.people)
                    } else {
                        TableRow(TableGroupTests.people[0])
                    }
                }
            }
        }
    }

    @Test("A table has the columns and rows of its groups and branches", arguments: [true, false])
    func groups(isFull: Bool) {
        let screen = Screen(500, 300) { Grouped(showsAge: isFull, hasMore: isFull) }
        let words = screen.texts
        #expect(words.contains("Name") && words.contains("Initial") && words.contains("Cleo"))
        #expect(words.contains("Age") == isFull && words.contains("Note") != isFull)
        #expect(words.contains("Abe") == isFull)
    }

    private struct Dragged: View {
        let diary: Diary

        var body: some View {
            Table(of: Person.self) {
                TableColumn("Name") { Text($0.name).tagged($0.name) }
            } rows: {
                ForEach(TableGroupTests.people) { person in
                    TableRow(person)
                        .itemProvider {
                            person.id == 1 ? NSItemProvider(object: person.name) : nil
                        }
                        .dropDestination(for: String.self) { diary.note("\($0) on \(person.name)") }
                        .onHover { diary.note("\(person.name) \($0)") }
                }
                .onInsert(of: [.png]) { index, items in diary.note("\(items.count) at \(index)") }
            }
        }
    }

    @Test("Rows are dragged, take what is dropped on them, and tell where the pointer is")
    func drags() throws {
        let diary = Diary()
        let screen = Screen(300, 300) { Dragged(diary: diary) }
        let (cleo, abe) = try (
            #require(screen.frame(of: "Cleo")), #require(screen.frame(of: "Abe"))
        )
        screen.drag(from: cleo.middle, to: abe.middle)
        #expect(diary.lines.contains("[\"Cleo\"] on Abe"))
        screen.drag(from: abe.middle, to: cleo.middle)
        #expect(!diary.lines.contains { $0.hasSuffix("on Cleo") })
        #expect(diary.lines.contains("Cleo true") && diary.lines.contains("Abe false"))
    }

    @Test("Values are dragged from rows, and inserted between rows of another table")
    func values() throws {
        let diary = Diary()
        let screen = Screen(300, 400) {
            VStack(spacing: 0) {
                Table(of: Person.self) {
                    TableColumn("Name") { Text($0.name).tagged($0.name) }
                } rows: {
                    ForEach(TableGroupTests.people) {
                        TableRow($0).draggable("value of \($0.name)")
                    }
                }
                Table(of: Person.self) {
                    TableColumn("Other") { Text($0.name).tagged("other \($0.name)") }
                } rows: {
                    ForEach(TableGroupTests.people) { TableRow($0) }
                        .dropDestination(for: String.self) { diary.note("\($1) at \($0)") }
                }
            }
        }
        let (abe, other) = try (
            #require(screen.frame(of: "Abe")), #require(screen.frame(of: "other Cleo"))
        )
        screen.drag(from: abe.middle, to: CGPoint(x: other.midX, y: other.maxY))
        #expect(diary.lines == ["[\"value of Abe\"] at 1"])
    }

    @Test("Items of a type are inserted between rows")
    func insertions() throws {
        let diary = Diary()
        let screen = Screen(300, 300) { Dragged(diary: diary) }
        let cleo = try #require(screen.frame(of: "Cleo"))
        let offer = DataOffer(types: ["image/png"]) { $1(Data()) }
        #expect(screen.drag(offer, to: CGPoint(x: 100, y: cleo.maxY)) == .copy)
        #expect(screen.dropDrag() == .copy)
        #expect(diary.lines.contains("1 at 1"))
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
