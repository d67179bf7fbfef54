import CX11
import Foundation
import LozengeCore

/// The pointer devices of XInput 2, whose events are converted to core events where these exist.
///
/// Source: the XI2 protocol, version 2.4.
final class PointerDevices {
    private let display: OpaquePointer
    private let root: XID
    private let opcode: Int32
    private var valuators = ScrollValuators()
    /// The touch that is tracked: the first finger on the screen; `nil` without one.
    private var finger: Int32?
    /// The master pointer of the last grab; `nil` after its release.
    private var grabbed: Int32?

    /// Queries the devices; `nil` if the server does not have XInput 2.2, the first version with
    /// touch events.
    ///
    /// Waits for the server.
    init?(display: OpaquePointer, root: XID) {
        var (major, minor): (Int32, Int32) = (2, 4)
        guard let opcode = ExtensionQuery("XInputExtension", on: display).opcode(),
            Self.isAnswered(display),
            XIQueryVersion(display, &major, &minor) == Success, (major, minor) >= (2, 2)
        else { return nil }
        self.display = display
        self.root = root
        self.opcode = Int32(opcode)
        hasPinches = (major, minor) >= (2, 4)
        select(onRoot, XIAllDevices, in: root)
        learn()
    }

    /// Returns true if the server has told the library its version of XInput.
    ///
    /// libXi 1.8 reads that version before the first request, and crashes if the server is gone by then; only this function
    /// asks for it and returns.
    private static func isAnswered(_ display: OpaquePointer) -> Bool {
        guard let version = XGetExtensionVersion(display, "XInputExtension"),
            // The library's number for an extension that is missing.
            UInt(bitPattern: version) != UInt(NoSuchExtension)
        else { return false }
        XFree(version)
        return true
    }

    private let hasPinches: Bool
    /// The rotation of the current pinch gesture, in degrees clockwise.
    private var pinchDegrees = 0.0
    private let onRoot = [XI_HierarchyChanged, XI_DeviceChanged]

    /// Selects XInput 2 events of a window, which replace its core pointer events.
    func select(in window: XID) {
        let pointer = [
            XI_Motion, XI_ButtonPress, XI_ButtonRelease, XI_Enter, XI_Leave, XI_TouchBegin,
            XI_TouchUpdate, XI_TouchEnd,
        ]
        let pinches = [XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd]
        select(pointer + (hasPinches ? pinches : []), XIAllMasterDevices, in: window)
    }

    private func select(_ events: [Int32], _ devices: Int32, in window: XID) {
        _ = withMask(events, devices) { XISelectEvents(display, window, $0, 1) }
    }

    /// Grabs the pointer: the app's windows receive their own events, `window` all others.
    ///
    /// A core grab would fail while a button is held: the server grabs the pointer for a press in a
    /// window with XInput 2 events, and a client's grab may only replace one of the same protocol.
    ///
    /// - Returns: The server's status, such as `GrabSuccess`.
    func grab(for window: XID, at time: Time) -> Int32 {
        let events = [XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave]
        var device: Int32 = 0
        XIGetClientPointer(display, 0, &device)
        grabbed = device
        return withMask(events, device) {
            XIGrabDevice(display, device, window, time, 0, GrabModeAsync, GrabModeAsync, True, $0)
        }
    }

    /// Releases the grab of the pointer; no effect without one.
    func ungrab() {
        guard let device = grabbed else { return }
        grabbed = nil
        XIUngrabDevice(display, device, Time(CurrentTime))
    }

    private func withMask<Result>(
        _ events: [Int32], _ devices: Int32, _ body: (UnsafeMutablePointer<XIEventMask>) -> Result
    ) -> Result {
        var bits = [UInt8](repeating: 0, count: 4)
        for event in events { bits[Int(event) / 8] |= 1 << (event % 8) }
        return bits.withUnsafeMutableBufferPointer { bits in
            var mask = XIEventMask(
                deviceid: devices, mask_len: Int32(bits.count), mask: bits.baseAddress)
            return body(&mask)
        }
    }

    /// Queries the devices and their scroll axes.
    private func learn() {
        var count: Int32 = 0
        guard let all = XIQueryDevice(display, XIAllDevices, &count) else { return }
        defer { XIFreeDeviceInfo(all) }
        var devices: [Int32: [ScrollValuators.Scroller]] = [:]
        for device in UnsafeBufferPointer(start: all, count: Int(count)) {
            devices[device.deviceid] = (0..<Int(device.num_classes)).compactMap { index in
                guard let known = device.classes[index], known.pointee.type == XIScrollClass else {
                    return nil
                }
                return known.withMemoryRebound(to: XIScrollClassInfo.self, capacity: 1) {
                    ScrollValuators.Scroller($0.pointee)
                }
            }
        }
        valuators.replaceDevices(with: devices)
    }

    /// Converts an XInput 2 event; returns any other event unchanged.
    func read(_ event: XEvent) -> [ServerEvent] {
        guard event.type == GenericEvent, event.xcookie.extension == opcode else {
            return [.event(event)]
        }
        var event = event
        guard XGetEventData(display, &event.xcookie) != 0, let data = event.xcookie.data else {
            return []
        }
        defer { XFreeEventData(display, &event.xcookie) }
        switch event.xcookie.evtype {
        case XI_Motion, XI_ButtonPress, XI_ButtonRelease:
            return pointer(data.load(as: XIDeviceEvent.self))
        case XI_TouchBegin, XI_TouchUpdate, XI_TouchEnd:
            return touch(data.load(as: XIDeviceEvent.self))
        case XI_Enter, XI_Leave:
            return [crossing(data.load(as: XIEnterEvent.self))]
        case XI_GesturePinchBegin, XI_GesturePinchUpdate, XI_GesturePinchEnd:
            return [pinch(data.load(as: XIGesturePinchEvent.self))]
        case XI_HierarchyChanged, XI_DeviceChanged:
            learn()
            return []
        default: return []
        }
    }

    private func pinch(_ event: XIGesturePinchEvent) -> ServerEvent {
        let position = ServerEvent.Position(
            window: event.event, x: Int32(clamping: event.event_x),
            y: Int32(clamping: event.event_y))
        // The server reports the change since the previous event.
        if event.evtype == XI_GesturePinchBegin { pinchDegrees = 0 }
        pinchDegrees += event.delta_angle
        let scale = event.evtype == XI_GesturePinchEnd ? nil : event.scale
        return .pinch(scale, degrees: pinchDegrees, at: position)
    }

    private func pointer(_ event: XIDeviceEvent) -> [ServerEvent] {
        let isEmulated = event.flags & Int32(XIPointerEmulated) != 0
        switch event.evtype {
        case XI_Motion:
            let clicks = valuators.move(event.sourceid, event.valuator)
            var arrivals: [ServerEvent] = []
            // A wheel event changes only the scroll axes, not the pointer's position.
            if event.valuator(0) != nil || event.valuator(1) != nil {
                arrivals.append(.event(event.motion))
            }
            if clicks != .zero { arrivals.append(.scroll(clicks, at: event.position)) }
            return isEmulated ? [] : arrivals
        case XI_ButtonPress where isEmulated && (4...7).contains(event.detail):
            let axis: Axis = event.detail < 6 ? .vertical : .horizontal
            let isMissed = valuators.consumesPress(of: event.sourceid, along: axis)
            return isMissed ? [.event(event.button)] : []
        default: return isEmulated ? [] : [.event(event.button)]
        }
    }

    private func touch(_ event: XIDeviceEvent) -> [ServerEvent] {
        switch event.evtype {
        case XI_TouchBegin:
            guard finger == nil else { return [] }
            finger = event.detail
            return [.touch(event.button)]
        case XI_TouchUpdate: return finger == event.detail ? [.touch(event.motion)] : []
        default:
            guard finger == event.detail else { return [] }
            finger = nil
            return [.touch(event.button)]
        }
    }

    private func crossing(_ event: XIEnterEvent) -> ServerEvent {
        if event.mode == NotifyNormal, event.detail != NotifyInferior { valuators.forget() }
        return .event(event.crossing)
    }
}

extension ScrollValuators.Scroller {
    fileprivate init?(_ info: XIScrollClassInfo) {
        guard info.increment != 0, info.increment.isFinite else { return nil }
        self.init(
            number: Int(info.number),
            axis: info.scroll_type == XIScrollTypeVertical ? .vertical : .horizontal,
            increment: info.increment)
    }
}
