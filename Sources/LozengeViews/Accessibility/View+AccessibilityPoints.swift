import Foundation
import LozengeCore

nonisolated extension View {
    /// Sets the point that assistive technology clicks, in points from the view's top-leading corner.
    ///
    /// Matches: SwiftUI.View.accessibilityActivationPoint(_:)
    /// Differs: no effect: assistive technology performs the action, and clicks nowhere.
    public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
        accessibility { $0.activationPoint = .point(activationPoint) }
    }

    /// Sets the point that assistive technology clicks, in points from the top-leading corner, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityActivationPoint(_:isEnabled:)
    /// Differs: no effect: assistive technology performs the action, and clicks nowhere.
    public func accessibilityActivationPoint(
        _ activationPoint: CGPoint, isEnabled: Bool
    ) -> some View {
        accessibility { if isEnabled { $0.activationPoint = .point(activationPoint) } }
    }

    /// Sets the point that assistive technology clicks, as fractions of the view's size.
    ///
    /// Matches: SwiftUI.View.accessibilityActivationPoint(_:)
    /// Differs: no effect: assistive technology performs the action, and clicks nowhere.
    public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
        accessibility { $0.activationPoint = .unit(activationPoint) }
    }

    /// Sets the point that assistive technology clicks, as fractions of the view's size, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityActivationPoint(_:isEnabled:)
    /// Differs: no effect: assistive technology performs the action, and clicks nowhere.
    public func accessibilityActivationPoint(
        _ activationPoint: UnitPoint, isEnabled: Bool
    ) -> some View {
        accessibility { if isEnabled { $0.activationPoint = .unit(activationPoint) } }
    }

    /// Adds a point from which this view can be dragged, with its description.
    ///
    /// Matches: SwiftUI.View.accessibilityDragPoint(_:description:)
    /// Differs: no effect: AT-SPI has no drags.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text
    ) -> some View {
        accessibilityDragPoint(point, description: description, isEnabled: true)
    }

    /// Adds a point from which this view can be dragged, with its description, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityDragPoint(_:description:isEnabled:)
    /// Differs: no effect: AT-SPI has no drags.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View {
        accessibility { if isEnabled { $0.dragPoints = [(point, description)] } }
    }

    /// Adds a point from which this view can be dragged, with its description.
    ///
    /// Matches: SwiftUI.View.accessibilityDragPoint(_:description:)
    /// Differs: no effect: AT-SPI has no drags.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View {
        accessibilityDragPoint(point, description: description, isEnabled: true)
    }

    /// Adds a point from which this view can be dragged, with its description, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityDragPoint(_:description:isEnabled:)
    /// Differs: no effect: AT-SPI has no drags.
    public func accessibilityDragPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibility { if isEnabled { $0.dragPoints = [(point, Text(description))] } }
    }

    /// Adds a point at which this view accepts a drop, with its description.
    ///
    /// Matches: SwiftUI.View.accessibilityDropPoint(_:description:)
    /// Differs: no effect: AT-SPI has no drags.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text
    ) -> some View {
        accessibilityDropPoint(point, description: description, isEnabled: true)
    }

    /// Adds a point at which this view accepts a drop, with its description, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityDropPoint(_:description:isEnabled:)
    /// Differs: no effect: AT-SPI has no drags.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: Text, isEnabled: Bool
    ) -> some View {
        accessibility { if isEnabled { $0.dropPoints = [(point, description)] } }
    }

    /// Adds a point at which this view accepts a drop, with its description.
    ///
    /// Matches: SwiftUI.View.accessibilityDropPoint(_:description:)
    /// Differs: no effect: AT-SPI has no drags.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey
    ) -> some View {
        accessibilityDropPoint(point, description: description, isEnabled: true)
    }

    /// Adds a point at which this view accepts a drop, with its description, if `isEnabled`.
    ///
    /// Matches: SwiftUI.View.accessibilityDropPoint(_:description:isEnabled:)
    /// Differs: no effect: AT-SPI has no drags.
    public func accessibilityDropPoint(
        _ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool
    ) -> some View {
        accessibility { if isEnabled { $0.dropPoints = [(point, Text(description))] } }
    }
}
