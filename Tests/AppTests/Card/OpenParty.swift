import LozengeTesting
import SwiftUI

@testable import CharacterCard

/// The app's window without a window system.
func openParty(_ width: CGFloat = 480, _ height: CGFloat = 560) -> Screen {
    let portraits = ["rogue", "brawler", "barbarian"]
    let size = CGSize(width: 128, height: 160)
    return Screen(
        width, height, pictures: Dictionary(uniqueKeysWithValues: portraits.map { ($0, size) })
    ) { PartyView() }
}

extension Screen {
    /// Everything that can be read, from back to front.
    var readings: [Reading] {
        displayList.commands.compactMap { command in
            guard case .text(let layout, let origin, _) = command else { return nil }
            return Reading(
                text: layout.text.string,
                frame: CGRect(origin: origin, size: layout.measurement.size),
                isWhole: !layout.isTruncated)
        }
    }

    /// What the bar says: `33/60`.
    var hitPoints: String? { readings.map(\.text).first { $0.contains("/") } }

    /// Whose portrait is to be seen.
    var portrait: String? {
        for case .picture(let picture, _, _) in displayList.commands { return picture.name }
        return nil
    }

    /// The rectangles filled with a colour.
    func fills(_ color: SwiftUI.Color) -> [CGRect] {
        displayList.commands.compactMap { command in
            guard case .fill(.rectangle(let rect), .color(let fill)) = command,
                fill == color.resolve(in: .light)
            else { return nil }
            return rect
        }
    }

    /// Whether what reads so is paler than the rest, as a disabled button is.
    func isPale(_ name: String) -> Bool {
        var opacities: [Double] = [1]
        for command in displayList.commands {
            switch command {
            case .push(.opacity(let opacity)): opacities.append(opacity)
            case .push: opacities.append(1)
            case .pop: opacities.removeLast()
            case .text(let layout, _, _) where layout.text.string == name:
                return opacities.contains { $0 < 1 }
            default: break
            }
        }
        return false
    }
}

/// A piece of text on a screen.
struct Reading {
    let text: String
    let frame: CGRect
    let isWhole: Bool
}
