#if DEBUG || INSPECT
    import LozengeCore
    import LozengeViews
    import SwiftUI

    /// A button that copies a text.
    struct CopyButton: View {
        let text: String
        @Environment(\.clipboard) private var clipboard

        var body: some View {
            Button("Copy", systemImage: "doc.on.doc") {
                clipboard?.copy(DataOffer(text: text))
            }
        }
    }
#endif
