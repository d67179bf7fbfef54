import Foundation

/// A provider of pictures for views.
@MainActor
public protocol PictureSource: AnyObject {
    /// The picture that suits `request` best, or `nil` when there is none that can be shown; why is
    /// then reported once.
    ///
    /// - Parameters:
    ///   - request: The picture and its use.
    ///   - whenDecoded: Called later, once, if the picture's size is known but not its pixels yet;
    ///     asking again then tells what came of it.
    /// - Returns: The parts known now; `nil`, with one report, if there is none.
    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture?

    /// The colours among the assets.
    var namedColors: NamedColors? { get }

    /// Loads the encoded picture at an address: a file, or what a server sends.
    ///
    /// - Parameter url: An address whose scheme is `file`, `http` or `https`.
    /// - Returns: The bytes of a picture that can be decoded.
    /// - Throws: A ``PictureLoadingError``, and `CancellationError` if the task is cancelled.
    func load(_ url: URL) async throws -> Data
}

extension PictureSource {
    /// No colours.
    public var namedColors: NamedColors? { nil }

    /// Fails: by default a source loads nothing.
    public func load(_ url: URL) async throws -> Data {
        throw PictureLoadingError("\(url.absoluteString) cannot be loaded here.")
    }
}

/// Why the picture at an address cannot be shown.
public struct PictureLoadingError: LocalizedError, CustomStringConvertible, Sendable {
    /// The reason, as a sentence.
    public let description: String

    public init(_ description: String) { self.description = description }

    public var errorDescription: String? { description }
}

/// Which picture is meant.
public enum PictureReference: Hashable, Sendable {
    /// A name among the assets in a folder, `nil` for the app's.
    case asset(String, folder: String?)
    /// The path of a file.
    case file(String)
    /// The contents of a file, with the number of pixels per point.
    case data(Data, scale: CGFloat = 1)
    /// A symbol by its names, the preferred one first, or an icon of the desktop's theme; in colours
    /// of its own if there are such.
    case symbol([String], inColor: Bool)
}

/// A picture that is wanted, and all that decides which of several it is.
public struct PictureRequest: Hashable, Sendable {
    /// The requested picture.
    public var reference: PictureReference
    /// Device pixels per point.
    public var scale: CGFloat
    /// The colour scheme, which may select a variant.
    public var colorScheme = ColorScheme.light
    /// How large a symbol is, in points.
    public var symbolSize: CGFloat = 0
    /// Whether the place is read from the right: symbols that point along the text do otherwise then.
    public var layoutDirection = LayoutDirection.leftToRight
    /// The desktop's theme of icons, `nil` where it names none.
    public var iconTheme: String?
    /// How many device pixels the picture is going to fill; infinite for all pixels that it has.
    ///
    /// With `nil`, a picture whose pixels are costly comes without them
    /// (``FoundPicture/needsPixelSize``), and a drawing in its own size.
    public var pixelSize: CGSize?

    /// Creates a request with default values for the other properties.
    public init(_ reference: PictureReference, scale: CGFloat) {
        self.reference = reference
        self.scale = scale
    }
}

/// The result of a request for a picture.
public struct FoundPicture: Equatable, Sendable {
    /// In points.
    public var size: CGSize
    /// `nil` while its pixels are worked out.
    public var picture: Picture?
    /// Whether it is meant to be shown in one colour, by its opacity.
    public var isTemplate: Bool
    /// Whether it can be had with any number of pixels.
    public var isScalable: Bool
    /// The shape to draw around a symbol; `nil` for none.
    public var enclosure: SymbolEnclosure?
    /// True if the pixels are costly and come only with a ``PictureRequest/pixelSize``.
    ///
    /// `picture` may then have fewer pixels than requested, until `whenDecoded` is called.
    public var needsPixelSize = false

    public init(
        size: CGSize, picture: Picture?, isTemplate: Bool = false, isScalable: Bool = false
    ) {
        self.size = size
        self.picture = picture
        self.isTemplate = isTemplate
        self.isScalable = isScalable
    }
}
