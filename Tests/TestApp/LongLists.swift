import Foundation
import SwiftUI

/// A table and a list with many rows, which reports to standard error where its parts are and how they change.
struct LongLists: View {
    private struct Item: Identifiable {
        let id: Int
    }

    @State private var order = Array(0..<200)

    var body: some View {
        VStack(spacing: 0) {
            Table([Item(id: 0), Item(id: 1)]) {
                TableColumn("Number") { item in
                    Text(verbatim: "cell \(item.id)").reported("cell \(item.id)", fills: true)
                }
                TableColumn("Word") { _ in Text(verbatim: "word") }
            }
            .frame(height: 120)
            List {
                ForEach(order, id: \.self) { number in
                    Text(verbatim: "row \(number)").reported("row \(number)", fills: false)
                }
                .onMove { offsets, destination in
                    order.move(fromOffsets: offsets, toOffset: destination)
                    say("moved \(offsets.first ?? -1) to \(destination)")
                }
            }
        }
        .frame(width: 400, height: 420)
    }
}

extension View {
    /// Reports the frame of this view, or of all the room it is offered, whenever it changes.
    fileprivate func reported(_ name: String, fills: Bool) -> some View {
        frame(maxWidth: fills ? .infinity : nil, alignment: .leading)
            .background {
                GeometryReader { proxy in
                    let frame = proxy.frame(in: .global)
                    Color.clear.onChange(of: frame, initial: true) {
                        let numbers = [$1.minX, $1.minY, $1.width, $1.height].map { "\(Int($0))" }
                        say("frame \(name) \(numbers.joined(separator: " "))")
                    }
                }
            }
    }
}
