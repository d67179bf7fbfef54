import CX11
import LozengeCore

/// A press or a release of a key, in the form of the accessibility registry.
///
/// Source: the messages of Qt 6.4 to the registry of at-spi2-core 2.46.
nonisolated struct ReaderKey: Sendable {
    let isPress: Bool
    let symbol: KeySym
    let code: UInt32
    /// The bits of the modifiers, as in X events.
    let modifiers: UInt32
    let time: Time
    /// The letter, or the name of a key that writes none.
    let text: String

    init(_ event: XKeyEvent, _ lookup: KeyLookup) {
        isPress = event.type == KeyPress
        symbol = lookup.symbol
        (code, modifiers, time) = (event.keycode, event.state, event.time)
        text =
            keyEvent(lookup, phase: .down).map(\.characters).flatMap { $0.isEmpty ? nil : $0 }
            ?? XKeysymToString(symbol).map { String(cString: $0) } ?? ""
    }

    /// True for a key that readers use for their commands: Insert, or Caps Lock.
    var isForCommands: Bool {
        [XK_Insert, XK_KP_Insert, XK_Caps_Lock].contains(Int32(clamping: symbol))
    }

    /// The argument of `NotifyListenersSync`.
    var message: BusValue {
        .tuple(
            .tuple(
                .uint32(isPress ? 0 : 1), .int32(Int32(clamping: symbol)),
                .int32(Int32(clamping: code)), .int32(Int32(clamping: modifiers)),
                .int32(Int32(truncatingIfNeeded: time)), .text(text), .flag(!text.isEmpty)))
    }
}
