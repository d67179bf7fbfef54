import Foundation
import LozengeTesting

@MainActor
extension Screen {
    /// The texts on the screen with box and font, back to front.
    var texts: [(string: String, frame: CGRect, font: ResolvedFont)] {
        displayList.primitives.compactMap { command in
            guard case .text(let layout, let origin, _) = command,
                let font = layout.text.spans.first?.font
            else { return nil }
            return (
                layout.lines.map(\.string).joined(separator: "\n"),
                CGRect(origin: origin, size: layout.measurement.size), font
            )
        }
    }

    /// Returns the rectangles filled with `color`, back to front.
    func fills(_ color: Color) -> [CGRect] {
        displayList.primitives.compactMap { command in
            guard case .fill(let shape, .color(let fill)) = command,
                let rect = shape.rectangle, fill == color.resolve(in: .light)
            else { return nil }
            return rect
        }
    }

    /// Returns the borders of `color`, back to front.
    func borders(_ color: Color) -> [CGRect] {
        displayList.primitives.compactMap { command in
            guard case .border(let rect, _, .color(let line)) = command,
                line == color.resolve(in: .light)
            else { return nil }
            return rect
        }
    }

    /// Returns the frame of the picture `name`.
    func picture(_ name: String) -> CGRect? {
        for case .picture(let picture, let rect, _) in displayList.primitives
        where picture.name == name {
            return rect
        }
        return nil
    }

    /// The rounded corners that clip, back to front.
    var roundedClips: [(frame: CGRect, radius: CGFloat)] {
        displayList.effects.compactMap { effect in
            guard case .clip(let shape) = effect, let rounded = shape.roundedRectangle else {
                return nil
            }
            return (rounded.rect, rounded.cornerSize.width)
        }
    }
}

extension DynamicTypeSize {
    /// The width of a character on a ``Screen`` at this size, in points; lines are twice as high.
    func characterWidth(_ style: Font.TextStyle) -> CGFloat {
        let table: [Font.TextStyle: [CGFloat]] = [
            .title: [12, 12, 13, 13, 14, 15, 16, 18, 20, 23, 25, 27],
            .body: [7, 7, 8, 8, 9, 10, 11, 13, 16, 19, 22, 25],
            .caption: [5, 5, 5, 6, 7, 8, 8, 10, 12, 15, 17, 20],
        ]
        return table[style]?[rawValue] ?? .nan
    }
}
