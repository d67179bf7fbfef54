import BenchSupport
import Foundation
import LozengeCore
import LozengeViews

/// The state of one view among many changes: from setting it to the display list.
enum StateChange {
    /// Microseconds for a view that looks different without moving, and the number of evaluated bodies.
    static func measured(views: Int, _ repetitions: Int) -> Measured {
        let lamps = Lamps()
        let stage = Stage(LampGrid(rows: views / (2 * LampGrid.columns), lamps: lamps))
        let size = CGSize(width: 1200, height: 8000)
        stage.makeDisplayList(in: size)
        let bodies = stage.bodyEvaluations
        let places = lamps.areOn.keys.sorted()
        let time = median(repetitions) { index in
            let lamp = lamps.areOn[places[index * 37 % places.count]]
            lamp?.wrappedValue.toggle()
            stage.makeDisplayList(in: size)
        }
        let evaluated = Double(stage.bodyEvaluations - bodies) / Double(repetitions + warmUps)
        return ["wall": time, "bodies": evaluated, "views": Double(2 * places.count)]
    }
}

/// The storage of the bindings that switch the lamps.
final class Lamps {
    var areOn: [Int: Binding<Bool>] = [:]
}

/// Views with one state each, in rows.
private struct LampGrid: View {
    static let columns = 20

    let rows: Int
    let lamps: Lamps

    var body: some View {
        VStack(spacing: 0) {
            ForEach(0..<rows, id: \.self) { row in
                HStack(spacing: 0) {
                    ForEach(0..<Self.columns, id: \.self) { column in
                        Lamp(index: row * Self.columns + column, lamps: lamps)
                    }
                }
            }
        }
    }
}

/// A composite view, and the primitive one in it.
private struct Lamp: View {
    let index: Int
    let lamps: Lamps
    @State private var isOn = false

    var body: some View {
        if lamps.areOn[index] == nil { lamps.areOn[index] = $isOn }
        return isOn ? Color.yellow : Color.gray
    }
}
