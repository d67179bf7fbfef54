import Foundation
import LozengeCore
import Testing

@Suite("Regular files")
struct RegularFileTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test("A file and a link to it are read, up to a limit")
    func contents() throws {
        let text = String(repeating: "lozenge ", count: 100_000)
        try folder.write(text, to: "a")
        try folder.link("link", to: "a")
        for name in ["a", "link"] {
            #expect(try RegularFile.contents(of: folder[name]) == Data(text.utf8))
        }
        #expect(try RegularFile.contents(of: folder["a"], atMost: 800_000).count == 800_000)
        #expect(throws: FileError.tooLarge(limit: 799_999)) {
            try RegularFile.contents(of: folder["a"], atMost: 799_999)
        }
        try folder.write("", to: "empty")
        #expect(try RegularFile.contents(of: folder["empty"], atMost: 0) == Data())
    }

    @Test("A file that reports size 0 is limited, too")
    func growing() throws {
        // The kernel reports no size for files below /proc.
        #expect(throws: FileError.tooLarge(limit: 10)) {
            try RegularFile.contents(of: "/proc/self/status", atMost: 10)
        }
    }

    @Test("A FIFO, a folder, a device, or a link to one is refused at once")
    func others() throws {
        #expect(mkfifo(folder["fifo"], 0o600) == 0)
        try folder.link("link", to: "fifo")
        for path in [folder["fifo"], folder["link"], folder.path, "/dev/zero", "/dev/tty"] {
            let error = #expect(throws: FileError.self) { try RegularFile.contents(of: path) }
            // Without a terminal, /dev/tty is not a device.
            #expect(error == .notRegular || path == "/dev/tty", "\(path)")
        }
    }

    @Test("The reason for a failure is a clause", arguments: ["nothing", "nothing/inside", ""])
    func missing(name: String) {
        let path = name.isEmpty ? "" : folder[name]
        #expect(throws: FileError.missing) { try RegularFile.contents(of: path) }
        #expect(FileError.missing.localizedDescription == "it does not exist")
        #expect(FileError.system(EACCES).localizedDescription == "Permission denied")
    }

    @Test("The path of an open file leads to it after its name was removed")
    func path() throws {
        try folder.write("kept", to: "a")
        let file = try RegularFile(folder["a"])
        try folder.write("another", to: "b")
        #expect(rename(folder["b"], folder["a"]) == 0)
        #expect(try String(contentsOfFile: file.path, encoding: .utf8) == "kept")
    }
}
