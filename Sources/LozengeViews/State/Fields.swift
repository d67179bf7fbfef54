@_spi(Reflection) import Swift

/// Calls `body` for each field of a struct, a tuple or a class, with its name, where it is, its type
/// and what kind of type that is.
///
/// - Returns: Whether the type has fields that can be told and `body` wanted to see all of them.
@discardableResult
func forEachField(
    of type: Any.Type,
    _ body: (UnsafePointer<CChar>, _ offset: Int, Any.Type, _MetadataKind) -> Bool
) -> Bool {
    // No options: an array of none would have the runtime find out what an array is.
    _forEachField(of: type, options: _EachFieldOptions(rawValue: 0), body: body)
}

extension _MetadataKind {
    /// Whether a type of this kind is nothing but its fields.
    var isItsFields: Bool { self == .struct || self == .tuple }

    /// Whether a type of this kind may conform to a protocol.
    ///
    /// The runtime does not know that of closures, tuples and the like, and looks through the whole
    /// program for it.
    var mayConform: Bool {
        switch self {
        case .class, .struct, .enum: true
        default: false
        }
    }
}
