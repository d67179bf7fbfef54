import Foundation
import Testing

@testable import LozengeControls

@Suite("The loading of items")
struct ItemLoadingTests {
    private struct Answer: Sendable {
        var bytes: Data?
        var file: URL?
        var isError = false
    }

    @Test("The address of a file is loaded as bytes")
    func address() async throws {
        let file = URL(filePath: "/tmp/a letter.txt")
        let provider = NSItemProvider(object: file)
        let answer = await withCheckedContinuation { done in
            provider.loadItem(forTypeIdentifier: "public.url", options: nil) { item, error in
                done.resume(returning: Answer(bytes: item as? Data, isError: error != nil))
            }
        }
        let bytes = try #require(answer.bytes)
        #expect(URL(dataRepresentation: bytes, relativeTo: nil) == file)
        #expect(!answer.isError)
    }

    @Test("A form that an item does not have is an error")
    func missing() async {
        let provider = NSItemProvider(object: "text")
        let answer = await withCheckedContinuation { done in
            provider.loadItem(forTypeIdentifier: "public.png") { item, error in
                done.resume(returning: Answer(bytes: item as? Data, isError: error != nil))
            }
        }
        #expect(answer.bytes == nil && answer.isError)
        await #expect(throws: (any Error).self) {
            _ = try await provider.loadItem(forTypeIdentifier: "no.such.type")
        }
    }

    @Test("A file is named after the item and its type")
    func names() async {
        for (suggested, name) in [(nil, "Item.txt"), ("Plan", "Plan.txt"), ("..", "Item.txt")] {
            let provider = NSItemProvider(object: "text")
            provider.suggestedName = suggested
            let file: URL? = await withCheckedContinuation { done in
                provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { file, _ in
                    done.resume(returning: file)
                }
            }
            #expect(file?.lastPathComponent == name)
        }
    }

    @Test("A form is loaded as bytes, and as a file that is gone after the call")
    func file() async throws {
        let provider = NSItemProvider(object: "text")
        provider.suggestedName = "../../letter.txt"
        let item = try await provider.loadItem(forTypeIdentifier: "public.text")
        #expect(item as? Data == Data("text".utf8))
        let answer = await withCheckedContinuation { done in
            provider.loadFileRepresentation(forTypeIdentifier: "public.text") { file, error in
                let bytes = file.flatMap { try? Data(contentsOf: $0) }
                done.resume(returning: Answer(bytes: bytes, file: file, isError: error != nil))
            }
        }
        #expect(answer.bytes == Data("text".utf8))
        let file = try #require(answer.file)
        #expect(file.lastPathComponent == "letter.txt")
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }

    @Test("A form that is registered is made when it is asked for; its handler may answer twice")
    func registered() async throws {
        let provider = NSItemProvider(object: "text")
        provider.registerDataRepresentation(
            forTypeIdentifier: "public.json", visibility: .all
        ) { answer in
            answer(Data("{}".utf8), nil)
            answer(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        provider.registerDataRepresentation(
            forTypeIdentifier: "public.png", visibility: .ownProcess
        ) { answer in
            answer(nil, CocoaError(.fileNoSuchFile))
            return nil
        }
        #expect(provider.registeredTypeIdentifiers.suffix(2) == ["public.json", "public.png"])
        let json = try await provider.loadItem(forTypeIdentifier: "public.json")
        #expect(json as? Data == Data("{}".utf8))
        await #expect(throws: CocoaError.self) {
            _ = try await provider.loadItem(forTypeIdentifier: "public.png")
        }
        #expect(provider.canLoadObject(ofClass: String.self))
    }

    @Test("A provider of data, of an address or of a text")
    func items() async throws {
        let data = NSItemProvider(item: Data([1, 2]) as NSData, typeIdentifier: "public.png")
        #expect(data.registeredTypeIdentifiers == ["public.png"])
        #expect(try await data.loadItem(forTypeIdentifier: "public.png") as? Data == Data([1, 2]))
        let text = NSItemProvider(item: "words" as NSString, typeIdentifier: nil)
        #expect(text.canLoadObject(ofClass: String.self))
        #expect(
            NSItemProvider(item: nil, typeIdentifier: "public.png").registeredTypeIdentifiers == [])
    }
}
