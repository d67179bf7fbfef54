import Testing

/// The apps as users start them, each in a process of its own: a real window on a real server.
///
/// `make test` starts the debug executables, `make check` starts the static ones as well
/// (``executable(_:)``).
///
/// One test after the other, since some measure time and others what an idle app does.
@Suite("On a desktop", .serialized)
struct OnADesktop {}
