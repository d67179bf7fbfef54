import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@testable import LozengeControls

@Suite("Images that are loaded")
struct AsyncImageTests {
    /// Pictures that a test hands out when it wants to.
    private final class Library: PictureSource {
        private var waiting: [(url: URL, answer: CheckedContinuation<Data, any Error>)] = []
        private(set) var asked: [String] = []

        func find(
            _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
        ) -> FoundPicture? {
            nil
        }

        func load(_ url: URL) async throws -> Data {
            asked.append(url.lastPathComponent)
            return try await withCheckedThrowingContinuation { waiting.append((url, $0)) }
        }

        /// Answers the oldest request.
        func answer(_ result: Result<Data, any Error>) {
            waiting.removeFirst().answer.resume(with: result)
        }

        func waits(for count: Int) async throws {
            for _ in 0..<10_000 where asked.count < count { await Task.yield() }
            try #require(asked.count == count)
        }
    }

    private struct Cover: View {
        @State var name: String? = "a"
        let library: Library
        let diary: Diary

        var body: some View {
            VStack {
                AsyncImage(
                    url: name.map { URL(fileURLWithPath: "/\($0)") }, scale: 2
                ) { phase in
                    switch phase {
                    case .empty: Text("empty")
                    case .success(let image):
                        Text(
                            verbatim:
                                "\([40, 80].first { image == AsyncImageTests.picture($0) } ?? 0) bytes"
                        )
                    case .failure(let error): Text(verbatim: "failure \(error)")
                    }
                }
                Button("Other") { name = "b" }
                Button("None") { name = nil }
            }
            .environment(\.pictures, library)
        }
    }

    /// The image of a picture with two pixels per point.
    private static func picture(_ count: Int) -> Image {
        Image(data: Data(count: count), scale: 2)
    }

    private let library = Library()

    private func screen() -> Screen {
        Screen(300, 300) { Cover(library: library, diary: Diary()) }
    }

    /// Waits until the window shows something.
    private func shows(_ name: String, _ screen: Screen) async throws {
        for _ in 0..<10_000
        where screen.frame(of: name) == nil && screen.element(.image, name) == nil {
            await Task.yield()
        }
        try #require(screen.frame(of: name) != nil || screen.element(.image, name) != nil)
    }

    @Test("It is empty until the picture is there, which has the scale")
    func success() async throws {
        let screen = screen()
        #expect(screen.frame(of: "empty") != nil)
        try await library.waits(for: 1)
        library.answer(.success(Data(count: 40)))
        try await shows("40 bytes", screen)
    }

    @Test("A failure is shown, and not tried again")
    func failure() async throws {
        let screen = screen()
        try await library.waits(for: 1)
        library.answer(.failure(PictureLoadingError("Gone.")))
        try await shows("failure Gone.", screen)
        screen.resize(200, 200)
        #expect(library.asked == ["a"])
    }

    @Test("Another address starts anew, and a late answer to the former one is not shown")
    func change() async throws {
        let screen = screen()
        try await library.waits(for: 1)
        screen.click("Other")
        try await library.waits(for: 2)
        #expect(screen.frame(of: "empty") != nil)
        library.answer(.success(Data(count: 40)))
        library.answer(.success(Data(count: 80)))
        try await shows("80 bytes", screen)
        screen.click("None")
        #expect(screen.frame(of: "empty") != nil)
        #expect(library.asked == ["a", "b"])
    }

    @Test("The placeholder is shown until the picture is there")
    func placeholder() async throws {
        let screen = Screen(300, 300) {
            AsyncImage(url: URL(fileURLWithPath: "/a")) { image in
                image.accessibilityLabel("cover")
            } placeholder: {
                Text("wait")
            }
            .environment(\.pictures, library)
        }
        #expect(screen.frame(of: "wait") != nil)
        try await library.waits(for: 1)
        library.answer(.success(Data(count: 40)))
        try await shows("cover", screen)
    }
}
