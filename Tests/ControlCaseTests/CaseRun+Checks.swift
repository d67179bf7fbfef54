import LozengeTesting

extension CaseRun {
    /// Returns the expected values that the windows do not have, as sentences.
    func failures(of expected: CaseExpectation) -> [String] {
        textFailures(of: expected) + logFailures(of: expected) + frameFailures(of: expected)
            + windowFailures(of: expected)
    }

    private func textFailures(of expected: CaseExpectation) -> [String] {
        let texts = windows.filter { $0.popup == nil || $0.popup?.kind == .dialog }
            .flatMap(\.texts)
        let popups = windows.filter { $0.popup != nil && $0.popup?.kind != .dialog }
            .flatMap(\.texts)
        var failures: [String] = []
        func check(_ isMet: Bool, _ sentence: @autoclosure () -> String, in found: [String]) {
            if !isMet { failures.append("\(sentence()) in \(found)") }
        }
        for text in expected.shown {
            check(texts.contains(text), "‘\(text)’ is not shown", in: texts)
        }
        for text in expected.hidden {
            check(!texts.contains(text), "‘\(text)’ is shown", in: texts)
        }
        for part in expected.shownContains {
            check(
                texts.contains { $0.contains(part) }, "no text contains ‘\(part)’", in: texts)
        }
        if !expected.shownOneOf.isEmpty {
            check(
                expected.shownOneOf.filter(texts.contains).count == 1,
                "not exactly one of \(expected.shownOneOf) is shown", in: texts)
        }
        for text in expected.popup {
            check(popups.contains(text), "‘\(text)’ is in no popup", in: popups)
        }
        for text in expected.popupAbsent {
            check(!popups.contains(text), "‘\(text)’ is in a popup", in: popups)
        }
        return failures
    }

    private func logFailures(of expected: CaseExpectation) -> [String] {
        var failures: [String] = []
        if let lines = expected.log, lines != log.lines {
            failures.append("the log is \(log.lines), not \(lines)")
        }
        if let lines = expected.logSet, lines.sorted() != log.lines.sorted() {
            failures.append("the log is \(log.lines), not \(lines) in any order")
        }
        for line in expected.logContains where !log.lines.contains(line) {
            failures.append("the log \(log.lines) does not contain ‘\(line)’")
        }
        if let count = expected.logCountAtMost, log.lines.count > count {
            failures.append("the log has \(log.lines.count) lines, more than \(count)")
        }
        return failures
    }

    private func frameFailures(of expected: CaseExpectation) -> [String] {
        var failures: [String] = []
        for (tag, lengths) in expected.frames.sorted(by: { $0.key < $1.key }) {
            let found = screen.frame(of: tag).map { [$0.minX, $0.minY, $0.width, $0.height] }
            let isEqual = found.map { zip(lengths, $0).allSatisfy { $0.matches($1) } } ?? false
            if !isEqual {
                let numbers = lengths.map { $0.points.map { "\($0)" } ?? "any" }
                failures.append(
                    "the frame of \(tag) is \(found ?? []), not \(numbers)")
            }
        }
        for (tag, width) in expected.widthOf.sorted(by: { $0.key < $1.key }) {
            let found = screen.frame(of: tag)?.width
            if found.map({ abs($0 - width) > 0.001 }) ?? true {
                failures.append("the width of \(tag) is \(found ?? .nan), not \(width)")
            }
        }
        for (tag, height) in expected.heightOf.sorted(by: { $0.key < $1.key }) {
            let found = screen.frame(of: tag)?.height
            if found.map({ abs($0 - height) > 0.001 }) ?? true {
                failures.append("the height of \(tag) is \(found ?? .nan), not \(height)")
            }
        }
        guard let words = expected.relative else { return failures }
        if words == "segment widths equal" {
            let widths = Set(screen.elements(.radioButton).map(\.frame.width))
            return widths.count == 1 ? failures : failures + ["the segments are \(widths) wide"]
        }
        guard let conditions = CaseConditions(words) else {
            return failures + ["‘\(words)’ is no condition"]
        }
        return failures + conditions.failures { screen.frame(of: $0) }
    }

    private func windowFailures(of expected: CaseExpectation) -> [String] {
        var failures: [String] = []
        if let label = expected.focus, label != focusedLabel {
            failures.append("the focus is on \(focusedLabel ?? "nothing"), not on \(label)")
        }
        if let title = expected.title, title != screen.title {
            failures.append("the title is \(screen.title ?? "missing"), not \(title)")
        }
        if let title = expected.titleNot, title == screen.title {
            failures.append("the title is \(title)")
        }
        for (clipboard, expected) in [
            (Clipboard.copied, expected.clipboard), (.selected, expected.primary),
        ] {
            let found = screen.offer(on: clipboard)
            if let expected, expected.text != found {
                failures.append(
                    "the \(clipboard) text is \(found ?? "missing"), not "
                        + (expected.text ?? "missing"))
            }
        }
        return failures
    }
}
