/// A mouse and a keyboard: events that the server cannot distinguish from real ones.
///
/// One xdotool process that reads commands one by one. It reads the keyboard's layout when it starts.
final class Hand {
    private let xdotool: Program

    init(on desktop: Desktop) throws {
        xdotool = try Program(Tool.xdotool.find(), ["-"], environment: desktop.environment)
    }

    /// Presses and releases a key with modifiers, such as `ctrl+plus`.
    func press(_ keys: String) { give("key --delay 0 \(keys)") }

    func move(to x: Int, _ y: Int) { give("mousemove \(x) \(y)") }

    func click(_ x: Int, _ y: Int) {
        give("mousemove \(x) \(y) mousedown 1 mouseup 1")
    }

    /// Runs a command of xdotool.
    func give(_ command: String) { xdotool.write(command) }
}
