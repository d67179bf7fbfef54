import Foundation
import LozengeCore

/// The measures of controls, in points.
///
/// Source: `docs/theme.md`, THEME-1 to THEME-4.
nonisolated package enum Theme {
    /// The radii of corners, which are circular.
    package enum Radius {
        package static let control: CGFloat = 9
        package static let card: CGFloat = 12
        /// Of what is inside a control or a menu.
        package static let inner: CGFloat = 6
    }

    /// The opacity of a disabled control.
    package static let disabledOpacity = 0.5
}

/// The state of a control that its ground shows.
nonisolated package struct ControlState: Equatable {
    package var isHovered = false
    package var isPressed = false
    /// True for a control that is on or chosen.
    package var isOn = false
}

/// The ground of a control.
///
/// Source: `docs/theme.md`, FILL-1 to FILL-6.
nonisolated package enum ControlFill: Equatable, Sendable {
    /// Always seen: buttons, menus, fields.
    case framed
    /// Seen under the pointer: buttons without a border.
    case flat
    /// In the accent colour or the tint, below white text.
    case accent
    /// In the accent colour or the tint, below a white mark or knob.
    case marked
    /// In the colour of deletion, below white text.
    case destructive
    /// The colour of deletion as a faint ground.
    case faintDestructive
    /// Of a control of several parts, which does not react itself.
    case plate
    /// Nothing.
    case none
    /// The empty part of a switch, a slider or a bar.
    case trough

    /// Returns the opacity of the colour in a state.
    func opacity(_ state: ControlState, _ contrast: ColorSchemeContrast) -> Double {
        let (rest, hover, press): (Double, Double, Double) =
            switch self {
            case .framed: state.isOn ? (0.22, 0.25, 0.27) : (0.1, 0.15, 0.27)
            case .flat: state.isOn ? (0.1, 0.13, 0.19) : (0, 0.07, 0.16)
            case .accent, .marked, .destructive: (0, 0.1, 0.2)
            case .plate: (0.1, 0.1, 0.1)
            case .none: (0, 0, 0)
            case .faintDestructive: (0.1, 0.14, 0.19)
            case .trough where contrast == .increased: (0.3, 0.4, 0.5)
            case .trough: (0.15, 0.2, 0.25)
            }
        return state.isPressed ? press : state.isHovered ? hover : rest
    }

    /// Returns the paint of the colour in a state, over the base of a filled control.
    @MainActor func paint(_ state: ControlState, in place: _StyleContext) -> _StylePaint {
        let opacity = opacity(state, place.read(\.colorSchemeContrast))
        let color: Color =
            switch self {
            case .framed, .flat, .plate, .none, .trough: .label
            case .faintDestructive: .destructiveText
            // Darker under the pointer: the white text stays readable.
            case .accent, .marked, .destructive: .black
            }
        return .color(place.resolve(color.opacity(opacity)))
    }

    /// Returns the colour of the line around it; `nil` for none.
    func line(_ contrast: ColorSchemeContrast) -> Color? {
        switch self {
        case .flat, .none: nil
        case .trough: .controlEdge
        case .framed, .accent, .marked, .destructive, .faintDestructive, .plate:
            contrast == .increased ? .controlEdge : nil
        }
    }

    /// Returns the paint of a filled control below its state; `nil` for one that is not filled.
    ///
    /// That of a trough is the one of a marked control, clear: a switch that is turned on fades from one to the other.
    @MainActor func base(in place: _StyleContext) -> _StylePaint? {
        switch self {
        case .accent: ControlTint.fill._resolve(in: place)
        case .marked: ControlTint.markedFill._resolve(in: place)
        case .trough: ControlTint.markedFill._resolve(in: place).opacity(0)
        case .destructive: .color(place.resolve(.destructiveFill))
        case .framed, .flat, .plate, .none, .faintDestructive: nil
        }
    }
}
