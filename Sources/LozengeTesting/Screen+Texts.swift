import Foundation
import LozengeCore

extension Screen {
    /// The texts that a user sees in the window, back to front.
    ///
    /// Texts outside of the window, clipped and transparent texts are not seen. Popups have texts of
    /// their own.
    public var texts: [String] {
        var found: [String] = []
        displayList.appendTexts(to: &found, seenIn: CGRect(origin: .zero, size: size), .identity)
        return found
    }
}

extension DisplayList {
    /// Appends the texts that are seen.
    ///
    /// - Parameters:
    ///   - found: The texts.
    ///   - area: The visible part of the window.
    ///   - transform: From the coordinates of the list to those of the window.
    fileprivate func appendTexts(
        to found: inout [String], seenIn area: CGRect, _ transform: CGAffineTransform
    ) {
        for command in commands {
            switch command {
            case .text(let layout, let origin, _):
                let frame = CGRect(origin: origin, size: layout.measurement.size)
                let seen = frame.applying(transform).intersection(area)
                if !seen.isNull, seen.width > 0, seen.height > 0 {
                    found.append(layout.text.string)
                }
            case .fragment(let fragment, let origin), .layer(let fragment, let origin):
                let shift = CGAffineTransform(translationX: origin.x, y: origin.y)
                fragment.list.appendTexts(
                    to: &found, seenIn: area, shift.concatenating(transform))
            case .group(.opacity(0), _): break
            case .group(.clip(let shape), let fragment):
                fragment.list.appendTexts(
                    to: &found, seenIn: area.intersection(shape.bounds.applying(transform)),
                    transform)
            case .group(.transform(let inner), let fragment):
                fragment.list.appendTexts(
                    to: &found, seenIn: area, inner.concatenating(transform))
            case .group(_, let fragment):
                fragment.list.appendTexts(to: &found, seenIn: area, transform)
            default: break
            }
        }
    }
}
