import Foundation
import LozengeCore

nonisolated extension Image {
    /// Creates an image from the picture called `name` among the assets: `name.png`, with `name@2x.png` for
    /// more than one pixel per point and `name~dark.png` for dark desktops, or the image set of an asset
    /// catalog.
    ///
    /// - Parameters:
    ///   - name: The name without ending; a name that ends in `Template` makes a template image.
    ///   - bundle: The bundle of the assets; `nil` for the app's.
    ///
    /// Matches: SwiftUI.Image.init(_:bundle:)
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(.asset(name, folder: Self.folder(of: bundle)))
    }

    /// Creates an image from the picture called `name` among the assets, ignored by assistive technology.
    ///
    /// Matches: SwiftUI.Image.init(decorative:bundle:)
    public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
        isDecorative = true
    }

    /// Creates an image from the picture called `name` with a variable value.
    ///
    /// Matches: SwiftUI.Image.init(_:variableValue:bundle:)
    @available(
        *, unavailable, message: "Pictures that depend on a value are not there; use Image(_:)."
    )
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) {
        self.init(name, bundle: bundle)
    }

    /// Creates an image from an SF Symbol, shown as the icon of the desktop's theme that means the same.
    ///
    /// `docs/icons.md` lists the symbols that have one; names of icons work as well. The symbol has the size
    /// of the surrounding text, is aligned to its baseline and has the foreground style. Without an icon
    /// theme, it is a crossed box.
    ///
    /// Matches: SwiftUI.Image.init(systemName:)
    /// Differs: symbols look like the desktop's icons; symbols with no matching icon show a crossed box.
    public init(systemName: String) {
        self.init(.symbol([systemName], inColor: false))
    }

    /// Creates an image from a symbol with a variable value.
    ///
    /// Matches: SwiftUI.Image.init(systemName:variableValue:)
    @available(
        *, unavailable,
        message: "Icons that depend on a value are not there; use Image(systemName:)."
    )
    public init(systemName: String, variableValue: Double?) {
        self.init(systemName: systemName)
    }

    /// Creates an image from a file of any format that the desktop reads: PNG, JPEG, GIF and others.
    ///
    /// The orientation in the file is applied. A file that has changed is read again when the view is
    /// updated.
    ///
    /// Extension: SwiftUI has pictures of AppKit or UIKit instead.
    public init(contentsOfFile path: String) {
        self.init(.file(path))
    }

    /// Creates an image from a file; an address that is no file address counts as a missing file.
    ///
    /// Extension: SwiftUI has pictures of AppKit or UIKit instead.
    public init(contentsOf url: URL) {
        self.init(.file(url.isFileURL ? url.path : url.absoluteString))
    }

    /// Creates an image from the contents of a file.
    ///
    /// Extension: SwiftUI has pictures of AppKit or UIKit instead.
    public init(data: Data) {
        self.init(.data(data))
    }

    /// Creates an image from the contents of a file with `scale` pixels per point.
    package init(data: Data, scale: CGFloat) {
        self.init(.data(data, scale: scale))
    }

    /// Creates an image from a picture in memory, such as one drawn by an `ImageRenderer`.
    ///
    /// Extension: SwiftUI has pictures of AppKit or UIKit instead.
    public init(_ picture: Picture) {
        self.init(.data(Data()))
        known = picture
    }

    static func folder(of bundle: Bundle?) -> String? {
        guard let bundle, bundle != .main else { return nil }
        return (bundle.resourceURL ?? bundle.bundleURL).path
    }
}
