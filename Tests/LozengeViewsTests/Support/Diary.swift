/// Recorded events, in order.
final class Diary {
    var lines: [String] = []
    func note(_ line: String) { lines.append(line) }
}
