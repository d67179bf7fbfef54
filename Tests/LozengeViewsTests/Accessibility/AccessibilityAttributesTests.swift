import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Accessibility attributes of views")
struct AccessibilityAttributesTests {
    /// The attributes of each modifier around the view, from the outside in.
    private func attributes(of view: some View) -> [AccessibilityAttributes] {
        let pipeline = FramePipeline(
            view, environment: EnvironmentValues(), textEngine: GridTextEngine(),
            pictures: NoPictures())
        pipeline.update()
        var found: [AccessibilityAttributes] = []
        pipeline.root.forEachBox { box in
            if let node = box as? PrimitiveNode<AccessibilityModifier> {
                found.append(node.content.attributes)
            }
        }
        return found
    }

    @Test("Attributes are stored as set")
    func kept() throws {
        var steps: [AccessibilityAdjustmentDirection] = []
        var acts = 0
        let found = attributes(
            of: Color.red
                .accessibilityLabel("Volume").accessibilityValue(String("3")).accessibilityHint(
                    Text("h")
                )
                .accessibilityIdentifier("volume").accessibilityHidden(true)
                .accessibilityAddTraits([.isHeader, .isButton]).accessibilityRemoveTraits(.isImage)
                .accessibilityElement(children: .combine).accessibilitySortPriority(2)
                .accessibilityHeading(.h2)
                .accessibilityAdjustableAction { steps.append($0) }
                .accessibilityAction(named: "Mute") { acts += 1 })
        #expect(found.compactMap(\.label) == [Text("Volume")])
        #expect(found.compactMap(\.value) == [Text(verbatim: "3")])
        #expect(found.compactMap(\.hint) == [Text("h")])
        #expect(found.compactMap(\.identifier) == ["volume"])
        #expect(found.compactMap(\.isHidden) == [true])
        #expect(found.contains { $0.addedTraits == [.isHeader, .isButton] })
        #expect(found.contains { $0.removedTraits == .isImage })
        #expect(found.compactMap(\.children) == [.combine])
        #expect(found.compactMap(\.sortPriority) == [2])
        #expect(found.compactMap(\.headingLevel) == [.h2])
        for action in found.flatMap(\.actions) {
            switch action.kind {
            case .adjustable(let adjust): adjust(.decrement)
            case .standard(let kind):
                #expect(kind == AccessibilityActionKind(named: Text("Mute")))
                action.perform()
            case .labeled, .scroll, .zoom: Issue.record("There is no such action.")
            }
        }
        #expect(steps == [.decrement] && acts == 1)
    }

    @Test("Attributes do not change the drawing")
    func neutral() {
        func text(_ view: some View) -> String { Screen(100, 50) { view }.text }
        #expect(
            text(Text("a").accessibilityLabel("b").accessibilityHidden(true)) == text(Text("a")))
        let row = HStack {
            Text("a"); Color.red
        }
        #expect(text(row.accessibilityElement(children: .contain)) == text(row))
    }

    @Test("Points, contents, elements and speech are stored as set")
    func rare() throws {
        var edges: [Edge] = []
        let found = attributes(
            of: Color.red
                .accessibilityActivationPoint(UnitPoint.top)
                .accessibilityDragPoint(.leading, description: "here")
                .accessibilityDropPoint(.trailing, description: Text("there"))
                .accessibilityCustomContent("Age", "3", importance: .high)
                .accessibilityScrollStatus("Page 2").accessibilityTextContentType(.sourceCode)
                .accessibilityScrollAction { edges.append($0) }
                .accessibilityActions(category: .edit) { Button("Delete") {} }
                .accessibilityChildren { Text("child") }
                .accessibilityRepresentation { Text("other") }
                .accessibilityDirectTouch(options: .silentOnTouch)
                .accessibilityIgnoresInvertColors().accessibilityShowsLargeContentViewer()
                .speechSpellsOutCharacters().speechAdjustedPitch(7)
                .speechAlwaysIncludesPunctuation(false).speechAnnouncementsQueued())
        #expect(found.compactMap(\.activationPoint) == [.unit(.top)])
        #expect(found.flatMap(\.dragPoints).map(\.1) == [Text("here")])
        #expect(found.flatMap(\.dropPoints).map(\.0) == [.trailing])
        let content = try #require(found.flatMap(\.customContent).first)
        #expect(content.value == Text("3") && content.importance == .high)
        #expect(content.key == AccessibilityCustomContentKey("Age"))
        #expect(found.compactMap(\.scrollStatus) == [Text("Page 2")])
        #expect(found.compactMap(\.textContentType) == [.sourceCode])
        for action in found.flatMap(\.actions) {
            if case .scroll(let scroll) = action.kind { scroll(.bottom) }
        }
        #expect(edges == [.bottom])
        #expect(found.flatMap(\.actionButtons).map(\.0) == [.edit])
        #expect(found.compactMap(\.elements).count == 1)
        #expect(found.compactMap(\.representation).count == 1)
        #expect(found.compactMap(\.directTouch) == [.silentOnTouch])
        #expect(found.compactMap(\.ignoresInvertColors) == [true])
        #expect(found.compactMap(\.spellsOut) == [true])
        #expect(found.compactMap(\.pitch) == [1])
        #expect(found.compactMap(\.speaksPunctuation) == [false])
    }

    @Test("A disabled attribute is not set")
    func enabled() {
        let found = attributes(
            of: Color.red.accessibilityLabel("on", isEnabled: true)
                .accessibilityLabel("off", isEnabled: false)
                .accessibilityHidden(true, isEnabled: false)
                .accessibilityActivationPoint(CGPoint.zero, isEnabled: false))
        #expect(found.compactMap(\.label) == [Text("on")])
        #expect(found.compactMap(\.isHidden) == [] && found.compactMap(\.activationPoint) == [])
    }
}
