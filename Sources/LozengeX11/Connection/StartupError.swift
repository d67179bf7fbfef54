/// The reason why no window can be opened.
public enum StartupError: Error, Equatable {
    /// Neither the caller nor `DISPLAY` names a display.
    case noDisplay
    /// No X server listens there, or it refuses this user.
    case refused(display: String)
    /// The server accepts the connection and does not answer in time.
    case silent(display: String)
    /// The server has no RENDER extension, or one older than 0.10.
    case noRender(display: String)
}

extension StartupError: CustomStringConvertible {
    /// A message for the user: the problem and a remedy.
    public var description: String {
        switch self {
        case .noDisplay:
            "No display to open a window on. Run the app inside a desktop session, or set DISPLAY "
                + "(for example DISPLAY=:0)."
        case .refused(let display):
            "Cannot open display “\(display)”. Check that an X server runs there and that XAUTHORITY "
                + "or xhost lets you use it."
        case .silent(let display):
            "Display “\(display)” does not answer. Check that its X server is not stopped, or set "
                + "DISPLAY to another one."
        case .noRender(let display):
            "Display “\(display)” has no RENDER extension 0.10 or later. Enable it in the X server."
        }
    }
}
