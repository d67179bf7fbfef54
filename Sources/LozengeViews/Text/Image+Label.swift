import Foundation
import LozengeCore

nonisolated extension Image {
    /// Creates an image from the asset `name`, described by `label`.
    ///
    /// Matches: SwiftUI.Image.init(_:bundle:label:)
    public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(name, bundle: bundle)
        spoken = ImageLabel(text: label, written: label.storage.string) { label.string(in: $0) }
    }
}
