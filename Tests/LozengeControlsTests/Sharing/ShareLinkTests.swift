import Foundation
import LozengeTesting
import Testing
import UniformTypeIdentifiers
import ViewFixtures
import WaitingFixtures

@testable import LozengeControls

@Suite("Sharing")
struct ShareLinkTests {
    private struct Report: Transferable {
        static var transferRepresentation: some TransferRepresentation {
            DataRepresentation(exportedContentType: .json) { _ in Data("{}".utf8) }
        }
    }

    private func choices(_ screen: Screen, _ label: String = "Share…") throws -> Screen {
        screen.click(.button, label)
        return try #require(screen.popups.first)
    }

    @Test("An address is copied, and the popover closes")
    func copy() async throws {
        let url = try #require(URL(string: "https://example.org/a"))
        let screen = Screen(300, 300) { ShareLink(item: url) }
        try choices(screen).click("Copy")
        try await wait(for: "the copy") { screen.offer(on: .copied) == "https://example.org/a" }
        try await wait(for: "the end") { screen.popups.isEmpty }
    }

    @Test("A text goes into a letter with its subject and message")
    func letter() async throws {
        let screen = Screen(300, 300) {
            ShareLink(
                "Share Text", item: "a & b", subject: Text("Two letters"), message: Text("Look:"))
        }
        let popover = try choices(screen, "Share Text")
        #expect(popover.frame(of: "Save to Downloads") == nil)
        popover.click("Send by Email…")
        try await wait(for: "the letter") { !screen.opened.isEmpty || !popover.opened.isEmpty }
        let letter = try #require((screen.opened + popover.opened).first)
        let parts = URLComponents(url: letter, resolvingAgainstBaseURL: false)
        #expect(letter.scheme == "mailto")
        #expect(parts?.queryItems?.first { $0.name == "subject" }?.value == "Two letters")
        #expect(parts?.queryItems?.first { $0.name == "body" }?.value == "Look:\n\na & b")
    }

    @Test("Several addresses are copied line by line")
    func several() async throws {
        let urls = ["a", "b"].compactMap { URL(string: "https://example.org/\($0)") }
        let screen = Screen(300, 300) { ShareLink(items: urls) }
        try choices(screen).click("Copy")
        try await wait(for: "the copy") {
            screen.offer(on: .copied) == "https://example.org/a\nhttps://example.org/b"
        }
    }

    @Test("A value with a form but text is a file")
    func files() throws {
        let screen = Screen(300, 300) {
            ShareLink(item: Report(), preview: SharePreview("Turnover"))
        }
        let popover = try choices(screen)
        #expect(popover.frame(of: "Turnover") != nil && popover.frame(of: "Copy") == nil)
        #expect(popover.frame(of: "Open in Another App") != nil)
    }

    @Test("A file keeps inside of its folder and does not replace another one")
    func names() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SharedFile("../a/b", .json, Data("1".utf8))
        let first = try file.write(into: folder)
        let second = try file.write(into: folder)
        #expect(first.deletingLastPathComponent().path == folder.path)
        #expect(first != second && first.pathExtension == "json" && second.pathExtension == "json")
        #expect(SharedFile("", .json, Data()).name == "Untitled.json")
        #expect(SharedFile("a.txt", .json, Data()).name == "a.txt")
    }

    @Test("In a menu the choices are a submenu")
    func menu() throws {
        let screen = Screen(300, 300) { Menu("More") { ShareLink(item: "a") } }
        screen.click("More")
        let menu = try #require(screen.popups.first)
        menu.click("Share…")
        #expect(menu.popups.first?.frame(of: "Copy") != nil)
    }

    @Test("A button pastes values that can be made of text")
    func paste() async throws {
        let diary = Diary()
        let screen = Screen(300, 100) {
            HStack {
                PasteButton(payloadType: URL.self) { diary.note("\($0)") }
                Text("page")
            }
        }
        screen.offer("https://example.org", on: .copied)
        screen.click(.button, "Paste")
        try await wait(for: "the address") { diary.lines == ["[https://example.org]"] }
    }

    @Test("A color is shared as its digits")
    func colors() async throws {
        let red = Color(red: 1, green: 0, blue: 0)
        #expect(try await red.exported(as: .plainText) == Data("#FF0000".utf8))
        let read = try await Color(importing: Data("#FF0000".utf8), contentType: nil)
        #expect(read.resolve(in: EnvironmentValues()) == red.resolve(in: EnvironmentValues()))
        await #expect(throws: TransferError.self) {
            try await Color(importing: Data("reddish".utf8), contentType: nil)
        }
    }
}
