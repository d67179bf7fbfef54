import LozengeCore

/// The default style of texts and shapes.
nonisolated package enum Foreground: Equatable, Sendable {
    /// A colour; this most frequent case needs no allocation.
    case color(Color)
    case levels(ForegroundLevels)

    /// Creates a foreground of one to three styles; `outer` is the inherited foreground.
    init(_ styles: [AnyShapeStyle], outer: Foreground?) {
        if styles.count == 1, let color = styles[0].style as? Color {
            self = .color(color)
        } else {
            self = .levels(ForegroundLevels(styles: styles, outer: outer))
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
        case .color(.primary): return .color(resolve(label(level)))
        case .color(let color):
            return _StylePaint.color(resolve(color)).opacity(Self.opacities[level])
        case .levels(let levels):
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
        get { if case .color(let color) = foreground { color } else { nil } }
        set { foreground = newValue.map(Foreground.color) }
    }
}

nonisolated private struct ForegroundKey: EnvironmentKey {
    static var defaultValue: Foreground? { nil }
}
