import Testing

/// The app as a user has it: a real window on a real server.
///
/// One test after the other, since some measure time and others what an idle app does.
@Suite("On a desktop", .serialized)
struct OnADesktop {}
