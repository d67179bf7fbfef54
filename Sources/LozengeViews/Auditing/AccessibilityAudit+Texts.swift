import Foundation
import LozengeCore

extension AccessibilityAudit {
    /// Checks that texts can be read, and that those who hear the window are told what others see.
    mutating func checkTexts(
        _ texts: [PaintedText], _ elements: [SemanticElement], exempting disabled: [CGRect]
    ) {
        // A link in a text has the frame of its lines, with what is before and after it.
        let shown = elements.filter { $0.children.isEmpty && $0.part == nil }
            .map { (element: $0, frame: $0.seenFrame) }
        for text in texts {
            let center = CGPoint(x: text.frame.midX, y: text.frame.midY)
            guard window.contains(center) else { continue }
            let around = shown.filter { $0.frame.contains(center) }.map(\.element)
            checkWords(of: text, around)
            if !disabled.contains(where: { $0.contains(center) }) { checkContrast(text) }
        }
    }

    private mutating func checkWords(of text: PaintedText, _ around: [SemanticElement]) {
        let owner = around.min { $0.frame.area < $1.frame.area }
        if let owner, owner.role.isNamedByItsText, !owner.says(text.string) {
            add(.labelInName, owner, "shows “\(text.string)”, which its name does not say.")
        } else if text.isTruncated, !around.contains(where: { $0.says(text.whole) }) {
            add(.truncation, text, "is cut, and no element says all of it.")
        }
    }

    private mutating func checkContrast(_ text: PaintedText) {
        let least = text.isLarge ? 3.0 : 4.5
        // Colours have bytes, so that the exact contrast is not always possible.
        guard text.contrast < least - 0.02 else { return }
        let contrast = (text.contrast * 100).rounded() / 100
        add(.contrast, text, "has a contrast of \(contrast), not \(least).")
    }

    private mutating func add(_ rule: Rule, _ text: PaintedText, _ words: String) {
        findings.append(
            Finding(rule: rule, sentence: "text “\(text.string)” \(words)", frame: text.frame))
    }
}

extension SemanticRole {
    /// True for a control whose text is its name, not its content.
    fileprivate var isNamedByItsText: Bool {
        switch self {
        case .button, .link, .toggle, .toggleButton, .menuButton, .menuItem, .menuItemCheckbox,
            .menuItemRadio, .tab, .radioButton:
            true
        default: false
        }
    }
}

extension SemanticElement {
    /// True if the words of `text` are told with the element.
    fileprivate func says(_ text: String) -> Bool {
        let words = text.words
        let said = "\(properties.label) \(properties.value) \(properties.text?.string ?? "")"
        return words.isEmpty || said.words.contains(words)
    }
}

extension String {
    /// The letters and digits alone, without the differences that are not heard.
    var words: String {
        String(filter { $0.isLetter || $0.isNumber })
            .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
