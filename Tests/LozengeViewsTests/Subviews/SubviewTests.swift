import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

extension ContainerValues {
    @Entry fileprivate var isPinned = false
}

@Suite("Subviews of a container")
struct SubviewTests {
    /// A custom view of two members without state.
    private struct Pair: View {
        let name: String

        var body: some View {
            Text("\(name)1")
            Text("\(name)2").containerValue(\.isPinned, true)
        }
    }

    /// A container that numbers its members and marks the pinned ones.
    private struct Board<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                Group(subviews: content) { subviews in
                    Text("\(subviews.count) members")
                    ForEach(subviews) { subview in
                        HStack {
                            if subview.containerValues.isPinned { Text("pinned") }
                            subview
                        }
                    }
                }
            }
        }
    }

    @Test("Groups, collections, conditions and views without state give their members")
    func members() {
        let isShown = true
        let screen = Screen(300, 400) {
            Board {
                Text("a")
                Group {
                    Text("b")
                    ForEach(["c", "d"], id: \.self) { Text($0) }
                }
                if isShown { Text("e") } else { Text("f") }
                EmptyView()
                AnyView(Pair(name: "p"))
            }
        }
        #expect(screen.words == ["7 members", "a", "b", "c", "d", "e", "p1", "pinned", "p2"])
    }

    @Test("A modifier of a group is around each member, and the outer container value wins")
    func modifiers() {
        let screen = Screen(300, 400) {
            Board {
                Group {
                    Text("a").containerValue(\.isPinned, true)
                    Text("b")
                }
                .containerValue(\.isPinned, false)
                .padding(10)
                .tagged("padded")
            }
        }
        #expect(screen.words == ["2 members", "a", "b"])
        #expect(screen.frame(of: "padded")?.height == 36)
    }

    @Test("Tags are found by their type, also of the optional type")
    func tags() {
        let members = _SubviewList.members(
            of: TupleView(
                (Text("a").tag(1), Text("b").tag("x"), Text("c").tag(3, includeOptional: false))))
        let values = members.map(\.values)
        #expect(values.map { $0.tag(for: Int.self) } == [1, nil, 3])
        #expect(values.map { $0.tag(for: Int?.self) ?? nil } == [1, nil, nil])
        #expect(values[1].hasTag("x") && !values[1].hasTag("y"))
    }

    @Observable
    final class Model {
        var names = ["a", "b", "c"]
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name)=\(count)") { count += 1 } }
    }

    private struct Row<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack { ForEach(subviews: content) { $0.padding(2) } }
        }
    }

    private struct Names: View {
        let model: Model

        var body: some View {
            Row { ForEach(model.names, id: \.self) { Counter(name: $0) } }
        }
    }

    @Test("A subview keeps its state when others come, go and move")
    func state() {
        let model = Model()
        let screen = Screen(300, 400) { Names(model: model) }
        screen.click("b=0")
        #expect(screen.words == ["a=0", "b=1", "c=0"])
        model.names = ["c", "b", "d"]
        #expect(screen.words == ["c=0", "b=1", "d=0"])
        model.names = ["b"]
        #expect(screen.words == ["b=1"])
    }

    @Test(
        "Sections have a header, content and a footer; loose views are sections with their neighbours"
    )
    func sections() {
        let screen = Screen(300, 400) {
            VStack {
                Sections {
                    Text("loose")
                    Section("One") {
                        Text("a")
                        Text("b")
                    }
                    Section {
                        Text("c")
                    } header: {
                        Text("Two")
                    } footer: {
                        Text("end")
                    }
                }
            }
        }
        #expect(
            screen.words == [
                "0/1/0", "loose", "1/2/0", "One", "a", "b", "1/1/1", "Two", "c", "end",
            ])
        // Nothing is one empty section.
        #expect(SectionCollection(_SubviewList.members(of: EmptyView())).count == 1)
    }

    private struct Sections<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            ForEach(sections: content) { section in
                Text("\(section.header.count)/\(section.content.count)/\(section.footer.count)")
                section.header
                section.content
                section.footer
            }
        }
    }

    @Test("A body that contains itself counts as one view instead of never ending")
    func endless() {
        #expect(_SubviewList.members(of: Endless()).count == 1)
    }

    private struct Endless: View {
        var body: AnyView { AnyView(Endless()) }
    }
}
