import Foundation
import WaitingFixtures

/// The executable model of the layout rules, Tests/Fixtures/layout/model.py, in a separate process.
final class Model {
    private let process = Process()
    private let questions = Pipe()
    private let answers = Pipe()
    private var unread = Data()

    /// The error of a model that cannot be run.
    struct Unavailable: Error, CustomStringConvertible {
        let description: String
    }

    /// Makes random trees with the model's answers.
    ///
    /// - Parameters:
    ///   - count: The number of trees.
    ///   - seed: The seed of the random numbers.
    /// - Returns: Exactly `count` trees.
    /// - Throws: ``Unavailable`` if Python is missing or the model fails.
    static func trees(_ count: Int, seed: UInt64) throws -> [Case] {
        let model = try Model(["--count", "\(count)", "--seed", "\(seed)"])
        let lines = model.answers.fileHandleForReading.readWhole()
        model.process.waitUntilExit()
        let status = model.process.terminationStatus
        guard status == 0 else {
            throw Unavailable(
                description: "Cannot run the model of the layout rules: python3 exited \(status).")
        }
        let trees = try lines.split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Case.self, from: $0)
        }
        guard trees.count == count else {
            throw Unavailable(description: "The model made \(trees.count) of \(count) trees.")
        }
        return trees
    }

    /// A process of the model that answers one tree after the other.
    convenience init() throws { try self.init(["--answer"]) }

    private init(_ arguments: [String]) throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("trees.py")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", script.path] + arguments
        process.standardInput = questions
        process.standardOutput = answers
        try process.run()
    }

    /// Returns the model's layout of `tree`; `nil` if the rules do not define it.
    func answer(_ tree: Tree, _ proposal: [Length]) -> Case? {
        struct Question: Encodable {
            let tree: Tree
            let proposal: [Length]
        }
        let question = Question(tree: tree, proposal: proposal)
        guard let question = try? JSONEncoder().encode(question) else { return nil }
        questions.fileHandleForWriting.write(question + [UInt8(ascii: "\n")])
        return try? JSONDecoder().decode(Case.self, from: nextLine())
    }

    /// Ends the model.
    func close() {
        questions.fileHandleForWriting.closeFile()
        process.waitUntilExit()
    }

    private func nextLine() -> Data {
        while true {
            if let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
                defer { unread = Data(unread[(end + 1)...]) }
                return Data(unread[..<end])
            }
            let more = answers.fileHandleForReading.availableData
            if more.isEmpty { return Data() }
            unread += more
        }
    }
}
