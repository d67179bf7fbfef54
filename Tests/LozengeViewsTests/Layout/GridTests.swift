import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing

/// Grids of texts, which are 8 points wide for each letter here.
@Suite("Grids")
struct GridTests {
    private func cell(_ width: CGFloat, _ height: CGFloat, _ name: String) -> some View {
        Color.red.frame(width: width, height: height).tagged(name)
    }

    /// Source: docs/layout.md, GRID-1; the frames of the same grid on macOS 26.2, with other texts.
    @Test("A grid of texts and of views with a size is as wide as its columns, wherever it is")
    func hugging() {
        let screen = Screen(320, 200) {
            Grid {
                GridRow {
                    Text("A")
                    Text("BB")
                    Text("CCC")
                }
                GridRow {
                    cell(30, 20, "red")
                    Text("E")
                    cell(50, 40, "blue")
                }
                GridRow {
                    Text("G")
                    Text("H")
                }
            }
            .tagged("grid")
        }
        #expect(screen.frame(of: "grid")?.width == 112)
        #expect(screen.frame(of: "red")?.minX == 104)
        #expect(screen.frame(of: "A")?.midX == 119)
        #expect(screen.frame(of: "H")?.midX == 150)
    }

    @Test("In enough room no column is cut, however wide its share would be")
    func enough() {
        let screen = Screen(320, 200) {
            Grid(horizontalSpacing: 10) {
                GridRow {
                    Text("Name")
                    HStack(spacing: 0) {
                        Color.red.frame(width: 100, height: 10)
                        Text("Remove").lineLimit(1).tagged("title")
                    }
                    Text("Value of it")
                }
            }
            .frame(width: 4 * 8 + 148 + 11 * 8 + 20)
        }
        #expect(screen.frame(of: "title")?.width == 48)
    }

    @Test("A line across all columns stretches them equally, unless it is left out of their sizing")
    func divider() {
        func grid(_ isSized: Bool) -> Screen {
            Screen(300, 200) {
                Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        Text("A")
                        Text("BB")
                    }
                    Divider().gridCellUnsizedAxes(isSized ? [] : .horizontal)
                }
                .tagged("grid")
            }
        }
        #expect(grid(false).frame(of: "grid")?.width == 34)
        let wide = grid(true)
        #expect(wide.frame(of: "grid")?.width == 300)
        // The 266 points that are left are shared equally.
        #expect(wide.frame(of: "A")?.midX == 70.5)
    }

    @Test("Rows of colours share the height that rows of texts leave")
    func growingRows() {
        let screen = Screen(100, 200) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("A")
                    Text("B")
                }
                GridRow {
                    Color.red.tagged("red")
                    Text("C")
                }
                GridRow {
                    Color.green.tagged("low").frame(maxHeight: 50)
                    Text("D")
                }
            }
        }
        let text = screen.frame(of: "A")?.height ?? 0
        #expect(screen.frame(of: "red")?.minY == text)
        #expect(screen.frame(of: "red")?.height == 150 - text)
        #expect(screen.frame(of: "low")?.height == 50)
        #expect(screen.frame(of: "C")?.midY == screen.frame(of: "red")?.midY)
    }

    @Test("Texts of a row are aligned by their baselines, and no line is outside of the row")
    func baselines() throws {
        let screen = Screen(300, 200) {
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Text("one two").frame(width: 30).tagged("long")
                    Text("A").font(.largeTitle)
                    cell(10, 5, "box")
                }
                GridRow { Text("B") }
            }
            .tagged("grid")
        }
        let grid = try #require(screen.frame(of: "grid"))
        let (long, large) = (
            try #require(screen.frame(of: "long")), try #require(screen.frame(of: "A"))
        )
        #expect(long.minY > large.minY)
        #expect(large.minY == grid.minY)
        #expect(try #require(screen.frame(of: "B")).minY == max(long.maxY, large.maxY))
        #expect(try #require(screen.frame(of: "B")).maxY == grid.maxY)
        #expect(try #require(screen.frame(of: "box")).maxY < large.maxY)
    }

    @Test("In a scroll view, rows have the height of their content, which colours fill")
    func rowsInScrollView() {
        let screen = Screen(100, 200) {
            ScrollView {
                Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                    GridRow {
                        cell(20, 40, "high")
                        Color.red.tagged("red")
                    }
                    GridRow {
                        Color.green.frame(idealHeight: 25).tagged("ideal")
                        Color.blue.gridCellUnsizedAxes(.vertical).tagged("unsized")
                    }
                }
                .tagged("grid")
            }
        }
        #expect(screen.frame(of: "red")?.height == 40)
        #expect(screen.frame(of: "ideal")?.height == 25)
        #expect(screen.frame(of: "unsized")?.height == 25)
        #expect(screen.frame(of: "grid")?.height == 65)
    }

    @Test("A cell that is left out of the heights fills the row that the others make")
    func unsizedHeight() {
        let screen = Screen(100, 200) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    cell(20, 40, "high")
                    Color.red.gridCellUnsizedAxes(.vertical).tagged("red")
                }
            }
            .tagged("grid")
        }
        #expect(screen.frame(of: "grid")?.height == 40)
        #expect(screen.frame(of: "red")?.height == 40)
    }

    @Test("Without a proposed width, columns have their ideal widths")
    func ideal() {
        let screen = Screen(100, 200) {
            ScrollView(.horizontal) {
                Grid(horizontalSpacing: 10, verticalSpacing: 0) {
                    GridRow {
                        Text("some words")
                        Text("more words")
                    }
                    GridRow {
                        Color.red.frame(height: 3).tagged("line")
                        Color.red.frame(height: 3)
                    }
                }
                .tagged("grid")
            }
        }
        #expect(screen.frame(of: "grid")?.size == CGSize(width: 170, height: 19))
        #expect(screen.frame(of: "line")?.width == 80)
    }

    @Test("A text breaks its lines in the width that shorter columns leave")
    func narrow() {
        let screen = Screen(120, 200) {
            Grid(alignment: .topLeading, horizontalSpacing: 8, verticalSpacing: 0) {
                GridRow {
                    Text("Name")
                    Text("a long line of words")
                }
                GridRow {
                    Text("Size")
                    Text("small")
                }
            }
            .tagged("grid")
        }
        #expect(screen.frame(of: "Name")?.size == CGSize(width: 32, height: 16))
        let text = screen.frame(of: "a long line of words")
        #expect(text?.minX == screen.frame(of: "small")?.minX)
        #expect(text?.height == 48)
        #expect((screen.frame(of: "grid")?.width ?? .infinity) <= 120)
    }

    @Test(
        "A column that grows takes what is left, and a heading across two columns widens them first"
    )
    func growing() {
        let screen = Screen(300, 100) {
            Grid(horizontalSpacing: 8, verticalSpacing: 0) {
                GridRow {
                    Text("twelve chars").gridCellColumns(2)
                    Color.red.frame(height: 10).tagged("rest")
                }
                GridRow {
                    Text("a")
                    Text("bb")
                    Text("c")
                }
            }
        }
        // The heading needs 96 points: 8 + 16 + 8, and 32 more for each column.
        #expect(screen.frame(of: "rest")?.width == 196)
        #expect(screen.frame(of: "twelve chars")?.width == 96)
        #expect(screen.frame(of: "a")?.midX == 20)
    }

    @Test("Columns of different greatest widths share like the views of a stack")
    func limits() {
        let screen = Screen(300, 100) {
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow {
                    Color.red.frame(minWidth: 160, maxWidth: .infinity, maxHeight: 10).tagged(
                        "least")
                    Color.red.frame(maxWidth: 40, maxHeight: 10).tagged("most")
                    Color.red.frame(height: 10).tagged("any")
                }
            }
        }
        #expect(screen.frame(of: "least")?.width == 160)
        #expect(screen.frame(of: "most")?.width == 40)
        #expect(screen.frame(of: "any")?.width == 100)
    }
}
