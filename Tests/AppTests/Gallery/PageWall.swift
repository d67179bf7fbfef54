import CX11
import Foundation
import LozengeCore
import LozengeImage
import LozengeTesting
import LozengeText
import SwiftUI

@testable import Gallery
@testable import LozengeViews
@testable import LozengeX11

/// Draws pages with the real painter, in the fonts and pictures of this machine.
final class PageWall {
    /// In points, which are pixels here.
    static let width: CGFloat = 640

    private let server = Result { try PrivateServer() }
    private let connection: XConnection
    private let window: XWindow
    private let painter: Painter
    private let textEngine = PangoTextEngine()
    private let pictures = NotedPictures()

    init() throws {
        connection = try XConnection(
            DisplayOpening(named: try server.get().display),
            environment: LaunchEnvironment(["LOZENGE_SCALE": "1"]))
        window = XWindow(
            connection: connection, options: WindowOptions(title: "Wall", className: "Wall"),
            client: EmptyClient(), textEngine: textEngine)
        painter = Painter(
            server: connection.server, desktop: connection.desktop, textEngine: textEngine)
    }

    isolated deinit { window.close() }

    /// Draws a page in light or dark at a text size.
    func draw(_ page: Page, _ scheme: ColorScheme, _ textSize: DynamicTypeSize) async -> PagePicture
    {
        let backend = PageBackend(scheme: scheme)
        let runtime = WindowRuntime(
            PageView(page: page), textEngine: textEngine, pictures: pictures,
            textSize: TextSizeSetting(textSize), locale: Locale(identifier: "en_US"))
        let room = ProposedViewSize(width: Self.width, height: nil)
        var reports = newReports { _ = runtime.layOut(in: room, with: backend) }
        await pictures.finishDecoding()
        let errors = XErrors.count
        var size = CGSize(width: Self.width, height: 0)
        var list = DisplayList()
        reports.formUnion(
            newReports {
                // The second frame contains views that depend on measured sizes.
                for _ in 0..<2 { size.height = runtime.layOut(in: room, with: backend).height }
                list = runtime.makeDisplayList(in: size, at: .zero)
            })
        var noted = PagePicture(
            list: list, size: size, pixels: paint(list, size, runtime.background))
        noted.reports = reports
        noted.missing = pictures.takeMissing()
        noted.errors = XErrors.count - errors
        return noted
    }

    /// Returns the messages of the toolkit that appear for the first time while `body` runs.
    private func newReports(_ body: () -> Void) -> Set<String> {
        let known = saidReports
        body()
        return saidReports.subtracting(known)
    }

    /// The server's pixels, four bytes each.
    private func paint(_ list: DisplayList, _ size: CGSize, _ background: Color.Resolved) -> Data {
        let size = PixelSize(size, scale: 1)
        let surface = Surface(.window, size: size, on: connection.server)
        painter.beginFrame(scale: 1)
        painter.paint(
            list, on: PixelGrid(scale: 1), background: background, damage: PixelRect(size),
            on: surface)
        guard
            let image = XGetImage(
                connection.server.display, surface.pixmap, 0, 0, UInt32(size.width),
                UInt32(size.height),
                .max, ZPixmap)
        else { return Data() }
        defer { _ = image.pointee.f.destroy_image(image) }
        return Data(
            bytes: image.pointee.data, count: Int(image.pointee.bytes_per_line) * size.height)
    }
}

extension WindowRuntime {
    /// Lays the page out by itself.
    fileprivate func layOut(in room: ProposedViewSize, with backend: PageBackend) -> CGSize {
        if tree.backend == nil { attach(to: backend) }
        _ = makeDisplayList(in: CGSize(width: room.width ?? 0, height: 1000), at: .zero)
        return root.sizeThatFits(room)
    }
}

/// The app's pictures, and the names of missing ones.
private final class NotedPictures: PictureSource {
    private let pictures = AssetPictures()
    private var missing: [String] = []

    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? {
        let found = pictures.find(request, whenDecoded: whenDecoded)
        if found == nil { missing.append("\(request.reference)") }
        return found
    }

    func finishDecoding() async { await pictures.finishDecoding() }

    func takeMissing() -> [String] {
        defer { missing = [] }
        return missing
    }
}

/// A desktop with only a colour scheme, light or dark.
private final class PageBackend: UnseenWindow {
    init(scheme: ColorScheme) {
        super.init()
        colors = ColorPalette(scheme: scheme)
        reducesMotion = true
    }
}

/// A window content that is never shown.
private final class EmptyClient: WindowClient {
    let nextUpdate: Duration? = nil
    let minimumSize = CGSize.zero
    let idealSize = CGSize.zero
    var maximumSize: CGSize?
    let background = Color.Resolved(red: 1, green: 1, blue: 1)

    func handle(_ event: InputEvent) {}
    func makeDisplayList(in size: CGSize, at time: Duration) -> DisplayList { DisplayList() }
    func updateUnseen() {}
    func environmentChanged() {}
    func closeRequested() {}
}
