import Foundation
import Testing

/// Reads the table of what there is, and the sources of the gallery.
@Suite("What the gallery shows")
struct VocabularyTests {
    /// What has no look, or one that is seen by another name.
    private static let exceptions: [String: String] = [
        "containerShape": "not available",
        "luminanceToAlpha": "not available",
        "ContainerRelativeShape": "not available",
        "intersection": "not available",
        "lineIntersection": "not available",
        "lineSubtraction": "not available",
        "subtracting": "not available",
        "symmetricDifference": "not available",
        "union": "not available",
        "hierarchical": "not available",
        "palette": "not available",
    ]

    @Test("Every view, modifier, shape and style is on some page")
    func complete() throws {
        let missing = try names().subtracting(try words()).subtracting(Self.exceptions.keys)
        #expect(missing.sorted() == [])
    }

    @Test("Nothing is excepted that is shown, or that is not there")
    func exceptionsAreNeeded() throws {
        #expect(try words().isDisjoint(with: Self.exceptions.keys))
        #expect(try names().isSuperset(of: Self.exceptions.keys))
    }

    /// What the table lists of views, modifiers, shapes and styles.
    private func names() throws -> Set<String> {
        let table = try String(
            contentsOfFile: fixture("../../docs/compatibility.md"), encoding: .utf8)
        return Set(
            table.matches(of: /\| `(\w+)(?:\.(\w+)[^`]*)?` \| (\w+)\//).compactMap { row in
                guard ["Views", "Modifiers", "Shapes", "Styles"].contains(row.3) else { return nil }
                guard let member = row.2 else { return String(row.1) }
                return ["View", "Shape", "InsettableShape", "ShapeStyle"].contains(row.1)
                    ? String(member) : nil
            })
    }

    /// Every word in the sources of the gallery.
    private func words() throws -> Set<String> {
        let folder = fixture("../../Apps/Gallery")
        let files =
            FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return try files.filter { $0.hasSuffix(".swift") }.reduce(into: []) { words, file in
            let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
            words.formUnion(text.matches(of: /\w+/).map { String($0.0) })
        }
    }
}
