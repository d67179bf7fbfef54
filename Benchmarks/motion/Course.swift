import BenchSupport
import Observation
import SwiftUI

/// The switch of a scene; only views that read it are updated.
@Observable
final class Switch {
    var isAway = false
}

/// A scene in motion: its content changes once, and is measured meanwhile.
struct Course<Content: View>: View {
    /// In seconds: another one shows in a profile what each frame costs.
    static var duration: Double {
        CommandLine.arguments.dropFirst(2).first.flatMap(Double.init) ?? 2
    }

    @ViewBuilder let content: (Switch) -> Content
    @State private var state = Switch()
    private let record = Record()

    var body: some View {
        ZStack(alignment: .topLeading) {
            content(state)
            Counted(state: state, record: record)
        }
        .task {
            // The window is on the screen, and what it was opened with is done.
            try? await Task.sleep(for: .milliseconds(500))
            start()
        }
    }

    private func start() {
        record.begin()
        withAnimation(.linear(duration: Self.duration), completionCriteria: .removed) {
            state.isAway = true
        } completion: {
            print(record.measured())
            exit(0)
        }
    }
}

/// A view that notes each frame.
private struct Counted: View {
    let state: Switch
    let record: Record

    var body: some View {
        Color.clear.frame(width: 1, height: 1)
            .modifier(FrameCounter(time: state.isAway ? 1 : 0, record: record))
    }
}

/// An effect without an effect, which counts the frames in which it is drawn.
nonisolated struct FrameCounter: GeometryEffect {
    var time: Double
    let record: Record

    var animatableData: Double {
        get { time }
        set { time = newValue }
    }

    func effectValue(size: CGSize) -> ProjectionTransform {
        record.noteFrame(at: time)
        return ProjectionTransform(CGAffineTransform(translationX: time, y: 0))
    }
}

/// The frames of a motion, and the processor times at its start.
nonisolated final class Record: @unchecked Sendable {
    private var latest = -1.0
    private var frames = 0
    private var client = 0.0
    private var allocations = 0
    private var server = 0.0

    func begin() {
        frames = 0
        client = processorTime()
        allocations = Heap.isCounted ? Heap.calls : 0
        server = serverTime()
    }

    func noteFrame(at time: Double) {
        if time != latest { frames += 1 }
        latest = time
    }

    func measured() -> Measured {
        let count = Double(max(1, frames))
        let measured: Measured = [
            "frames": Double(frames), "client": (processorTime() - client) / count,
            "server": (serverTime() - server) / count,
        ]
        guard Heap.isCounted else { return measured }
        return measured + ["allocations": Double(Heap.calls - allocations) / count]
    }
}
