import LozengeCore
import LozengeViews

/// A picture of one view under many circumstances.
///
/// ```swift
/// let sheet = ContactSheet(
///     textSizes: [.large, .accessibility3], states: InteractionState.allCases,
///     directions: LayoutDirection.allCases)
/// let picture = try sheet.picture(on: display) { Toggle("Sound", isOn: .constant(true)) }
/// ```
///
/// The columns are colour schemes and directions; the rows are sizes, text sizes and states.
public struct ContactSheet {
    /// The sizes of the window, in points; `nil` for that of the content with a margin.
    public var sizes: [CGSize?]
    /// The text sizes.
    public var textSizes: [DynamicTypeSize]
    /// The states of the view in the middle of the window.
    public var states: [InteractionState]
    /// The colour schemes.
    public var colorSchemes: [ColorScheme]
    /// The layout directions.
    public var directions: [LayoutDirection]
    /// The desktop's contrast.
    public var contrast: ColorSchemeContrast

    /// Creates a sheet; an empty list makes it empty.
    public init(
        sizes: [CGSize?] = [nil], textSizes: [DynamicTypeSize] = [.large],
        states: [InteractionState] = [.normal],
        colorSchemes: [ColorScheme] = ColorScheme.allCases,
        directions: [LayoutDirection] = [.leftToRight], contrast: ColorSchemeContrast = .standard
    ) {
        self.sizes = sizes
        self.textSizes = textSizes
        self.states = states
        self.colorSchemes = colorSchemes
        self.directions = directions
        self.contrast = contrast
    }

    /// Draws the sheet.
    ///
    /// - Parameters:
    ///   - display: The display.
    ///   - content: The view.
    /// - Returns: The sheet.
    /// - Throws: A sentence if a picture cannot be drawn.
    public func picture(
        on display: PictureDisplay, @ViewBuilder content: () -> some View
    ) throws -> Picture {
        let rows = sizes.flatMap { size in
            textSizes.flatMap { textSize in states.map { (size, textSize, $0) } }
        }
        let columns = colorSchemes.flatMap { scheme in directions.map { (scheme, $0) } }
        let pictures = try rows.map { size, textSize, state in
            try columns.map { scheme, direction in
                let screen = Screen(
                    size?.width ?? 0, size?.height ?? 0, colorScheme: scheme, contrast: contrast,
                    on: display
                ) {
                    content().disabled(state == .disabled)
                        .environment(\.layoutDirection, direction)
                }
                screen.textSize = textSize
                if size == nil { screen.resizeToFit() }
                screen.enter(state)
                return try screen.picture()
            }
        }
        return Picture(sheetOf: pictures, scale: display.scale)
    }
}

extension Picture {
    /// The pictures of rows, each row as high as its highest picture, each column as wide as its widest.
    fileprivate convenience init(sheetOf rows: [[Picture]], scale: CGFloat) {
        let heights = rows.map { row in row.map(\.pixelHeight).max() ?? 0 }
        let widths = (rows.first ?? []).indices.map { column in
            rows.map { $0[column].pixelWidth }.max() ?? 0
        }
        let (width, height) = (max(1, widths.reduce(0, +)), max(1, heights.reduce(0, +)))
        var pixels = [UInt32](repeating: 0xff80_8080, count: width * height)
        var y = 0
        for (row, rowHeight) in zip(rows, heights) {
            var x = 0
            for (picture, columnWidth) in zip(row, widths) {
                for line in 0..<picture.pixelHeight {
                    let source = line * picture.pixelWidth
                    let target = (y + line) * width + x
                    pixels.replaceSubrange(
                        target..<target + picture.pixelWidth,
                        with: picture.pixels[source..<source + picture.pixelWidth])
                }
                x += columnWidth
            }
            y += rowHeight
        }
        self.init(
            name: "sheet", pixelWidth: width, pixelHeight: height, scale: scale, pixels: pixels,
            isOpaque: true)
    }
}
