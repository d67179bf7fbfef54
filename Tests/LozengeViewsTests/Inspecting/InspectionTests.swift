import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeViews

private struct Counter: View {
    @State private var count = 0
    @State private var name = "a"
    @State private var isOn = false
    @State private var points = [1]

    var body: some View {
        VStack {
            Text("\(name) \(count)").padding(4)
            Button("Add") { count += 1 }
            if isOn { Text("on") }
        }
        .environment(\.lineLimit, 2)
    }
}

@Suite("The inspection of a window")
struct InspectionTests {
    private final class News {
        var replies: [InspectionReply] = []
    }

    private let news = News()
    private let screen = Screen(200, 100) { Counter() }

    private func inspection() -> Inspection {
        Inspection(of: screen.window) { [news] in news.replies.append($0) }
    }

    /// All records of a tree.
    private func records(_ inspection: Inspection) throws -> [BoxRecord] {
        guard case .tree(let windows)? = inspection.answer(.tree) else { throw NoAnswer() }
        func all(_ record: BoxRecord) -> [BoxRecord] { [record] + record.inside.flatMap(all) }
        return windows.flatMap(all)
    }

    private struct NoAnswer: Error {}

    private func box(_ label: String, _ inspection: Inspection) throws -> Int {
        try #require(try records(inspection).first { $0.label == label }).id
    }

    @Test("The tree has the views as they are written, with their kinds and frames")
    func tree() throws {
        let inspection = inspection()
        let records = try records(inspection)
        #expect(records.first?.label == "the window")
        #expect(records.first?.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
        let counter = try #require(records.first { $0.label == "Counter" })
        #expect(counter.kind == .view)
        let stack = try #require(records.first { $0.label == "VStack" })
        #expect(stack.kind == .container)
        #expect(counter.frame == stack.frame)
        #expect(records.contains { $0.label == "padding" && $0.kind == .modifier })
        #expect(records.contains { $0.label == "Text “a 0”" && $0.kind == .leaf })
        #expect(counter.isOfApp && !stack.isOfApp)
        #expect(try self.records(inspection).map(\.id) == records.map(\.id))
    }

    @Test("The explanation of a box has its questions, and leads to the window")
    func explanation() throws {
        let inspection = inspection()
        let stack = try box("VStack", inspection)
        guard case .explanation(let record)? = inspection.answer(.explain(box: stack)) else {
            throw NoAnswer()
        }
        #expect(record.label == "VStack")
        #expect(record.around.last?.label == "the window")
        #expect(record.questions.contains { $0.answer == record.frame.size })
        #expect(record.inner.contains { $0.reason.hasPrefix("VStack gives it") })
        #expect(record.inner.allSatisfy { $0.asker == stack })
        #expect(record.text.hasPrefix("This is VStack in "))
    }

    @Test("Looking changes neither the drawing nor the bodies")
    func harmless() throws {
        let (before, evaluations) = (screen.text, screen.bodyEvaluations)
        let inspection = inspection()
        for record in try records(inspection) {
            _ = inspection.answer(.explain(box: record.id))
            _ = inspection.answer(.environment(box: record.id))
            _ = inspection.answer(.properties(box: record.id))
        }
        _ = inspection.answer(.watch(isOn: true))
        #expect(screen.text == before)
        #expect(screen.bodyEvaluations == evaluations)
        inspection.end()
        #expect(screen.text == before)
    }

    @Test("A marked box is drawn over the window, until nothing is marked")
    func marks() throws {
        let before = screen.text
        let inspection = inspection()
        let button = try #require(
            try records(inspection).first { $0.kind == .leaf && $0.label == "Text “Add”" })
        #expect(inspection.answer(.mark(box: button.id)) == .done)
        #expect(screen.text.hasPrefix(before) && screen.text != before)
        #expect(inspection.answer(.mark(box: nil)) == .done)
        #expect(screen.text == before)
    }

    @Test("The environment has the values that were set, with the view that set each")
    func environment() throws {
        let inspection = inspection()
        let text = try box("Text “a 0”", inspection)
        guard case .environment(_, let values)? = inspection.answer(.environment(box: text)) else {
            throw NoAnswer()
        }
        let limit = try #require(values.first { $0.name.lowercased().contains("linelimit") })
        #expect(limit.value.contains("2"))
        #expect(limit.setter?.label == "Counter")
        #expect(values.contains { $0.setter == nil })
    }

    @Test("State is read and set by its type")
    func properties() throws {
        let inspection = inspection()
        let counter = try box("Counter", inspection)
        func values() throws -> [PropertyRecord] {
            guard case .properties(_, let values)? = inspection.answer(.properties(box: counter))
            else { throw NoAnswer() }
            return values
        }
        screen.click("Add")
        #expect(try values().map(\.name) == ["count", "name", "isOn", "points"])
        #expect(try values().map(\.value) == ["1", "a", "false", "[1]"])
        #expect(try values().map(\.kind) == [.whole, .text, .truth, .other])
        func set(_ name: String, _ value: String) -> InspectionReply? {
            inspection.answer(.set(box: counter, property: name, value: value))
        }
        #expect(set("count", "7") == .done)
        #expect(set("name", "b c") == .done)
        #expect(set("isOn", "true") == .done)
        #expect(screen.frame(of: "b c 7") != nil && screen.frame(of: "on") != nil)
        for (name, value) in [("count", "x"), ("isOn", "1"), ("points", "[2]"), ("other", "1")] {
            guard case .failed? = set(name, value) else { throw NoAnswer() }
        }
    }

    @Test("A frame says which bodies it evaluated, and why")
    func frames() throws {
        let inspection = inspection()
        _ = inspection.answer(.watch(isOn: true))
        screen.click("Add")
        let frames = news.replies.compactMap { reply -> FrameRecord? in
            if case .frame(let frame) = reply { frame } else { nil }
        }
        let counters = frames.flatMap(\.bodies).filter { $0.label == "Counter" }
        #expect(counters.map(\.causes) == [["count changed"]])
        #expect(frames.allSatisfy { $0.milliseconds > 0 })
        _ = inspection.answer(.watch(isOn: false))
        news.replies = []
        screen.click("Add")
        #expect(news.replies.isEmpty)
    }

    @Test("The pointer chooses the innermost box, and the app does not get the click")
    func picking() throws {
        let inspection = inspection()
        _ = inspection.answer(.pick(isOn: true))
        let text = try #require(screen.frame(of: "a 0"))
        screen.click(at: CGPoint(x: text.midX, y: text.midY))
        guard case .picked(let box, isChosen: true)? = news.replies.last else { throw NoAnswer() }
        #expect(try records(inspection).first { $0.id == box }?.label == "Text “a 0”")
        let button = try #require(screen.frame(of: "Add"))
        _ = inspection.answer(.pick(isOn: true))
        screen.click(at: CGPoint(x: button.midX, y: button.midY))
        #expect(screen.frame(of: "a 0") != nil)
        screen.click("Add")
        #expect(screen.frame(of: "a 1") != nil)
        _ = inspection.answer(.pick(isOn: true))
        inspection.end()
        screen.click("Add")
        #expect(screen.frame(of: "a 2") != nil)
    }

    @Test("Rows of lists, scrolled content and drawn effects are chosen where they are seen")
    func pickingInside() throws {
        let screen = Screen(200, 120) {
            List {
                ForEach(0..<20, id: \.self) { number in
                    HStack {
                        Text("row \(number)").scaleEffect(0.5)
                        Spacer()
                        Text("end \(number)")
                    }
                }
            }
        }
        screen.scroll(by: CGSize(width: 0, height: -60), at: CGPoint(x: 60, y: 60))
        let news = News()
        let inspection = Inspection(of: screen.window) { news.replies.append($0) }
        for name in ["end 4", "end 3"] {
            let text = try #require(screen.frame(of: name))
            _ = inspection.answer(.pick(isOn: true))
            screen.click(at: CGPoint(x: text.midX, y: text.midY))
            guard case .picked(let box, isChosen: true)? = news.replies.last else {
                throw NoAnswer()
            }
            #expect(try records(inspection).first { $0.id == box }?.label == "Text “\(name)”")
        }
    }

    @Test("A box that is gone, or of another window, has no answer")
    func gone() throws {
        let inspection = inspection()
        _ = inspection.answer(
            .set(box: try box("Counter", inspection), property: "isOn", value: "true"))
        let texts = try records(inspection).filter { $0.label == "Text “on”" }
        _ = inspection.answer(
            .set(box: try box("Counter", inspection), property: "isOn", value: "false"))
        _ = screen.text
        #expect(inspection.answer(.explain(box: texts.last?.id ?? 0)) == nil)
        #expect(inspection.answer(.explain(box: 4711)) == nil)
        let other = Inspection(of: Screen(10, 10) { Text("a") }.window, beside: inspection) { _ in }
        #expect(other.answer(.explain(box: try box("Counter", inspection))) == nil)
    }

    @Test("A recording keeps a limited number of questions, and counts the others")
    func limit() {
        let inspection = inspection()
        let whole = inspection.recordSteps()
        #expect(whole.omitted == 0)
        let part = inspection.recordSteps(limit: 3)
        #expect(part.questions.count == 3)
        #expect(part.omitted == whole.questions.count - 3)
    }

    @Test("A picture of the window is drawn without marks, or refused with a sentence")
    func picture() throws {
        let inspection = Inspection(of: screen.window) { list, size, _ in
            Data("\(size.width) × \(size.height)\n\(list)".utf8)
        } report: { _ in
        }
        let box = try box("VStack", inspection)
        let unmarked = inspection.answer(.export(box: box, kind: .picture))
        guard case .picture(let png)? = unmarked else { throw NoAnswer() }
        #expect(String(decoding: png, as: UTF8.self).hasPrefix("200.0 × 100.0\n"))
        _ = inspection.answer(.mark(box: box))
        #expect(inspection.answer(.export(box: box, kind: .picture)) == unmarked)
        let other = self.inspection()
        #expect(
            other.answer(.export(box: try self.box("VStack", other), kind: .picture))
                == .failed(reason: "The window cannot be drawn."))
    }

    @Test("Requests and replies are lines of JSON")
    func messages() throws {
        let inspection = inspection()
        let requests: [InspectionRequest] = [
            .tree, .explain(box: 2), .set(box: 1, property: "a", value: "b"), .mark(box: nil),
        ]
        for request in requests {
            let line = try line(of: request)
            #expect(try LineBuffer.value(of: line) as InspectionRequest == request)
        }
        let reply = try #require(inspection.answer(.tree))
        #expect(try LineBuffer.value(of: line(of: reply)) as InspectionReply == reply)
    }

    @Test("Infinite lengths arrive, as the greatest of a spacer in the table of a stack")
    func infinity() throws {
        let screen = Screen(200, 100) {
            HStack {
                Spacer()
                Color.red
            }
        }
        _ = screen.text
        let inspection = Inspection(of: screen.window) { _ in }
        let stack = try box("HStack", inspection)
        let reply = try #require(inspection.answer(.explain(box: stack)))
        guard case .explanation(let record) = reply else { throw NoAnswer() }
        #expect(record.stack?.rows.first?.greatest == .infinity)
        #expect(try LineBuffer.value(of: line(of: reply)) as InspectionReply == reply)
    }

    /// Returns the line of a message, as it is sent.
    private func line(of message: some Encodable) throws -> Data {
        var buffer = LineBuffer()
        let bytes = Array(try #require(LineBuffer.line(of: message)))
        let lines = buffer.add(bytes)
        #expect(lines.count == 1 && buffer.count == 0)
        return try #require(lines.first)
    }
}
