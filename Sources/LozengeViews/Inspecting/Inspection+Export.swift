#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    extension Inspection {
        /// Returns what is known of a view or its window, to be kept.
        func export(_ node: Node, as kind: ExportKind) -> InspectionReply {
            switch kind {
            case .explanation:
                .exported(explanation(of: node)?.text ?? "This view has no box.")
            case .frames:
                .exported(lines(of: records(of: node), depth: 0).joined(separator: "\n"))
            case .recording: .exported(recordingText)
            case .drawing: .exported(drawing.description)
            case .picture:
                draw(drawing, root.frameInWindow.size, window.background).map { .picture(png: $0) }
                    ?? .failed(reason: "The window cannot be drawn.")
            }
        }

        private func lines(of records: [BoxRecord], depth: Int) -> [String] {
            records.flatMap { record -> [String] in
                let frame = record.frame
                let place = "\(number: frame.minX), \(number: frame.minY)"
                let line =
                    String(repeating: "  ", count: depth)
                    + "\(record.label): \(place), \(number: frame.width) × \(number: frame.height)"
                return [line] + lines(of: record.inside, depth: depth + 1)
            }
        }

        /// The questions of a layout as JSON, a line each.
        private var recordingText: String {
            let count = recordSteps().questions.count
            return stepRecords(from: 0, count: count, most: .max).compactMap { step in
                LineBuffer.line(of: step).map { String(decoding: $0, as: UTF8.self) }
            }.joined()
        }
    }
#endif
