import LozengeTesting
import WaitingFixtures

/// A run of a case in a window.
final class CaseRun {
    let screen: Screen
    let log: CaseLog
    /// The position of the pointer while a button is held.
    var held: CGPoint?

    /// Opens the window.
    init(_ open: () -> Screen) {
        let log = CaseLog()
        self.log = log
        screen = CaseLog.$current.withValue(log) { open() }
    }

    /// Runs a case up to the first step that does not have the expected result.
    ///
    /// - Throws: A ``Failure`` with the step and its result.
    func run(_ run: ControlCase) async throws {
        try await CaseLog.$current.withValue(log) {
            settle()
            if let start = run.start { try await expect(start, after: "the start") }
            for (index, step) in run.steps.enumerated() {
                let name = "step \(index + 1), ‘\(step.words)’"
                guard let action = CaseAction(step.words) else {
                    throw Failure(description: "There is no action ‘\(step.words)’.")
                }
                try perform(action)
                settle()
                guard let expected = step.expect else { continue }
                try await expect(expected, after: name)
                try expectFocus(expected.focusOrder, repeating: action, after: name)
            }
        }
    }

    /// Lets what moves come to rest, for at most two seconds of the window's time.
    func settle() {
        let frame = Duration.seconds(1) / 60
        for _ in 0..<120 {
            guard let next = screen.timeToNextUpdate, next < frame * 2 else { return }
            screen.advance(by: frame)
        }
    }

    /// Waits for the expected result: tasks that the step began may be needed for it.
    private func expect(_ expected: CaseExpectation, after step: String) async throws {
        guard !failures(of: expected).isEmpty else { return }
        do {
            try await wait(for: "the result", within: .seconds(2)) {
                settle()
                return failures(of: expected).isEmpty
            }
        } catch is Failure {
            let failures = failures(of: expected).joined(separator: "; ")
            throw Failure(description: "After \(step): \(failures).")
        }
    }

    /// Repeats a key, and compares the labels of the focused controls.
    private func expectFocus(
        _ order: [String], repeating action: CaseAction, after step: String
    ) throws {
        var found: [String] = []
        for index in order.indices {
            if index > 0 {
                try perform(action)
                settle()
            }
            found.append(focusedLabel ?? "nothing")
        }
        guard found != order else { return }
        throw Failure(description: "After \(step): the focus is on \(found), not on \(order).")
    }

    // MARK: Windows

    /// The window that gets keys: the frontmost dialog, or else the window of the case.
    var keyWindow: Screen {
        var window = screen
        while let dialog = window.popups.last(where: { $0.popup?.kind == .dialog }) {
            window = dialog
        }
        return window
    }

    /// The window of the case and all its popups, the frontmost last.
    var windows: [Screen] {
        func all(of window: Screen) -> [Screen] { [window] + window.popups.flatMap(all) }
        return all(of: screen)
    }

    /// The label of the focused control; `nil` without one.
    var focusedLabel: String? {
        keyWindow.elements().first { $0.states.contains(.focused) }?.label
    }
}
