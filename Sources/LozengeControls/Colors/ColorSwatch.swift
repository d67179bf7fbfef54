import Foundation
import LozengeCore
import LozengeViews

/// A colour in a rounded rectangle, over a chequered ground if it is not opaque.
nonisolated struct ColorSwatch {
    let color: Color
    let radius: CGFloat
    @Environment(\.self) private var environment

    init(color: Color, radius: CGFloat) {
        self.color = color
        self.radius = radius
    }
}

extension ColorSwatch: View {
    var body: some View {
        outline.fill(color)
            .background {
                if color.resolve(in: environment).opacity < 1 {
                    Chequers().clipShape(outline)
                }
            }
            .overlay(outline.strokeBorder(Color.label.opacity(0.3), lineWidth: 1))
    }

    private var outline: RoundedRectangle {
        RoundedRectangle(cornerRadius: radius, style: .circular)
    }
}

/// The ground below transparent colours.
nonisolated struct Chequers {
    init() {}
}

extension Chequers: View {
    var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            var squares = Path()
            for row in 0..<Int(min(size.height, 400) / 5 + 1) {
                for column in 0..<Int(min(size.width, 400) / 5 + 1)
                where (row + column).isMultiple(of: 2) {
                    squares.addRect(
                        CGRect(x: 5 * CGFloat(column), y: 5 * CGFloat(row), width: 5, height: 5))
                }
            }
            context.fill(squares, with: .color(Color(white: 0.75)))
        }
    }
}
