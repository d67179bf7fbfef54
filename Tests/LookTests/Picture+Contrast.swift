import LozengeTesting

extension Screen {
    /// The texts inside the window and their frames.
    var textFrames: [(String, CGRect)] {
        displayList.primitives.compactMap { command in
            guard case .text(let layout, let origin, _) = command,
                layout.text.string.contains(where: { !$0.isWhitespace })
            else { return nil }
            let frame = CGRect(origin: origin, size: layout.measurement.size)
            guard CGRect(origin: .zero, size: size).contains(frame) else { return nil }
            return (layout.text.string, frame)
        }
    }
}

extension Picture {
    /// Returns the contrast of the two most frequent colours that differ clearly in a rectangle, which is in points.
    func contrast(in frame: CGRect) -> Double {
        var counts: [UInt32: Int] = [:]
        let columns = max(0, Int(frame.minX * scale))..<min(pixelWidth, Int(frame.maxX * scale))
        for y in max(0, Int(frame.minY * scale))..<min(pixelHeight, Int(frame.maxY * scale)) {
            for x in columns { counts[pixels[y * pixelWidth + x], default: 0] += 1 }
        }
        guard let ground = counts.max(by: { $0.value < $1.value })?.key else { return 1 }
        // The pixels at the edges of letters are between both; there are few of each of their colours.
        let clear = counts.filter { $0.key != ground && $0.value >= 12 }
        let color = Color.Resolved(hex: ground)
        return clear.keys.map { Color.Resolved(hex: $0).contrast(with: color) }.max() ?? 1
    }
}

extension Color.Resolved {
    nonisolated init(hex: UInt32) {
        func channel(_ shift: UInt32) -> Double { Double(hex >> shift & 0xff) / 255 }
        self = Color(red: channel(16), green: channel(8), blue: channel(0))
            .resolve(in: ColorPalette())
    }
}
