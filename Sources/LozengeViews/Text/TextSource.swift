import Foundation
import LozengeCore

/// Text content that depends on the environment, such as the locale or the time.
///
/// The update pass evaluates it, and again after a change of an environment value that it read.
///
/// Sources can be sent to any thread, because their content is immutable.
nonisolated class TextSource: @unchecked Sendable {
    init() {}

    /// Returns the text to show at `place`.
    @MainActor func storage(in place: TextContext) -> TextStorage { .plain("") }

    /// Returns the text in a locale, if it depends on nothing else; its description otherwise.
    func string(in locale: Locale) -> String { description }

    /// The image of an image source; its `storage(in:)` is not called.
    var image: Image? { nil }

    func isEqual(to other: TextSource) -> Bool { self === other }

    /// A description for labels of views and layout reports.
    var description: String { "" }
}

/// The environment and clock that a text source reads.
struct TextContext {
    /// The node whose text it is; `nil` for a text outside of the tree.
    private let node: Node?
    private let environment: EnvironmentValues?
    /// True if the text is read aloud, and not shown.
    let isSpoken: Bool

    init(_ node: Node, isSpoken: Bool = false) {
        (self.node, environment, self.isSpoken) = (node, nil, isSpoken)
    }

    init(_ environment: EnvironmentValues) {
        (node, self.environment, isSpoken) = (nil, environment, false)
    }

    private func read<Value>(_ value: KeyPath<EnvironmentValues, Value>) -> Value {
        node?.read(value) ?? (environment ?? EnvironmentValues())[keyPath: value]
    }

    var reader: Reader { read(\.reader) }
    var locale: Locale { reader.locale }
    var timeZone: TimeZone { read(\.timeZone) }

    /// The calendar of the environment, with its time zone and locale.
    var calendar: Calendar {
        var calendar = read(\.calendar)
        calendar.timeZone = timeZone
        calendar.locale = locale
        return calendar
    }

    /// The present time.
    var now: Date { node?.tree.clock.date ?? Date() }

    /// Schedules an update of the text at `date`, if that is in the future.
    func ask(again date: Date, pace: FramePace = .shared) { node?.wake(on: date, pace: pace) }
}

extension TextStorage {
    /// Returns the content with all sources evaluated at `place`, except images.
    func located(in place: TextContext) -> TextStorage {
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

    /// Returns the runs, with attributes that are not set taken from `outer`.
    private func runs(filledFrom outer: TextAttributes) -> [TextRun] {
        runs.map { run in
            var run = run
            run.traits.fill(from: outer)
            return run
        }
    }
}
