import Foundation
import LozengeCore

/// A picture of an asset catalog.
///
/// `make symbols` makes a constant for each picture of a package: `Image(.logo)`.
///
/// Matches: SwiftUI.ImageResource
nonisolated public struct ImageResource: Hashable, Sendable {
    fileprivate let name: String
    fileprivate let folder: String?

    /// Creates the resource of a picture.
    ///
    /// - Parameters:
    ///   - name: The name of the picture.
    ///   - bundle: The bundle of the assets; `nil` for the app's.
    ///
    /// Matches: SwiftUI.ImageResource.init(name:bundle:)
    public init(name: String, bundle: Bundle? = nil) {
        (self.name, folder) = (name, Image.folder(of: bundle))
    }
}

nonisolated extension Image {
    /// Creates the picture of an asset catalog.
    ///
    /// Matches: SwiftUI.Image.init(_:)
    public init(_ resource: ImageResource) {
        self.init(.asset(resource.name, folder: resource.folder))
    }
}
