import SwiftUI

// Texts that are written and drawn, as programs for SwiftUI have them.

struct Emphasis: TextAttribute {
    var strength = 1.0
}

struct Wave: TextRenderer {
    var strength: Double
    var frequency: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(strength, frequency) }
        set { (strength, frequency) = (newValue.first, newValue.second) }
    }

    var displayPadding: EdgeInsets { EdgeInsets(top: 6, leading: 6, bottom: 9, trailing: 6) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        let count = layout.reduce(0) { $0 + $1.reduce(0) { $0 + $1.count } }
        for line in layout {
            for run in line {
                guard let emphasis = run[Emphasis.self] else {
                    context.draw(run)
                    continue
                }
                for (index, glyph) in run.enumerated() {
                    var copy = context
                    copy.opacity = emphasis.strength
                    copy.addFilter(.blur(radius: 1))
                    copy.translateBy(x: 0, y: strength * sin(Double(index) / Double(count)))
                    copy.draw(glyph, options: .disablesSubpixelQuantization)
                }
                Self.drawBounds(of: run, in: context)
            }
        }
    }

    static func drawBounds(of run: Text.Layout.Run, in context: GraphicsContext) {
        let bounds = run.typographicBounds
        context.stroke(
            Path { $0.addRect(bounds.rect) }, with: .style(.green.secondary), lineWidth: 1)
    }
}

nonisolated struct Reveal: TextRenderer {
    var elapsed: TimeInterval

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { context.draw(slice) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
        text.sizeThatFits(proposal)
    }
}

@Animatable
struct Highlight: TextRenderer {
    @AnimatableIgnored let verses: ClosedRange<Int>?
    var progress: CGFloat

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
        for line in layout { ctx.draw(line) }
    }
}

/// A function of no actor that draws.
struct Chart {
    var values: [Double]

    func draw(in context: GraphicsContext, size: CGSize) {
        var context = context
        context.clip(to: Path(CGRect(origin: .zero, size: size)))
        context.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red))
        let label = context.resolve(Text("Chart"))
        context.draw(label, at: CGPoint(x: label.measure(in: size).width, y: 0))
        context.drawLayer { layer in layer.draw(Image(systemName: "star"), at: .zero) }
    }
}

struct ChartView: View {
    let chart: Chart
    var body: some View {
        Canvas { context, size in chart.draw(in: context, size: size) }
    }
}

struct NoteFormatting: AttributedTextFormattingDefinition {
    typealias Scope = AttributeScopes.SwiftUIAttributes

    var body: some AttributedTextFormattingDefinition<Scope> {
        LinksAreBlue()
        ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: nil)
    }
}

struct LinksAreBlue: AttributedTextValueConstraint {
    typealias Scope = NoteFormatting.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        if container.underlineStyle == nil {
            container.foregroundColor = nil
        } else {
            container.foregroundColor = .blue
        }
    }
}

struct NoteEditor: View {
    @State private var text = AttributedString("Hello")
    @State private var selection = AttributedTextSelection()
    @State private var plain = "Plain"
    @State private var selected: TextSelection?
    @State private var isFinding = false
    @Environment(\.fontResolutionContext) private var fontContext

    var body: some View {
        VStack {
            TextEditor(text: $text, selection: $selection)
                .attributedTextFormattingDefinition(NoteFormatting())
                .findNavigator(isPresented: $isFinding)
                .scrollContentBackground(.hidden)
            TextEditor(text: $plain, selection: $selected).findDisabled().replaceDisabled()
                .textEditorStyle(.roundedBorder)
            TextEditor(text: $text).attributedTextFormattingDefinition(\.swiftUI)
            TextField("Name", text: $plain, selection: $selected, axis: .vertical)
                .textInputSuggestions(["a", "b"], id: \.self) { Text($0).textInputCompletion($0) }
                .submitScope()
            Text("Wave").customAttribute(Emphasis()).textRenderer(Wave(strength: 1, frequency: 2))
            Button("Bold", systemImage: "bold") {
                text.transformAttributes(in: &selection) {
                    let font = $0.font ?? .default
                    let resolved = font.resolve(in: fontContext)
                    $0.font = font.bold(!resolved.isBold)
                }
            }
            Button("Insert Date") {
                text.replaceSelection(&selection, withCharacters: Date.now.formatted())
            }
            Button("Chef") {
                text.transform(updating: &selection) {
                    $0.characters.insert(contentsOf: "chef ", at: $0.startIndex)
                }
            }
            Text(isRed ? "Red" : "Not red").lineHeight(.multiple(factor: 1.5))
        }
    }

    private var isRed: Bool {
        switch selection.indices(in: text) {
        case .insertionPoint: false
        case .ranges: selection.attributes(in: text)[\.foregroundColor].contains(.red)
        }
    }
}
