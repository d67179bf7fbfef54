import Foundation

/// A view that is shown anew at the dates of a schedule.
///
/// Its layout is that of its content. While the window is not to be seen nothing is done; what was
/// missed meanwhile is skipped.
///
/// Matches: SwiftUI.TimelineView
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content> {
    private let schedule: Schedule
    private let content: (TimelineViewDefaultContext) -> Content
    private var progress = TimelineProgress<Schedule>()
}

extension TimelineView {
    /// What the content is made for.
    ///
    /// Matches: SwiftUI.TimelineView.Context
    public struct Context {
        /// How often there is something new.
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

        /// The latest date of the schedule that has come; the first where none has.
        ///
        /// Matches: SwiftUI.TimelineView.Context.date
        public let date: Date

        /// How soon the next date follows this; `minutes` where none does.
        ///
        /// Matches: SwiftUI.TimelineView.Context.cadence
        /// Differs: it is the schedule's: a desktop does not slow it down.
        public let cadence: Cadence
    }
}

/// What the content of every timeline view is made for.
///
/// Matches: SwiftUI.TimelineViewDefaultContext
public typealias TimelineViewDefaultContext =
    TimelineView<EveryMinuteTimelineSchedule, Never>.Context

nonisolated extension TimelineView: View where Content: View {
    /// A view that shows what `content` makes of each date of `schedule`.
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
