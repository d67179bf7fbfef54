import Foundation
import LozengeCore
import LozengeViews

/// Sixteen rows of sixteen columns, halved again and again: the “grid” of SwiftCrossUI's layout benchmark.
struct ColumnGrid: View {
    var body: some View {
        VStack {
            half
            half
        }
    }

    var half: some View {
        VStack {
            DoubleRow()
            DoubleRow()
            DoubleRow()
            DoubleRow()
        }
    }
}

private struct DoubleRow: View {
    var body: some View {
        VStack {
            GridRow()
            GridRow()
        }
    }
}

private struct GridRow: View {
    var body: some View {
        HStack {
            half
            half
        }
    }

    var half: some View {
        HStack {
            DoubleColumn()
            DoubleColumn()
            DoubleColumn()
            DoubleColumn()
        }
    }
}

private struct DoubleColumn: View {
    var body: some View {
        HStack {
            Column()
            Column()
        }
    }
}

private struct Column: View {
    var body: some View {
        HStack {
            Color.orange.frame(width: 5)
            Text("Lorem ipsum dolor sit amet.")
        }
    }
}
