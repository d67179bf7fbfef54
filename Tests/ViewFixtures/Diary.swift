/// Recorded events, in order.
package final class Diary {
    package var lines: [String] = []

    package init() {}

    package func note(_ line: String) { lines.append(line) }
}
