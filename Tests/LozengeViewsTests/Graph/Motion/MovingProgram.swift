import Foundation
import LozengeCore
import Observation
import RandomFixtures
import ViewFixtures

@testable import LozengeViews

/// The state of a program with something of everything that moves.
struct MovingScene: Equatable {
    var isOn = false
    var rows = [1, 2, 3]
    var width: CGFloat = 40
    var angle = 0.0
    var isBlue = false
    var isMirrored = false
    var lit: Set<Int> = []
    var lines = 4

    mutating func change(_ random: inout SeededGenerator) {
        switch Int.random(in: 0..<9, using: &random) {
        case 0: isOn.toggle()
        case 1: rows.shuffle(using: &random)
        case 2: rows = (1...5).filter { _ in Bool.random(using: &random) }
        case 3: width = CGFloat.random(in: 0...150, using: &random)
        case 4: angle = Double.random(in: -400...400, using: &random)
        case 5: isBlue.toggle()
        case 6: lit.formSymmetricDifference([Int.random(in: 0..<20, using: &random)])
        case 7: lines = Int.random(in: 0...30, using: &random)
        default: isMirrored.toggle()
        }
    }
}

/// The state of a random program.
@Observable
final class MovingModel {
    var scene = MovingScene()
}

/// A program with something of everything that moves.
struct MovingProgram: View {
    let model: MovingModel
    @Namespace private var space

    private var scene: MovingScene { model.scene }

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
            effects.frame(height: 16)
            list.frame(height: 60)
            Spacer(minLength: 0)
        }
        .environment(\.layoutDirection, scene.isMirrored ? .rightToLeft : .leftToRight)
    }

    private var effects: some View {
        HStack(spacing: 2) {
            Rectangle()
                .fill(
                    LinearGradient(
                        stops: [
                            .init(color: scene.isBlue ? .blue : .red, location: 0),
                            .init(color: .white, location: scene.isOn ? 1 : 0.5),
                        ], startPoint: .leading, endPoint: .trailing))
            Bar(share: scene.width / 150).fill(scene.isOn ? .red : .blue)
            Color.gray.shadow(radius: scene.isBlue ? 4 : 0, x: scene.isOn ? 3 : 0)
            Color.purple.blur(radius: scene.isOn ? 3 : 0).saturation(scene.isBlue ? 0 : 1)
            Text(verbatim: "\(scene.lines)").modifier(Shift(distance: scene.width / 10))
                .contentTransition(.numericText(value: Double(scene.lines)))
        }
    }

    private var list: some View {
        ScrollView {
            LazyVStack(spacing: 1) {
                ForEach(0..<scene.lines, id: \.self) { line in
                    Text(verbatim: "line \(line)").transition(.move(edge: .leading))
                }
            }
        }
    }

    /// A bar that has a share of its frame.
    nonisolated private struct Bar: Shape {
        var share: Double

        var animatableData: Double {
            get { share }
            set { share = newValue }
        }

        func path(in rect: CGRect) -> Path {
            Path(CGRect(0, 0, rect.width * max(0, share), rect.height))
        }
    }

    nonisolated private struct Shift: GeometryEffect {
        var distance: CGFloat

        var animatableData: CGFloat {
            get { distance }
            set { distance = newValue }
        }

        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: distance, y: 0))
        }
    }
}

/// A list whose rows come, go, change places and sizes, with a section that collapses.
struct MovingList: View {
    let model: MovingModel

    private var scene: MovingScene { model.scene }

    var body: some View {
        List {
            Section {
                ForEach(scene.rows, id: \.self) { row in
                    Text(verbatim: "row \(row)")
                        .padding(.vertical, scene.isBlue ? 8 : 0)
                        .badge(scene.isOn ? row : 0)
                        .listRowBackground(scene.isOn ? Color.yellow : nil)
                }
                if scene.isOn { Color.orange.frame(height: scene.width) }
            } header: {
                Text(verbatim: scene.isBlue ? "Rows of the section" : "Rows")
            }
            Section(
                isExpanded: Binding(get: { scene.isMirrored }, set: { model.scene.isMirrored = $0 })
            ) {
                ForEach(0..<scene.lines, id: \.self) { line in
                    Text(verbatim: "entry \(line)").opacity(scene.lit.contains(line) ? 1 : 0.4)
                }
            } header: {
                Text(verbatim: "Lines")
            }
        }
        .environment(\.layoutDirection, scene.angle < 0 ? .rightToLeft : .leftToRight)
    }
}
