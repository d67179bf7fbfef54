/// The messages of a build that failed.
package struct BuildFailure: Error {
    package let messages: [CompilerMessage]

    init(_ output: String) { messages = CompilerMessage.errors(in: output) }
}
