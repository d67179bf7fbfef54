import Foundation
import LozengeCore
import LozengeTesting
import Testing

@testable import LozengeViews

@Suite("Parameters of layouts")
struct AdjustableLayoutTests {
    /// Two texts in a container, with its number for an inspector.
    private struct Sample {
        let screen: Screen
        let inspection: Inspection
        let box: Int

        init(_ label: String, @ViewBuilder content: () -> some View) throws {
            let screen = Screen(200, 100, content: content)
            inspection = Inspection(of: screen.window) { _ in }
            self.screen = screen
            guard case .tree(let windows)? = inspection.answer(.tree) else { throw NoAnswer() }
            func all(_ record: BoxRecord) -> [BoxRecord] { [record] + record.inside.flatMap(all) }
            box = try #require(windows.flatMap(all).first { $0.label == label }).id
        }

        /// The distance between the texts.
        var distance: CGFloat? {
            guard let a = screen.frame(of: "a"), let b = screen.frame(of: "b") else { return nil }
            return max(b.minX - a.maxX, b.minY - a.maxY)
        }

        /// The overrides in source code.
        var code: [String] {
            guard case .overrides(let records)? = inspection.answer(.overrides) else { return [] }
            return records.map(\.code)
        }
    }

    private struct NoAnswer: Error {}

    @ViewBuilder private var texts: some View {
        Text("a")
        Text("b")
    }

    private func check(_ sample: Sample, code: String) {
        let former = sample.distance
        let reply = sample.inspection.answer(
            .override(box: sample.box, name: "spacing", value: "13"))
        #expect(reply == .done)
        #expect(sample.distance == 13)
        #expect(sample.code == [code])
        _ = sample.inspection.answer(.restore)
        #expect(sample.distance == former)
    }

    @Test("A layout inside of AnyLayout has its own parameters")
    func anyLayout() throws {
        let row = try Sample("AnyLayout") { AnyLayout(HStackLayout(alignment: .top)) { texts } }
        check(row, code: "HStackLayout(alignment: .top, spacing: 13)")
        let column = try Sample("AnyLayout") { AnyLayout(VStackLayout(spacing: 3)) { texts } }
        check(column, code: "VStackLayout(alignment: .center, spacing: 13)")
    }

    @Test("So do layouts that are called, and lazy stacks with and without a view that scrolls")
    func stacks() throws {
        check(
            try Sample("HStackLayout") { HStackLayout() { texts } },
            code: "HStackLayout(alignment: .center, spacing: 13)")
        check(
            try Sample("LazyStackLayout") { LazyVStack { texts } },
            code: "LazyVStack(alignment: .center, spacing: 13)")
        check(
            try Sample("LazyVStack") { ScrollView { LazyVStack { texts } } },
            code: "LazyVStack(alignment: .center, spacing: 13)")
    }

    @Test("A layout of the program has no parameters")
    func ofProgram() throws {
        struct Overlaid: Layout {
            func sizeThatFits(
                proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
            ) -> CGSize { CGSize(width: 10, height: 10) }
            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
                cache: inout Void
            ) {}
        }
        let sample = try Sample("AnyLayout") { AnyLayout(Overlaid()) { texts } }
        guard
            case .parameters(_, let values)? = sample.inspection.answer(
                .parameters(box: sample.box))
        else { throw NoAnswer() }
        #expect(!values.contains { !$0.isOfEnvironment })
    }
}
