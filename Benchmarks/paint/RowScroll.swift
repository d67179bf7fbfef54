import BenchSupport
import BenchWindows
import Foundation
import LozengeCore
import LozengeViews
import LozengeX11

/// A window onto 1,000 rows: it is scrolled, resized, or one row changes its text.
///
/// The same as `peers/qt-list` and `peers/gtk-list` show.
enum RowScroll {
    private static let size = CGSize(width: 900, height: 700)
    private static let step: CGFloat = 37
    /// The two texts of a row in turn: as in ``RowTable``, one is wider than the other.
    private static let times = ["9:05", "yesterday"]
    private static let changedRows = 8

    /// The rows are scrolled.
    static func measuredStep(_ frames: Int) -> Measured {
        let (shown, runtime, _) = window()
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        return shown.measured(frames) { _ in
            runtime.handle(.scroll(by: CGSize(width: 0, height: step), at: middle))
        }
    }

    /// The window gets another width, and every row with it.
    static func measuredResize(_ frames: Int) -> Measured {
        let (shown, _, _) = window()
        return shown.measuredResize(frames) { frame in
            CGSize(width: size.width + 1 + CGFloat(frame % 99), height: size.height)
        }
    }

    /// One visible row gets another time.
    static func measuredRow(_ frames: Int) -> Measured {
        let (shown, _, changes) = window()
        return shown.measured(frames) { frame in
            changes.times[frame % changedRows]?.wrappedValue =
                times[frame / changedRows % times.count]
        }
    }

    private static func window() -> (ShownWindow, WindowRuntime, Changes) {
        let changes = Changes()
        let runtime = WindowRuntime(
            RowTable(changes: changes), textEngine: Drawing.textEngine, pictures: NoPictures(),
            textSize: TextSizeSetting())
        let shown = ShownWindow(runtime, size: size, textEngine: Drawing.textEngine)
        runtime.attach(to: shown.window)
        return (shown, runtime, changes)
    }
}

/// The storage of the bindings that change the rows' times.
private final class Changes {
    var times: [Int: Binding<String>] = [:]
}

private struct RowTable: View {
    let changes: Changes

    var body: some View {
        ScrollView(showsIndicators: false) {
            VStack(spacing: 0) {
                ForEach(0..<1_000) { TableRow(index: $0, changes: changes) }
            }
        }
    }
}

private struct TableRow: View {
    let index: Int
    let changes: Changes
    @State private var time: String

    init(index: Int, changes: Changes) {
        self.index = index
        self.changes = changes
        _time = State(wrappedValue: "12:\(10 + index % 50)")
    }

    var body: some View {
        if changes.times[index] == nil { changes.times[index] = $time }
        return HStack(spacing: 8) {
            Color(red: 0, green: 0, blue: 1).frame(width: 32, height: 32)
            VStack(alignment: .leading, spacing: 0) {
                Text("Sender \(index)").font(.custom("DejaVu Sans", fixedSize: 17).bold())
                Text("The quick brown fox jumps over the lazy dog \(index)")
                    .font(.custom("DejaVu Sans", fixedSize: 15))
            }
            Spacer(minLength: 0)
            Text(time).font(.custom("DejaVu Sans", fixedSize: 12))
        }
        .foregroundColor(.black)
        .padding(8)
        .background(Color.white)
    }
}
