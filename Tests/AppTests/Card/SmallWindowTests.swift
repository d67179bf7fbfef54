import LozengeTesting
import Testing

@Suite("A window of 320 × 240 with the largest text")
struct SmallWindowTests {
    let screen = openParty(320, 240)
    let window = CGRect(x: 0, y: 0, width: 320, height: 240)

    init() { screen.textSize = .accessibility5 }

    @Test("Nothing overlaps, is cut off, or leaves the sides")
    func nothingOverlaps() {
        let readings = screen.readings
        for (index, reading) in readings.enumerated() {
            #expect(reading.isWhole, "\(reading)")
            #expect(reading.frame.minX >= 0 && reading.frame.maxX <= 320, "\(reading)")
            for other in readings[..<index] {
                #expect(!overlap(reading.frame, other.frame), "\(reading.text) \(other.text)")
            }
        }
        let buttons = ["Damage 5", "Heal 5", "‹", "›", "STR", "CHA", "Hasty River", "33/60"]
        for name in buttons { #expect(readings.contains { $0.text == name }, "\(name)") }
    }

    @Test(
        "All content can be reached by scrolling",
        arguments: [
            "Hasty River", "33/60", "Damage 5", "Heal 5", "STR", "DEX", "CON", "INT",
            "WIS", "CHA", "10", "18", "14", "13", "12", "15", "‹", "›",
        ])
    func everythingIsReached(name: String) {
        var isSeen = false
        for _ in 0..<200 {
            if let frame = screen.frame(of: name), window.contains(frame) { isSeen = true }
            screen.send(
                .scroll(by: CGSize(width: 0, height: 8), at: CGPoint(x: 160, y: 120)))
        }
        #expect(isSeen)
    }

    @Test("The buttons work at their scrolled position")
    func buttonsWork() throws {
        var frame = try #require(screen.frame(of: "Damage 5"))
        #expect(!window.contains(frame))
        screen.send(
            .scroll(by: CGSize(width: 0, height: frame.midY - 120), at: CGPoint(x: 160, y: 120)))
        frame = try #require(screen.frame(of: "Damage 5"))
        #expect(window.contains(frame))
        screen.click("Damage 5")
        #expect(screen.hitPoints == "28/60")
    }

    private func overlap(_ one: CGRect, _ other: CGRect) -> Bool {
        let common = one.intersection(other)
        return !common.isNull && common.width > 0.01 && common.height > 0.01
    }
}
