import SwiftUI

@MainActor
extension Page {
    static let filters = [blur, colorFilters]

    private static let blur = Page("blur", .effects, "Out of focus.") {
        Example("blur(radius: 2)") { Face().blur(radius: 2) }
        Example("blur(radius: 8)") { Face().blur(radius: 8) }
        Example("blur(radius: 8, opaque: true)") { Face().blur(radius: 8, opaque: true) }
        Example("On letters") { Text("Far away").font(.title2).blur(radius: 1.5) }
    }

    private static let colorFilters = Page(
        "Color filters", .effects, "Filters for every pixel."
    ) {
        Example("Unfiltered") { Face() }
        Example("brightness(0.3)") { Face().brightness(0.3) }
        Example("contrast(1.8)") { Face().contrast(1.8) }
        Example("saturation(2)") { Face().saturation(2) }
        Example("grayscale(1)") { Face().grayscale(1) }
        Example("hueRotation(.degrees(120))") { Face().hueRotation(.degrees(120)) }
        Example("colorInvert()") { Face().colorInvert() }
        Example("colorMultiply(.yellow)") { Face().colorMultiply(.yellow) }
    }
}

private struct Face: View {
    var body: some View {
        Image("brawler").resizable().scaledToFill().frame(width: 90, height: 90).clipped()
    }
}
