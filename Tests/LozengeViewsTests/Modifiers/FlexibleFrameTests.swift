import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Flexible frame")
struct FlexibleFrameTests {
    /// One axis of a frame, and its length around 30 points of content.
    nonisolated struct Case: CustomStringConvertible {
        var min: CGFloat?
        var ideal: CGFloat?
        var max: CGFloat?
        let offer: CGFloat?
        let length: CGFloat

        var description: String { "\(min as Any) \(ideal as Any) \(max as Any) in \(offer as Any)" }
    }

    nonisolated static let cases = [
        // With a least and a greatest length: the proposal, clamped.
        Case(min: 20, max: 80, offer: 50, length: 50), Case(min: 20, max: 80, offer: 5, length: 20),
        Case(min: 20, max: 80, offer: 500, length: 80),
        Case(min: 20, max: 80, offer: nil, length: 30),
        Case(min: 40, max: 80, offer: nil, length: 40),
        Case(min: 0, max: .infinity, offer: 7, length: 7),
        Case(min: 0, max: .infinity, offer: nil, length: 30),
        Case(min: 0, max: .infinity, offer: .infinity, length: .infinity),
        // With a least length only: the content's, at most the proposal.
        Case(min: 10, offer: 50, length: 30), Case(min: 10, offer: 20, length: 20),
        Case(min: 40, offer: 20, length: 40), Case(min: 10, offer: nil, length: 30),
        Case(min: 0, offer: 7, length: 7), Case(min: 50, offer: nil, length: 50),
        // With a greatest length only: the content's, at least the proposal.
        Case(max: 80, offer: 50, length: 50), Case(max: 80, offer: 10, length: 30),
        Case(max: 20, offer: 10, length: 20), Case(max: 80, offer: 500, length: 80),
        Case(max: 80, offer: nil, length: 30), Case(max: .infinity, offer: 50, length: 50),
        // The ideal counts if the proposal is unspecified.
        Case(ideal: 60, offer: nil, length: 60), Case(ideal: 60, offer: 10, length: 30),
        Case(min: 10, ideal: 60, max: 80, offer: nil, length: 60),
        // Limits out of order: the later one is raised.
        Case(ideal: 80, max: 30, offer: 200, length: 80),
        Case(min: 50, ideal: 20, offer: nil, length: 50),
        Case(min: -5, max: 10, offer: -20, length: 0),
    ]

    @Test("A frame's width around 30 points of content", arguments: cases)
    func width(_ flexible: Case) {
        let size = size(flexible.offer, nil) {
            box(30, 10).frame(
                minWidth: flexible.min, idealWidth: flexible.ideal, maxWidth: flexible.max)
        }
        #expect(size == CGSize(flexible.length, 10))
    }

    @Test("The height follows the same rules", arguments: cases)
    func height(_ flexible: Case) {
        let size = size(nil, flexible.offer) {
            box(10, 30).frame(
                minHeight: flexible.min, idealHeight: flexible.ideal, maxHeight: flexible.max)
        }
        #expect(size == CGSize(10, flexible.length))
    }

    @Test("The content is proposed the frame's size, and is aligned in it")
    func content() {
        let frames = frames(100, 50) {
            Color.red.tagged("a").frame(maxWidth: 60, maxHeight: .infinity)
        }
        #expect(frames["a"] == CGRect(0, 0, 60, 50))
        let small = corner(.bottomTrailing)
        #expect(small["a"] == CGRect(90, 40, 10, 10))
        #expect(corner(.topLeading)["a"] == CGRect(0, 0, 10, 10))
    }

    @Test("A least width of 0 lets rigid content overflow")
    func overflow() {
        let frames = frames(10, nil) { box(30, 10).tagged("a").frame(minWidth: 0) }
        #expect(frames["a"] == CGRect(-10, 0, 30, 10))
    }

    private func corner(_ alignment: Alignment) -> [String: CGRect] {
        frames(100, 50) {
            box(10, 10).tagged("a")
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        }
    }
}
