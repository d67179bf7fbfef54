import LozengeReload
import SwiftUI

/// The state of the last build, and its errors.
struct BuildReport: View {
    let status: BuildStatus

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Divider()
            if !status.problems.isEmpty {
                ScrollView {
                    ProblemList(problems: status.problems).padding(12)
                }
                .frame(maxHeight: 160)
                Divider()
            }
            Label(
                status.summary,
                systemImage: status.problems.isEmpty
                    ? "checkmark.circle" : "exclamationmark.triangle"
            )
            .foregroundStyle(.secondary)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// The errors of a build, each with its place.
struct ProblemList: View {
    let problems: [CompilerMessage]

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ForEach(problems, id: \.self) { problem in
                VStack(alignment: .leading, spacing: 2) {
                    Text(problem.text)
                    if let place = problem.place {
                        Text(place).font(.caption).foregroundStyle(.secondary)
                    }
                }
                .accessibilityElement(children: .combine)
            }
        }
        .textSelection(.enabled)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

extension CompilerMessage {
    /// The name of the file and the line; `nil` for a message about no place.
    fileprivate var place: String? {
        file.map { "\(URL(fileURLWithPath: $0).lastPathComponent), line \(line)" }
    }

    /// The message with its place.
    var sentence: String { place.map { "\($0): \(text)" } ?? text }
}
