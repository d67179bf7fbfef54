import SwiftUI

@MainActor
extension Page {
    static let surfaces = [material, imagePaint, styleEffects]

    private static let material = Page(
        "Material", .styles, "A translucent layer over the background, thin to thick.", cell: 180
    ) {
        Example("ultraThinMaterial") { Veil(.ultraThinMaterial) }
        Example("thinMaterial") { Veil(.thinMaterial) }
        Example("regularMaterial") { Veil(.regularMaterial) }
        Example("thickMaterial") { Veil(.thickMaterial) }
        Example("ultraThickMaterial") { Veil(.ultraThickMaterial) }
    }

    private static let imagePaint = Page(
        "ImagePaint", .styles, "A picture, or a part of one, repeated.", cell: 180
    ) {
        Example("scale: 0.25") {
            Circle().fill(ImagePaint(image: Image("rogue"), scale: 0.25)).sized()
        }
        Example("sourceRect") {
            RoundedRectangle(cornerRadius: 16)
                .fill(
                    ImagePaint(
                        image: Image("brawler"),
                        sourceRect: CGRect(x: 0.25, y: 0.1, width: 0.5, height: 0.5), scale: 0.6)
                )
                .sized()
        }
    }

    private static let styleEffects = Page(
        "ShapeStyle: shadow, opacity", .styles, "Effects that belong to a style, not to a view.",
        cell: 180
    ) {
        Example("shadow(.drop(radius: 6, y: 4))") {
            Circle().fill(.mint.shadow(.drop(radius: 6, y: 4))).padding(8).sized()
        }
        Example("shadow(.inner(radius: 8))") {
            Circle().fill(.mint.shadow(.inner(radius: 8))).padding(8).sized()
        }
        Example("opacity(0.4)") { Circle().fill(.mint.opacity(0.4)).padding(8).sized() }
        Example("blendMode(.multiply)") {
            ZStack {
                Circle().fill(.yellow).offset(x: -14)
                Circle().fill(Color.cyan.blendMode(.multiply)).offset(x: 14)
            }
            .padding(8)
            .sized()
        }
    }
}

private struct Veil: View {
    let material: Material

    init(_ material: Material) { self.material = material }

    var body: some View {
        Text("Over it").font(.title).bold()
            .padding(12)
            .background(material, in: .rect(cornerRadius: 10))
            .frame(maxWidth: .infinity, minHeight: 90)
            .background {
                HStack(spacing: 0) {
                    Color.red
                    Color.yellow
                    Color.blue
                }
            }
    }
}
