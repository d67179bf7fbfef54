import Foundation
import LozengeTesting
import Testing
import ViewFixtures

@Suite("Alignment in lazy grids")
struct LazyGridAlignmentTests {
    @Test("A cell whose track has no alignment has the grid's across, and is centred along")
    func gridAlignment() {
        // Source: `docs/layout.md`, LAZYGRID-4.
        let report = layoutReport(
            of: LazyVGrid(
                columns: [GridItem(.fixed(100)), GridItem(.fixed(60), alignment: .bottomTrailing)],
                alignment: .leading
            ) {
                Color.red.frame(width: 20, height: 10).tagged("grid's")
                Color.blue.frame(width: 20, height: 40).tagged("own")
                Color.red.frame(width: 20, height: 10).tagged("next")
                Color.blue.frame(width: 20, height: 10).tagged("last")
            }, in: ProposedViewSize(200, 200))
        #expect(report.frames["grid's"] == CGRect(x: 0, y: 15, width: 20, height: 10))
        #expect(report.frames["own"] == CGRect(x: 148, y: 0, width: 20, height: 40))
        #expect(report.frames["next"]?.minX == 0)
    }

    @Test("In a grid of rows it is the vertical alignment")
    func rows() {
        let report = layoutReport(
            of: LazyHGrid(rows: [GridItem(.fixed(100))], alignment: .bottom) {
                Color.red.frame(width: 20, height: 10).tagged("cell")
            }, in: ProposedViewSize(200, 100))
        #expect(report.frames["cell"] == CGRect(x: 0, y: 90, width: 20, height: 10))
    }
}
