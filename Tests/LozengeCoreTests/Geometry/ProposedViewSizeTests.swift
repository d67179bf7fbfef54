import Foundation
import LozengeCore
import Testing

@Suite("Proposed view size")
struct ProposedViewSizeTests {
    @Test("A length that is not proposed is nil, and so is NaN")
    func unspecified() {
        let proposal = ProposedViewSize(width: nil, height: .nan)
        #expect(proposal.width == nil)
        #expect(proposal.height == nil)
        #expect(proposal == .unspecified)
    }

    @Test(
        "An unspecified length is replaced by that of a size, 10 × 10 by default",
        arguments: [
            (ProposedViewSize.unspecified, CGSize(width: 10, height: 10)),
            (ProposedViewSize(width: 30, height: nil), CGSize(width: 30, height: 10)),
            (ProposedViewSize(width: nil, height: 0), CGSize(width: 10, height: 0)),
            (.zero, .zero),
            (.infinity, CGSize(width: CGFloat.infinity, height: .infinity)),
        ])
    func replacing(proposal: ProposedViewSize, size: CGSize) {
        #expect(proposal.replacingUnspecifiedDimensions() == size)
    }

    @Test("Another size as replacement")
    func fallback() {
        let proposal = ProposedViewSize(width: nil, height: 5)
        #expect(
            proposal.replacingUnspecifiedDimensions(by: CGSize(width: 7, height: 8))
                == CGSize(width: 7, height: 5))
    }

    @Test(
        "A proposal inside insets is smaller, but never negative",
        arguments: [
            (ProposedViewSize(width: 100, height: 50), ProposedViewSize(width: 94, height: 46)),
            (ProposedViewSize(width: 5, height: nil), ProposedViewSize(width: 0, height: nil)),
            (.zero, .zero), (.unspecified, .unspecified), (.infinity, .infinity),
        ])
    func inset(offered: ProposedViewSize, left: ProposedViewSize) {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(offered.inset(by: insets) == left)
    }

    @Test("Negative insets enlarge a proposal")
    func negativeInset() {
        let insets = EdgeInsets(top: 0, leading: -5, bottom: 0, trailing: -5)
        #expect(ProposedViewSize(width: 10, height: 10).inset(by: insets).width == 20)
    }

    @Test("Equal proposals have equal hashes, unspecified ones too")
    func hashing() {
        let proposals: Set<ProposedViewSize> = [
            .unspecified, ProposedViewSize(width: .nan, height: nil),
            ProposedViewSize(width: 1, height: nil), ProposedViewSize(width: 1, height: .nan),
            ProposedViewSize(width: 0, height: 0), .zero,
        ]
        #expect(proposals.count == 3)
        #expect(ProposedViewSize(width: 1, height: nil) != ProposedViewSize(width: nil, height: 1))
    }

    @Test("A length is available by its axis")
    func byAxis() {
        var proposal = ProposedViewSize(3, along: .vertical, cross: 4)
        #expect(proposal == ProposedViewSize(width: 4, height: 3))
        proposal[.horizontal] = 9
        #expect(proposal.width == 9)
        #expect(proposal[.vertical] == 3)
    }

    @Test("A proposal has a readable description")
    func text() {
        #expect("\(ProposedViewSize(width: 300, height: nil))" == "300 × ideal")
        #expect("\(ProposedViewSize(width: 0.5, height: .infinity))" == "0.5 × ∞")
    }
}
