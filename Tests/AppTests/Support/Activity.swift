import Foundation

/// What a process has done so far, as the kernel counts it.
struct Activity {
    /// How often its threads went to sleep of their own will.
    let awakenings: Int
    /// To files and sockets, the one to the X server among them.
    let bytesWritten: Int
    /// Memory in kibibytes, what is shared with others counted in part.
    let memory: Int

    init(of process: pid_t) throws {
        let folder = "/proc/\(process)"
        let threads = try FileManager.default.contentsOfDirectory(atPath: folder + "/task")
        awakenings = threads.reduce(0) {
            $0 + number("voluntary_ctxt_switches:", in: "\(folder)/task/\($1)/status")
        }
        bytesWritten = number("wchar:", in: folder + "/io")
        memory = number("Pss:", in: folder + "/smaps_rollup")
    }
}

/// The number after a word at the beginning of a line; 0 where there is no such line.
private func number(_ word: String, in file: String) -> Int {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(word) }
    return line?.dropFirst(word.count).split { $0 == " " || $0 == "\t" }.first
        .flatMap { Int($0) } ?? 0
}
