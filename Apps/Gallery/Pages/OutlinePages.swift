import SwiftUI

@MainActor
extension Page {
    static let outlines = [fill, stroke, strokeBorder, trim]

    private static let fill = Page("fill", .shapes, "The inside of a shape, in any style.") {
        Example("fill(.pink)") { Circle().fill(.pink).sized() }
        Example("fill(.pink.gradient)") { Circle().fill(Color.pink.gradient).sized() }
        Example("fill and stroke") {
            Circle().fill(.yellow).stroke(.orange, lineWidth: 6).padding(4).sized()
        }
        Example("Without a style: the foreground") { Circle().sized().foregroundStyle(.purple) }
    }

    private static let stroke = Page("stroke", .shapes, "A line along a shape’s edge.") {
        Example("stroke(lineWidth: 8)") { Zigzag().stroke(lineWidth: 8).padding(8).sized() }
        Example("lineCap: .round") {
            Zigzag().stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                .padding(8)
                .sized()
        }
        Example("lineJoin: .round") {
            Zigzag().stroke(.tint, style: StrokeStyle(lineWidth: 8, lineJoin: .round))
                .padding(8)
                .sized()
        }
        Example("lineJoin: .bevel") {
            Zigzag().stroke(.tint, style: StrokeStyle(lineWidth: 8, lineJoin: .bevel))
                .padding(8)
                .sized()
        }
        Example("dash: [12, 6]") {
            Circle().stroke(.tint, style: StrokeStyle(lineWidth: 4, dash: [12, 6]))
                .padding(4)
                .sized()
        }
        Example("dash: [0, 10], lineCap: .round") {
            Circle()
                .stroke(.tint, style: StrokeStyle(lineWidth: 5, lineCap: .round, dash: [0, 10]))
                .padding(4)
                .sized()
        }
    }

    private static let strokeBorder = Page(
        "strokeBorder & inset", .shapes, "A line that stays inside the shape."
    ) {
        Example("stroke(lineWidth: 16)") {
            Circle().stroke(.tint.opacity(0.5), lineWidth: 16).frame(width: 80, height: 80).framed()
        }
        Example("strokeBorder(lineWidth: 16)") {
            Circle().strokeBorder(.tint.opacity(0.5), lineWidth: 16)
                .frame(width: 80, height: 80)
                .framed()
        }
        Example("inset(by: 12)") {
            RoundedRectangle(cornerRadius: 24).inset(by: 12).fill(.tint)
                .frame(width: 110, height: 80)
                .framed()
        }
    }

    private static let trim = Page("trim", .shapes, "A part of a line.") {
        Example("trim(from: 0, to: 0.75)") {
            Circle().trim(from: 0, to: 0.75).stroke(.tint, lineWidth: 8).padding(6).sized()
        }
        Example("A ring as a progress indicator") {
            ZStack {
                Circle().stroke(.fill, lineWidth: 8)
                Circle().trim(from: 0, to: 0.4)
                    .stroke(.green, style: StrokeStyle(lineWidth: 8, lineCap: .round))
                    .rotationEffect(.degrees(-90))
            }
            .padding(6)
            .sized()
        }
        Example("trim of a path, filled") {
            Circle().trim(from: 0.1, to: 0.6).fill(.tint).sized()
        }
    }
}

private struct Zigzag: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([
                CGPoint(x: rect.minX, y: rect.maxY),
                CGPoint(x: rect.minX + rect.width / 3, y: rect.minY),
                CGPoint(x: rect.maxX - rect.width / 3, y: rect.maxY),
                CGPoint(x: rect.maxX, y: rect.minY),
            ])
        }
    }
}
