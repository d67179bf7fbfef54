/// The colours that have a name, with what each is under a light and a dark desktop.
///
/// Source: Apple's system colours before version 26, as recorded in the layout notes, §15.
enum SystemColor: Hashable, Sendable {
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray
    case primary, secondary, tertiary, quaternary

    func resolve(in scheme: ColorScheme) -> Color.Resolved {
        let (light, dark) = variants
        return (scheme == .light ? light : dark).resolved
    }

    private var variants: (light: RGBA, dark: RGBA) {
        switch self {
        case .red: (RGBA(255, 59, 48), RGBA(255, 69, 58))
        case .orange: (RGBA(255, 149, 0), RGBA(255, 159, 10))
        case .yellow: (RGBA(255, 204, 0), RGBA(255, 214, 10))
        case .green: (RGBA(52, 199, 89), RGBA(48, 209, 88))
        case .mint: (RGBA(0, 199, 190), RGBA(99, 230, 226))
        case .teal: (RGBA(48, 176, 199), RGBA(64, 200, 224))
        case .cyan: (RGBA(50, 173, 230), RGBA(100, 210, 255))
        case .blue: (RGBA(0, 122, 255), RGBA(10, 132, 255))
        case .indigo: (RGBA(88, 86, 214), RGBA(94, 92, 230))
        case .purple: (RGBA(175, 82, 222), RGBA(191, 90, 242))
        case .pink: (RGBA(255, 45, 85), RGBA(255, 55, 95))
        case .brown: (RGBA(162, 132, 94), RGBA(172, 142, 104))
        case .gray: (RGBA(142, 142, 147), RGBA(142, 142, 147))
        case .primary: (RGBA(0, 0, 0), RGBA(255, 255, 255))
        case .secondary: (RGBA(60, 60, 67, 0.6), RGBA(235, 235, 245, 0.6))
        case .tertiary: (RGBA(60, 60, 67, 0.3), RGBA(235, 235, 245, 0.3))
        case .quaternary: (RGBA(60, 60, 67, 0.18), RGBA(235, 235, 245, 0.16))
        }
    }
}

/// A colour in bytes, as tables give it.
private struct RGBA {
    let resolved: Color.Resolved

    init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
        resolved = Color.Resolved(
            red: red / 255, green: green / 255, blue: blue / 255, opacity: opacity)
    }
}

extension Color {
    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let gray = Color(.gray)
    /// The colour of text: black on a light desktop, white on a dark one.
    public static let primary = Color(.primary)
    /// The colour of text that matters less.
    public static let secondary = Color(.secondary)
    package static let tertiary = Color(.tertiary)
    package static let quaternary = Color(.quaternary)
    /// The colour of what can be clicked.
    public static let accentColor = Color(.blue)

    public static let black = Color(white: 0)
    public static let white = Color(white: 1)
    public static let clear = Color(white: 0, opacity: 0)
}
