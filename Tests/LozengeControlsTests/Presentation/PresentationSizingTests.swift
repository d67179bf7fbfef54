import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

/// Source: `docs/navigation.md`, PRES-13.
@Suite("The sizes of sheets")
struct PresentationSizingTests {
    private struct Opening<Content: View>: View {
        @ViewBuilder let content: () -> Content
        @State private var isOpen = false

        var body: some View {
            Button("Open") { isOpen = true }.sheet(isPresented: $isOpen, content: content)
        }
    }

    private struct Postcard: PresentationSizing {
        func proposedSize(
            for root: PresentationSizingRoot, context: PresentationSizingContext
        ) -> ProposedViewSize { ProposedViewSize(width: 440, height: 310) }
    }

    /// The size of a sheet's content in a window of 1,048 × 848 points, which leaves 1,000 × 800.
    private func size(_ sizing: some PresentationSizing, _ content: some View) throws -> CGSize {
        let screen = Screen(1048, 848) {
            Opening {
                content.tagged("content").presentationSizing(sizing).interactiveDismissDisabled()
            }
        }
        screen.click("Open")
        screen.rest()
        return try #require(screen.frame(of: "content")).size
    }

    @Test("A sheet is as large as its content answers to the rule's proposal")
    func rules() throws {
        #expect(try size(Postcard(), Color.red) == CGSize(width: 440, height: 310))
        #expect(
            try size(.fitted, Color.red.frame(width: 90, height: 70))
                == CGSize(width: 90, height: 70))
        #expect(
            try size(.form, Color.red.frame(height: 200)) == CGSize(width: 520, height: 200))
        #expect(try size(.form, Color.red.frame(idealHeight: 9000)).height == 640)
        #expect(try size(.page, Color.red) == CGSize(width: 800, height: 640))
        #expect(
            try size(
                .page.fitted(horizontal: false, vertical: true), Color.red.frame(idealHeight: 80))
                == CGSize(width: 800, height: 80))
        #expect(try size(Postcard(), Color.red.frame(width: 5000)).width == 5000)
    }

    @Test("A sticky sheet grows and does not shrink")
    func sticky() throws {
        struct Growing: View {
            @State private var height: CGFloat = 100

            var body: some View {
                VStack {
                    Button("More") { height = 300 }
                    Button("Less") { height = 50 }
                }
                .frame(width: 200, height: height)
                .background { Color.red.tagged("content") }
                .frame(maxHeight: .infinity)
                .background { Color.blue.tagged("ground") }
                .presentationSizing(.fitted.sticky(vertical: true))
            }
        }
        let screen = Screen(1048, 848) { Opening { Growing().interactiveDismissDisabled() } }
        screen.click("Open")
        screen.rest()
        screen.click("More")
        screen.rest()
        let large = try #require(screen.frame(of: "ground")).height
        screen.click("Less")
        screen.rest()
        #expect(try #require(screen.frame(of: "ground")).height == large && large >= 300)
    }
}
