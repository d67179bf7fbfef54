import CX11
import LozengeCore

extension XRenderColor {
    /// A colour as RENDER wants it: 16 bits a channel, multiplied by its opacity and by `opacity`.
    ///
    /// Rounded to 8 bits first: servers cut off the lower byte, which would darken every other colour
    /// by one.
    init(_ color: Color.Resolved, opacity: Double = 1) {
        let alpha = min(max(Double(color.opacity) * opacity, 0), 1)
        func channel(_ value: Double) -> UInt16 {
            UInt16((min(max(value, 0), 1) * alpha * 255).rounded()) * 257
        }
        self.init(
            red: channel(Double(color.red)), green: channel(Double(color.green)),
            blue: channel(Double(color.blue)), alpha: channel(1))
    }

    /// Nothing but opacity: the mask that makes a group translucent.
    init(opacity: Double) {
        self.init(.init(red: 0, green: 0, blue: 0), opacity: opacity)
    }

    static let clear = XRenderColor(red: 0, green: 0, blue: 0, alpha: 0)

    /// All channels in one number.
    fileprivate var bits: UInt {
        UInt(red) << 48 | UInt(green) << 32 | UInt(blue) << 16 | UInt(alpha)
    }

    var isOpaque: Bool { alpha == 0xffff }
    var isClear: Bool { alpha == 0 }
}

/// Pictures of one colour without end, kept while they are in use.
final class SolidSources {
    private let connection: XConnection
    /// By their colours, each in one number: no type of keys for Swift to look for at a start.
    private var pictures: [UInt: ServerPicture] = [:]
    /// What was asked for last: neighbours mostly have one colour.
    private var latest: (key: UInt, picture: ServerPicture)?

    init(connection: XConnection) {
        self.connection = connection
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
        // An animated colour makes a new one each frame; making the few others again is cheap.
        if pictures.count >= 256 { pictures = [:] }
        var color = color
        let picture = ServerPicture(
            connection.create { XRenderCreateSolidFill($0, &color) }, on: connection)
        pictures[key] = picture
        return picture
    }
}
