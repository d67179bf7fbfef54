import CX11
public import LozengeCore

extension XConnection {
    /// Says something to the user by assistive technology, if it is used.
    public func announce(_ announcement: Announcement) {
        accessibility.announce(announcement, in: openWindows.front)
    }

    /// Asks the session bus for the settings that the server does not have, and whether assistive technology is used,
    /// on the first call only.
    ///
    /// Called after the first frame, so that a start waits for nothing.
    func askDesktop() {
        guard !isDesktopAsked else { return }
        isDesktopAsked = true
        var parts: [BusListener.Part] = []
        if environment.sessionBus != nil {
            let portal = SettingsPortal { [weak self] appearance in
                self?.desktop.update(to: appearance)
                self?.refreshDesktop()
            }
            parts.append(portal.part)
        }
        switch environment.accessibility {
        case .never: break
        case .on(let address): accessibility.connect(to: address)
        case .onRequest, .always:
            let isForced = environment.accessibility == .always
            let status = AccessibilityStatus(isForced: isForced) { [weak self] address in
                self?.accessibility.connect(to: address)
            }
            if environment.sessionBus != nil {
                parts.append(status.part)
            } else {
                accessibility.connect(to: addressOnScreen)
            }
        }
        guard let bus = environment.sessionBus else { return }
        let listener = BusListener(parts)
        sessionBus = listener
        listener.connect(to: bus)
    }

    /// The address of the accessibility bus that its launcher has left on the screen; `nil` without one.
    ///
    /// Waits for the server.
    private var addressOnScreen: String? {
        let property = server.atom("AT_SPI_BUS", ifExists: true)
        guard property != 0 else { return nil }
        return server.bytes(of: property, on: server.root, type: XA_STRING).map {
            String(decoding: $0, as: UTF8.self)
        }
    }
}
