import Foundation
import LozengeCore
import LozengeImage
import LozengeTesting
import SwiftUI
import Testing

@testable import Gallery

@Suite("The examples of the documentation")
struct ExamplePicturesTests {
    /// The folder for the pictures and their list, set by `make docs`.
    private static let folder = ProcessInfo.processInfo.environment["LOZENGE_PICTURES"]
    /// All pages except that of cards, which has no examples.
    private static let pages = Page.all.filter { $0.title != "Cards" }

    @Test("Every example has a picture in light and dark")
    func drawn() throws {
        let display = try PictureDisplay(scale: 2)
        // PagesTests draws all pages in every run.
        for page in Self.folder == nil ? Array(Self.pages.prefix(5)) : Self.pages {
            let examples = Example.all(on: page)
            let light = try pictures(of: page, .light, on: display)
            let dark = try pictures(of: page, .dark, on: display)
            #expect(light.count == examples.count && dark.count == examples.count)
            for (example, (light, dark)) in zip(examples, zip(light, dark)) {
                #expect(light.closed != dark.closed, "\(example)")
                try write(light, example.picture)
                try write(dark, example.picture + "~dark")
            }
        }
    }

    @Test("Every example has a caption that is unique on its page, and a listing in the sources")
    func listed() async throws {
        let examples = Self.pages.map { Example.all(on: $0) }
        for (page, examples) in zip(Self.pages, examples) {
            #expect(!examples.isEmpty, "\(page.title)")
            #expect(Set(examples.map(\.caption)).count == examples.count, "\(page.title)")
        }
        let folder = try Self.folder ?? temporaryFolder()
        defer { if Self.folder == nil { try? FileManager.default.removeItem(atPath: folder) } }
        try JSONEncoder().encode(examples.flatMap(\.self))
            .write(to: URL(filePath: folder + "/examples.json"))
        let listings = try Program(
            "/usr/bin/env", ["python3", fixture("../../scripts/listings.py"), folder],
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"])
        #expect(try await listings.end() == .status(0), "\(listings.errors)")
    }

    /// Draws a page, and returns the pictures of its examples without their captions.
    private func pictures(
        of page: Page, _ scheme: ColorScheme, on display: PictureDisplay
    ) throws -> [Look] {
        func open() -> Screen {
            let screen = Screen(640, 600, colorScheme: scheme, reducesMotion: true, on: display) {
                PageView(page: page).frame(width: 640)
            }
            screen.resizeToFit()
            return screen
        }
        var screen = open()
        let picture = try screen.picture()
        return try screen.examples.enumerated().map { index, example in
            // A card has 12 points around its content, and round corners.
            let closed = picture.part(example.frame.insetBy(dx: -8, dy: -8))
            // A file dialog would show the folders of this machine.
            guard !page.title.hasPrefix("fileImporter"), let opened = try screen.open(index) else {
                return Look(closed: closed)
            }
            screen = open()
            return Look(closed: closed, opened: opened)
        }
    }

    private func write(_ look: Look, _ name: String) throws {
        guard let folder = Self.folder else { return }
        for (picture, name) in [(look.closed, name), (look.opened, "open-\(name)")] {
            guard let picture else { continue }
            let data = try #require(picture.pngData())
            try data.write(to: URL(filePath: "\(folder)/\(name)@2x.png"))
        }
    }
}

/// The pictures of an example.
private struct Look {
    let closed: Picture
    /// The menu, dialog or sheet of the example; `nil` if it has none.
    var opened: Picture?
}

/// An example in the list of pictures.
private struct Example: Encodable {
    let page: String
    let caption: String
    /// The name of the picture.
    let picture: String

    static func all(on page: Page) -> [Example] {
        let number = Page.all.firstIndex { $0.id == page.id } ?? 0
        let screen = Screen(640, 600) { PageView(page: page) }
        return screen.examples.enumerated().map { index, element in
            Example(
                page: page.title, caption: element.label, picture: "page\(number)-\(index)")
        }
    }
}

extension Screen {
    /// The elements of the page's examples.
    fileprivate var examples: [Element] { elements().filter { $0.identifier == "example" } }

    /// Returns the picture of the popup or sheet that opens by the primary button on the first control of an
    /// example, or by the secondary button in its middle; `nil` if there is none.
    fileprivate func open(_ index: Int) throws -> Picture? {
        for button in [PointerButton.primary, .secondary] {
            let example = examples[index]
            // Each field has the same menu.
            let control = button == .primary ? example.first([.button, .menuButton]) : example
            guard let frame = control?.frame, example.first([.textField]) == nil else { continue }
            click(at: CGPoint(x: frame.midX, y: frame.midY), with: button)
            // A tooltip would open later.
            advance(by: .milliseconds(300))
            if let popup = popups.first { return try popup.picture() }
            if let sheet = elements(.dialog).first { return try picture().part(sheet.frame) }
        }
        return nil
    }
}

extension Screen.Element {
    /// Returns the first element inside, or this one, with one of the roles.
    fileprivate func first(_ roles: Set<SemanticRole>) -> Screen.Element? {
        roles.contains(role) ? self : children.lazy.compactMap { $0.first(roles) }.first
    }
}

extension Picture {
    /// Returns the part of the picture in a rectangle in points, which is in the picture.
    fileprivate func part(_ frame: CGRect) -> Picture {
        let columns = (Int(frame.minX * scale)..<Int(frame.maxX * scale)).clamped(
            to: 0..<pixelWidth)
        let rows = Int(frame.minY * scale)..<Int(frame.maxY * scale)
        let part = rows.clamped(to: 0..<pixelHeight).flatMap { row in
            pixels[row * pixelWidth..<(row + 1) * pixelWidth].dropFirst(columns.lowerBound)
                .prefix(columns.count)
        }
        return Picture(
            name: name, pixelWidth: columns.count, pixelHeight: part.count / columns.count,
            scale: scale, pixels: part, isOpaque: isOpaque)
    }
}
