import Testing

/// The apps as users start them, each in a separate process: a real window on a real server.
///
/// `make test` starts the debug executables, `make check` starts the static ones as well
/// (``executable(_:)``).
///
/// One test at a time, because some measure times and others the activity of an idle app.
@Suite("On a desktop", .serialized)
struct OnADesktop {}
