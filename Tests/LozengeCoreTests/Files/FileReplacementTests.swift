import Foundation
import LozengeCore
import Testing

@Suite("Files that are written whole or not at all")
struct FileReplacementTests {
    private let folder: TemporaryFolder
    private let data = Data("new".utf8)

    init() throws { folder = try TemporaryFolder() }

    @Test("A new file has default permissions, and no other file is left beside it")
    func new() throws {
        try FileReplacement().write(data, to: folder["a"])
        #expect(folder.read("a") == "new" && folder.names == ["a"])
        close(open(folder["usual"], O_CREAT | O_WRONLY, 0o666))
        #expect(folder.mode("a") == folder.mode("usual"))
    }

    @Test("A file keeps its permissions", arguments: [0o600, 0o640, 0o666, 0o444] as [mode_t])
    func permissions(mode: mode_t) throws {
        try folder.write("old", to: "a")
        #expect(chmod(folder["a"], mode) == 0)
        try FileReplacement().write(data, to: folder["a"])
        #expect(folder.read("a") == "new" && folder.mode("a") == mode)
    }

    @Test("Links stay links, and their target is written, even if it does not exist yet")
    func links() throws {
        try FileManager.default.createDirectory(
            atPath: folder["deep"], withIntermediateDirectories: true)
        try folder.link("deep/second", to: "../target")
        try folder.link("first", to: folder["deep/second"])
        for text in ["one", "two"] {
            try FileReplacement().write(Data(text.utf8), to: folder["first"])
            #expect(folder.read("target") == text)
        }
        #expect(folder.isLink("first") && folder.isLink("deep/second"))
        try folder.link("round", to: "round")
        #expect(throws: FileError.system(ELOOP)) {
            try FileReplacement().write(data, to: folder["round"])
        }
    }

    @Test("A folder, a FIFO or a device is not replaced")
    func others() throws {
        #expect(mkfifo(folder["fifo"], 0o600) == 0)
        try FileManager.default.createDirectory(
            atPath: folder["sub"], withIntermediateDirectories: true)
        for path in [folder["fifo"], folder["sub"], folder.path + "/", folder["sub/.."]] {
            #expect(throws: FileError.notRegular, "\(path)") {
                try FileReplacement().write(data, to: path)
            }
        }
        #expect(folder.names == ["fifo", "sub"])
        #expect(throws: FileError.missing) {
            try FileReplacement().write(data, to: folder["nothing/a"])
        }
    }

    @Test("The file is unchanged if a step fails", arguments: 0..<4)
    func faults(step: Int) throws {
        try folder.write("old", to: "a")
        var broken = FileReplacement()
        switch step {
        case 0:
            broken.steps.write = { data, file throws(FileError) in
                // Half of it is written when the disk is full.
                try FileReplacement().steps.write(data.prefix(1), file)
                throw FileError.system(ENOSPC)
            }
        case 1: broken.steps.synchronize = { _ throws(FileError) in throw FileError.system(EIO) }
        case 2:
            broken.steps.rename = { _, _, _ throws(FileError) in throw FileError.system(EIO) }
        default: #expect(chmod(folder.path, 0o500) == 0)
        }
        // The superuser may write everywhere.
        if step < 3 || geteuid() != 0 {
            #expect(throws: FileError.self) { try broken.write(data, to: folder["a"]) }
            #expect(folder.read("a") == "old")
        }
        #expect(chmod(folder.path, 0o700) == 0)
        #expect(folder.names == ["a"])
    }

    @Test("The draft's name is different each time, and a planted link is not followed")
    func draft() throws {
        try folder.write("precious", to: "precious")
        // The names of drafts in earlier versions.
        for name in [".a.new", "a.new", ".a"] { try folder.link(name, to: "precious") }
        let before = folder.names
        var names: Set<String> = []
        for _ in 0..<10 {
            var watched = FileReplacement()
            let seen = Seen()
            watched.steps.rename = { _, from, _ throws(FileError) in
                seen.name = from
                throw FileError.system(EIO)
            }
            try? watched.write(data, to: folder["a"])
            names.insert(seen.name)
        }
        #expect(names.count == 10 && folder.names == before)
        #expect(folder.read("precious") == "precious")
    }

    private final class Seen: @unchecked Sendable { var name = "" }

    @Test("A file that another process wrote is not overwritten")
    func expectations() throws {
        let replacement = FileReplacement()
        try replacement.write(data, to: folder["a"], replacing: .missing)
        #expect(throws: FileError.changed) {
            try replacement.write(Data("mine".utf8), to: folder["a"], replacing: .missing)
        }
        for text in ["theirs", "nex", "ne", "", "new "] {
            try folder.write(text, to: "a")
            #expect(throws: FileError.changed) {
                try replacement.write(Data("mine".utf8), to: folder["a"], replacing: .bytes(data))
            }
            #expect(folder.read("a") == text && folder.names == ["a"])
        }
        try folder.write("new", to: "a")
        try replacement.write(Data("mine".utf8), to: folder["a"], replacing: .bytes(data))
        #expect(folder.read("a") == "mine")
        // Another process has written the same bytes.
        for expected in [FileReplacement.Expectation.missing, .bytes(data)] {
            try replacement.write(Data("mine".utf8), to: folder["a"], replacing: expected)
        }
        // Writing a deleted file again loses nothing.
        try FileManager.default.removeItem(atPath: folder["a"])
        try replacement.write(data, to: folder["a"], replacing: .bytes(data))
        #expect(folder.read("a") == "new")
    }

    @Test("Of several processes that replace the same bytes at once, one succeeds")
    func race() async throws {
        for round in 0..<20 {
            try folder.write("\(round)", to: "a")
            let path = folder["a"]
            let winners = await withTaskGroup(of: Int.self) { group in
                for number in 0..<8 {
                    group.addTask {
                        let mine = Data("\(round) by \(number)".utf8)
                        let isDone: Void? = try? FileReplacement().write(
                            mine, to: path, replacing: .bytes(Data("\(round)".utf8)))
                        return isDone == nil ? 0 : 1
                    }
                }
                return await group.reduce(0, +)
            }
            #expect(winners == 1)
        }
        #expect(folder.names == ["a"])
    }

    @Test("A lock by another process is waited for, but not forever")
    func locked() throws {
        let other = open(folder.path, O_RDONLY | O_DIRECTORY)
        defer { close(other) }
        #expect(flock(other, LOCK_EX) == 0)
        #expect(throws: FileError.locked) { try FileReplacement().write(data, to: folder["a"]) }
        #expect(folder.names == [])
        #expect(flock(other, LOCK_UN) == 0)
        try FileReplacement().write(data, to: folder["a"])
    }
}
