import Foundation
import LozengeCore

/// The links of a text by keyboard and for a screen reader: Tab stops at each of them, Return opens it.
extension Text {
    package func isFocusable(_ context: EventContext<Text>) -> Bool { !links(context).isEmpty }

    package func stops(_ context: EventContext<Text>) -> [CGRect] {
        let links = links(context)
        guard let resolved = context.resolved, !links.isEmpty else { return [] }
        let layout = resolved.layout(in: context.proposal)
        return links.map { layout.frame(of: $0) }
    }

    package func handle(_ key: KeyEvent, _ context: EventContext<Text>) -> Bool {
        guard key.isPress, context.tree.focus.has(context.node) else { return false }
        if key.phase == .down { context.activate() }
        return true
    }

    package func activate(_ context: EventContext<Text>) {
        let links = links(context)
        let stop = context.tree.focus.stop
        guard links.indices.contains(stop) else { return }
        context.resolved?.appearance.pointing?.openURL?(links[stop].address)
    }

    /// Returns the links that can be opened.
    private func links(_ context: EventContext<Text>) -> [TextLink] {
        guard let appearance = context.resolved?.appearance,
            appearance.pointing?.openURL != nil
        else { return [] }
        return appearance.links
    }

    /// Paints the focus ring of the link that has the keyboard.
    func paintFocus(
        _ context: PaintContext<Text>, _ resolved: Resolution, _ layout: TextLayout,
        _ writer: inout DisplayListWriter
    ) {
        guard let pointing = resolved.appearance.pointing, let stop = context.focusedStop else {
            return
        }
        let links = resolved.appearance.links
        guard links.indices.contains(stop) else { return }
        pointing.ring.paint(layout.frames(of: links[stop]), of: context.node, &writer)
    }

    /// Returns an element for each link.
    func linkElements(_ context: EventContext<Text>) -> [SemanticElement] {
        guard let resolved = context.resolved, resolved.appearance.hasLinks else { return [] }
        let text = resolved.layout(in: context.proposal).text
        return links(context).enumerated().map { index, link in
            let words = text.spans[link.spans].map(\.string).joined()
            var element = SemanticElement(.link, words, of: context.node)
            let focus = context.tree.focus
            if focus.has(context.node), focus.stop == index { element.states.insert(.focused) }
            element.url = link.address
            element.part = { [weak node = context.node] in
                guard let node else { return nil }
                let stops = node.content.stops(EventContext(node))
                return stops.indices.contains(index) ? stops[index] : nil
            }
            element.takeFocus = { [weak node = context.node] in
                guard let node, node.isReachable else { return }
                node.tree.focus.move(to: node, byKeyboard: true, stop: index)
            }
            let openURL = resolved.appearance.pointing?.openURL
            element.actions = [SemanticAction(.activate) { openURL?(link.address) }]
            return element
        }
    }
}

/// A link in a text: neighbouring spans with one address.
struct TextLink: Equatable {
    let address: URL
    var spans: ClosedRange<Int>
}

extension ResolvedTextStyle {
    /// The links, in the order of the text.
    var links: [TextLink] {
        looks.indices.reduce(into: []) { links, span in
            guard let address = looks[span].link else { return }
            if let last = links.last, last.address == address, last.spans.upperBound == span - 1 {
                links[links.count - 1].spans = last.spans.lowerBound...span
            } else {
                links.append(TextLink(address: address, spans: span...span))
            }
        }
    }
}

extension TextLayout {
    /// Returns the frames of a link, one for each line.
    fileprivate func frames(of link: TextLink) -> [CGRect] {
        lines.compactMap { line in
            let runs = line.runs.filter { link.spans.contains($0.span) }
            guard let start = runs.map(\.x).min(), let end = runs.map({ $0.x + $0.width }).max()
            else { return nil }
            return CGRect(
                x: start, y: line.frame.minY, width: end - start, height: line.frame.height)
        }
    }

    /// Returns the frame around all of a link; the place of the text if the link was cut off.
    fileprivate func frame(of link: TextLink) -> CGRect {
        let frames = frames(of: link)
        return frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    }
}
