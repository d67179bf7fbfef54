import Foundation
import LozengeCore
import LozengeImage
import Testing

extension OnADesktop {
    @Suite("A snapshot of an app is taken without opening its window")
    struct Snapshots {
        @Test("A snapshot equals the window, to the pixel")
        func sameAsWindow() async throws {
            let desktop = try await Desktop()
            let card = try await OpenCard(on: desktop)
            let shown = try await card.restingPicture()
            let taken = try await snapshot(on: desktop, "--size", "\(shown.width)x\(shown.height)")
            #expect(taken.difference(from: shown) == nil)
            let usual = try await snapshot(on: desktop)
            #expect(usual.difference(from: shown) == nil)
        }

        @Test("An off-screen window has the requested pixels and needs no window manager")
        func alone() async throws {
            let desktop = try await Desktop(.none)
            let small = try await snapshot(on: desktop, "--size", "400x300")
            let sharp = try await snapshot(on: desktop, "--size", "400x300", "--scale", "2")
            let large = try await snapshot(
                on: desktop, "--size", "400x300", "--text-size", "accessibility5", "--dark")
            #expect((small.width, small.height) == (400, 300))
            #expect((sharp.width, sharp.height) == (800, 600))
            #expect(large.difference(from: small) != nil)
            #expect(desktop.onlooker.numbers("_NET_CLIENT_LIST", of: desktop.onlooker.root).isEmpty)
        }

        @Test(
            "Invalid requests are refused with one message",
            arguments: [
                ["--snapshot"], ["--snapshot", "card.png", "--size", "0x10"],
                ["--snapshot", "card.png", "--size", "nonsense"],
                ["--snapshot", "card.png", "--scale", "nan"],
                ["--snapshot", "card.png", "--scale"],
                ["--snapshot", "card.png", "--text-size", "huge"],
                ["--snapshot", "card.png", "--colour"], ["--snapshot", "/nowhere/card.png"],
            ])
        func refused(arguments: [String]) async throws {
            let desktop = try await Desktop(.none)
            let card = try Program(
                executable("CharacterCard"), arguments, environment: desktop.environment)
            #expect(try await card.end() == .status(1))
            #expect(card.errors.count == 1, "\(card.errors)")
            #expect(card.errors.first?.hasPrefix("CharacterCard: ") == true)
        }

        @Test("A FIFO or a folder is not written to, and a reader is not waited for")
        func special() async throws {
            let desktop = try await Desktop(.none)
            let pipe = desktop.folder + "/card.png"
            #expect(mkfifo(pipe, 0o600) == 0)
            for path in [pipe, desktop.folder] {
                let card = try Program(
                    executable("CharacterCard"), ["--snapshot", path],
                    environment: desktop.environment)
                #expect(try await card.end() == .status(1))
                #expect(
                    card.errors == [
                        "CharacterCard: \(path) cannot be written: it is not a regular file."
                    ])
            }
        }

        /// Takes a snapshot of Character Card, and reads it.
        private func snapshot(on desktop: Desktop, _ options: String...) async throws -> Snapshot {
            let file = desktop.folder + "/card-\(UUID().uuidString).png"
            let card = try Program(
                executable("CharacterCard"), ["--snapshot", file] + options,
                environment: desktop.environment)
            #expect(try await card.end() == .status(0), "\(card.errors)")
            var request = PictureRequest(.file(file), scale: 1)
            request.pixelSize = CGSize(width: CGFloat.infinity, height: .infinity)
            let found = AssetPictures(decodingAtOnce: true).find(request) {}
            let picture = try #require(found?.picture)
            #expect(picture.isOpaque)
            return Snapshot(
                width: picture.pixelWidth, height: picture.pixelHeight,
                pixels: picture.pixels.map { $0 & 0xff_ffff })
        }
    }
}
