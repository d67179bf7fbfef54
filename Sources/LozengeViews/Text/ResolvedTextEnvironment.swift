import LozengeCore

/// The text attributes of an environment, read at once.
///
/// Neighbouring texts have the same environment and share one object: reading ten values for each
/// text took longer than looking up its shaped glyphs.
final class ResolvedTextEnvironment {
    let surroundings: InheritedTextAttributes?
    let base: Font
    let textSize: DynamicTypeSize
    let colors: ColorPalette
    /// The paint of text without an explicit style.
    let foreground: _StylePaint
    let style: ParagraphStyle
    /// The effect of a change of the text.
    let transition: ContentTransition
    /// True if texts are shown as boxes.
    let isRedacted: Bool
    private let typesetting: Typesetting
    /// The direction of paragraphs; `nil` for that of their first letter.
    let writingDirection: LayoutDirection?

    /// The font of text without an explicit font.
    let font: ResolvedFont
    /// The appearance of text without attributes.
    let appearance: ResolvedTextStyle

    private typealias Known = (environment: EnvironmentValues, setting: ResolvedTextEnvironment)

    private static var latest: Known?
    /// The previous entry: a change of the environment compares two settings for each text.
    private static var earlier: Known?

    /// Returns the setting of `environment`, from the cache if possible.
    static func of(_ environment: EnvironmentValues) -> ResolvedTextEnvironment {
        if let latest, latest.environment.isIdentical(to: environment) { return latest.setting }
        if let earlier, earlier.environment.isIdentical(to: environment) { return earlier.setting }
        let setting = ResolvedTextEnvironment(environment)
        (earlier, latest) = (latest, (environment, setting))
        return setting
    }

    private init(_ environment: EnvironmentValues) {
        surroundings = environment.inheritedTextAttributes?.value
        base = environment.font ?? .body
        textSize = environment.dynamicTypeSize
        colors = environment.colorPalette
        foreground = ForegroundStyle()._resolve(in: _StyleContext(environment))
        typesetting = environment.typesetting
        let limits = environment.lineLimits
        var style = ParagraphStyle()
        style.lineLimit = limits.most
        style.reservedLines = limits.reserved
        style.alignment = environment.multilineTextAlignment
        style.lineSpacing = environment.lineSpacing
        style.direction = environment.layoutDirection
        style.followsText = surroundings?.alignmentStrategy == .writingDirectionBased
        style.keepsWords = surroundings?.keepsWords ?? false
        style.truncation = surroundings?.truncation ?? .tail
        self.style = style
        writingDirection =
            surroundings?.directionStrategy == .layoutBased ? style.direction : nil
        font = base.resolve(at: textSize)
        transition = environment.contentTransition
        isRedacted = environment.isRedacted
        appearance = .shared(style, foreground, transition, isRedacted: isRedacted)
    }
}

extension ResolvedTextEnvironment: Equatable {
    static func == (lhs: ResolvedTextEnvironment, rhs: ResolvedTextEnvironment) -> Bool {
        lhs === rhs
            || (lhs.surroundings == rhs.surroundings && lhs.base == rhs.base
                && lhs.textSize == rhs.textSize && lhs.colors == rhs.colors
                && lhs.foreground == rhs.foreground && lhs.style == rhs.style
                && lhs.transition == rhs.transition && lhs.typesetting == rhs.typesetting
                && lhs.isRedacted == rhs.isRedacted)
    }
}

extension EnvironmentValues {
    fileprivate var textSetting: ResolvedTextEnvironment { .of(self) }
}

extension Node {
    /// The attributes of texts here; the node is updated when they change.
    var textSetting: ResolvedTextEnvironment { read(\.textSetting) { .of($0) } }
}

extension NodeContext {
    /// The attributes of texts here; the node is updated when they change.
    var textSetting: ResolvedTextEnvironment { node.textSetting }
}
