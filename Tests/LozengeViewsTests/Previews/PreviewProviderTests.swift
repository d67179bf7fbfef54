import Foundation
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

/// A layout that records the preview settings of its subviews.
private struct Noting: Layout {
    let diary: Diary

    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
        subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews {
            let name = subview[PreviewDisplayNameKey.self] ?? "-"
            let device = subview[PreviewDeviceKey.self]?.rawValue ?? "-"
            let context = subview[PreviewContextValueKey.self]?[Depth.self] ?? 0
            diary.note(
                "\(name) \(subview[PreviewLayoutKey.self]) \(device) "
                    + "\(subview[PreviewOrientationKey.self].id) \(context)")
            subview.place(at: bounds.origin, proposal: proposal)
        }
    }
}

private struct Depth: PreviewContextKey {
    static var defaultValue: Int { 1 }
}

private struct Deep: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value {
        key == Depth.self ? 7 as? Key.Value ?? key.defaultValue : key.defaultValue
    }
}

private struct Cards: PreviewProvider {
    static var previews: some View {
        Text("a")
        Text("b").previewDisplayName("B").previewLayout(.fixed(width: 30, height: 40))
            .previewDevice("iPhone 17").previewInterfaceOrientation(.landscapeLeft)
            .previewContext(Deep())
        Group {
            Text("c").previewLayout(.sizeThatFits)
            Text("d").padding()
        }
        .previewDisplayName("Both").previewDevice(nil)
    }
}

@Suite("Preview providers")
struct PreviewProviderTests {
    @Test("The layout around a preview can read its settings")
    func settings() {
        let diary = Diary()
        _ = Screen(200, 100) { Noting(diary: diary) { Cards.previews } }
        #expect(
            diary.lines == [
                "- device - portrait 0",
                "B fixed(width: 30.0, height: 40.0) iPhone 17 landscapeLeft 7",
                "Both sizeThatFits - portrait 0", "Both device - portrait 0",
            ])
    }

    @Test("The settings do not change the views")
    func layout() {
        let plain = Screen(200, 100) {
            HStack(alignment: .firstTextBaseline) {
                Text("a")
                Color.red
                Text("b").padding().layoutPriority(1)
            }
        }
        let named = Screen(200, 100) {
            HStack(alignment: .firstTextBaseline) {
                Text("a").previewDisplayName("A").previewLayout(.fixed(width: 1, height: 1))
                Color.red.previewDevice("B").previewInterfaceOrientation(.landscapeLeft)
                Text("b").padding().layoutPriority(1).previewContext(Deep())
            }
        }
        #expect(plain.text == named.text)
    }

    @Test("The default platform of a provider is nil")
    func platform() {
        #expect(Cards.platform == nil)
    }

    @Test("There are four orientations with different ids")
    func orientations() {
        #expect(Set(InterfaceOrientation.allCases.map(\.id)).count == 4)
    }
}
