import LozengeCore
import Synchronization

/// A listener to the appearance settings of the desktop's settings portal.
///
/// If the bus goes away, the last values stay.
nonisolated final class SettingsPortal: Sendable {
    private let onChange: @MainActor @Sendable (PortalAppearance) -> Void
    private let state = Mutex(State())

    private struct State {
        var appearance = PortalAppearance()
        /// True from a change until the main queue reads it; several changes are passed on as one.
        var isAnnounced = false
    }

    /// - Parameter onChange: Called with the new values on each change.
    init(onChange: @escaping @MainActor @Sendable (PortalAppearance) -> Void) {
        self.onChange = onChange
    }

    /// The listener on the session bus.
    var part: BusListener.Part {
        // The signal is subscribed before the values are read, so no change in between is missed.
        BusListener.Part(
            calls: [
                .match(
                    "type='signal',sender='\(name)',path='\(path)',interface='\(interface)',"
                        + "arg0='\(PortalAppearance.namespace)'"),
                BusListener.Call(
                    method: "ReadAll", interface: interface, path: path, name: name,
                    arguments: "(['\(PortalAppearance.namespace)'],)", startsProgram: true),
            ]
        ) { [self] message in
            hear(message)
            return []
        }
    }

    private var name: String { "org.freedesktop.portal.Desktop" }
    private var path: String { "/org/freedesktop/portal/desktop" }
    private var interface: String { "org.freedesktop.portal.Settings" }

    private func hear(_ message: BusListener.Message) {
        let body: BusValue?
        switch message {
        case .reply(to: "ReadAll", let values), .signal(interface, "SettingChanged", _, let values):
            body = values
        default: return
        }
        guard let body else { return }
        let isNew = state.withLock { state in
            let old = state.appearance
            state.appearance.update(with: body)
            guard state.appearance != old, !state.isAnnounced else { return false }
            state.isAnnounced = true
            return true
        }
        guard isNew else { return }
        onMainActor { [self] in onChange(announcedAppearance()) }
    }

    private func announcedAppearance() -> PortalAppearance {
        state.withLock { state in
            state.isAnnounced = false
            return state.appearance
        }
    }
}
