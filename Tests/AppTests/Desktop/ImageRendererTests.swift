import Foundation
import Lozenge
import LozengeTesting
import LozengeX11
import Testing

@Suite("Pictures of views", .serialized)
struct ImageRendererTests {
    private let server: PrivateServer

    init() throws {
        server = try PrivateServer()
        Offscreen.use(try XConnection(displayName: server.display))
    }

    @Test("A picture has the view's ideal size, and is transparent where nothing is drawn")
    func clear() throws {
        let renderer = ImageRenderer(
            content: Color.red.frame(width: 10, height: 10).opacity(0.5).padding(5))
        let picture = try #require(renderer.bitmap)
        #expect((picture.pixelWidth, picture.pixelHeight) == (20, 20))
        #expect(!picture.isOpaque)
        #expect(picture.pixels[0] == 0)
        let middle = picture.pixels[10 * 20 + 10]
        #expect((127...128).contains(middle >> 24))
        #expect((127...128).contains(middle >> 16 & 255))
    }

    @Test("A picture shows the end of an animation that begins when the view appears")
    func motion() throws {
        struct Arriving: View {
            @State private var isOn = false

            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 10, height: 10).opacity(isOn ? 1 : 0.2)
                    Color.blue.frame(width: isOn ? 20 : 10, height: 10)
                        .animation(.linear(duration: 1), value: isOn)
                    if isOn {
                        Color.green.frame(width: 10, height: 10).transition(.opacity)
                    }
                }
                .onAppear { withAnimation(.linear(duration: 1)) { isOn = true } }
            }
        }
        let end = HStack(spacing: 0) {
            Color.red.frame(width: 10, height: 10)
            Color.blue.frame(width: 20, height: 10)
            Color.green.frame(width: 10, height: 10)
        }
        let found = try #require(ImageRenderer(content: Arriving()).bitmap)
        #expect(found == ImageRenderer(content: end).bitmap)
    }

    @Test("A picture has the pixels of its scale, and the window's colour below if it is opaque")
    func opaque() throws {
        let renderer = ImageRenderer(content: Text("Hello"))
        renderer.scale = 3
        renderer.isOpaque = true
        renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
        let large = try #require(renderer.bitmap)
        #expect(large.pixels.allSatisfy { $0 >> 24 == 255 })
        renderer.scale = 1
        let small = try #require(renderer.bitmap)
        #expect(abs(large.pixelWidth - 3 * small.pixelWidth) <= 3)
        renderer.scale = .nan
        #expect(renderer.bitmap == small)
    }

    @Test("An image shows a picture pixel for pixel, and a file stores it")
    func shown() throws {
        let drawn = ImageRenderer(
            content: Canvas { context, size in
                context.opacity = 0.7
                context.fill(
                    Path(ellipseIn: CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        Gradient(colors: [.red, .blue]), startPoint: .zero,
                        endPoint: CGPoint(x: 30, y: 0)))
            }.frame(width: 30, height: 20))
        let picture = try #require(drawn.bitmap)
        #expect(ImageRenderer(content: Image(picture)).bitmap == picture)
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("lozenge-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: file) }
        try drawn.write(to: file)
        let read = try #require(ImageRenderer(content: Image(contentsOf: file)).bitmap)
        #expect((read.pixelWidth, read.pixelHeight) == (30, 20))
    }

    @Test("A picture that is too large or cannot be written is nil")
    func impossible() {
        let renderer = ImageRenderer(content: Color.red)
        renderer.proposedSize = ProposedViewSize(width: 100_000, height: 100_000)
        #expect(renderer.bitmap == nil)
        #expect(throws: ImageRendererError.self) {
            try renderer.write(to: URL(fileURLWithPath: "/nowhere/picture.png"))
        }
    }
}
