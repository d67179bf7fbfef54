import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("ContainerRelativeShape")
struct ContainerRelativeShapeTests {
    @Test("It is the container's shape, inset by the distance to the nearest edge")
    func concentric() {
        let screen = Screen(100, 60) {
            ContainerRelativeShape().fill(.red).padding(.horizontal, 12).padding(.vertical, 4)
                .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
        }
        #expect(screen.text == "fill rounded rectangle 12 4 76×52 radius 16 #ff3b30")
    }

    @Test("Without a container it is a rectangle")
    func alone() {
        #expect(
            Screen(100, 60) { ContainerRelativeShape().fill(.red) }.text
                == "fill rectangle 0 0 100×60 #ff3b30")
    }

    @Test("Outside of the container the shape is not inset")
    func outside() {
        let screen = Screen(100, 60) {
            ContainerRelativeShape().fill(.red).padding(-10).padding(10)
                .containerShape(Capsule(style: .circular)).frame(width: 60, height: 20)
        }
        #expect(screen.text.hasPrefix("fill rounded rectangle 20 20 60×20 radius 10"))
    }

    @Test("The nearest container counts, and corners without a radius are square")
    func nearest() {
        let screen = Screen(100, 100) {
            ContainerRelativeShape().fill(.red).padding(8)
                .containerShape(RoundedRectangle(cornerRadius: 4, style: .circular)).padding(10)
                .containerShape(RoundedRectangle(cornerRadius: 40, style: .circular))
        }
        #expect(screen.text == "fill rectangle 18 18 64×64 #ff3b30")
    }

    @Test("Clips, borders and backgrounds follow it, too")
    func users() {
        let screen = Screen(100, 60) {
            Color.gray.clipShape(ContainerRelativeShape())
                .overlay { ContainerRelativeShape().strokeBorder(.red, lineWidth: 2) }
                .padding(5)
                .background(.blue, in: ContainerRelativeShape())
                .containerShape(RoundedRectangle(cornerRadius: 20, style: .circular))
        }
        #expect(screen.text.contains("fill rounded rectangle 0 0 100×60 radius 20"))
        #expect(screen.text.contains("clip rounded rectangle 5 5 90×50 radius 15"))
        #expect(screen.text.contains("fill rounded rectangle 6 6 88×48 radius 14 stroke 2"))
    }

    @Test("It is clicked inside its shape")
    func clicks() {
        #expect(
            presses(
                at: CGPoint(x: 5, y: 5), CGPoint(x: 50, y: 12),
                on: ContainerRelativeShape().fill(.red).padding(10)
            ) {
                $0.buttonStyle(.plain).contentShape(ContainerRelativeShape())
                    .containerShape(RoundedRectangle(cornerRadius: 50, style: .circular))
            } == [0, 1])
    }

    struct Moving: View {
        @State private var isLow = false
        @State private var radius = 30.0

        var body: some View {
            VStack(spacing: 0) {
                if isLow { Color.clear.frame(height: 10) }
                // Cached as it was drawn, unless its content changes.
                HStack(spacing: 0) {
                    ContainerRelativeShape().fill(.red)
                    Color.blue.frame(width: 1)
                }.frame(height: 100).padding(.horizontal, 20)
                Spacer(minLength: 0)
                Button("Lower") { isLow = true }
                Button("Rounder") { radius = 40 }
            }
            .containerShape(RoundedRectangle(cornerRadius: radius, style: .circular))
        }
    }

    @Test("It changes with its position in the container and with the container's shape")
    func moving() {
        let screen = Screen(141, 240) { Moving() }
        #expect(screen.text.contains("rounded rectangle 20 0 100×100 radius 30 #"))
        screen.click("Lower")
        #expect(screen.text.contains("rounded rectangle 20 10 100×100 radius 20 #"))
        screen.click("Rounder")
        #expect(screen.text.contains("rounded rectangle 20 10 100×100 radius 30 #"))
    }

    @Test("Without a container shape a concentric rectangle has its least radius")
    func leastRadius() {
        func text(_ corners: Edge.Corner.Style) -> String {
            Screen(100, 100) { ConcentricRectangle(corners: corners) }.text
        }
        #expect(text(.concentric(minimum: 12)) == text(.fixed(12)))
        #expect(text(.concentric(minimum: 12.5)) == text(12.5))
        #expect(text(.concentric) == text(0))
    }
}
