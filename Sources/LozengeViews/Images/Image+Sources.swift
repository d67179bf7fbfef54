import Foundation
import LozengeCore

nonisolated extension Image {
    /// The picture called `name` among the assets: `name.png`, with `name@2x.png` where the desktop
    /// has more than one pixel per point and `name~dark.png` where it is dark, or the image set of an
    /// asset catalog.
    ///
    /// - Parameters:
    ///   - name: Without ending; one that ends in `Template` is shown in one colour.
    ///   - bundle: Where the assets are; `nil` for the app's.
    ///
    /// Matches: SwiftUI.Image.init(_:bundle:)
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, folder: Self.folder(of: bundle)))
    }

    /// The picture called `name` among the assets, which says nothing that is not said elsewhere.
    ///
    /// Matches: SwiftUI.Image.init(decorative:bundle:)
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    /// The picture called `name`, drawn for a value.
    ///
    /// Matches: SwiftUI.Image.init(_:variableValue:bundle:)
    @available(
        *, unavailable, message: "Pictures that depend on a value are not there; use Image(_:)."
    )
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// One of Apple's symbols, as the icon of the desktop's theme that means the same.
    ///
    /// `docs/icons.md` lists the symbols that have one; the name of an icon is taken as well. It is
    /// as large as text in the font of the place, stands in a line as its letters do, and is in the
    /// colour of the place. A desktop without themes of icons shows a crossed box.
    ///
    /// Matches: SwiftUI.Image.init(systemName:)
    /// Differs: symbols look like the desktop's icons; symbols with no matching icon show a crossed box.
    public init(systemName: String) {
        self.init(.symbol([systemName], inColor: false))
    }

    /// One of Apple's symbols, drawn for a value.
    ///
    /// Matches: SwiftUI.Image.init(systemName:variableValue:)
    @available(
        *, unavailable,
        message: "Icons that depend on a value are not there; use Image(systemName:)."
    )
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// The picture in a file of any format that the desktop reads: PNG, JPEG, GIF and others.
    ///
    /// Turned as its camera says. A file that is written anew is read again when the view is updated.
    ///
    /// Extension: SwiftUI has pictures of AppKit or UIKit instead.
    public init(contentsOfFile path: String) {
        self.init(.file(path))
    }

    /// The picture in a file; one at an address that is no file's is not there.
    ///
    /// Extension: SwiftUI has pictures of AppKit or UIKit instead.
    public init(contentsOf url: URL) {
        self.init(.file(url.isFileURL ? url.path : url.absoluteString))
    }

    /// The picture that a file with these bytes would hold.
    ///
    /// Extension: SwiftUI has pictures of AppKit or UIKit instead.
    public init(data: Data) {
        self.init(.data(data))
    }

    /// A picture that is there already, such as one that was drawn by an `ImageRenderer`.
    ///
    /// Extension: SwiftUI has pictures of AppKit or UIKit instead.
    public init(_ picture: Picture) {
        self.init(.data(Data()))
        known = picture
    }

    private static func folder(of bundle: Bundle?) -> String? {
        guard let bundle, bundle != .main else { return nil }
        return (bundle.resourceURL ?? bundle.bundleURL).path
    }
}
