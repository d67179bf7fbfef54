/// The user's hand on mouse and keyboard: events that the server cannot tell from real ones.
///
/// One xdotool that takes its commands one by one. It reads the keyboard's layout when it starts.
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

    /// One of xdotool's own commands.
    func give(_ command: String) { xdotool.write(command) }
}
