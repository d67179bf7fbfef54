// A compiler plugin without a dependency. The compiler starts it as a process, writes a message to
// its standard input for each use of a macro, and reads the reply from its standard output. With
// swift-syntax as a dependency, the first build of every app would take minutes longer.

let channel = MessageChannel(input: 0, output: 1)
while let message = channel.receive() {
    guard channel.send(Conversation.reply(to: message)) else { break }
}
