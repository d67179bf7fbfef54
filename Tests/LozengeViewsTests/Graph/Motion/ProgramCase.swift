import Foundation
import Testing

/// A program of `Tests/Fixtures/motion/cases.jsonl`, with its expected values.
struct ProgramCase {
    private let expectation: [String: Any]
    private let values: [String: Any]

    /// Reads the case with an identity.
    init(_ id: String) throws {
        let found = try #require(Self.all().first { $0["id"] as? String == id }, "\(id)")
        expectation = try #require(found["expect"] as? [String: Any])
        values = try #require(expectation["values"] as? [String: Any])
    }

    private static func all() throws -> [[String: Any]] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../Fixtures/motion/cases.jsonl")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
            try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
        }
    }

    /// Returns the identities of all programs of the data.
    static func ids() throws -> [String] {
        try all().filter { $0["kind"] as? String == "program" }.compactMap { $0["id"] as? String }
    }

    /// Returns the numbers of a value.
    func numbers(_ key: String) throws -> [Double] {
        try #require(values[key] as? [Any], "\(key)").map(number)
    }

    /// Returns the lists of numbers of a value.
    func lists(_ key: String) throws -> [[Double]] {
        try #require(values[key] as? [Any], "\(key)").compactMap { ($0 as? [Any])?.map(number) }
    }

    /// Returns the truth values of a value.
    func flags(_ key: String) throws -> [Bool] {
        try #require(values[key] as? [Bool], "\(key)")
    }

    /// Returns the words of a value.
    func words(_ key: String) throws -> [String] {
        if let word = values[key] as? String { return [word] }
        return try #require(values[key] as? [String], "\(key)")
    }

    /// Returns a number beside the values, such as that of bodies.
    func count(_ key: String) throws -> Int { try #require(expectation[key] as? Int, "\(key)") }

    /// Returns the times of the frames, in seconds; of all steps, or of the one with an index.
    func times(_ index: Int? = nil) throws -> [Double] {
        let steps = try #require(expectation["do"] as? [String])
            .filter { $0.hasPrefix("frame") }
        let asked = index.map { [steps[$0]] } ?? steps
        return asked.flatMap { $0.split(separator: " ").compactMap { Double($0) } }
    }

    /// Returns the times at which something is to happen, in seconds.
    func moments() throws -> [Double] {
        if let time = expectation["at"] as? Double { return [time] }
        return try #require(expectation["at"] as? [Double])
    }

    /// Returns a number, also that of a text such as `opacity 0`; 0 for something that is gone.
    private func number(_ value: Any) -> Double {
        if let number = value as? NSNumber { return number.doubleValue }
        let words = (value as? String)?.split(separator: " ") ?? []
        if words == ["gone"] { return 0 }
        return words.last.flatMap { Double($0) } ?? .nan
    }
}
