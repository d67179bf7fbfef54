import Foundation
import LozengeCore
import LozengeTesting
import Observation
import Testing
import ViewFixtures

@testable import LozengeViews

/// Source: `docs/windows.md`, STATUS-2, STATUS-4.
@Suite("Menus that the desktop shows")
struct StatusItemRuntimeTests {
    @Observable
    final class Model {
        var count = 0
        var isLoud = false
        var hasMore = true
        var speed = 1
    }

    /// Symbols of one pixel.
    private final class Icons: PictureSource {
        func find(
            _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
        ) -> FoundPicture? {
            FoundPicture(
                size: CGSize(width: 1, height: 1),
                picture: Picture(
                    name: "icon", pixelWidth: 1, pixelHeight: 1, scale: 1, pixels: [0],
                    isOpaque: false),
                isTemplate: true)
        }
    }

    private let model = Model()

    private func runtime(
        changed: @escaping () -> Void = {}, @ViewBuilder _ menu: @escaping () -> some View
    ) -> StatusItemRuntime {
        let model = model
        return StatusItemRuntime(
            label: {
                AnyView(
                    HStack {
                        Image(systemName: "timer"); Text("Count \(model.count)")
                    })
            },
            menu: { AnyView(menu()) }, textEngine: GridTextEngine(),
            pictures: Icons(), environment: EnvironmentValues(), changed: changed)
    }

    @Test("Buttons, texts, dividers and submenus are items, in order")
    func items() {
        let model = model
        let runtime = runtime {
            Text("Title")
            Button("One") { model.count += 1 }
            Divider()
            Menu("More") {
                Button("Ten") { model.count += 10 }.disabled(true)
            }
        }
        let entries = runtime.entries
        #expect(entries.map(\.title) == ["Title", "One", "", "More"])
        #expect(entries.map(\.isEnabled) == [false, true, true, true])
        #expect(entries[2].kind == .separator)
        #expect(entries[3].children.map(\.title) == ["Ten"])
        #expect(entries[3].children.map(\.isEnabled) == [false])
        #expect(Set(entries.flattened.map(\.id)).count == 5)
        runtime.choose(entries[1].id)
        runtime.choose(entries[3].children[0].id)
        runtime.choose(-1)
        #expect(model.count == 1)
        #expect(runtime.title == "Count 1")
        #expect(runtime.picture == .symbol(["timer"], inColor: false))
    }

    @Test("An item that leaves with an animation is gone at once")
    func animated() {
        let model = model
        let runtime = runtime {
            if model.hasMore { Button("First") {} }
            Button("Second") { withAnimation { model.hasMore = false } }
        }
        runtime.choose(runtime.entries[1].id)
        #expect(runtime.entries.map(\.title) == ["Second"])
    }

    @Test("A change is announced, and items that stay keep their identities")
    func changes() {
        let model = model
        var announcements = 0
        let runtime = runtime(changed: { announcements += 1 }) {
            if model.hasMore { Button("First") {} }
            Button("Second") { model.hasMore = false }
        }
        let before = runtime.entries
        #expect(before.map(\.title) == ["First", "Second"])
        announcements = 0
        runtime.choose(before[1].id)
        #expect(announcements > 0)
        let after = runtime.entries
        #expect(after.map(\.id) == [before[1].id])
        runtime.update(to: { AnyView(Text("Other")) }, menu: { AnyView(Button("Third") {}) })
        #expect(runtime.entries.map(\.title) == ["Third"])
        #expect(runtime.title == "Other")
        #expect(runtime.picture == nil)
    }
}
