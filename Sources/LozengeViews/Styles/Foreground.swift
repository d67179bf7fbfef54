import LozengeCore

/// The default style of texts and shapes.
nonisolated package enum Foreground: Equatable, Sendable {
    /// A colour; this most frequent case needs no allocation.
    case color(Color, isOwn: Bool)
    case levels(ForegroundLevels, isOwn: Bool)

    /// Creates a foreground of one to three styles.
    ///
    /// - Parameters:
    ///   - styles: The styles of the levels.
    ///   - outer: The inherited foreground.
    ///   - isOwn: True for a control's own style, which gives way to that of a control inside.
    init(_ styles: [AnyShapeStyle], outer: Foreground?, isOwn: Bool = false) {
        if styles.count == 1, let color = styles[0].style as? Color {
            self = .color(color, isOwn: isOwn)
        } else {
            self = .levels(ForegroundLevels(styles: styles, outer: outer), isOwn: isOwn)
        }
    }

    /// True for a control's own style, rather than one that the program has set.
    var isOwn: Bool {
        switch self {
        case .color(_, let isOwn), .levels(_, let isOwn): isOwn
        }
    }
}

/// The styles of hierarchical levels, the primary one first.
nonisolated package final class ForegroundLevels: Equatable, Sendable {
    let styles: [AnyShapeStyle]
    /// The foreground that hierarchical levels refer to.
    let outer: Foreground?

    init(styles: [AnyShapeStyle], outer: Foreground?) {
        self.styles = styles
        self.outer = outer
    }

    package static func == (lhs: ForegroundLevels, rhs: ForegroundLevels) -> Bool {
        lhs === rhs || (lhs.styles == rhs.styles && lhs.outer == rhs.outer)
    }
}

extension _StyleContext {
    /// The opacities of the levels derived from a style.
    ///
    /// Source: a choice; the system's labels are 100, 60, 30, 18 and 5 % opaque.
    nonisolated static let opacities = [1, 0.5, 0.25, 0.18, 0.12]

    /// Returns the paint of a level of the foreground style; level 0 is the style, each further level
    /// fainter.
    func foreground(level: Int) -> _StylePaint {
        switch foreground {
        case nil: return .color(resolve(label(level)))
        case .color(.primary, _): return .color(resolve(label(level)))
        case .color(let color, _):
            return _StylePaint.color(resolve(color)).opacity(Self.opacities[level])
        case .levels(let levels, _):
            let known = min(level, levels.styles.count - 1)
            return levels.styles[known]._resolve(in: below(levels.outer))
                .opacity(Self.opacities[level - known])
        }
    }

    private func label(_ level: Int) -> Color {
        switch level {
        case 0: .primary
        case 1: .secondary
        case 2: .tertiary
        case 3: .quaternary
        default: .quinary
        }
    }
}

nonisolated extension EnvironmentValues {
    /// The default style of texts and shapes; `nil` for the system's label colours.
    package var foreground: Foreground? {
        get { self[ForegroundKey.self] }
        set { self[ForegroundKey.self] = newValue }
    }

    /// The default colour of texts and shapes; also `nil` if the default style is not a colour.
    package var foregroundColor: Color? {
        get { if case .color(let color, _) = foreground { color } else { nil } }
        set { foreground = newValue.map { .color($0, isOwn: false) } }
    }
}

nonisolated private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: Foreground? { nil }
}
