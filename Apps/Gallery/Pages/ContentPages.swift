import SwiftUI

@MainActor
extension Page {
    static let contents = [numbers, textMotion, symbolEffects, symbolStates, visual, thrown]

    private static let numbers = Page(
        "contentTransition", .motion, "A text changes its content on the way.", cell: 230
    ) {
        Example("numericText(value:)") {
            Counting { number in
                Text(verbatim: "\(number)")
                    .font(.largeTitle).monospacedDigit()
                    .contentTransition(.numericText(value: Double(number)))
            }
        }
        Example("numericText(countsDown: true)") {
            Counting { number in
                Text(verbatim: "0:\(59 - number % 50)")
                    .font(.largeTitle).monospacedDigit()
                    .contentTransition(.numericText(countsDown: true))
            }
        }
        Example("opacity") {
            Counting { number in
                Text(verbatim: number % 2 == 0 ? "Heads" : "Tails").font(.largeTitle)
                    .contentTransition(.opacity)
            }
        }
    }

    private static let textMotion = Page(
        "Text in motion", .motion, "Color, size and weight of a text that stays.", cell: 230
    ) {
        Example("Size") {
            Counting { number in
                Text("Growing").font(.system(size: number % 2 == 0 ? 16 : 34)).frame(height: 44)
            }
        }
        Example("Weight, interpolate") {
            Counting { number in
                Text("Heavier").font(.title).fontWeight(number % 2 == 0 ? .light : .heavy)
                    .contentTransition(.interpolate)
            }
        }
        Example("Color") {
            Counting { number in
                Text("Warmer").font(.title).foregroundStyle(number % 2 == 0 ? .blue : .red)
            }
        }
    }

    private static let symbolEffects = Page(
        "symbolEffect(value:)", .motion, "A symbol moves when a value changes.", cell: 170
    ) {
        Example("bounce") { Effect(.bounce, "star.fill") }
        Example("wiggle") { Effect(.wiggle, "bell.fill") }
        Example("rotate") { Effect(.rotate, "gear") }
        Example("breathe") { Effect(.breathe, "heart.fill") }
        Example("pulse") { Effect(.pulse, "wifi") }
        Example("bounce, repeat(3)") { Effect(.bounce.down, "arrow.down", .repeat(3)) }
    }

    private static let symbolStates = Page(
        "symbolEffect(isActive:)", .motion, "An effect that lasts, or goes on and on.", cell: 170
    ) {
        Example("variableColor") {
            Active { Image(systemName: "wifi").symbolEffect(.variableColor, isActive: $0) }
        }
        Example("scale") {
            Active { Image(systemName: "star.fill").symbolEffect(.scale, isActive: $0) }
        }
        Example("disappear") {
            Active { Image(systemName: "heart.fill").symbolEffect(.disappear, isActive: $0) }
        }
        Example("appear") {
            Active { Image(systemName: "moon.fill").symbolEffect(.appear, isActive: $0) }
        }
        Example("drawOn & drawOff") {
            Active { isOn in
                HStack {
                    Image(systemName: "sun.max").symbolEffect(.drawOn, isActive: isOn)
                    Image(systemName: "moon").symbolEffect(.drawOff, isActive: isOn)
                }
            }
        }
        Example("symbolEffectsRemoved") {
            Active { isOn in
                HStack {
                    Image(systemName: "bell.fill")
                    Image(systemName: "bell.fill").symbolEffectsRemoved()
                }
                .symbolEffect(.wiggle, options: .repeat(.periodic), isActive: isOn)
            }
        }
        Example("replace") {
            Active { isOn in
                Image(systemName: isOn ? "pause.fill" : "play.fill")
                    .contentTransition(.symbolEffect(.replace))
                    .animation(.easeInOut(duration: 0.4), value: isOn)
            }
        }
        Example("transition(.symbolEffect)") {
            Active { isOn in
                ZStack {
                    if !isOn { Image(systemName: "star.fill").transition(.symbolEffect) }
                }
                .frame(width: 40, height: 40)
                .animation(.easeInOut(duration: 0.4), value: isOn)
            }
        }
    }

    private static let visual = Page(
        "visualEffect", .motion, "The drawing of a view depends on its place.", cell: 260
    ) {
        Example("Rows fade and shrink at the edges") {
            ScrollView {
                VStack(spacing: 6) {
                    ForEach(0..<12) { row in
                        RoundedRectangle(cornerRadius: 8).fill(.indigo).frame(height: 30)
                            .overlay { Text(verbatim: "\(row + 1)").foregroundStyle(.white) }
                            .visualEffect { effect, proxy in
                                let y = proxy.frame(in: .named("rows")).midY
                                let away = min(1, abs(y - 70) / 90)
                                return effect.scaleEffect(1 - away * 0.3).opacity(1 - away * 0.7)
                            }
                    }
                }
            }
            .coordinateSpace(.named("rows"))
            .frame(height: 140)
        }
    }

    private static let thrown = Page(
        "tracksVelocity", .motion, "A spring goes on as fast as the hand that let go.", cell: 320
    ) {
        Example("Throw the ball") { Ball() }
    }
}

/// A number that a button increases, animated.
private struct Counting<Content: View>: View {
    @ViewBuilder let content: (Int) -> Content
    @State private var number = 12

    var body: some View {
        VStack {
            content(number)
            Button("Change") { withAnimation(.easeInOut(duration: 0.6)) { number += 1 } }
        }
    }
}

/// A symbol with an effect that a button starts.
private struct Effect<Motion: DiscreteSymbolEffect & SymbolEffect>: View {
    private let effect: Motion
    private let name: String
    private let options: SymbolEffectOptions
    @State private var plays = 0

    init(_ effect: Motion, _ name: String, _ options: SymbolEffectOptions = .default) {
        self.effect = effect
        self.name = name
        self.options = options
    }

    var body: some View {
        VStack {
            Image(systemName: name).font(.largeTitle)
                .symbolEffect(effect, options: options, value: plays)
                .frame(height: 50)
            Button("Play") { plays += 1 }
        }
    }
}

/// A symbol with an effect that a button turns on and off.
private struct Active<Content: View>: View {
    @ViewBuilder let content: (Bool) -> Content
    @State private var isOn = false

    var body: some View {
        VStack {
            content(isOn).font(.largeTitle).frame(height: 50)
            Button(isOn ? "Stop" : "Start") { isOn.toggle() }
        }
    }
}

/// A ball that follows the pointer, and springs back when it is let go.
private struct Ball: View {
    @State private var offset = CGSize.zero

    var body: some View {
        Circle().fill(.orange.gradient).frame(width: 40, height: 40)
            .offset(offset)
            .gesture(
                DragGesture()
                    .onChanged { drag in
                        withTransaction(\.tracksVelocity, true) { offset = drag.translation }
                    }
                    .onEnded { _ in withAnimation(.bouncy(duration: 0.8)) { offset = .zero } }
            )
            .frame(maxWidth: .infinity)
            .frame(height: 140)
    }
}
