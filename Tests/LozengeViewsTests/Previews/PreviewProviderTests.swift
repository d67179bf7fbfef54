import Foundation
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

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
    @Test("A container can read the settings of previews")
    func settings() {
        let diary = Diary()
        _ = Screen(200, 100) {
            Group(subviews: Cards.previews) { subviews in
                ForEach(subviews) { subview in
                    let values = subview.containerValues
                    let context = values.previewContext?[Depth.self] ?? 0
                    let _ = diary.note(
                        "\(values.previewDisplayName ?? "-") \(values.previewLayout) "
                            + "\(values.previewDevice?.rawValue ?? "-") "
                            + "\(values.previewOrientation.id) \(context)")
                    subview
                }
            }
        }
        #expect(
            diary.lines == [
                "- device - portrait 0",
                "B fixed(width: 30.0, height: 40.0) iPhone 17 landscapeLeft 7",
                "Both sizeThatFits - portrait 0", "Both device - portrait 0",
            ])
    }

    @Test("Each view of a provider is a preview, with its name and its layout")
    func found() {
        let previews = Preview.all(of: Cards.previews)
        #expect(previews.map(\.name) == [nil, "B", "Both", "Both"])
        #expect(previews[1].traits.layout == .fixed(width: 30, height: 40))
        #expect(previews[1].traits.orientation == .landscapeLeft)
        #expect(previews[2].traits.layout == .sizeThatFits)
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
