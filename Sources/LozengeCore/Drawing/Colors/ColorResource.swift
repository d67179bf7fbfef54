import Foundation

/// A colour of an asset catalog.
///
/// `make symbols` makes a constant for each colour of a package: `Color(.paper)`.
///
/// Matches: SwiftUI.ColorResource
public struct ColorResource: Hashable, Sendable {
    fileprivate let name: NamedColors.Name

    /// Creates the resource of a colour.
    ///
    /// - Parameters:
    ///   - name: The name of the colour.
    ///   - bundle: The resources with the catalog; `nil` for those of the app.
    ///
    /// Matches: SwiftUI.ColorResource.init(name:bundle:)
    public init(name: String, bundle: Bundle? = nil) {
        self.name = NamedColors.Name(name: name, folder: bundle?.resourcePath)
    }
}

extension Color {
    /// Creates the colour of an asset catalog, with its variants for dark schemes and high contrast.
    ///
    /// Matches: SwiftUI.Color.init(_:)
    public init(_ resource: ColorResource) { self.init(.named(resource.name)) }
}
