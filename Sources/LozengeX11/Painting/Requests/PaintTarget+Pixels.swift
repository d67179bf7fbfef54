import CX11
import LozengeCore

extension PaintTarget {
    /// Returns premultiplied pixels with the target's filters applied.
    func filtered(_ pixels: [UInt32]) -> [UInt32] {
        guard !filters.isEmpty else { return pixels }
        // Neighbouring pixels mostly have the same colour.
        var (last, result): (UInt32, UInt32) = (0, 0)
        return pixels.map { pixel in
            if pixel == last { return result }
            last = pixel
            result = shown(pixel)
            return result
        }
    }

    private func shown(_ pixel: UInt32) -> UInt32 {
        let alpha = Float(pixel >> 24)
        guard alpha > 0 else { return 0 }
        func channel(_ shift: UInt32) -> Float { Float(pixel >> shift & 255) / alpha }
        let color = filtered(
            Color.Resolved(
                red: channel(16), green: channel(8), blue: channel(0), opacity: alpha / 255))
        let premultiplied = XRenderColor(color)
        return UInt32(premultiplied.alpha >> 8) << 24 | UInt32(premultiplied.red >> 8) << 16
            | UInt32(premultiplied.green >> 8) << 8 | UInt32(premultiplied.blue >> 8)
    }
}
