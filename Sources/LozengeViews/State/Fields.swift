@_spi(Reflection) import Swift

/// Calls `body` for each field of a struct, a tuple or a class, with its name, offset, type and kind.
///
/// - Returns: True if the type has accessible fields and `body` returned true for all of them.
@discardableResult
func forEachField(
    of type: Any.Type,
    _ body: (UnsafePointer<CChar>, _ offset: Int, Any.Type, _MetadataKind) -> Bool
) -> Bool {
    // Not `[]`: for an array literal the runtime would look up the conformances of `Array`.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 0), body: body)
}

extension _MetadataKind {
    /// True if a value of this kind consists of its fields.
    var isItsFields: Bool { self == .struct || self == .tuple }

    /// True if a type of this kind may conform to a protocol.
    ///
    /// For closures, tuples and the like the runtime would search the whole program for a conformance.
    var mayConform: Bool {
        switch self {
        case .class, .struct, .enum: true
        default: false
        }
    }
}
