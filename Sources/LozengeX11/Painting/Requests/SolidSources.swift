import CX11
import LozengeCore

extension XRenderColor {
    /// Converts a colour to RENDER's format: 16 bits a channel, premultiplied by its alpha and by
    /// `opacity`.
    ///
    /// Rounds to 8 bits first. Servers cut off the lower byte, which would darken half of the
    /// colours by one step.
    init(_ color: Color.Resolved, opacity: Double = 1) {
        let alpha = min(max(Double(color.opacity) * opacity, 0), 1)
        func channel(_ value: Double) -> UInt16 {
            UInt16((min(max(value, 0), 1) * alpha * 255).rounded()) * 257
        }
        self.init(
            red: channel(Double(color.red)), green: channel(Double(color.green)),
            blue: channel(Double(color.blue)), alpha: channel(1))
    }

    /// Creates black with an opacity, as a mask for groups.
    init(opacity: Double) {
        self.init(.init(red: 0, green: 0, blue: 0), opacity: opacity)
    }

    static let clear = XRenderColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// The four channels in one number.
    fileprivate var bits: UInt {
        UInt(red) << 48 | UInt(green) << 32 | UInt(blue) << 16 | UInt(alpha)
    }

    var isOpaque: Bool { alpha == 0xffff }
    var isClear: Bool { alpha == 0 }
}

/// A cache of pictures of one colour.
final class SolidSources {
    private let server: XServer
    /// The pictures by colour.
    ///
    /// The keys are integers because the runtime would look up the conformance of another key type
    /// in the whole program at startup.
    private var pictures: [UInt: ServerPicture] = [:]
    /// The last picture: neighbouring commands mostly have the same colour.
    private var latest: (key: UInt, picture: ServerPicture)?

    init(server: XServer) {
        self.server = server
    }

    func picture(_ color: XRenderColor) -> XID { source(color).id }

    func source(_ color: XRenderColor) -> ServerPicture {
        let key = color.bits
        if let latest, latest.key == key { return latest.picture }
        let picture = pictures[key] ?? add(color, key)
        latest = (key, picture)
        return picture
    }

    private func add(_ color: XRenderColor, _ key: UInt) -> ServerPicture {
        // An animated colour adds a picture in each frame; creating the few others again is cheap.
        if pictures.count >= 256 { pictures = [:] }
        var color = color
        let picture = ServerPicture(
            server.create { XRenderCreateSolidFill($0, &color) }, on: server)
        pictures[key] = picture
        return picture
    }
}
