import Foundation
import LozengeTesting
import Observation
import RandomFixtures
import Testing
import ViewFixtures

@testable import LozengeViews

/// `LOZENGE_SEED` sets the first seed, `LOZENGE_TREES` the number of programs.
@Suite("Random motion")
struct RandomMotionTests {
    /// The state of a program with something of everything that moves.
    struct Scene: Equatable {
        var isOn = false
        var rows = [1, 2, 3]
        var width: CGFloat = 40
        var angle = 0.0
        var isBlue = false
        var isMirrored = false
        var lit: Set<Int> = []

        mutating func change(_ random: inout SeededGenerator) {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: isOn.toggle()
            case 1: rows.shuffle(using: &random)
            case 2: rows = (1...5).filter { _ in Bool.random(using: &random) }
            case 3: width = CGFloat.random(in: 0...150, using: &random)
            case 4: angle = Double.random(in: -400...400, using: &random)
            case 5: isBlue.toggle()
            case 6: lit.formSymmetricDifference([Int.random(in: 0..<20, using: &random)])
            default: isMirrored.toggle()
            }
        }
    }

    @Observable
    final class Model {
        var scene = Scene()
    }

    private struct Program: View {
        let model: Model
        @Namespace private var space

        private var scene: Scene { model.scene }

        var body: some View {
            VStack(spacing: 4) {
                Color(red: scene.isBlue ? 0 : 1, green: 0, blue: scene.isBlue ? 1 : 0)
                    .frame(width: scene.width, height: 20)
                    .rotationEffect(.degrees(scene.angle))
                    .opacity(scene.isOn ? 1 : 0.5)
                RoundedRectangle(cornerRadius: scene.width / 8)
                    .trim(from: 0, to: scene.isOn ? 1 : 0.3)
                    .stroke(.green, lineWidth: scene.isBlue ? 4 : 1)
                    .frame(height: 30)
                if scene.isOn {
                    Text(verbatim: "on").transition(.slide)
                    Color.green.matchedGeometryEffect(id: 1, in: space).frame(height: 8)
                } else {
                    Color.green.matchedGeometryEffect(id: 1, in: space).frame(width: 60, height: 20)
                }
                ForEach(scene.rows, id: \.self) { row in
                    Text(verbatim: "row \(row)").padding(scene.isBlue ? 4 : 0)
                        .transition(.scale.combined(with: .opacity))
                }
                HStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { index in
                        Color.orange.opacity(scene.lit.contains(index) ? 1 : 0.2)
                            .offset(y: scene.lit.contains(index) ? -4 : 0)
                    }
                }
                Spacer(minLength: 0)
            }
            .environment(\.layoutDirection, scene.isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    private static let animations: [Animation?] = [
        nil, .default, .bouncy, .linear(duration: 0.3), .easeIn(duration: 1).delay(0.2),
        .easeInOut(duration: 0.2).repeatCount(3), .interpolatingSpring(stiffness: 80, damping: 6),
        .linear(duration: 0), .spring(duration: 0.4, bounce: 0.5).speed(3),
    ]

    @Test(
        "After random changes with random animations at random times, the window is that of a new one",
        arguments: Seeds.seed(1)..<Seeds.seed(1) + UInt64(Seeds.count("LOZENGE_TREES", 60)))
    func programs(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let model = Model()
        let screen = Screen(200, 300) { Program(model: model) }
        _ = screen.displayList
        for _ in 0..<12 {
            let animation = Self.animations.randomElement(using: &random) ?? nil
            withAnimation(animation) { model.scene.change(&random) }
            if Int.random(in: 0..<6, using: &random) == 0 {
                screen.resize(CGFloat.random(in: 150...260, using: &random), 300)
            }
            if Int.random(in: 0..<8, using: &random) == 0 { screen.textSize = .accessibility1 }
            let list = screen.displayList
            #expect(list.primitives.allSatisfy { !$0.reach.isNaN })
            screen.advance(by: .milliseconds(Int.random(in: 0...700, using: &random)))
        }
        screen.advance(by: .seconds(12))
        #expect(screen.timeToNextUpdate == nil)

        let settled = Model()
        settled.scene = model.scene
        let fresh = Screen(screen.size.width, 300) { Program(model: settled) }
        fresh.textSize = screen.textSize
        #expect(screen.displayList.description == fresh.displayList.description)
    }
}

extension CGRect {
    fileprivate var isNaN: Bool { minX.isNaN || minY.isNaN || width.isNaN || height.isNaN }
}
