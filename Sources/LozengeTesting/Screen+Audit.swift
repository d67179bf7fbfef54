import LozengeCore
import LozengeViews

extension Screen {
    /// Returns the defects that keep people from using the window: those who hear it, who use the keyboard alone, or see
    /// little contrast.
    ///
    /// ```swift
    /// #expect(screen.accessibilityAudit().isEmpty)
    /// ```
    ///
    /// - Parameter rules: The rules; all by default.
    /// - Returns: The problems; empty if there are none.
    ///
    /// Source: `docs/accessibility.md`, "The audit".
    public func accessibilityAudit(
        _ rules: Set<AccessibilityProblem.Rule> = Set(AccessibilityProblem.Rule.allCases)
    ) -> [AccessibilityProblem] {
        AccessibilityAudit(of: root, size: size, displayList, over: background).findings
            .compactMap { finding in
                guard let rule = AccessibilityProblem.Rule(rawValue: finding.rule.rawValue),
                    rules.contains(rule)
                else { return nil }
                return AccessibilityProblem(
                    rule: rule, sentence: finding.sentence, frame: finding.frame)
            }
    }
}
