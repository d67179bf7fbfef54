import SwiftUI

@MainActor
extension Page {
    static let grids = [grid, gridCells, lazyVGrid, lazyHGrid]

    private static let grid = Page(
        "Grid & GridRow", .stacks, "Rows and columns; a column is as wide as its widest cell.",
        cell: 240
    ) {
        Example("Grid { GridRow { } }") {
            Grid(horizontalSpacing: 12, verticalSpacing: 6) {
                GridRow {
                    Text("Name"); Text("Points")
                }.bold()
                Divider()
                GridRow {
                    Text("Hasty River"); Text("33")
                }
                GridRow {
                    Text("Bunnington"); Text("58")
                }
            }
        }
        Example("alignment: .leading") {
            Grid(alignment: .leading, horizontalSpacing: 12, verticalSpacing: 6) {
                GridRow {
                    Text("North"); Text("1")
                }
                GridRow {
                    Text("South-east"); Text("22")
                }
            }
        }
    }

    private static let gridCells = Page(
        "gridCellColumns, gridCellAnchor", .stacks, "Settings of one cell or column of a grid.",
        cell: 240
    ) {
        Example("gridCellColumns(2)") {
            Grid {
                GridRow { Tile("Both").frame(maxWidth: .infinity).framed().gridCellColumns(2) }
                GridRow {
                    Tile("Left", .purple); Tile("Right", .pink)
                }
            }
        }
        Example("gridCellAnchor(.bottomTrailing)") {
            Grid {
                GridRow {
                    Color.teal.opacity(0.4).frame(width: 70, height: 60)
                    Tile("A").gridCellAnchor(.bottomTrailing)
                }
                GridRow {
                    Tile("B", .purple); Color.teal.opacity(0.4).frame(width: 70, height: 30)
                }
            }
        }
        Example("gridColumnAlignment(.trailing)") {
            Grid(alignment: .leading) {
                GridRow {
                    Text("Gold"); Text("1200").gridColumnAlignment(.trailing)
                }
                GridRow {
                    Text("Silver"); Text("7")
                }
            }
        }
        Example("gridCellUnsizedAxes(.horizontal)") {
            Grid {
                GridRow {
                    Tile("A"); Tile("B", .purple)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow {
                    Tile("C"); Tile("D", .purple)
                }
            }
        }
    }

    private static let lazyVGrid = Page(
        "LazyVGrid", .stacks, "Columns that are fixed, flexible, or as many as fit.", cell: 240
    ) {
        Example("fixed(40), flexible()") {
            LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.flexible())]) { swatches }
        }
        Example("three flexible()") {
            LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 3)) { swatches }
        }
        Example("adaptive(minimum: 30)") {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 30))]) { swatches }
        }
    }

    private static let lazyHGrid = Page(
        "LazyHGrid", .stacks, "The same with rows, from left to right.", cell: 240
    ) {
        Example("fixed(24), fixed(48)") {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(24)), GridItem(.fixed(48))]) {
                    ForEach(0..<24) { number in
                        Swatch(number: number).frame(width: 40)
                    }
                }
            }
            .fixedSize(horizontal: false, vertical: true)
        }
    }

    private static var swatches: some View {
        ForEach(0..<12) { Swatch(number: $0).frame(height: 24) }
    }
}

private struct Swatch: View {
    let number: Int

    var body: some View {
        RoundedRectangle(cornerRadius: 6)
            .fill(Color(hue: Double(number) / 24, saturation: 0.6, brightness: 0.85))
    }
}
