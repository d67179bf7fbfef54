import Foundation
import LozengeCore
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Mesh gradients")
struct MeshGradientTests {
    private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]

    private func mesh(in screen: Screen) throws -> MeshPaint {
        guard
            case .fill(_, .mesh(let mesh)) = try #require(
                screen.displayList.flattened.primitives.first)
        else { throw NoMesh() }
        return mesh
    }

    private struct NoMesh: Error {}

    @Test("The mesh spans what it fills, and follows the color scheme")
    func places() throws {
        let screen = Screen(100, 60) {
            Rectangle()
                .fill(
                    MeshGradient(
                        width: 2, height: 2, points: corners,
                        colors: [.red, .primary, .blue, .white])
                )
                .frame(width: 40, height: 20)
        }
        let shown = try mesh(in: screen)
        #expect(shown.frame == CGRect(x: 30, y: 20, width: 40, height: 20))
        #expect(
            shown.vertices.map(\.position) == corners.map { CGPoint(x: Int($0.x), y: Int($0.y)) })
        #expect(shown.vertices[1].color.red == 0)
    }

    @Test("Edges go through their points without corners, and end straight")
    func controlPoints() throws {
        let points: [SIMD2<Float>] = [
            [0, 0], [0.5, 0.25], [1, 0], [0, 1], [0.5, 0.75], [1, 1],
        ]
        let screen = Screen(100, 60) {
            MeshGradient(
                width: 3, height: 2, points: points, colors: Array(repeating: .red, count: 6))
        }
        let middle = try mesh(in: screen).vertices[1]
        // From the neighbor before to the one behind: level.
        #expect(middle.leading.y == 0.25 && middle.trailing.y == 0.25)
        #expect(abs(middle.trailing.x - 0.5 - 1.0 / 6) < 1e-6)
        #expect(abs(middle.bottom.y - 0.25 - 0.5 / 3) < 1e-6)
    }

    @Test("Colors and points move from one state to the next")
    func motion() throws {
        let screen = Screen(100, 100) {
            Toggled { isOn in
                MeshGradient(
                    width: 2, height: 2,
                    points: [[0, 0], [1, 0], [0, 1], isOn ? [0.5, 0.5] : [1, 1]],
                    colors: [.black, .black, .black, isOn ? .white : .black])
            }
        }
        screen.click("toggle")
        screen.advance(by: .milliseconds(500))
        let half = try #require(try mesh(in: screen).vertices.last)
        #expect(abs(half.position.x - 0.75) < 0.02)
        #expect((0.2...0.8).contains(half.color.red))
        screen.advanceToEnd()
        let end = try #require(try mesh(in: screen).vertices.last)
        #expect(end.position == CGPoint(x: 0.5, y: 0.5) && end.color.red == 1)
    }

    /// A view of a state that its button changes in a second, evenly.
    private struct Toggled<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isOn = false

        var body: some View {
            content(isOn)
                .overlay {
                    Button("toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                        .buttonStyle(.plain)
                }
        }
    }

    @Test("A mesh without the right number of points shows its background, and is reported")
    func wrongCounts() {
        for (width, height, count) in [(2, 2, 3), (3, 2, 4), (1, 4, 4), (0, 0, 0), (-2, -2, 4)] {
            let screen = Screen(100, 60) {
                MeshGradient(
                    width: width, height: height, points: Array(corners.prefix(count)),
                    colors: Array(repeating: .red, count: count), background: .green)
            }
            #expect(screen.text.contains("#34c759"))
            #expect(
                saidReports.contains { $0.contains("\(width) × \(height) has \(count) points") })
        }
    }
}
