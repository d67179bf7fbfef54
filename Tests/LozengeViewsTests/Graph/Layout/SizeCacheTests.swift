import Foundation
import LozengeCore
import RandomFixtures
import Testing
import ViewFixtures

@testable import LozengeViews

@Suite("Size cache")
struct SizeCacheTests {
    private let lengths: [CGFloat?] = [nil, 0, 1, 2, 3, 5, 8, 13, .infinity]

    @Test("A lookup returns the last size that was stored, or nothing", arguments: 1...20)
    func answers(seed: Int) {
        var cache = SizeCache()
        var model: [ProposedViewSize: CGSize] = [:]
        var random = SeededGenerator(seed: UInt64(seed))
        for step in 0..<500 {
            let proposal = ProposedViewSize(
                width: lengths.randomElement(using: &random) ?? nil,
                height: lengths.randomElement(using: &random) ?? nil)
            switch Int.random(in: 0..<20, using: &random) {
            case 0:
                cache.removeAll()
                model = [:]
            case 1..<10:
                if let known = cache.size(for: proposal) {
                    #expect(known == model[proposal])
                } else {
                    let size = CGSize(width: step, height: seed)
                    cache.remember(size, for: proposal)
                    model[proposal] = size
                }
            default:
                if let known = cache.size(for: proposal) { #expect(known == model[proposal]) }
            }
        }
    }

    @Test("Frequently used sizes outlive any number of others")
    func lasting() {
        var cache = SizeCache()
        let corners: [ProposedViewSize] = [.zero, .infinity, .unspecified]
        for (index, corner) in corners.enumerated() {
            cache.remember(CGSize(width: index, height: 1), for: corner)
        }
        for width in 1...100 {
            for (index, corner) in corners.enumerated() {
                #expect(cache.size(for: corner)?.width == CGFloat(index))
            }
            cache.remember(.zero, for: ProposedViewSize(width: CGFloat(width), height: 7))
            cache.remember(.zero, for: ProposedViewSize(width: CGFloat(width), height: nil))
        }
    }
}
