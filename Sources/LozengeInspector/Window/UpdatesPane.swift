#if DEBUG || INSPECT
    import Foundation
    import LozengeViews
    import SwiftUI

    /// The last frames: the bodies that each evaluated, and why.
    struct UpdatesPane: View {
        let app: InspectedApp

        var body: some View {
            if app.frames.isEmpty {
                ContentUnavailableView(
                    "No Updates Yet", systemImage: "arrow.triangle.2.circlepath",
                    description: Text("Use the app: each frame is listed with the bodies it ran."))
            } else {
                List {
                    ForEach(app.frames.reversed(), id: \.number) { frame in
                        Section("Frame \(frame.number), \(milliseconds(frame.milliseconds)) ms") {
                            Text(passes(of: frame)).foregroundStyle(.secondary).monospacedDigit()
                            rows(frame) { $0.isOfApp }
                            let others = frame.bodies.count { !$0.isOfApp }
                            if others > 0 {
                                DisclosureGroup("\(others) of the Toolkit") {
                                    rows(frame) { !$0.isOfApp }
                                }
                            }
                        }
                    }
                }
            }
        }

        /// The bodies of a frame that meet a condition, with their places in the order.
        private func rows(
            _ frame: FrameRecord, _ condition: (FrameRecord.Body) -> Bool
        ) -> some View {
            let bodies = frame.bodies.enumerated().filter { condition($0.element) }
            return ForEach(bodies, id: \.offset) { row($0.offset + 1, $0.element) }
        }

        private func passes(of frame: FrameRecord) -> String {
            frame.passes.map { "\($0.name) \(milliseconds($0.milliseconds))" }
                .joined(separator: " · ")
        }

        private func milliseconds(_ time: Double) -> String {
            time.formatted(.number.precision(.fractionLength(2)))
        }

        private func row(_ number: Int, _ body: FrameRecord.Body) -> some View {
            HStack {
                Button("\(number). \(body.label)") { app.selection = body.box }.buttonStyle(.link)
                Spacer()
                Text(body.causes.joined(separator: ", ")).foregroundStyle(.secondary)
            }
        }
    }
#endif
