import LozengeControls
import LozengeViews
import SwiftUI

/// One preview in its container, which has the bars, the sheets and the colour scheme that it asks for.
struct PreviewStage: View {
    let preview: ShownPreview
    let conditions: PreviewConditions
    @State private var preferredScheme: ColorScheme?

    init(preview: ShownPreview, conditions: PreviewConditions) {
        (self.preview, self.conditions) = (preview, conditions)
    }

    var body: some View {
        container
            .keepsDeclarations()
            .onPreferenceChange(PreferredColorSchemeKey.self) { preferredScheme = $0 }
            .transformPreference(PreferredColorSchemeKey.self) { $0 = nil }
            .conditions(shownConditions)
            .clipShape(.rect(cornerRadius: 8))
            .overlay {
                RoundedRectangle(cornerRadius: 8).stroke(.separator).allowsHitTesting(false)
            }
            .id(preview.id)
    }

    @ViewBuilder private var container: some View {
        let frame = WindowFrame(content: preview.content, isWindow: false)
        if let size = preview.size(under: conditions) {
            frame.frame(width: size.width, height: size.height)
        } else {
            frame.fixedSize()
        }
    }

    private var shownConditions: PreviewConditions {
        var shown = conditions
        shown.scheme = shown.scheme ?? preferredScheme
        return shown
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
