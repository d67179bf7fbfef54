import Foundation
import LozengeCore

/// What a text shows when that is known only where it is: in the reader's language, at a time.
///
/// It is asked in the update pass, and again when something that it read of the place changes.
///
/// Nothing of it changes once it is made, so it can be handed to any thread.
nonisolated class TextSource: @unchecked Sendable {
    init() {}

    /// What to show at `place`.
    @MainActor func storage(in place: TextPlace) -> TextStorage { .plain("") }

    /// A picture among the text; then there is nothing to find out.
    var image: Image? { nil }

    func isEqual(to other: TextSource) -> Bool { self === other }

    /// Says which text it is, where that is written down.
    var description: String { "" }
}

/// Where a text is, for what depends on that.
struct TextPlace {
    private let node: Node

    init(_ node: Node) { self.node = node }

    var reader: Reader { node.read(\.reader) }
    var locale: Locale { reader.locale }
    var timeZone: TimeZone { node.read(\.timeZone) }

    /// The calendar of the place, in its time zone and its language.
    var calendar: Calendar {
        var calendar = node.read(\.calendar)
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    /// The present time.
    var now: Date { node.tree.clock.date }

    /// Asks for what to show again at `date`, if that is ahead.
    func ask(again date: Date) { node.wake(on: date) }
}

extension TextStorage {
    /// The same with everything known that depends on where it is.
    func located(in place: TextPlace) -> TextStorage {
        if plain != nil { return self }
        if let run = soleRun {
            guard let source = run.source, source.image == nil else { return self }
            let inner = source.storage(in: place).located(in: place)
            if let plain = inner.plain { return TextStorage(plain, run.traits) }
            return run.traits.isEmpty ? inner : TextStorage(inner.runs(filledFrom: run.traits))
        }
        let runs = runs
        guard runs.contains(where: { $0.source != nil }) else { return self }
        return TextStorage(
            runs.flatMap { run in
                guard let source = run.source, source.image == nil else { return [run] }
                return source.storage(in: place).located(in: place)
                    .runs(filledFrom: run.traits)
            })
    }

    /// The runs, taking from `outer` what they do not say.
    private func runs(filledFrom outer: TextTraits) -> [TextRun] {
        runs.map { run in
            var run = run
            run.traits.fill(from: outer)
            return run
        }
    }
}
