import Foundation
import LozengeCore

/// The momentary look of symbols, as symbol effects change it: the seam between images and effects.
nonisolated package struct SymbolPose: Equatable, Sendable {
    /// The size as a fraction of the natural one.
    package var scale = 1.0
    package var opacity = 1.0
    /// Clockwise.
    package var rotation = Angle.zero
    /// In fractions of the size.
    package var offset = CGSize.zero

    package init() {}

    /// Returns this pose changed further by `inner`.
    package func combined(with inner: SymbolPose) -> SymbolPose {
        var pose = self
        pose.scale *= inner.scale
        pose.opacity *= inner.opacity
        pose.rotation += inner.rotation
        pose.offset.width += inner.offset.width
        pose.offset.height += inner.offset.height
        return pose
    }
}

nonisolated extension EnvironmentValues {
    /// The momentary look of symbols.
    package var symbolPose: SymbolPose {
        get { self[SymbolPoseKey.self] }
        set { self[SymbolPoseKey.self] = newValue }
    }
}

nonisolated private enum SymbolPoseKey: EnvironmentKey {
    static var defaultValue: SymbolPose { SymbolPose() }
}

extension DisplayListWriter {
    /// Draws a symbol in a pose within `frame`.
    mutating func posed(
        _ pose: SymbolPose, in frame: CGRect, _ content: (inout DisplayListWriter) -> Void
    ) {
        guard pose != SymbolPose() else { return content(&self) }
        guard pose.opacity > 0 else { return }
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let transform = CGAffineTransform(translationX: -center.x, y: -center.y)
            .concatenating(CGAffineTransform(scaleX: pose.scale, y: pose.scale))
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(pose.rotation.radians)))
            .concatenating(
                CGAffineTransform(
                    translationX: center.x + pose.offset.width * frame.width,
                    y: center.y + pose.offset.height * frame.height))
        let drawing = drawn { $0.group(.transform(transform), content) }
        if pose.opacity < 1 {
            list.append(drawing, with: .opacity(pose.opacity))
        } else {
            list.append(.fragment(drawing, at: .zero))
        }
    }
}
