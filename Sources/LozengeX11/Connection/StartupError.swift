/// Why no window can be opened.
public enum StartupError: Error, Equatable {
    /// Neither the caller nor `DISPLAY` names a display.
    case noDisplay
    /// No X server listens there, or it refuses this user.
    case refused(display: String)
    /// Something listens there and says nothing.
    case silent(display: String)
    /// The server has no RENDER extension, or one older than 0.10.
    case noRender(display: String)
}

extension StartupError: CustomStringConvertible {
    /// One sentence that says what is wrong and what helps.
    public var description: String {
        switch self {
        case .noDisplay:
            "There is no display to open a window on: run this inside a desktop session, or set "
                + "DISPLAY (for example DISPLAY=:0)."
        case .refused(let display):
            "The display “\(display)” cannot be opened: check that an X server runs there and "
                + "that XAUTHORITY or xhost lets you use it."
        case .silent(let display):
            "The display “\(display)” does not answer: check that its X server is not stopped, "
                + "or set DISPLAY to one that runs."
        case .noRender(let display):
            "The display “\(display)” cannot draw what is needed: enable the RENDER extension, "
                + "version 0.10 or later, in its X server."
        }
    }
}
