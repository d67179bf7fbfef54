import LozengeCore

/// The actions and decorations of a window's frame.
///
/// Source: `MwmUtil.h` of Motif, which window managers implement; Openbox ignores the actions.
struct MotifHints: Equatable {
    /// The actions; `nil` for all.
    var functions: UInt?
    /// The decorations; `nil` for all.
    var decorations: UInt?

    /// A dialog: it can be moved and closed, but not minimised or maximised.
    static let dialog = MotifHints(
        functions: Self.move | Self.close, decorations: Self.border | Self.title | Self.menu)

    private static let resize: UInt = 2
    private static let move: UInt = 4
    private static let minimize: UInt = 8
    private static let maximize: UInt = 16
    private static let close: UInt = 32
    private static let border: UInt = 2
    private static let title: UInt = 8
    private static let menu: UInt = 16

    private init(functions: UInt?, decorations: UInt?) {
        (self.functions, self.decorations) = (functions, decorations)
    }

    /// The hints for a frame and the actions that a window allows; `nil` if they are the usual ones.
    init?(
        _ decoration: WindowOptions.Decoration,
        allowing actions: Set<WindowAction> = Set(WindowAction.allCases)
    ) {
        decorations =
            switch decoration {
            case .full: nil
            // With the flag for handles, openbox shows a title, too.
            case .border: Self.border
            case .none: 0
            }
        functions =
            actions.count == WindowAction.allCases.count
            ? nil
            : actions.reduce(into: Self.move) { functions, action in
                switch action {
                case .close: functions |= Self.close
                case .minimize: functions |= Self.minimize
                case .maximize: functions |= Self.maximize
                case .resize: functions |= Self.resize
                case .fullScreen, .move: break
                }
            }
        if functions == nil, decorations == nil { return nil }
    }

    /// The value of the property: flags for functions and decorations, both values, no input mode,
    /// no status.
    var values: [UInt] {
        [
            (functions == nil ? 0 : 1) | (decorations == nil ? 0 : 2), functions ?? 0,
            decorations ?? 0, 0, 0,
        ]
    }
}
