import Foundation
import LozengeCore

/// An element of the semantic tree: a view as assistive technology and tests see it.
@dynamicMemberLookup
package struct SemanticElement {
    /// The view that the element stands for.
    package let node: Node
    package var properties: SemanticProperties
    package var actions: [SemanticAction] = []
    /// The position among the neighbours: elements of a higher priority come first.
    package var sortPriority = 0.0
    /// Sets the number that the element stands for; `nil` if the user cannot.
    package var setValue: ((Double) -> Void)?
    /// Changes the text or its selection; `nil` if the user cannot.
    package var edit: ((TextEdit) -> Void)?
    /// Returns the positions of the text's characters and its origin in the view; `nil` for an element of which the
    /// text is not on the screen as it is told.
    package var carets: (() -> (TextCarets, origin: CGPoint)?)?
    /// Returns the part of the view that the element stands for, in its coordinates; `nil` for the whole view.
    package var part: (() -> CGRect?)?
    /// Returns the area in the view where the element is seen, in its coordinates; `nil` for the whole view.
    var area: (() -> CGRect?)?
    /// Gives the element the keyboard; `nil` if the first view inside that can have it gets it.
    package var takeFocus: (() -> Void)?
    /// The elements of a group, in reading order.
    package var children: [SemanticElement] = []

    /// A change of an edited text, with ranges in UTF-8 bytes of ``SemanticText/string``.
    package enum TextEdit {
        /// Selects a range; the caret is at its end.
        case select(Range<Int>)
        case replace(Range<Int>, String)
    }

    package init(_ role: SemanticRole, _ label: String = "", of node: Node) {
        self.node = node
        properties = SemanticProperties(role, label)
    }

    package subscript<Value>(
        dynamicMember keyPath: WritableKeyPath<SemanticProperties, Value>
    ) -> Value {
        get { properties[keyPath: keyPath] }
        set { properties[keyPath: keyPath] = newValue }
    }

    /// Returns the element as one of another view, with those inside.
    func standing(for node: Node) -> SemanticElement {
        var element = SemanticElement(properties.role, of: node)
        element.properties = properties
        (element.actions, element.sortPriority) = (actions, sortPriority)
        (element.setValue, element.edit) = (setValue, edit)
        (element.takeFocus, element.part) = (takeFocus, node === self.node ? part : nil)
        element.children = children.map { $0.standing(for: node) }
        return element
    }

    /// Returns the element and those inside with actions from around, each unless it has one of the kind.
    func having(_ actions: [ElementAction]) -> SemanticElement {
        guard !actions.isEmpty else { return self }
        var element = self
        for action in actions.map({ $0(node) })
        where !element.actions.contains(where: { $0.kind == action.kind }) {
            element.actions.append(action)
        }
        element.children = children.map { $0.having(actions) }
        return element
    }

    /// The frame of the view in the window, in points.
    package var frame: CGRect {
        let frame = node.frameInWindow
        return extent?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame
    }

    /// The frame in the window, and whether a part of it is seen.
    var visibleFrame: (frame: CGRect, isShowing: Bool) { node.visibleFrame(of: extent) }

    /// The part of the frame that is seen; null if none is.
    var seenFrame: CGRect { node.framesInWindow(of: extent).seen }

    private var extent: CGRect? { (part ?? area)?() }

    /// This element and all below, each before its children.
    package var flattened: [SemanticElement] { [self] + children.flatMap(\.flattened) }
}

extension Array {
    /// Returns the elements by a priority, those of the same in their order.
    func inReadingOrder(by priority: (Element) -> Double) -> [Element] {
        guard contains(where: { priority($0) != 0 }) else { return self }
        return enumerated().sorted {
            (priority($1.element), $0.offset) < (priority($0.element), $1.offset)
        }.map(\.element)
    }
}

extension [SemanticElement] {
    /// Replaces the elements by a group with them as its children, in reading order.
    package mutating func group(of node: Node) {
        var group = SemanticElement(.group, of: node)
        group.children = inReadingOrder
        self = [group]
    }

    /// Replaces the elements by one that has the labels, values and actions of all.
    ///
    /// The action of the only control stays; those of several are named after their controls.
    ///
    /// - Parameters:
    ///   - role: The role of the combined element; `nil` for that of the only control, or of the content.
    ///   - node: The view that the element stands for.
    package mutating func combine(as role: SemanticRole? = nil, of node: Node) {
        let parts = inReadingOrder.flatMap(\.flattened)
        let controls = parts.filter(\.role.isControl)
        var combined = SemanticElement(role ?? parts.commonRole, of: node)
        // The words of a part are in those of its view already.
        let views = parts.filter { $0.part == nil }
        combined.label = Self.joined(views.map(\.label))
        combined.value = Self.joined(views.map(\.value))
        combined.hint = Self.joined(views.map(\.hint))
        combined.identifier = parts.first { !$0.identifier.isEmpty }?.identifier ?? ""
        combined.headingLevel = parts.lazy.compactMap(\.headingLevel).first
        combined.inputLabels = parts.flatMap(\.inputLabels)
        combined.details = parts.flatMap(\.details)
        combined.links = parts.flatMap(\.links)
        if controls.count == 1, let control = controls.first {
            combined.keyShortcut = control.keyShortcut
            combined.states = control.states
            combined.actions = control.actions
            (combined.range, combined.text) = (control.range, control.text)
            (combined.setValue, combined.edit) = (control.setValue, control.edit)
            (combined.url, combined.takeFocus) = (control.url, control.takeFocus)
        } else {
            combined.actions = controls.flatMap(\.namedActions)
        }
        if parts.contains(where: { $0.states.contains(.selected) }) {
            combined.states.insert(.selected)
        }
        self = [combined]
    }

    /// The elements by their sort priority, those of the same in the order of the content.
    package var inReadingOrder: [SemanticElement] {
        inReadingOrder(by: \.sortPriority)
    }

    /// The role of an element that combines these: that of the only control, else of the content.
    private var commonRole: SemanticRole {
        let controls = filter(\.role.isControl)
        if controls.count == 1 { return controls[0].role }
        if contains(where: { $0.role == .heading }) { return .heading }
        if contains(where: { $0.role == .text }) { return .text }
        return first { $0.role != .group }?.role ?? .group
    }

    static func joined(_ words: [String]) -> String {
        words.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension SemanticElement {
    /// The actions under the label of the control, for an element that has several.
    fileprivate var namedActions: [SemanticAction] {
        actions.map { action in
            guard action.kind == .activate, !properties.label.isEmpty else { return action }
            return SemanticAction(.named(properties.label), perform: action.perform)
        }
    }
}
