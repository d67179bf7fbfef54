import CoreTransferable
import Foundation
import LozengeViews
import UniformTypeIdentifiers

nonisolated extension Image: Transferable {
    /// The picture as a PNG file; any picture that can be shown comes.
    ///
    /// Matches: SwiftUI.Image.transferRepresentation
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(importedContentType: .image) { Image(data: $0) }
        DataRepresentation(exportedContentType: .png) { image in
            guard let data = await MainActor.run(body: { ImageRenderer(content: image).pngData })
            else { throw ImageRendererError.noPicture }
            return data
        }
    }
}
