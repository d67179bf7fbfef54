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
    @ScaledMetric private var width: CGFloat = 270
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
                    if let title { title.font(.headline) }
                    if let message { message.font(.subheadline) }
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
        .padding(20)
        .frame(width: width + 40)
    }

    /// The app's own answers.
    private var own: [Answer] { answers.filter { !$0.isAdded } }

    private var marked: Answer.Identity? {
        defaultAnswer(of: answers.filter(\.isEnabled), role: \.role, shortcut: \.shortcut)?.identity
    }
}

/// The layout of answers: two are side by side if both fit, the cancel button first; others are in a column,
/// the cancel button last.
///
/// Source: how iOS and macOS 11 and later arrange the buttons of alerts.
private struct AnswersLayout: Layout {
    private static let spacing: CGFloat = 8

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width =
            proposal.width ?? subviews.map { $0.size(offered: .unspecified).width }.max() ?? 0
        let heights = subviews.map { $0.size(offered: offer(subviews, width)).height }
        let height =
            isRow(subviews, width)
            ? heights.max() ?? 0
            : heights.reduce(0, +) + Self.spacing * CGFloat(max(0, heights.count - 1))
        return CGSize(width: width, height: height)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        let isRow = isRow(subviews, bounds.width)
        let offer = offer(subviews, bounds.width)
        var point = bounds.origin
        for subview in ordered(subviews, isRow: isRow) {
            subview.place(at: point, offered: offer)
            let size = subview.size(offered: offer)
            if isRow {
                point.x += size.width + Self.spacing
            } else {
                point.y += size.height + Self.spacing
            }
        }
    }

    private func ordered(_ subviews: Subviews, isRow: Bool) -> [LayoutSubview] {
        var (others, refusals): ([LayoutSubview], [LayoutSubview]) = ([], [])
        for subview in subviews {
            if cancels(subview) { refusals.append(subview) } else { others.append(subview) }
        }
        return isRow ? refusals + others : others + refusals
    }

    private func cancels(_ subview: LayoutSubview) -> Bool {
        subview.node.elements.contains { $0.states.contains(.cancels) }
    }

    private func isRow(_ subviews: Subviews, _ width: CGFloat) -> Bool {
        subviews.count == 2
            && subviews.allSatisfy {
                $0.size(offered: .unspecified).width <= half(of: width)
            }
    }

    private func offer(_ subviews: Subviews, _ width: CGFloat) -> ProposedViewSize {
        ProposedViewSize(width: isRow(subviews, width) ? half(of: width) : width, height: nil)
    }

    private func half(of width: CGFloat) -> CGFloat { (width - Self.spacing) / 2 }
}
