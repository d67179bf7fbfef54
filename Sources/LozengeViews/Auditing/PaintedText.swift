import Foundation
import LozengeCore

/// A text of a display list, with the colours in which it is seen.
struct PaintedText {
    let string: String
    /// The text that the string is a part of.
    let whole: String
    /// True if an ellipsis stands for a part of the text.
    let isTruncated: Bool
    /// The frame in the window, in points.
    let frame: CGRect
    /// The colour over what is below.
    let color: Color.Resolved
    let ground: Color.Resolved
    /// The size of the font, in points.
    let size: CGFloat
    /// True for letters from 24 points on, and for bold ones from 18.66 points on.
    ///
    /// Source: WCAG 2.2, "large scale": 18 points and 14 points of print, at 96 dots per inch.
    let isLarge: Bool

    /// The contrast, from 1 to 21.
    var contrast: Double { color.contrast(with: ground) }

    /// Returns the texts that a list shows over a background; those over pictures and gradients are left out, because
    /// their ground has no colour.
    static func all(in list: DisplayList, over background: Color.Resolved) -> [PaintedText] {
        var canvas = PaintedGround(background: background)
        canvas.draw(list, at: .zero, opacity: 1)
        return canvas.texts
    }
}

/// The paint of a list so far.
private struct PaintedGround {
    private let background: Color.Resolved
    private(set) var texts: [PaintedText] = []
    /// The fills, in the order of painting; without a colour for gradients and pictures.
    private var fills: [(covers: (CGPoint) -> Bool, color: Color.Resolved?)] = []
    private var clips: [CGRect] = []

    init(background: Color.Resolved) { self.background = background }

    mutating func draw(_ list: DisplayList, at origin: CGPoint, opacity: Double) {
        for command in list.commands {
            switch command {
            case .fill(let shape, let paint): fill(shape, paint, origin, opacity)
            case .border: break
            case .text(let layout, let start, let paint):
                let place = CGPoint(x: origin.x + start.x, y: origin.y + start.y)
                add(layout, at: place, paint, opacity)
            case .picture(_, let rect, _):
                let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
                fills.append(({ frame.contains($0) }, nil))
            case .fragment(let fragment, let start), .layer(let fragment, let start):
                draw(
                    fragment.list, at: CGPoint(x: origin.x + start.x, y: origin.y + start.y),
                    opacity: opacity)
            case .group(let effect, let fragment):
                draw(fragment, effect, at: origin, opacity)
            }
        }
    }

    private mutating func draw(
        _ fragment: DisplayFragment, _ effect: DrawEffect, at origin: CGPoint, _ opacity: Double
    ) {
        switch effect {
        case .opacity(let own): draw(fragment.list, at: origin, opacity: opacity * own)
        case .clip(let shape):
            clips.append(shape.bounds.offsetBy(dx: origin.x, dy: origin.y))
            draw(fragment.list, at: origin, opacity: opacity)
            clips.removeLast()
        case .transform(let transform) where transform.isTranslation:
            draw(
                fragment.list, at: CGPoint(x: origin.x + transform.tx, y: origin.y + transform.ty),
                opacity: opacity)
        case .shadow: draw(fragment.list, at: origin, opacity: opacity)
        // The colours, or the place, of what is inside are not those of its commands.
        case .mask, .blur, .filter, .threshold, .blend, .transform, .projection: break
        }
    }

    private mutating func fill(
        _ shape: DrawShape, _ paint: Paint, _ origin: CGPoint, _ opacity: Double
    ) {
        guard shape.stroke == nil else { return }
        let path = shape.path
        let start = CGPoint(x: origin.x + shape.origin.x, y: origin.y + shape.origin.y)
        let clip = clips.reduce(CGRect.infinite) { $0.intersection($1) }
        let covers = { (point: CGPoint) in
            clip.contains(point)
                && path.contains(CGPoint(x: point.x - start.x, y: point.y - start.y))
        }
        if case .color(let color) = paint {
            fills.append((covers, color.faded(to: opacity)))
        } else if !paint.isClear {
            fills.append((covers, nil))
        }
    }

    private mutating func add(
        _ layout: TextLayout, at place: CGPoint, _ paint: TextPaint, _ opacity: Double
    ) {
        let frame = CGRect(origin: place, size: layout.measurement.size)
        let seen = clips.reduce(frame) { $0.intersection($1) }
        guard !seen.isNull, seen.width > 1, seen.height > 1, !layout.text.string.isEmpty
        else { return }
        let middle = CGPoint(x: seen.midX, y: seen.midY)
        for (index, span) in layout.text.spans.enumerated() {
            guard case .color(let color) = paint[index],
                !span.string.allSatisfy(\.isWhitespace), span.attachment == nil,
                let ground = ground(at: layout.place(of: index, from: place, in: seen) ?? middle)
            else { continue }
            let isBold = span.font.weight.value >= Font.Weight.bold.value
            texts.append(
                PaintedText(
                    string: span.string, whole: layout.text.string,
                    isTruncated: layout.isTruncated, frame: frame,
                    color: color.faded(to: opacity).over(ground), ground: ground,
                    size: span.font.size,
                    isLarge: span.font.size >= (isBold ? 18.66 : 24)))
        }
    }

    /// Returns the colour at a point; `nil` over a picture or a gradient.
    private func ground(at point: CGPoint) -> Color.Resolved? {
        var color: Color.Resolved? = background
        for fill in fills where fill.covers(point) {
            guard let own = fill.color else {
                color = nil
                continue
            }
            // An opaque fill covers also what has no colour.
            color = own.opacity >= 1 ? own : color.map(own.over)
        }
        return color
    }
}

extension Color.Resolved {
    /// Returns the colour with a part of its opacity.
    func faded(to opacity: Double) -> Color.Resolved {
        var color = self
        color.opacity *= Float(opacity)
        return color
    }
}

extension CGAffineTransform {
    fileprivate var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension TextLayout {
    /// Returns the middle of the first run of a span that is seen; `nil` if none is.
    fileprivate func place(of span: Int, from origin: CGPoint, in seen: CGRect) -> CGPoint? {
        lines.firstResult { line in
            line.runs.firstResult { run in
                let place = CGPoint(
                    x: origin.x + run.x + run.width / 2, y: origin.y + line.frame.midY)
                return run.span == span && seen.contains(place) ? place : nil
            }
        }
    }
}
