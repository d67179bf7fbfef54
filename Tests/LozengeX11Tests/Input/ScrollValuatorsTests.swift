import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Scroll valuators")
final class ScrollValuatorsTests {
    private var valuators: ScrollValuators = {
        var valuators = ScrollValuators()
        valuators.replaceDevices(with: [
            7: [
                .init(number: 2, axis: .horizontal, increment: 15),
                .init(number: 3, axis: .vertical, increment: -120),
            ],
            8: [.init(number: 3, axis: .vertical, increment: 10)],
        ])
        return valuators
    }()

    /// Returns the clicks of a wheel after a device has reported its valuators.
    private func move(_ values: [Int: Double], of device: Int32 = 7) -> CGSize {
        valuators.move(device) { values[$0] }
    }

    @Test("The distance is the difference of two values, in clicks of a wheel")
    func distances() {
        #expect(move([2: 30, 3: 1000]) == .zero)
        #expect(move([3: 880]) == CGSize(width: 0, height: 1))
        #expect(move([2: 37.5, 3: 910]) == CGSize(width: 0.5, height: -0.25))
    }

    @Test("Devices are independent")
    func devices() {
        _ = move([3: 0])
        #expect(move([3: 500], of: 8) == .zero)
        #expect(move([3: -120]) == CGSize(width: 0, height: 1))
        #expect(move([3: 505], of: 8) == CGSize(width: 0, height: 0.5))
        #expect(move([3: 505], of: 9) == .zero)
    }

    @Test("Scrolling in another window does not count; the press of the wheel does, once")
    func elsewhere() {
        _ = move([3: 0])
        valuators.forget()
        #expect(move([3: -1200]) == .zero)
        #expect(valuators.consumesPress(of: 7, along: .horizontal) == false)
        #expect(valuators.consumesPress(of: 7, along: .vertical) == true)
        #expect(valuators.consumesPress(of: 7, along: .vertical) == false)
        #expect(move([3: -1320]) == CGSize(width: 0, height: 1))
        #expect(valuators.consumesPress(of: 7, along: .vertical) == false)
    }

    @Test("NaN is ignored")
    func hostile() {
        _ = move([3: 0])
        #expect(move([3: .nan]) == .zero)
        #expect(move([3: .infinity]) == .zero)
        #expect(move([3: -120]) == CGSize(width: 0, height: 1))
    }
}
