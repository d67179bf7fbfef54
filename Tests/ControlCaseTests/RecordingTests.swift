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
        var different = RecordedDifference.all.filter {
            $0.recording == recording.id && $0.fact == nil
        }
        for (place, apple) in recording.numbers {
            let frame = try #require(frames[place.frame], "\(place.frame) is missing")
            let ours = place.value(in: frame)
            let index = different.firstIndex { $0.place == place }
            let difference = index.map { different.remove(at: $0) }
            #expect(difference.map { $0.apple == apple } ?? true, "\(place) is \(apple) there")
            #expect(
                abs((difference?.ours ?? apple) - ours) <= 0.001, "\(place) is \(ours)")
            #expect(difference.map { $0.apple != $0.ours } ?? true, "\(place) is no difference")
        }
        #expect(different.map(\.place) == [])
    }
}
