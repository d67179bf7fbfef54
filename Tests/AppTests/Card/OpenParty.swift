import LozengeTesting
import SwiftUI

@testable import CharacterCard
@testable import CharacterSheet

/// The app's window without a window system.
func openParty(_ width: CGFloat = 480, _ height: CGFloat = 560) -> Screen {
    let portraits = ["rogue", "brawler", "barbarian"]
    let size = CGSize(width: 128, height: 160)
    return Screen(
        width, height, pictures: Dictionary(uniqueKeysWithValues: portraits.map { ($0, size) })
    ) { PartyView() }
}

extension Screen {
    /// The visible texts, from back to front.
    var readings: [Reading] {
        displayList.primitives.compactMap { command in
            guard case .text(let layout, let origin, _) = command else { return nil }
            return Reading(
                text: layout.text.string,
                frame: CGRect(origin: origin, size: layout.measurement.size),
                isWhole: !layout.isTruncated)
        }
    }

    /// The label of the bar: `33/60`.
    var hitPoints: String? { readings.map(\.text).first { $0.contains("/") } }

    /// The visible portrait.
    var portrait: String? {
        for case .picture(let picture, _, _) in displayList.primitives { return picture.name }
        return nil
    }

    /// The rectangles filled with a colour.
    func fills(_ color: SwiftUI.Color) -> [CGRect] {
        displayList.primitives.compactMap { command in
            guard case .fill(let shape, .color(let fill)) = command,
                let rect = shape.rectangle, fill == color.resolve(in: .light)
            else { return nil }
            return rect
        }
    }

    /// Returns true if a text is paler than the others, as on a disabled button.
    func isPale(_ name: String) -> Bool { displayList.isPale(name) }
}

extension DisplayList {
    /// Returns true if a text is in a translucent group.
    fileprivate func isPale(_ name: String) -> Bool {
        flattened.commands.contains { command in
            guard case .group(let effect, let fragment) = command else { return false }
            if case .opacity(let opacity) = effect, opacity < 1 {
                return fragment.list.primitives.contains { $0.reads(name) }
            }
            return fragment.list.isPale(name)
        }
    }
}

extension DrawCommand {
    fileprivate func reads(_ name: String) -> Bool {
        if case .text(let layout, _, _) = self { layout.text.string == name } else { false }
    }
}

/// A piece of text on a screen.
struct Reading {
    let text: String
    let frame: CGRect
    let isWhole: Bool
}
