import Foundation
import LozengeCore

/// A resolved image.
package struct ImageResolution: Equatable {
    private let request: PictureRequest
    /// `nil` for a picture that cannot be shown.
    private var found: FoundPicture?
    private(set) var style: PictureStyle
    /// The paint of a template image that is not one colour.
    private(set) var tint: _StylePaint?
    /// In points.
    let size: CGSize
    /// The baseline from the top, in points; `nil` without one.
    let baseline: CGFloat?
    private let isResizable: Bool
    /// True if the picture was given as one, without a source.
    private let isInMemory: Bool
    /// The paint of the box in place of an image that is not shown; `nil` for one that is.
    var redaction: _StylePaint?
    /// The look of a symbol as effects change it.
    var pose = SymbolPose()
    /// The change of the picture that is shown; `nil` for a picture that does not change.
    var passage: ContentPassage<ImageResolution>?

    /// The size of a missing picture, in points.
    static let placeholderSize = CGSize(width: 32, height: 32)

    /// Resolves an image; `node` is updated when the picture is loaded.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - font: The font that gives a symbol its size.
    ///   - foreground: The paint of a template image.
    ///   - node: The node of the image.
    init(
        _ image: Image, font: ResolvedFont, foreground: @autoclosure () -> _StylePaint,
        _ node: Node
    ) {
        var request = PictureRequest(image.reference, scale: node.read(\.displayScale))
        request.colorScheme = node.read(\.colorScheme)
        if case .symbol(let names, _) = image.reference {
            let mode = image.symbolMode ?? node.read(\.symbolRenderingMode)
            let names = names.flatMap { node.read(\.symbolVariants).names(for: $0) }
            request.reference = .symbol(names, inColor: mode == .multicolor)
            request.iconTheme = node.read(\.iconTheme)
            request.layoutDirection = node.read(\.layoutDirection)
            let side = font.size * SymbolSize.perPoint * node.read(\.imageScale).factor
            // Lines as thin as a pixel stay sharp if their square has a whole number of pixels.
            request.symbolSize = max(1, (side * request.scale).rounded()) / request.scale
        } else if image.isResizable {
            // A picture that may be stretched is loaded in the size in which it was drawn.
            request.scale = 3
        }
        self.request = request
        isResizable = image.isResizable
        isInMemory = image.known != nil
        let found =
            image.known.map { FoundPicture(size: $0.size, picture: $0) }
            ?? Self.find(request, node)
        self.found = found
        if found?.isTemplate != true {
            // An icon in colours is shown without the shape, which would be of one colour.
            self.found?.enclosure = nil
        } else if found?.enclosure != nil {
            // The pixels of the place that the symbol has in its shape.
            let side = request.symbolSize * request.scale * SymbolEnclosure.share
            var inner = request
            inner.pixelSize = CGSize(width: side.rounded(), height: side.rounded())
            self.found?.picture = Self.find(inner, node)?.picture
        }
        style = image.style
        let isTemplate =
            image.renderingMode.map { $0 == .template } ?? (found?.isTemplate ?? false)
        if request.symbolSize > 0 {
            size = found?.size ?? CGSize(width: request.symbolSize, height: request.symbolSize)
            let text = node.tree.textEngine.shape(StyledText("", font: font))
            // The symbol is centred on the capital letters.
            baseline = (size.height + text.metrics.capHeight) / 2
        } else {
            size = found?.size ?? Self.placeholderSize
            baseline = nil
        }
        if isTemplate { self.foreground = foreground() }
    }

    /// The paint of a template image; `nil` for a picture in its own colours.
    var foreground: _StylePaint? {
        get { tint ?? style.tint.map { .color($0) } }
        set {
            if case .color(let color) = newValue {
                (style.tint, tint) = (color, nil)
            } else {
                (style.tint, tint) = (newValue.map { _ in .opaque }, newValue)
            }
        }
    }

    /// True if the picture is a symbol.
    var isSymbol: Bool { request.symbolSize > 0 }

    /// True if images of both have the same layout.
    func isLaidOut(as other: ImageResolution) -> Bool {
        size == other.size && baseline == other.baseline && isResizable == other.isResizable
            && style.capInsets == other.style.capInsets
    }

    /// True if the picture has no pixels before ``resized(to:_:)`` or ``whole(_:)``.
    var needsPixelSize: Bool { found?.needsPixelSize ?? false }

    /// True if both are of the same source, whether they are loaded or not.
    func showsSamePicture(as other: ImageResolution) -> Bool {
        request.reference == other.request.reference
            && (found?.picture === other.found?.picture || !isInMemory)
    }

    /// The pixels; `nil` if they are not loaded.
    var picture: Picture? { found?.picture }

    /// The space for the image in a line of text.
    var attachment: TextAttachment {
        TextAttachment(size: size, descent: baseline.map { size.height - $0 } ?? 0)
    }

    private static func find(_ request: PictureRequest, _ node: Node) -> FoundPicture? {
        node.tree.pictures.find(request) { [weak node] in node?.setNeedsUpdate() }
    }

    /// Returns the image with the pixels for `frame`, if the picture is scalable or decoded for a known size.
    func resized(to frame: CGRect, _ node: Node) -> ImageResolution {
        let isWhole = style.capInsets == EdgeInsets() && style.resizing == .stretch
        guard let found, found.needsPixelSize || (found.isScalable && isWhole) else { return self }
        let scale = node.environment.displayScale
        func pixels(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
            // The painter puts edges on pixels in the same way.
            func edge(_ length: CGFloat) -> CGFloat { (length * scale + 0.5 + 1e-6).rounded(.down) }
            let length = edge(to) - edge(from)
            return length > 1 ? min(length, 1e6) : 1
        }
        var request = request
        // A raster picture stays as it was measured.
        if found.isScalable { request.scale = scale }
        // Fixed edges and tiles are measured in pixels of the whole picture.
        request.pixelSize =
            isWhole
            ? CGSize(
                width: pixels(frame.minX, frame.maxX), height: pixels(frame.minY, frame.maxY))
            : CGSize(width: CGFloat.infinity, height: .infinity)
        return with(request, node)
    }

    /// Returns the image with the pixels for a line of text.
    func inText(_ node: Node) -> ImageResolution {
        needsPixelSize ? resized(to: CGRect(origin: .zero, size: size), node) : self
    }

    /// Returns the image with all pixels of the picture.
    func whole(_ node: Node) -> ImageResolution {
        guard let found, found.needsPixelSize else { return self }
        var request = request
        request.pixelSize = CGSize(width: CGFloat.infinity, height: .infinity)
        return with(request, node)
    }

    private func with(_ request: PictureRequest, _ node: Node) -> ImageResolution {
        let pixels = Self.find(request, node)
        var resized = self
        if found?.needsPixelSize == true {
            resized.found = pixels
        } else if let drawn = pixels?.picture {
            resized.found?.picture = drawn
        }
        return resized
    }

    /// Paints the picture if it is loaded, or the mark of a missing picture.
    func paint(in frame: CGRect, _ writer: inout DisplayListWriter) {
        guard let found else { return Self.paintPlaceholder(in: frame, &writer) }
        guard let picture = found.picture else { return }
        if let enclosure = found.enclosure, found.isTemplate {
            return paint(picture, in: enclosure, at: frame, &writer)
        }
        guard let tint else { return writer.list.append(.picture(picture, in: frame, style)) }
        let outline = DisplayFragment(DisplayList([.picture(picture, in: frame, style)]))
        writer.draw(tint, in: frame) { writer, paint in
            writer.group(.mask(outline)) { $0.list.append(.fill(.rectangle(frame), paint)) }
        }
    }

    private static func paintPlaceholder(in frame: CGRect, _ writer: inout DisplayListWriter) {
        let gray = Paint.color(Color.gray.opacity(0.3).resolve(in: .light))
        let line = Paint.color(Color.gray.resolve(in: .light))
        writer.list.append(.fill(.rectangle(frame), gray))
        writer.list.append(.border(frame, width: 1, line))
        let mark = frame.insetBy(
            dx: frame.width * 0.35, dy: frame.height * 0.35)
        writer.list.append(.fill(.ellipse(mark), line))
    }
}

/// The size of symbols beside text.
private enum SymbolSize {
    /// The side of a symbol's square for each point of the font's size.
    ///
    /// Source: a choice. The icons of desktops are drawn in squares of 16 with a margin of 1, and
    /// Apple's symbols are about as high as the font's size.
    static let perPoint: CGFloat = 1.2
}

extension Node {
    /// The font that gives symbols their size.
    var symbolFont: ResolvedFont {
        (read(\.font) ?? .body).resolve(at: read(\.dynamicTypeSize))
    }
}

extension UpdateContext {
    /// The font that gives symbols their size.
    var symbolFont: ResolvedFont { node.symbolFont }
}
