import LozengeCore

/// A colour as a person chooses it: by hue, saturation and brightness, each from 0 to 1.
///
/// Of a grey, which has no hue, and of black, the last hue and saturation are kept.
nonisolated struct HueColor: Equatable {
    var hue = 0.0
    var saturation = 0.0
    var brightness = 0.0
    var opacity = 1.0

    var color: Color {
        Color(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity)
    }

    /// Takes on a colour.
    ///
    /// Source: the definition of HSV: the hue is the angle around the grey axis of the cube of colours.
    mutating func update(to color: Color.Resolved) {
        let (red, green, blue) = (Double(color.red), Double(color.green), Double(color.blue))
        let (most, least) = (max(red, green, blue), min(red, green, blue))
        let span = most - least
        opacity = Double(color.opacity)
        brightness = most
        guard most > 0 else { return }
        saturation = span / most
        guard span > 0 else { return }
        let sixths =
            most == red
            ? (green - blue) / span
            : most == green ? (blue - red) / span + 2 : (red - green) / span + 4
        hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    }
}

extension Color.Resolved {
    /// The colour as hexadecimal digits, with the opacity if it is not 1.
    nonisolated var hexadecimal: String {
        let parts = [red, green, blue] + (opacity < 1 ? [opacity] : [])
        return "#"
            + parts.map { part in
                let digits = String(Int((part * 255).rounded()), radix: 16, uppercase: true)
                return digits.count == 1 ? "0" + digits : digits
            }.joined()
    }

    /// Reads a colour of 3, 4, 6 or 8 hexadecimal digits, with or without a number sign.
    ///
    /// Source: CSS Color 4, "The RGB Hexadecimal Notations".
    nonisolated init?(hexadecimal text: String) {
        let trimmed = text.filter { !$0.isWhitespace }
        let digits = trimmed.hasPrefix("#") ? trimmed.dropFirst() : trimmed[...]
        let values = digits.compactMap(\.hexDigitValue)
        guard values.count == digits.count, digits.allSatisfy(\.isASCII) else { return nil }
        let parts: [Int]
        switch values.count {
        case 3, 4: parts = values.map { 17 * $0 }
        case 6, 8:
            parts = stride(from: 0, to: values.count, by: 2).map {
                16 * values[$0] + values[$0 + 1]
            }
        default: return nil
        }
        let shares = parts.map { Float($0) / 255 }
        self.init(
            red: shares[0], green: shares[1], blue: shares[2],
            opacity: shares.count == 4 ? shares[3] : 1)
    }
}
