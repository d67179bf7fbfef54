/// A sentence for the user about a program that cannot be reloaded.
package struct ReloadError: Error, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }
}
