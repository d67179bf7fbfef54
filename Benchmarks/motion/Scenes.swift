import SwiftUI

/// 100 boxes that cross the window.
struct Boxes: View {
    let state: Switch

    var body: some View {
        Color.white
        ForEach(0..<100, id: \.self) { index in
            Color(hue: Double(index) / 100, saturation: 0.8, brightness: 0.8)
                .frame(width: 20, height: 20)
                .offset(x: state.isAway ? 400 : 0)
                .padding(.leading, CGFloat(index % 10) * 36)
                .padding(.top, CGFloat(index / 10) * 56)
        }
    }
}

/// 1,000 rows in a scroll view that change their order.
struct ReversedRows: View {
    let state: Switch

    var body: some View {
        let rows = state.isAway ? Array((0..<1000).reversed()) : Array(0..<1000)
        ScrollView {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(rows, id: \.self) { row in
                    Text(verbatim: "Row \(row)").padding(2)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .background(.white)
    }
}

/// One of 10,000 views changes its opacity.
struct OneOfMany: View {
    let state: Switch

    var body: some View {
        VStack(spacing: 1) {
            ForEach(0..<100, id: \.self) { row in
                HStack(spacing: 1) {
                    ForEach(0..<100, id: \.self) { column in
                        if row == 50, column == 50 {
                            Lamp(state: state)
                        } else {
                            Color.teal
                        }
                    }
                }
            }
        }
    }
}

private struct Lamp: View {
    let state: Switch

    var body: some View { Color.orange.opacity(state.isAway ? 0 : 1) }
}

/// A card with a shadow, a symbol and texts that moves, fades and grows.
struct MovingCard: View {
    let state: Switch

    var body: some View {
        Color.white
        VStack(alignment: .leading, spacing: 8) {
            Image(systemName: "star.fill").font(.largeTitle).foregroundStyle(.orange)
            Text("Ada Lovelace").font(.headline)
            ForEach(0..<6, id: \.self) { line in
                Text(verbatim: "Line \(line) of a text about the analytical engine")
            }
        }
        .padding(16)
        .frame(width: 300, height: 200)
        .background(.yellow.gradient, in: .rect(cornerRadius: 16))
        .shadow(radius: 8, y: 4)
        .scaleEffect(state.isAway ? 1.2 : 0.8)
        .opacity(state.isAway ? 0.4 : 1)
        .offset(x: state.isAway ? 400 : 50, y: 150)
    }
}
