import Foundation
import LozengeCore

/// The rules by which an audit finds what keeps people from using a window: those who hear it, who use the keyboard
/// alone, or see little contrast.
///
/// Source: `docs/accessibility.md`, "The audit".
package struct AccessibilityAudit {
    /// A rule, by the name that it has in the documentation.
    package enum Rule: String, CaseIterable {
        case name, labelInName, image, role, value, duplicate, roleInName, focus, keyboard,
            hidden, target, contrast, truncation, heading, link
    }

    /// A defect.
    package struct Finding {
        package let rule: Rule
        /// The element, with what is wrong with it.
        package let sentence: String
        /// The frame of the element in the window, in points.
        package let frame: CGRect
    }

    package internal(set) var findings: [Finding] = []
    let window: CGRect

    /// Audits a window.
    ///
    /// - Parameters:
    ///   - root: The root of the window.
    ///   - size: The size of the window, in points.
    ///   - list: The drawing of the window.
    ///   - background: The colour of the window below its drawing.
    package init(
        of root: Node, size: CGSize, _ list: DisplayList, over background: Color.Resolved
    ) {
        window = CGRect(origin: .zero, size: size)
        let roots = root.readElements
        checkNeighbours(roots)
        let all = roots.flatMap(\.flattened)
        let links = all.filter { !$0.label.isEmpty }.flatMap(\.links)
        let labeled = Set(links.filter { $0.kind == .label }.map(\.number))
        for element in all {
            check(
                element,
                isNamedByOther: element.links.contains {
                    $0.kind == .content && labeled.contains($0.number)
                })
        }
        checkHeadings(all)
        checkTargets(all)
        checkKeyboard(root.focusables, all)
        checkTexts(
            PaintedText.all(in: list, over: background), all, exempting: root.disabledFrames)
    }

    mutating func add(
        _ rule: Rule, _ element: SemanticElement, _ words: String
    ) {
        let name = "\(element.role) “\(element.label)”"
        findings.append(
            Finding(rule: rule, sentence: "\(name) \(words)", frame: element.frame))
    }

    private mutating func check(_ element: SemanticElement, isNamedByOther: Bool) {
        let label = element.label.trimmingCharacters(in: .whitespacesAndNewlines)
        if element.role.isControl, label.isEmpty, !isNamedByOther {
            add(.name, element, "has no name.")
        }
        if element.role.isControl, !label.isEmpty, label.words.isEmpty {
            add(.name, element, "is named by symbols alone.")
        }
        if element.role == .image {
            if label.isEmpty { add(.image, element, "has no label and is not hidden.") }
            if label.hasSuffix(".png") || label.hasSuffix(".svg") || label.contains("_") {
                add(.image, element, "is named like a file.")
            }
        }
        checkRole(element)
        checkValue(element)
        checkFrame(element)
    }

    private mutating func checkRole(_ element: SemanticElement) {
        let isOperable =
            element.role.isControl
            || [.listItem, .row, .treeItem, .columnHeader].contains(element.role)
        if element.actions.contains(where: { $0.kind == .activate }), !isOperable {
            add(
                .role, element,
                "can be pressed and does not say so: it needs a trait such as isButton.")
        }
        if element.role.isControl, !element.states.contains(.disabled), element.actions.isEmpty,
            element.setValue == nil, element.edit == nil
        {
            add(.role, element, "is a control that does nothing.")
        }
        let words = element.label.lowercased().split(separator: " ")
        let repeated: [SemanticRole: String] = [
            .button: "button", .link: "link", .image: "image", .toggle: "toggle",
            .heading: "heading",
        ]
        if let word = repeated[element.role], words.count > 1, words.last.map(String.init) == word {
            add(.roleInName, element, "says its role twice.")
        }
        if element.role == .link,
            ["here", "click here", "more", "link"].contains(words.joined(separator: " "))
        {
            add(.link, element, "does not say where it goes.")
        }
    }

    private mutating func checkValue(_ element: SemanticElement) {
        guard let range = element.range else {
            if [.slider, .progressBar, .meter].contains(element.role) {
                add(.value, element, "has no value.")
            }
            return
        }
        if range.minimum >= range.maximum {
            add(.value, element, "has the bounds \(range.minimum) and \(range.maximum).")
        } else if range.value < range.minimum || range.value > range.maximum {
            add(.value, element, "has the value \(range.value), which is outside of its bounds.")
        }
    }

    private mutating func checkFrame(_ element: SemanticElement) {
        guard element.role.isControl, !element.states.contains(.disabled) else { return }
        if element.frame.width <= 0 || element.frame.height <= 0 {
            add(.focus, element, "takes the keyboard and has no area.")
        }
    }

    /// Checks that small targets have room around them: a circle of 24 points touches no other target, nor its circle.
    ///
    /// Source: WCAG 2.2, 2.5.8 with its exceptions for spacing and for links in a text.
    private mutating func checkTargets(_ elements: [SemanticElement]) {
        let targets = elements.filter {
            $0.role.isControl && !$0.states.contains(.disabled) && $0.role != .link
                && $0.node.visibleFrame.isShowing
        }
        let frames = targets.map(\.frame)
        for (index, target) in targets.enumerated() where frames[index].isSmall {
            let center = CGPoint(x: frames[index].midX, y: frames[index].midY)
            let isCrowded = frames.indices.contains { other in
                guard other != index, frames[other] != frames[index] else { return false }
                let room: CGFloat = frames[other].isSmall ? 24 : 12
                let place =
                    frames[other].isSmall
                    ? CGRect(x: frames[other].midX, y: frames[other].midY, width: 0, height: 0)
                    : frames[other]
                return place.distance(to: center) < room - 0.01
            }
            guard isCrowded else { continue }
            let (width, height) = (Int(frames[index].width), Int(frames[index].height))
            add(
                .target, target,
                "has \(width) × \(height) points and no room around it; the pointer needs 24 × 24.")
        }
    }

    /// Checks the names of neighbours, at all levels.
    private mutating func checkNeighbours(_ elements: [SemanticElement]) {
        var names: Set<String> = []
        for element in elements where element.role.isControl && !element.label.isEmpty {
            let name = "\(element.role) \(element.label) \(element.value)"
            if !names.insert(name).inserted {
                add(.duplicate, element, "has the name of a neighbour.")
            }
        }
        for element in elements { checkNeighbours(element.children) }
    }

    private mutating func checkHeadings(_ elements: [SemanticElement]) {
        var level = 0
        for element in elements where element.role == .heading {
            guard let own = element.headingLevel else { continue }
            if own > level + 1 { add(.heading, element, "has the level \(own) after \(level).") }
            level = own
        }
    }
}

extension Node {
    /// The frames of views inside that cannot be operated at the moment, whose contrast does not count.
    fileprivate var disabledFrames: [CGRect] {
        var frames: [CGRect] = []
        forEachBox { if !$0.isEnabled { frames.append($0.frameInWindow) } }
        return frames
    }
}

extension CGRect {
    /// True for a target that is smaller than a pointer needs.
    fileprivate var isSmall: Bool { min(width, height) < 24 }

    /// Returns the distance of the nearest point of the rectangle.
    fileprivate func distance(to point: CGPoint) -> CGFloat {
        let x = max(minX - point.x, 0, point.x - maxX)
        let y = max(minY - point.y, 0, point.y - maxY)
        return (x * x + y * y).squareRoot()
    }
}
