import LozengeCore

/// Converts pictures to the format of `_NET_WM_ICON`: width, height, then pixels without
/// premultiplied alpha.
///
/// Leaves out pictures that would exceed the maximum length of a property.
func iconCardinals(_ icons: [LozengeCore.Picture]) -> [UInt32] {
    // The longest request without BIG-REQUESTS is 256 KiB; each value has four bytes.
    let limit = 256 * 1024 / 4 - 64
    var values: [UInt32] = []
    for icon in icons.sorted(by: { $0.pixelWidth < $1.pixelWidth })
    where values.count + 2 + icon.pixels.count <= limit {
        values += [UInt32(icon.pixelWidth), UInt32(icon.pixelHeight)]
        values += icon.pixels.map(straightAlpha)
    }
    return values
}

/// Converts a pixel from premultiplied to straight alpha.
func straightAlpha(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 0, alpha != 255 else { return pixel }
    func channel(_ shift: UInt32) -> UInt32 {
        min(255, ((pixel >> shift & 255) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | channel(16) | channel(8) | channel(0)
}
