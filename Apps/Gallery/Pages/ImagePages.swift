import SwiftUI

@MainActor
extension Page {
    static let images = [resizable, tiles, interpolation, rendering]

    private static let resizable = Page(
        "Image: resizable", .images, "A picture in its own size, or in any other."
    ) {
        Example("Image(\"icon\")") { Image("icon") }
        Example("resizable()") { Image("icon").resizable().frame(width: 110, height: 60) }
        Example("resizable().scaledToFit()") { Image("icon").resizable().scaledToFit().sized() }
        Example("Image(decorative:)") {
            Image(decorative: "lozenge").resizable().scaledToFit().sized()
        }
    }

    private static let tiles = Page(
        "Image: capInsets & tiles", .images, "Edges that are not stretched, and a repeated middle."
    ) {
        Example("resizingMode: .tile") {
            Image("icon").resizable(resizingMode: .tile).frame(width: 120, height: 72)
        }
        Example("capInsets of 8") {
            Image("icon")
                .resizable(capInsets: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
                .frame(width: 120, height: 72)
        }
    }

    private static let interpolation = Page(
        "Image: interpolation", .images, "The look of an enlarged picture."
    ) {
        Example("none") { Image("icon").interpolation(.none).resizable().scaledToFit().sized() }
        Example("high") { Image("icon").interpolation(.high).resizable().scaledToFit().sized() }
        Example("antialiased(true)") {
            Image("icon").antialiased(true).resizable().scaledToFit().sized()
        }
    }

    private static let rendering = Page(
        "Image: renderingMode", .images, "In its own colors, or as a template in the foreground’s."
    ) {
        Example("original") { Image("icon").renderingMode(.original).resizable().stencil() }
        Example("template") { Image("icon").renderingMode(.template).resizable().stencil() }
    }
}

extension View {
    fileprivate func stencil() -> some View {
        scaledToFit().sized().foregroundStyle(.purple)
    }
}
