import Synchronization

/// The colours that an app finds by their names.
///
/// Each is looked for once.
public final class NamedColors: Hashable, Sendable {
    /// The name of a colour, and the folder of the assets among which it is; `nil` for the app's.
    struct Name: Hashable, Sendable {
        let name: String
        let folder: String?
    }

    private let find: @Sendable (String, _ folder: String?) -> ColorSet?
    private let known = Mutex<[Name: ColorSet?]>([:])

    /// - Parameter find: Returns a colour; `nil` if there is none of this name.
    public init(_ find: @escaping @Sendable (String, _ folder: String?) -> ColorSet?) {
        self.find = find
    }

    /// Returns a colour; `nil`, with a report, if there is none of this name.
    func color(_ name: Name) -> ColorSet? {
        known.withLock { known in
            if let color = known[name] { return color }
            let found = find(name.name, name.folder)
            if found == nil {
                report("There is no colour “\(name.name)” among the assets. It is clear.")
            }
            known.updateValue(found, forKey: name)
            return found
        }
    }

    public static func == (lhs: NamedColors, rhs: NamedColors) -> Bool { lhs === rhs }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A colour with variants for schemes and contrasts.
public struct ColorSet: Hashable, Sendable {
    private var variants: [Appearance: Color.Resolved] = [:]

    private struct Appearance: Hashable {
        let isDark: Bool
        let isHighContrast: Bool
    }

    public init() {}

    /// Sets the variant for a scheme and a contrast.
    public mutating func set(_ color: Color.Resolved, isDark: Bool, isHighContrast: Bool) {
        variants[Appearance(isDark: isDark, isHighContrast: isHighContrast)] = color
    }

    /// True if there is no variant.
    public var isEmpty: Bool { variants.isEmpty }

    /// Returns the variant that suits a palette best.
    func resolve(in palette: ColorPalette) -> Color.Resolved {
        let (isDark, isHigh) = (palette.scheme == .dark, palette.contrast == .increased)
        let wishes = [(isDark, isHigh), (isDark, false), (false, isHigh), (false, false)]
        for (isDark, isHigh) in wishes {
            if let color = variants[Appearance(isDark: isDark, isHighContrast: isHigh)] {
                return color
            }
        }
        return .clear
    }
}
