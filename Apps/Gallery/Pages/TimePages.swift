import SwiftUI

@MainActor
extension Page {
    static let times = [timeline, clocks]

    private static let timeline = Page(
        "TimelineView", .time, "Views that change with time.", cell: 180
    ) {
        Example("animation") {
            TimelineView(.animation) { context in
                Circle().trim(from: 0, to: 0.3)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                    .rotationEffect(.degrees(context.date.timeIntervalSinceReferenceDate * 90))
                    .padding(6)
                    .sized()
            }
        }
        Example("periodic(from:by: 1)") {
            TimelineView(.periodic(from: .now, by: 1)) { context in
                ClockFace(date: context.date).sized()
            }
        }
        Example("everyMinute") {
            TimelineView(.everyMinute) { Text($0.date, style: .time) }
        }
        Example("explicit") {
            TimelineView(.explicit([.now, .now.addingTimeInterval(5)])) { context in
                Text("Since \(Text(context.date, style: .time))")
            }
        }
    }

    private static let clocks = Page(
        "Text: timers", .time, "Texts that show the time, or a duration.", cell: 180
    ) {
        Example("style: .timer") { Text(.now.addingTimeInterval(90), style: .timer) }
        Example("style: .relative") { Text(.now.addingTimeInterval(-3700), style: .relative) }
        Example("style: .offset") { Text(.now.addingTimeInterval(7300), style: .offset) }
        Example("timerInterval") { Text(timerInterval: Date.now...Date.now.addingTimeInterval(60)) }
    }
}

/// The hands of a clock.
private struct ClockFace: View {
    let date: Date

    var body: some View {
        ZStack {
            Circle().strokeBorder(.secondary, lineWidth: 2)
            Hand(fraction: minutes / 720, length: 0.5).stroke(.primary, lineWidth: 4)
            Hand(fraction: minutes / 60, length: 0.75).stroke(.primary, lineWidth: 2)
            Hand(fraction: minutes, length: 0.85).stroke(.red, lineWidth: 1)
        }
    }

    private var minutes: Double {
        let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: date)
        let (hour, minute, second) = (parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
        return Double(hour * 60 + minute) + Double(second) / 60
    }
}

private struct Hand: Shape {
    /// A fraction of a turn.
    let fraction: Double
    /// A fraction of the radius.
    let length: CGFloat

    func path(in rect: CGRect) -> Path {
        let angle = fraction * 2 * .pi - .pi / 2
        let radius = min(rect.width, rect.height) / 2 * length
        return Path { path in
            path.move(to: CGPoint(x: rect.midX, y: rect.midY))
            path.addLine(
                to: CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle)))
        }
    }
}
