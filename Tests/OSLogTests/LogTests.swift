import Foundation
import Synchronization
import Testing

@testable import os

@Suite("Messages to the log")
struct LogTests {
    private final class Lines: Sendable {
        private let written = Mutex<[String]>([])
        func add(_ line: String) { written.withLock { $0.append(line) } }
        var all: [String] { written.withLock { $0 } }
    }

    private func written(
        _ message: OSLogMessage, _ type: OSLogType = .default, to form: LogOutput.Form = .plain,
        showsPrivate: Bool = false
    ) -> [String] {
        let lines = Lines()
        let output = LogOutput(form: form, showsPrivate: showsPrivate) { lines.add($0) }
        output.write(
            message.text(showsPrivate: showsPrivate), type, subsystem: "com.example",
            category: "net")
        return lines.all
    }

    @Test("A line has the place, the level and the words")
    func plain() {
        #expect(written("Started") == ["[com.example:net] Started"])
        #expect(written("Lost", .error) == ["[com.example:net] error: Lost"])
        #expect(written("Odd", .fault) == ["[com.example:net] fault: Odd"])
        #expect(written("x", .debug) == ["[com.example:net] debug: x"])
    }

    @Test("The journal gets the priority in front of each line")
    func journal() {
        #expect(
            written("a\nb", .error, to: .journal) == [
                "<3>[com.example:net] a\n<3>[com.example:net] b"
            ])
        #expect(written("a", .debug, to: .journal) == ["<7>[com.example:net] a"])
        #expect(written("a", .default, to: .journal) == ["<5>[com.example:net] a"])
    }

    @Test("Standard error is the journal only if it is the file that the environment names")
    func stream() {
        #expect(LogOutput.isJournal(stream: "8:1234", device: 8, inode: 1234))
        #expect(!LogOutput.isJournal(stream: "8:1234", device: 8, inode: 12345))
        #expect(!LogOutput.isJournal(stream: "nonsense", device: 8, inode: 1234))
    }

    @Test("Strings are private and numbers public by default")
    func privacy() {
        let (name, count) = ("Ada", 3)
        let message: OSLogMessage =
            "\(name) \(name, privacy: .public) \(count) \(count, privacy: .private) \(name, privacy: .sensitive)"
        #expect(message.text(showsPrivate: false) == "<private> Ada 3 <private> <private>")
        #expect(message.text(showsPrivate: true) == "Ada Ada 3 3 <private>")
        let hashed: OSLogMessage = "\(name, privacy: .private(mask: .hash))"
        let text = hashed.text(showsPrivate: false)
        #expect(text.hasPrefix("<mask.hash: '") && !text.contains("Ada"))
        #expect(text == hashed.text(showsPrivate: false))
    }

    @Test("Values are formatted and aligned")
    func formats() {
        func text(_ message: OSLogMessage) -> String { message.text(showsPrivate: true) }
        #expect(
            text("\(255, format: .hex)|\(255, format: .hex(includePrefix: true, uppercase: true))")
                == "ff|0xFF")
        #expect(
            text(
                "\(-7, format: .decimal(minDigits: 3))|\(7, format: .decimal(explicitPositiveSign: true))"
            ) == "-007|+7")
        #expect(text("\(8, format: .octal)|\(Int8.min)") == "10|-128")
        #expect(text("\(1.5)|\(1.25, format: .fixed(precision: 1))") == "1.500000|1.2")
        #expect(text("\(true)|\(false, format: .answer)") == "true|no")
        #expect(
            text("\("ab", align: .right(columns: 4))|\("ab", align: .left(columns: 4))|")
                == "  ab|ab  |")
        #expect(text("\(3, align: .right(columns: 3))") == "  3")
        #expect(text("\([1, 2])|\(Int.self)") == "[1, 2]|Int")
    }

    @Test("Excessive widths and precisions are limited")
    func hostile() {
        let message: OSLogMessage =
            "\(1, format: .decimal(minDigits: .max))\("", align: .left(columns: .max))\(1.0, format: .fixed(precision: .max))"
        #expect(message.text(showsPrivate: true).count < 1500)
        let negative: OSLogMessage =
            "\(1, format: .decimal(minDigits: .min))\("", align: .left(columns: .min))\(1.0, format: .fixed(precision: .min))"
        #expect(negative.text(showsPrivate: true) == "11")
    }

    @Test("Formats with a percent sign")
    func percent() {
        func text(_ format: String, _ arguments: Any...) -> String {
            OSLogMessage(format: format, arguments).text(showsPrivate: false)
        }
        #expect(text("%d of %{public}@ (%.1f %%)", 3, "all", 2.25) == "3 of all (2.2 %)")
        #expect(text("%@", "secret") == "<private>")
        #expect(text("%x %04u %ld", 255, 7, -1) == "ff 0007 -1")
        #expect(text("%d %d", 1) == "1 <missing>")
        #expect(text("100%") == "100%")
        #expect(text("%{public %n %99999999999d", 1) == "%{public %n %99999999999d")
        #expect(text("%d", "no number") == "no number")
    }

    @Test("A disabled log writes nothing")
    func disabled() {
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        #expect(OSLog.default.isEnabled(type: .debug))
    }

    @Test("A lock protects its state from other threads")
    func lock() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<1000 { count.withLock { $0 += 1 } } }
            }
        }
        #expect(count.withLock { $0 } == 8000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        #expect(plain.lockIfAvailable())
        plain.unlock()
    }

    @Test("Intervals of a signposter return what their functions return")
    func signposts() {
        let signposter = OSSignposter(logHandle: .disabled)
        #expect(!signposter.isEnabled)
        #expect(signposter.withIntervalSignpost("work") { 7 } == 7)
        #expect(signposter.makeSignpostID() != .exclusive)
        let points = OSLog(subsystem: "test", category: .pointsOfInterest)
        #expect(points.isEnabled(type: .debug) && OSSignpostID(log: points) != .exclusive)
        os_signpost(.event, log: .disabled, name: "start")
    }
}
