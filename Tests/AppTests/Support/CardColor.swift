/// The colours of the card, as they are on the screen.
enum CardColor: UInt32 {
    case parchment = 0xf2ebdb
    case white = 0xffffff
    case vigour = 0x298c42
    case blood = 0xbf2930
    /// The buttons of the pager.
    case quiet = 0xe8e1d2
    /// The mark in the middle of what stands for a picture.
    case mark = 0x8e8e93

    /// Whether a pixel has this colour, give or take the last bit of each channel.
    func matches(_ pixel: UInt32) -> Bool {
        [0, 8, 16].allSatisfy { shift in
            abs(Int32(pixel >> shift & 255) - Int32(rawValue >> shift & 255)) <= 1
        }
    }
}
