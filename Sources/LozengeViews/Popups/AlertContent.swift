import Foundation
import LozengeCore

/// The content of an alert: its title, its message and its buttons.
nonisolated struct AlertContent {
    let title: Text?
    let message: AnyView?
    let actions: AnyView
    /// True if one of the answers has to be a cancel button.
    let isLeavable: Bool

    @State private var answers: [Answer] = []
    @ScaledMetric private var width: CGFloat = 312
    @Environment(\.dialogAccessory) private var accessory

    init(title: Text?, message: AnyView?, actions: AnyView, isLeavable: Bool = false) {
        self.title = title
        self.message = message
        self.actions = actions
        self.isLeavable = isLeavable
    }
}

extension AlertContent: View {
    var body: some View {
        VStack(spacing: 16) {
            ScrollView {
                VStack(spacing: 6) {
                    DialogIcon()
                    if let title { title.font(.title3.bold()) }
                    if let message { message }
                }
                .multilineTextAlignment(.center)
                .frame(maxWidth: .infinity)
            }
            // Of the controls of a dialog, only the answers end it.
            accessory.menuActionDismissBehavior(.disabled)
            AnswersLayout {
                actions
                Group {
                    if isLeavable, !own.contains(where: { $0.role == .cancel }) {
                        Button(role: .cancel, action: {}, label: { Text(verbatim: "Cancel") })
                    } else if own.isEmpty {
                        Button(action: {}, label: { Text(verbatim: "OK") })
                    }
                }
                .environment(\.isAddedAnswer, true)
            }
            .buttonStyle(AnswerStyle())
            .onPreferenceChange(AnswersKey.self) { answers = $0 }
            .environment(\.defaultAnswer, marked)
        }
        .padding(24)
        .padding(.top, 8)
        .frame(width: width + 48)
    }

    /// The app's own answers.
    private var own: [Answer] { answers.filter { !$0.isAdded } }

    private var marked: Answer.Identity? {
        defaultAnswer(of: answers.filter(\.isEnabled), role: \.role, shortcut: \.shortcut)?.identity
    }
}

/// The layout of answers below the fields: two are side by side if both fit, the cancel button first; others are in a
/// column, the cancel button last.
///
/// Source: how iOS and macOS 11 and later arrange the buttons of alerts.
private struct AnswersLayout: Layout {
    private static let spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width =
            proposal.width ?? subviews.map { $0.size(offered: .unspecified).width }.max() ?? 0
        let heights = lines(subviews, width).map { line in
            line.map { $0.size(offered: Self.offer(line, width)).height }.max() ?? 0
        }
        return CGSize(
            width: width,
            height: heights.reduce(0, +) + Self.spacing * CGFloat(max(0, heights.count - 1)))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        var y = bounds.minY
        for line in lines(subviews, bounds.width) {
            let offer = Self.offer(line, bounds.width)
            var (x, height) = (bounds.minX, CGFloat(0))
            for subview in line {
                subview.place(at: CGPoint(x: x, y: y), offered: offer)
                let size = subview.size(offered: offer)
                x += size.width + Self.spacing
                height = max(height, size.height)
            }
            y += height + Self.spacing
        }
    }

    /// Returns the views from top to bottom, in lines of one or two.
    private func lines(_ subviews: Subviews, _ width: CGFloat) -> [[LayoutSubview]] {
        var (fields, answers, refusals): ([LayoutSubview], [LayoutSubview], [LayoutSubview]) =
            ([], [], [])
        for subview in subviews {
            let elements = subview.node.elements
            if elements.contains(where: { $0.states.contains(.cancels) }) {
                refusals.append(subview)
            } else if elements.contains(where: { $0.role == .button }) {
                answers.append(subview)
            } else {
                fields.append(subview)
            }
        }
        let isRow =
            answers.count + refusals.count == 2
            && (answers + refusals).allSatisfy {
                $0.size(offered: .unspecified).width <= Self.half(of: width)
            }
        return fields.map { [$0] }
            + (isRow ? [refusals + answers] : (answers + refusals).map { [$0] })
    }

    private static func offer(_ line: [LayoutSubview], _ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: line.count == 2 ? half(of: width) : width, height: nil)
    }

    private static func half(of width: CGFloat) -> CGFloat { (width - spacing) / 2 }
}
