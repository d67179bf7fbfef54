import Foundation

/// What a process has done so far, as the kernel counts it.
struct Activity {
    /// How often each of its threads went to sleep of its own will.
    private let sleeps: [String: Int]
    /// To files and sockets, the one to the X server among them.
    let bytesWritten: Int
    /// Memory in kibibytes that is its own, which does not change with what others share.
    let memory: Int

    init(of process: pid_t) throws {
        let folder = "/proc/\(process)"
        let threads = try FileManager.default.contentsOfDirectory(atPath: folder + "/task")
        sleeps = Dictionary(
            uniqueKeysWithValues: threads.map {
                ($0, number("voluntary_ctxt_switches:", in: "\(folder)/task/\($0)/status"))
            })
        bytesWritten = number("wchar:", in: folder + "/io")
        memory = number("Private_Dirty:", in: folder + "/smaps_rollup")
    }

    /// How often threads were woken; those that have ended are not counted.
    func awakenings(since old: Activity) -> Int {
        sleeps.reduce(0) { $0 + $1.value - (old.sleeps[$1.key] ?? 0) }
    }
}

/// The number after a word at the beginning of a line; 0 where there is no such line.
private func number(_ word: String, in file: String) -> Int {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(word) }
    return line?.dropFirst(word.count).split { $0 == " " || $0 == "\t" }.first
        .flatMap { Int($0) } ?? 0
}
