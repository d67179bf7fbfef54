import CX11
import WaitingFixtures

/// The window with a control for each kind of popup, running on a desktop.
final class PopupWindow {
    /// The controls, and the ground with its context menu.
    nonisolated enum Control: CaseIterable {
        case menu, picker, popover, ground

        /// A point of the control, in the window.
        var place: (x: Int, y: Int) {
            switch self {
            case .menu: (75, 30)
            case .picker: (225, 30)
            case .popover: (75, 170)
            case .ground: (20, 60)
            }
        }
    }

    /// The colour of the window.
    static let green: UInt32 = 0x00ff00

    let desktop: Desktop
    let program: Program
    let window: XID
    let hand: Hand

    init(on desktop: Desktop, environment: [String: String] = [:]) async throws {
        self.desktop = desktop
        let onlooker = desktop.onlooker
        let program = try Program(
            executable("TestApp"), ["popups"],
            environment: desktop.environment.merging(environment) { $1 })
        self.program = program
        hand = try Hand(on: desktop)
        var window: XID = 0
        try await wait(for: "the window") {
            guard program.ending == nil else {
                throw Failure(description: "The app ended: \(program.errors)")
            }
            window = onlooker.window(of: program.id) ?? 0
            return window != 0
        }
        self.window = window
        onlooker.resize(window, 300, 200)
        try await wait(for: "the green of the window") {
            let picture = try onlooker.picture(of: window)
            return picture.width == 300 && picture.height == 200 && picture[20, 60] == Self.green
        }
    }

    private var onlooker: Onlooker { desktop.onlooker }

    /// The menus, pickers and popovers on the screen.
    var popups: [XID] { onlooker.menus(of: program.id) }

    /// Returns the point of a control on the screen.
    func point(of control: Control) -> (x: Int, y: Int) {
        let area = onlooker.area(of: window)
        return (area.x.lowerBound + control.place.x, area.y.lowerBound + control.place.y)
    }

    /// Waits until there are as many popups, and they have their places.
    @discardableResult
    func waitForPopups(_ count: Int) async throws -> [XID] {
        var found: [XID] = []
        try await wait(for: "\(count) popups") {
            found = popups
            return found.count == count
        }
        for _ in 0..<2 { try await onlooker.ping(window) }
        return found
    }

    /// Opens the popup of a control with the pointer.
    func open(_ control: Control) async throws -> XID {
        let (x, y) = point(of: control)
        hand.give("mousemove \(x) \(y) click \(control == .ground ? 3 : 1)")
        return try await waitForPopups(1)[0]
    }

    /// Opens the submenu of the open menu, and returns both.
    func openSubmenu() async throws -> [XID] {
        for key in ["Home", "Down", "Down", "Right"] { hand.press(key) }
        return try await waitForPopups(2)
    }

    /// Opens the dialog with the pointer, and returns its window once it has the focus.
    @discardableResult
    func openDialog() async throws -> XID {
        let area = onlooker.area(of: window)
        hand.click(area.x.lowerBound + 225, area.y.lowerBound + 170)
        try await wait(for: "the dialog") { ![window, 0, 1].contains(onlooker.focus) }
        return onlooker.focus
    }

    /// Closes the popups with Escape.
    func closePopups() async throws {
        for _ in popups { hand.press("Escape") }
        try await waitForPopups(0)
    }

    /// A point of the screen where the window's background shows below the green, and no popup covers it.
    var backgroundPoint: (x: Int, y: Int) {
        let area = onlooker.area(of: window)
        return (area.x.lowerBound + 3, area.y.lowerBound + 196)
    }

    /// The colour of the window's background.
    var background: UInt32 {
        get throws { try onlooker.picture(of: window)[3, 196] }
    }

    /// Returns the colour of a popup near the middle of its upper edge.
    func ground(of popup: XID) throws -> UInt32 {
        let frame = frame(of: popup)
        return try onlooker.picture(of: onlooker.screen)[frame.midX, frame.y.lowerBound + 3]
    }

    /// Returns the frame of a popup on the screen, without its shadow.
    func frame(of popup: XID) -> PixelArea {
        let area = onlooker.area(of: popup)
        let margins = onlooker.numbers("_GTK_FRAME_EXTENTS", of: popup).map { Int($0) }
        guard margins.count == 4 else { return area }
        return PixelArea(
            x: area.x.lowerBound + margins[0]..<area.x.upperBound - margins[1],
            y: area.y.lowerBound + margins[2]..<area.y.upperBound - margins[3])
    }

    /// The frame of the window on the screen, with that of the window manager.
    var outerFrame: PixelArea {
        let area = onlooker.area(of: window)
        let widths = frameWidths
        return PixelArea(
            x: area.x.lowerBound - widths[0]..<area.x.upperBound + widths[1],
            y: area.y.lowerBound - widths[2]..<area.y.upperBound + widths[3])
    }

    /// The widths of the window manager's frame: left, right, top and bottom.
    private var frameWidths: [Int] {
        let widths = onlooker.numbers("_NET_FRAME_EXTENTS", of: window).map { Int($0) }
        return widths.count == 4 ? widths : [0, 0, 0, 0]
    }

    /// Moves the window with its frame, and waits until it is there.
    func move(to x: Int, _ y: Int) async throws {
        onlooker.move(window, x, y)
        try await wait(for: "the window at \(x), \(y)") {
            let frame = outerFrame
            return frame.x.lowerBound == x && frame.y.lowerBound == y
        }
    }

    /// Moves the window so that a point of it is at a point of the screen.
    func move(_ place: (x: Int, y: Int), to x: Int, _ y: Int) async throws {
        try await move(to: x - place.x - frameWidths[0], y - place.y - frameWidths[2])
    }
}
