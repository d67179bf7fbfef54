import Foundation
import LozengeCore
import LozengeTesting

/// A filled figure as it is shown.
package struct ShownFill {
    package let frame: CGRect
    package let opacity: Double
    package let color: Color.Resolved
}

extension Color {
    package static let pureRed = Color(red: 1, green: 0, blue: 0)
    package static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

extension Screen {
    /// The figures that are filled with a colour, back to front.
    package var fills: [ShownFill] {
        displayList.shown.compactMap { shown in
            guard case .fill(let shape, .color(let color)) = shown.command else { return nil }
            return ShownFill(
                frame: shape.bounds.applying(shown.transform),
                opacity: shown.opacity * Double(color.opacity), color: color)
        }
    }

    /// The figures with the red of a test.
    package var reds: [ShownFill] {
        fills.filter { $0.color.red == 1 && $0.color.green == 0 && $0.color.blue == 0 }
    }

    /// The figures with the blue of a test.
    package var blues: [ShownFill] {
        fills.filter { $0.color.blue == 1 && $0.color.green == 0 && $0.color.red == 0 }
    }
}
