import LozengeTesting
import Testing

@Suite("Screen")
struct ScreenTests {
    @Test("The texts are those that a user sees")
    func texts() {
        let screen = Screen(100, 100) {
            VStack(spacing: 0) {
                Text("seen")
                Text("transparent").opacity(0)
                Text("turned").rotationEffect(.degrees(90))
                ZStack {
                    Text("moved").offset(x: 200)
                    Text("partly").offset(y: 20)
                    Text("clipped").offset(y: 40)
                }
                .frame(width: 80, height: 30).clipped()
            }
        }
        #expect(screen.texts == ["seen", "turned", "partly"])
    }

    @Test("A double click is two clicks of one series")
    func doubleClick() {
        let log = CaseLog()
        let screen = Screen(100, 100) {
            Text("view").gesture(TapGesture(count: 2).onEnded { log.lines.append("twice") })
        }
        screen.click("view")
        screen.advance(by: .seconds(1))
        #expect(log.lines == [])
        screen.doubleClick("view")
        #expect(log.lines == ["twice"])
    }

    @Test("A click on something that is missing fails the test, with what there is")
    func missing() {
        let screen = Screen(100, 100) { Text("view") }
        let isReported: @Sendable (Issue) -> Bool = { issue in
            issue.comments.contains { $0.rawValue.contains("text “view”") }
        }
        withKnownIssue {
            screen.click("other")
        } matching: {
            isReported($0)
        }
        withKnownIssue {
            screen.doubleClick("other")
        } matching: {
            isReported($0)
        }
        withKnownIssue {
            screen.click(.button, "view")
        } matching: {
            isReported($0)
        }
    }

    @Test("A click holds the modifiers")
    func modifiers() {
        struct Rows: View {
            @State private var chosen: Set<String> = []
            var body: some View {
                List(["a", "b"], id: \.self, selection: $chosen) { Text($0) }
                Text("\(chosen.count) chosen")
            }
        }
        let screen = Screen(100, 200) { Rows() }
        screen.click("a")
        screen.click("b", modifiers: .control)
        #expect(screen.texts.contains("2 chosen"))
    }
}
