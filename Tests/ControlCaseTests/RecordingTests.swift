import Foundation
import LozengeTesting
import Testing

@Suite("Recordings of controls")
struct RecordingTests {
    nonisolated private static let compared = Recording.all.filter {
        !uncompared.union(waiting.values.joined()).contains($0.id)
    }

    @Test("Each recording is compared, waits for a declaration, or is of another control")
    func completeness() {
        #expect(Recording.all.count >= 33)
        let late = Set(waiting.values.joined())
        let compared = Set(generatedRecordings.keys)
        let all = Set(Recording.all.map(\.id))
        #expect(compared.isDisjoint(with: late) && compared.isDisjoint(with: uncompared))
        #expect(late.isDisjoint(with: uncompared))
        #expect(compared.union(uncompared) == all.subtracting(late))
        #expect(!RecordedDifference.all.isEmpty)
        #expect(Set(RecordedDifference.all.map(\.recording)).subtracting(compared) == [])
    }

    /// Returns the frames of the recorded views here.
    private func frames(of recording: Recording) throws -> [String: CGRect] {
        let open = try #require(generatedRecordings[recording.id])
        let screen = open(recording.window.width, recording.window.height)
        let tags = Set(recording.numbers.keys.map(\.frame))
        return Dictionary(
            uniqueKeysWithValues: tags.compactMap { tag in
                screen.frame(of: tag).map { (tag, $0) }
            })
    }

    @Test("The views are arranged as recorded", arguments: compared)
    func arrangement(recording: Recording) throws {
        let ours = Arrangement(of: try frames(of: recording), in: recording.window).facts
        let recorded = Arrangement(of: recording.frames, in: recording.window).facts
        let different = RecordedDifference.all.filter { $0.recording == recording.id }
            .compactMap(\.fact)
        #expect(recorded.subtracting(ours).sorted() == different.sorted())
    }

    @Test("Each number is as recorded, or a difference with a reason", arguments: compared)
    func numbers(recording: Recording) throws {
        let frames = try frames(of: recording)
        var differences: [Recording.Place: RecordedDifference] = [:]
        for difference in RecordedDifference.all where difference.recording == recording.id {
            guard let place = difference.place else { continue }
            #expect(differences[place] == nil && difference.apple != difference.ours, "\(place)")
            differences[place] = difference
        }
        var failures: [String] = []
        for (place, apple) in recording.numbers {
            guard let ours = frames[place.frame].map(place.value) else {
                failures.append("\(place.frame) is missing")
                continue
            }
            let difference = differences.removeValue(forKey: place)
            if let difference, difference.apple != apple {
                failures.append("\(place) is \(apple) in the recording")
            }
            let expected = difference?.ours ?? apple
            if abs(expected - ours) > 0.001 {
                failures.append("\(place) is \(ours), not \(expected)")
            }
        }
        #expect(failures.sorted() == [])
        // Differences of numbers that were not recorded.
        #expect(differences.isEmpty)
    }
}
