import Foundation

/// A view that is updated at the dates of a schedule.
///
/// Its layout is that of its content. A hidden window is not updated; dates that pass meanwhile are
/// skipped.
///
/// ```swift
/// TimelineView(.everyMinute) { context in
///     Text(context.date, format: .dateTime.hour().minute())
/// }
/// ```
///
/// Matches: SwiftUI.TimelineView
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    private var progress = TimelineProgress<Schedule>()
}

extension TimelineView {
    /// The date and the cadence passed to the content closure.
    ///
    /// Matches: SwiftUI.TimelineView.Context
    public struct Context {
        /// The rate of updates.
        ///
        /// Matches: SwiftUI.TimelineView.Context.Cadence
        public enum Cadence: Comparable, Hashable, Sendable {
            /// Several times a second.
            case live
            /// Once a second or less.
            case seconds
            /// Once a minute or less.
            case minutes
        }

        /// The latest date of the schedule that has passed; the first if none has.
        ///
        /// Matches: SwiftUI.TimelineView.Context.date
        public let date: Date

        /// The distance to the next date; `minutes` without a next date.
        ///
        /// Matches: SwiftUI.TimelineView.Context.cadence
        /// Differs: it is that of the schedule; a desktop does not slow it down.
        public let cadence: Cadence
    }
}

/// The context of a timeline view, whatever its types.
///
/// Matches: SwiftUI.TimelineViewDefaultContext
public typealias TimelineViewDefaultContext =
    TimelineView<EveryMinuteTimelineSchedule, Never>.Context

nonisolated extension TimelineView: View where Content: View {
    /// Creates a view that shows `content` for each date of `schedule`.
    ///
    /// Matches: SwiftUI.TimelineView.init(_:content:)
    public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    public var body: some View {
        let (date, next) = progress.advance(on: schedule)
        let distance = next.map { $0.timeIntervalSince(date) } ?? .infinity
        return content(
            TimelineViewDefaultContext(
                date: date, cadence: distance < 1 ? .live : distance < 60 ? .seconds : .minutes))
    }
}
