import Foundation
import LozengeCore

/// The scroll axes of devices, which report positions instead of distances.
///
/// A device may have scrolled in another window: after the pointer enters a window, the first
/// position gives no distance. A wheel also sends button presses, so that first step is counted by
/// its press.
struct ScrollValuators {
    /// A scroll axis of a device.
    struct Scroller {
        let number: Int
        let axis: Axis
        /// The change of the value for one click of a wheel; not zero.
        let increment: Double
        /// The last value; `nil` if unknown.
        var last: Double?
    }

    private var devices: [Int32: [Scroller]] = [:]
    /// The axes of a device whose last motion had no known distance.
    private var missed: [Int32: Set<Axis>] = [:]

    /// Replaces all devices; their values are unknown at first.
    mutating func replaceDevices(with devices: [Int32: [Scroller]]) {
        self.devices = devices
        missed = [:]
    }

    /// Forgets the values, after the pointer was in another window.
    mutating func forget() {
        for device in devices.keys {
            for index in devices[device, default: []].indices {
                devices[device]?[index].last = nil
            }
        }
    }

    /// Records new values of a device.
    ///
    /// - Parameters:
    ///   - device: The device's number.
    ///   - value: Returns the value of an axis; `nil` if it did not change.
    /// - Returns: The scrolled distance, in clicks of a wheel.
    mutating func move(_ device: Int32, _ value: (Int) -> Double?) -> CGSize {
        var distance = CGSize.zero
        missed[device] = nil
        for (index, scroller) in devices[device, default: []].enumerated() {
            guard let now = value(scroller.number), now.isFinite else { continue }
            if let last = scroller.last {
                distance[scroller.axis] += (now - last) / scroller.increment
            } else {
                missed[device, default: []].insert(scroller.axis)
            }
            devices[device]?[index].last = now
        }
        return distance
    }

    /// Returns true, once, if a press of the wheel counts because the motion had no known distance.
    mutating func consumesPress(of device: Int32, along axis: Axis) -> Bool {
        missed[device]?.remove(axis) != nil
    }
}
