import LozengeCore
import Synchronization

/// A listener on the session bus that finds out whether assistive technology is used, and where its bus is.
///
/// Source: `docs/accessibility.md`, BUS-1.
nonisolated final class AccessibilityStatus: Sendable {
    private let isForced: Bool
    private let onChange: @MainActor @Sendable (_ bus: String?) -> Void

    /// - Parameters:
    ///   - isForced: True if the bus is joined in any case, and started if it is not there.
    ///   - onChange: Called with the address of the accessibility bus, and with `nil` when it is not used any more.
    init(isForced: Bool, onChange: @escaping @MainActor @Sendable (_ bus: String?) -> Void) {
        (self.isForced, self.onChange) = (isForced, onChange)
    }

    private static let name = "org.a11y.Bus"
    private static let path = "/org/a11y/bus"
    private static let status = "org.a11y.Status"
    private static let properties = "org.freedesktop.DBus.Properties"

    /// The listener: at first it sends three messages.
    var part: BusListener.Part {
        if isForced { return BusListener.Part(calls: [addressQuestion]) { [self] in hear($0) } }
        return BusListener.Part(
            calls: [
                .match(
                    "type='signal',sender='\(Self.name)',path='\(Self.path)',"
                        + "interface='\(Self.properties)',arg0='\(Self.status)'"),
                .match(
                    "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',"
                        + "arg0='\(Self.name)'"),
                question,
            ]
        ) { [self] in hear($0) }
    }

    /// The question whether assistive technology is used.
    ///
    /// It starts no program: without one, it is not used.
    private var question: BusListener.Call {
        BusListener.Call(
            method: "Get", interface: Self.properties, path: Self.path, name: Self.name,
            arguments: "('\(Self.status)', 'IsEnabled')")
    }

    private var addressQuestion: BusListener.Call {
        BusListener.Call(
            method: "GetAddress", interface: Self.name, path: Self.path, name: Self.name,
            arguments: "()", startsProgram: isForced)
    }

    private func hear(_ message: BusListener.Message) -> [BusListener.Call] {
        switch message {
        case .reply(to: "Get", let values): return enabled(values?[0]?.flag == true)
        case .reply(to: "GetAddress", let values):
            if let address = values?[0]?.text { tell(address) }
        case .signal(Self.properties, "PropertiesChanged", path: Self.path, let values):
            guard values?[0]?.text == Self.status, let value = values?[1]?["IsEnabled"] else {
                return []
            }
            // A value that is given in its own variant.
            return enabled(value.flag == true || value[0]?.flag == true)
        case .signal("org.freedesktop.DBus", "NameOwnerChanged", _, let values):
            guard values?[0]?.text == Self.name else { return [] }
            if values?[2]?.text?.isEmpty == false { return [question] }
            tell(nil)
        default: break
        }
        return []
    }

    private func enabled(_ isEnabled: Bool) -> [BusListener.Call] {
        if isEnabled { return [addressQuestion] }
        tell(nil)
        return []
    }

    private func tell(_ address: String?) {
        onMainActor { [onChange] in onChange(address) }
    }
}
