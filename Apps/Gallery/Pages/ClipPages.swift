import SwiftUI

@MainActor
extension Page {
    static let clips = [opacity, shadow, clipShape, mask, blendMode, compositing]

    private static let opacity = Page(
        "opacity", .effects, "The visibility of a view over its background."
    ) {
        ForEach([1, 0.6, 0.3, 0.1], id: \.self) { opacity in
            Example("opacity(\(opacity.formatted()))") { Portrait().opacity(opacity) }
        }
    }

    private static let shadow = Page("shadow", .effects, "Raises a view above the page.") {
        Example("shadow(radius: 4)") { Portrait().shadow(radius: 4) }
        Example("radius: 10, y: 6") { Portrait().shadow(radius: 10, y: 6) }
        Example("color: .red, radius: 0, x: 5, y: 5") {
            Portrait().shadow(color: .red, radius: 0, x: 5, y: 5)
        }
        Example("On letters") { Text("Raised").font(.title).bold().shadow(radius: 2, y: 2) }
    }

    private static let clipShape = Page("clipShape", .effects, "Clips a view to a shape.") {
        Example("clipShape(Circle())") { Picture().clipShape(Circle()) }
        Example("clipShape(.capsule)") {
            Picture().frame(width: 90, height: 56).clipShape(.capsule)
        }
        Example("clipShape(Star(points: 5))") { Picture().clipShape(Star(points: 5)) }
        Example("cornerRadius(20)") { Picture().cornerRadius(20) }
        Example("clipped()") { Tile("Clipped at the edges").fixedSize().frame(width: 60).clipped() }
    }

    private static let mask = Page("mask", .effects, "Shows a view only where the mask is opaque.")
    {
        Example("mask { Text }") {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .frame(height: 60)
                .mask { Text("Mask").font(.title).fontWeight(.black) }
        }
        Example("mask { LinearGradient }") {
            Picture().mask {
                LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
            }
        }
        Example("mask(alignment: .topLeading)") {
            Picture().mask(alignment: .topLeading) { Circle().frame(width: 60, height: 60) }
        }
    }

    private static let blendMode = Page(
        "blendMode", .effects, "The mixture of a color with its background.", cell: 120
    ) {
        Example("normal") { Discs(mode: .normal) }
        Example("multiply") { Discs(mode: .multiply) }
        Example("screen") { Discs(mode: .screen) }
        Example("overlay") { Discs(mode: .overlay) }
        Example("darken") { Discs(mode: .darken) }
        Example("lighten") { Discs(mode: .lighten) }
        Example("difference") { Discs(mode: .difference) }
        Example("exclusion") { Discs(mode: .exclusion) }
        Example("colorDodge") { Discs(mode: .colorDodge) }
        Example("colorBurn") { Discs(mode: .colorBurn) }
        Example("hue") { Discs(mode: .hue) }
        Example("luminosity") { Discs(mode: .luminosity) }
        Example("plusLighter") { Discs(mode: .plusLighter) }
        Example("destinationOut") { Discs(mode: .destinationOut) }
    }

    private static let compositing = Page(
        "compositingGroup & drawingGroup", .effects, "Effects on several views as a whole.",
        cell: 200
    ) {
        Example("shadow(radius: 4)") { Overlapping().shadow(radius: 4) }
        Example("compositingGroup().shadow(radius: 4)") {
            Overlapping().compositingGroup().shadow(radius: 4)
        }
        Example("drawingGroup().opacity(0.5)") { Overlapping().drawingGroup().opacity(0.5) }
    }
}

/// A portrait with round corners.
private struct Portrait: View {
    var body: some View { Picture().clipShape(.rect(cornerRadius: 12)) }
}

private struct Picture: View {
    var body: some View {
        Image("rogue").resizable().scaledToFill().frame(width: 90, height: 90).clipped()
    }
}

private struct Discs: View {
    let mode: BlendMode

    var body: some View {
        ZStack {
            Circle().fill(.orange).frame(width: 44, height: 44).offset(x: -12)
            Circle().fill(.blue).frame(width: 44, height: 44).offset(x: 12).blendMode(mode)
        }
        .frame(width: 76, height: 52)
        .compositingGroup()
    }
}

private struct Overlapping: View {
    var body: some View {
        HStack(spacing: -16) {
            Tile("A", .blue)
            Tile("B", .purple)
            Tile("C", .pink)
        }
    }
}
