/// An error at a place in the source.
package struct Diagnostic: Error, Equatable {
    package let message: String
    /// The place, in bytes from the start of the source.
    package let position: Int

    package init(_ message: String, at position: Int) {
        self.message = message
        self.position = position
    }
}
