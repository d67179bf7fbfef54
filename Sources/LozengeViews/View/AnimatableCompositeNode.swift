import LozengeCore

/// The node of a view with a body and animatable data: the body is evaluated in each frame of an animation.
///
/// Source: `docs/animation.md`, DATA-8.
final class AnimatableCompositeNode<Content: View & Animatable>: CompositeNode<Content>,
    MotionSubject
{
    private var data = CompositeData<Content>()

    override func update(to view: Content) {
        let change = data.replace(self.view, by: view, isAnimating: tree.motion.isAnimating)
        super.update(to: data.shown(of: view))
        if let change, tree.motion.isWatching {
            tree.motion.changed(self, by: change, to: view.animatableData)
        }
    }

    func show(_ offset: Content.AnimatableData?) {
        if data.show(offset, in: &view) { setNeedsUpdate() }
    }
}

/// The node of a modifier with a body and animatable data.
final class AnimatableCompositeModifierNode<Modifier: ViewModifier & Animatable, Content: View>:
    CompositeModifierNode<Modifier, Content>, MotionSubject
{
    private var data = CompositeData<Modifier>()

    override func update(to modifier: Modifier, _ content: Content) {
        let change = data.replace(
            self.modifier, by: modifier, isAnimating: tree.motion.isAnimating)
        super.update(to: data.shown(of: modifier), content)
        if let change, tree.motion.isWatching {
            tree.motion.changed(self, by: change, to: modifier.animatableData)
        }
    }

    func show(_ offset: Modifier.AnimatableData?) {
        if data.show(offset, in: &modifier) { setNeedsUpdate() }
    }
}

/// The animatable data of a composite view: the program's value, and the offset of the data in its body.
private struct CompositeData<Value: Animatable> {
    typealias Data = Value.AnimatableData

    /// The value that the program gave; `nil` while the body has it.
    private var program: Value?
    private var offset: Data?

    /// Replaces the program's value.
    ///
    /// - Parameters:
    ///   - old: The value that the body has.
    ///   - new: The program's new value.
    ///   - isAnimating: True if the change is animated.
    /// - Returns: The change of its data; `nil` for none.
    mutating func replace(_ old: Value, by new: Value, isAnimating: Bool) -> Data? {
        let change = new.animatableData - (program ?? old).animatableData
        let isChanged = change != .zero
        if isChanged, isAnimating { offset = (offset ?? .zero) - change }
        if isChanged && isAnimating || program != nil { program = new }
        return isChanged ? change : nil
    }

    /// Returns a value of the program with the data for the body.
    func shown(of value: Value) -> Value {
        guard let offset else { return value }
        var shown = value
        shown.animatableData = value.animatableData + offset
        return shown
    }

    /// Shows the program's value with an offset of its data; returns false if the body has these data already.
    mutating func show(_ offset: Data?, in value: inout Value) -> Bool {
        guard offset != self.offset else { return false }
        let program = program ?? value
        self.offset = offset
        // At the end the data are the program's, whatever their setter makes of them.
        self.program = offset == nil ? nil : program
        value = shown(of: program)
        return true
    }
}

extension View where Self: Animatable {
    public func _visit(_ visitor: inout ViewVisitor) { visitor.animatableComposite(self) }
}

extension ViewModifier where Self: Animatable {
    public func _visit<Modified: View>(_ visitor: inout ViewVisitor, content: Modified) {
        visitor.animatableComposite(self, content: content)
    }
}

extension ViewVisitor {
    /// Adds a view with a body and animatable data.
    fileprivate mutating func animatableComposite<Content: View & Animatable>(_ view: Content) {
        enter(make: { AnimatableCompositeNode(view, in: $0) }, update: { $0.update(to: view) })
    }

    /// Adds a modifier with a body and animatable data.
    fileprivate mutating func animatableComposite<
        Modifier: ViewModifier & Animatable, Content: View
    >(_ modifier: Modifier, content: Content) {
        enter(
            make: { AnimatableCompositeModifierNode(modifier, content, in: $0) },
            update: { $0.update(to: modifier, content) })
    }
}

/// A modifier with animatable data, whose body is evaluated in each frame of an animation.
///
/// Matches: SwiftUI.AnimatableModifier
@available(*, deprecated, message: "Conform to Animatable and ViewModifier.")
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
