import SwiftUI

@MainActor
extension Page {
    static let canvases = [canvas, canvasContext, canvasSymbols]

    private static let canvas = Page(
        "Canvas", .time, "A view drawn by a function, at any size.", cell: 180
    ) {
        Example("fill and stroke") {
            Canvas { context, size in
                let sun = Path(ellipseIn: CGRect(x: 12, y: 12, width: 40, height: 40))
                context.fill(sun, with: .color(.yellow))
                context.stroke(sun, with: .color(.orange), lineWidth: 4)
                context.fill(
                    Path(CGRect(x: 0, y: size.height - 20, width: size.width, height: 20)),
                    with: .color(.green))
            }
            .sized()
        }
        Example("linearGradient") {
            Canvas { context, size in
                let room = CGRect(origin: .zero, size: size)
                context.fill(
                    Path(roundedRect: room, cornerRadius: 16),
                    with: .linearGradient(
                        Gradient(colors: [.purple, .pink]), startPoint: .zero,
                        endPoint: CGPoint(x: size.width, y: size.height)))
            }
            .sized()
        }
        Example("A wave of 40 bars") {
            Canvas { context, size in
                for index in 0..<40 {
                    let height = size.height * (0.55 + 0.4 * sin(Double(index) / 4))
                    let width = size.width / 40
                    context.fill(
                        Path(
                            CGRect(
                                x: CGFloat(index) * width, y: size.height - height,
                                width: width * 0.7, height: height)),
                        with: .color(
                            Color(hue: Double(index) / 40, saturation: 0.7, brightness: 0.9)))
                }
            }
            .sized()
        }
    }

    private static let canvasContext = Page(
        "GraphicsContext", .time, "Transforms, clips, filters and layers of later drawing.",
        cell: 180
    ) {
        Example("rotate(by:)") {
            Canvas { context, size in
                context.translateBy(x: size.width / 2, y: size.height / 2)
                for _ in 0..<12 {
                    context.rotate(by: .degrees(30))
                    context.fill(
                        Path(ellipseIn: CGRect(x: 12, y: -4, width: 24, height: 8)),
                        with: .color(.indigo.opacity(0.7)))
                }
            }
            .sized()
        }
        Example("clip(to:)") {
            Canvas { context, size in
                context.clip(to: Star(points: 5).path(in: CGRect(origin: .zero, size: size)))
                context.draw(Image("rogue"), in: CGRect(origin: .zero, size: size))
            }
            .frame(width: 90, height: 90)
        }
        Example("addFilter(.shadow)") {
            Canvas { context, size in
                context.addFilter(.shadow(radius: 4, y: 3))
                context.fill(
                    Path(ellipseIn: CGRect(origin: .zero, size: size).insetBy(dx: 12, dy: 12)),
                    with: .color(.mint))
            }
            .frame(width: 90, height: 90)
        }
        Example("addFilter(.alphaThreshold)") {
            Canvas { context, _ in
                context.addFilter(.alphaThreshold(min: 0.5, color: .purple))
                context.addFilter(.blur(radius: 6))
                context.drawLayer { layer in
                    for (x, size) in [(12, 36), (46, 30)] {
                        layer.fill(
                            Path(ellipseIn: CGRect(x: x, y: 36, width: size, height: size)),
                            with: .color(.black))
                    }
                }
            }
            .frame(width: 90, height: 90)
        }
        Example("blendMode = .multiply") {
            Canvas { context, _ in
                context.blendMode = .multiply
                for (index, color) in [Color.cyan, .yellow, .pink].enumerated() {
                    context.fill(
                        Path(ellipseIn: CGRect(x: 20 * index, y: 16, width: 50, height: 50)),
                        with: .color(color))
                }
            }
            .frame(width: 90, height: 80)
        }
    }

    private static let canvasSymbols = Page(
        "Canvas: texts & symbols", .time, "Texts, and views that are drawn more than once.",
        cell: 180
    ) {
        Example("draw(Text, at:)") {
            Canvas { context, size in
                let middle = CGPoint(x: size.width / 2, y: size.height / 2)
                context.draw(Text("Drawn").bold().foregroundStyle(.link), at: middle)
            }
            .sized()
        }
        Example("resolveSymbol(id:)") {
            Canvas { context, size in
                guard let tile = context.resolveSymbol(id: "tile") else { return }
                for step in 0..<4 {
                    context.opacity = 1 - Double(step) / 4
                    context.draw(
                        tile, at: CGPoint(x: size.width * CGFloat(step * 2 + 1) / 8, y: 40))
                }
            } symbols: {
                Tile("", .teal).tag("tile")
            }
            .sized()
        }
    }
}
