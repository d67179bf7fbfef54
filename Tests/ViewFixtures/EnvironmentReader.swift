import LozengeTesting

/// A text that is evaluated whenever another environment reaches it.
package struct EnvironmentReader: View {
    private let words: String
    @Environment(\.self) private var environment

    package init(_ words: String) { self.words = words }

    package var body: some View {
        let _ = environment
        Text(verbatim: words)
    }
}
