import BenchSupport
import SwiftUI

/// `MotionBench` moves 100 boxes across its window for two seconds, and prints what a frame costs as JSON.
///
/// The server's processor time is read from `BENCH_SERVER`, the server's process.
@main
struct MotionBench: App {
    var body: some Scene {
        WindowGroup("boxes") { Boxes() }
            .defaultSize(width: 800, height: 600)
    }
}

struct Boxes: View {
    static let count = 100
    static let duration = 2.0

    @State private var isAway = false
    private let course = Course()

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.white
            ForEach(0..<Self.count, id: \.self) { index in
                Color(hue: Double(index) / 100, saturation: 0.8, brightness: 0.8)
                    .frame(width: 20, height: 20)
                    .offset(x: isAway ? 400 : 0)
                    .padding(.leading, CGFloat(index % 10) * 36)
                    .padding(.top, CGFloat(index / 10) * 56)
            }
            Color.clear.frame(width: 1, height: 1)
                .modifier(FrameCounter(time: isAway ? 1 : 0, course: course))
        }
        .task {
            // The window is on the screen, and what it was opened with is done.
            try? await Task.sleep(for: .milliseconds(500))
            start()
        }
    }

    private func start() {
        course.begin()
        withAnimation(.linear(duration: Self.duration), completionCriteria: .removed) {
            isAway = true
        } completion: {
            print(course.measured())
            exit(0)
        }
    }
}

/// An effect without an effect, which counts the frames in which it is drawn.
nonisolated struct FrameCounter: GeometryEffect {
    var time: Double
    let course: Course

    var animatableData: Double {
        get { time }
        set { time = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        course.noteFrame(at: time)
        return ProjectionTransform(CGAffineTransform(translationX: time, y: 0))
    }
}

/// The frames of a motion, and the processor times at its start.
nonisolated final class Course: @unchecked Sendable {
    private var latest = -1.0
    private var frames = 0
    private var client = 0.0
    private var server = 0.0

    func begin() {
        frames = 0
        client = processorTime()
        server = serverTime()
    }

    func noteFrame(at time: Double) {
        if time != latest { frames += 1 }
        latest = time
    }

    func measured() -> Measured {
        let count = Double(max(1, frames))
        return [
            "frames": Double(frames), "client": (processorTime() - client) / count,
            "server": (serverTime() - server) / count,
        ]
    }
}

/// The processor time of the X server so far, in microseconds; 0 if its process is not known.
nonisolated func serverTime() -> Double {
    guard let process = ProcessInfo.processInfo.environment["BENCH_SERVER"],
        let line = try? String(contentsOfFile: "/proc/\(process)/schedstat", encoding: .utf8),
        let nanoseconds = line.split(separator: " ").first.flatMap({ Double($0) })
    else { return 0 }
    return nanoseconds / 1000
}
