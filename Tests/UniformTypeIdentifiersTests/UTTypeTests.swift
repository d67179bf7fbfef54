import Foundation
import Testing

@testable import UniformTypeIdentifiers

@Suite("File types")
struct UTTypeTests {
    @Test(
        "Extensions are those of the well-known types, in any case",
        arguments: [
            ("png", UTType.png), ("JPG", .jpeg), ("txt", .plainText), ("swift", .swiftSource),
            ("json", .json), ("pdf", .pdf), ("mp3", .mp3), ("zip", .zip),
            ("csv", .commaSeparatedText),
        ])
    func extensions(name: String, type: UTType) {
        #expect(UTType(filenameExtension: name) == type)
    }

    @Test("A type has a MIME type and an extension, and is found by either")
    func tags() {
        #expect(UTType.jpeg.preferredMIMEType == "image/jpeg")
        #expect(UTType.jpeg.preferredFilenameExtension == "jpeg")
        #expect(UTType(mimeType: "image/svg+xml") == .svg)
        #expect(UTType.image.preferredMIMEType == nil)
        #expect(UTType.html.tags[.filenameExtension] == ["html", "htm"])
    }

    @Test("Types conform to more general ones, transitively")
    func conformance() {
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data))
        #expect(UTType.png.conforms(to: .png) && !UTType.png.isSubtype(of: .png))
        #expect(
            UTType.swiftSource.conforms(to: .plainText) && UTType.swiftSource.conforms(to: .content)
        )
        #expect(!UTType.png.conforms(to: .text) && !UTType.image.conforms(to: .png))
        #expect(UTType.text.isSupertype(of: .json))
        #expect(UTType.svg.supertypes.isSuperset(of: [.image, .xml, .text, .data, .item]))
    }

    @Test("Every type of the table has parents in the table, and is found by its identifier")
    func table() {
        let lines = knownTypes.split(separator: "\n")
        #expect(lines.count > 130)
        for line in lines {
            let fields = line.split(separator: "|", omittingEmptySubsequences: false)
            #expect(fields.count == 5, "\(line)")
            #expect(UTType(String(fields[0])) != nil)
            for parent in fields[1].split(separator: " ") {
                #expect(UTType(String(parent)) != nil, "\(parent)")
            }
        }
        #expect(UTType("com.example.unheard-of") == nil)
    }

    @Test(
        "Unknown extensions make types that keep them, with the desktop's description if available"
    )
    func dynamic() throws {
        let type = try #require(UTType(filenameExtension: "lozenge-test"))
        #expect(type.isDynamic && type.conforms(to: .data) && !type.conforms(to: .image))
        #expect(type.preferredFilenameExtension == "lozenge-test")
        #expect(UTType(type.identifier) == type)
        #expect(
            UTType(filenameExtension: "lozenge-test", conformingTo: .image)?.conforms(to: .image)
                == true)
        // Not a well-known type of Apple's, but one of shared-mime-info if that is installed.
        let cursor = try #require(UTType(mimeType: "image/x-lozenge"))
        #expect(cursor.conforms(to: .image))
    }

    @Test(
        "An invalid extension or MIME type has no type",
        arguments: ["", "a/b", "a.b", "nul\0", String(repeating: "x", count: 300)])
    func impossible(name: String) {
        #expect(UTType(filenameExtension: name) == nil)
        #expect(UTType(mimeType: name) == nil || name == "a/b")
    }

    @Test("A program declares custom types")
    func declared() throws {
        let type = UTType(exportedAs: "com.example.encounter", conformingTo: .json)
        #expect(type.conforms(to: .json) && type.conforms(to: .text) && !type.isDynamic)
        #expect(UTType("com.example.encounter") == type)
        #expect(UTType(importedAs: "com.example.other").conforms(to: .data))
        // A known type is unchanged.
        #expect(!UTType(importedAs: "public.png", conformingTo: .text).conforms(to: .text))
        #expect(!type.isPublic && UTType.png.isPublic)
    }

    @Test("A type is coded by its identifier")
    func coding() throws {
        let data = try JSONEncoder().encode([UTType.png])
        #expect(String(decoding: data, as: UTF8.self) == #"["public.png"]"#)
        #expect(try JSONDecoder().decode([UTType].self, from: data) == [.png])
    }

    @Test("Names get the extension of a type, once")
    func names() {
        let folder = URL(fileURLWithPath: "/tmp")
        #expect(folder.appendingPathComponent("a", conformingTo: .png).lastPathComponent == "a.png")
        #expect(
            folder.appendingPathComponent("a.JPG", conformingTo: .jpeg).lastPathComponent == "a.JPG"
        )
        #expect(folder.appendingPathComponent("a", conformingTo: .folder).lastPathComponent == "a")
    }
}
