import Foundation

/// The activity of a process so far, as the kernel counts it.
struct Activity {
    /// The number of voluntary context switches of each thread.
    private let sleeps: [String: Int]
    /// Bytes to files and sockets, including the one to the X server.
    let bytesWritten: Int
    /// Private memory in kibibytes, independent of memory shared with other processes.
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

    /// The number of wake-ups of all living threads.
    func awakenings(since old: Activity) -> Int {
        sleeps.reduce(0) { $0 + $1.value - (old.sleeps[$1.key] ?? 0) }
    }
}

/// Returns the number after a word at the beginning of a line; 0 if there is no such line.
private func number(_ word: String, in file: String) -> Int {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(word) }
    return line?.dropFirst(word.count).split { $0 == " " || $0 == "\t" }.first
        .flatMap { Int($0) } ?? 0
}
