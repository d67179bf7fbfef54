import Foundation
import LozengeCore

/// How far devices have scrolled, of which they tell only where they are.
///
/// A device may have scrolled elsewhere meanwhile: after the pointer came into a window its first place
/// says nothing, but a wheel is also told as presses of buttons, and that one counts then.
struct ScrollValuators {
    /// What a device scrolls by.
    struct Scroller {
        let number: Int
        let axis: Axis
        /// What makes a click of a wheel; not zero.
        let increment: Double
        /// Where it was last; `nil` if that is not known.
        var last: Double?
    }

    private var devices: [Int32: [Scroller]] = [:]
    /// The axes along which the last motion of a device could not be told.
    private var missed: [Int32: Set<Axis>] = [:]

    /// There are these devices, and nothing is known of where they are.
    mutating func take(_ devices: [Int32: [Scroller]]) {
        self.devices = devices
        missed = [:]
    }

    /// The pointer was elsewhere.
    mutating func forget() {
        for device in devices.keys {
            for index in devices[device, default: []].indices {
                devices[device]?[index].last = nil
            }
        }
    }

    /// A device is somewhere.
    ///
    /// - Parameters:
    ///   - device: Which.
    ///   - value: Where a valuator is; `nil` for one that has not moved.
    /// - Returns: By how many clicks of a wheel it has scrolled.
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

    /// Whether a press that stands for a motion counts, because that could not be told.
    mutating func takesPress(of device: Int32, along axis: Axis) -> Bool {
        missed[device]?.remove(axis) != nil
    }
}
