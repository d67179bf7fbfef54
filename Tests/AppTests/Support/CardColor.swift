/// The colours of the card on the screen.
enum CardColor: UInt32 {
    case parchment = 0xf2ebdb
    case white = 0xffffff
    case vigour = 0x298540
    case blood = 0xbf2930
    /// The buttons of the pager.
    case quiet = 0xe8e1d2
    /// The mark in the middle of a placeholder.
    case mark = 0x8e8e93

    /// Returns true if a pixel has this colour, with a tolerance of the last bit of each channel.
    func matches(_ pixel: UInt32) -> Bool {
        [0, 8, 16].allSatisfy { shift in
            abs(Int32(pixel >> shift & 255) - Int32(rawValue >> shift & 255)) <= 1
        }
    }
}
