import SwiftUI

/// One preview in its container.
struct PreviewStage: View {
    let preview: ShownPreview
    let conditions: PreviewConditions

    var body: some View {
        container
            .conditions(conditions)
            .clipShape(.rect(cornerRadius: 8))
            .overlay {
                RoundedRectangle(cornerRadius: 8).stroke(.separator).allowsHitTesting(false)
            }
            .id(preview.id)
    }

    @ViewBuilder private var container: some View {
        if let size = preview.size(under: conditions) {
            preview.content.frame(width: size.width, height: size.height)
        } else {
            preview.content.fixedSize()
        }
    }
}

/// A preview below a caption.
struct CaptionedStage: View {
    let caption: String
    let preview: ShownPreview
    let conditions: PreviewConditions

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(caption).font(.headline)
            PreviewStage(preview: preview, conditions: conditions)
        }
    }
}
