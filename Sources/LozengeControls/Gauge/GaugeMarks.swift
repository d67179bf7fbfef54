import Foundation
import LozengeCore
import LozengeViews

/// A bar that fills up to a value, or has a mark there.
///
/// Source: `docs/metrics.md`, GAUGE-2.
nonisolated struct GaugeBar {
    let fraction: Double
    let fills: Bool
    let thickness: CGFloat
    @Environment(\.tintStyle) private var tint

    init(fraction: Double, fills: Bool, thickness: CGFloat) {
        (self.fraction, self.fills, self.thickness) = (fraction, fills, thickness)
    }
}

extension GaugeBar: View {
    var body: some View {
        GeometryReader { proxy in
            if fills {
                Capsule().fill(tint.along(part: fraction))
                    .flipsForRightToLeftLayoutDirection(true)
                    .frame(width: fraction * proxy.size.width)
            } else {
                Capsule().fill(tint.along(part: 1)).flipsForRightToLeftLayoutDirection(true)
                Circle()
                    .fill(Color.label)
                    .strokeBorder(Color.windowBackground, lineWidth: 2)
                    .frame(width: thickness + 6, height: thickness + 6)
                    .offset(x: fraction * (proxy.size.width - thickness - 6), y: -3)
            }
        }
        .frame(height: thickness)
        .barGround()
    }
}

/// A bar with a mark between the descriptions of the bounds.
nonisolated struct AccessoryBar {
    let configuration: GaugeStyleConfiguration
}

extension AccessoryBar: View {
    var body: some View {
        HStack(spacing: 8) {
            if let minimum = configuration.minimumValueLabel {
                minimum.font(.footnote)
            } else {
                configuration.label.font(.footnote)
            }
            GaugeBar(fraction: configuration.value, fills: false, thickness: 6)
            if let maximum = configuration.maximumValueLabel {
                maximum.font(.footnote)
            } else {
                configuration.currentValueLabel.font(.footnote)
            }
        }
    }
}

/// An open ring with a mark, around the value and above the label.
///
/// Source: `docs/metrics.md`, GAUGE-3.
nonisolated struct OpenRing {
    let configuration: GaugeStyleConfiguration
    @ScaledMetric private var side: CGFloat = 58
    @Environment(\.tintStyle) private var tint

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }

    /// The part of a ring that is drawn; the gap is at the bottom.
    private static let part = 0.75
}

extension OpenRing: View {
    var body: some View {
        let line = side / 10
        ZStack {
            ZStack {
                Circle().inset(by: line / 2)
                    .trim(from: 0, to: Self.part)
                    .stroke(
                        tint.around(Self.part), style: StrokeStyle(lineWidth: line, lineCap: .round)
                    )
                    .rotationEffect(.degrees(135))
                Circle()
                    .fill(Color.label)
                    .strokeBorder(Color.windowBackground, lineWidth: 2)
                    .frame(width: 1.8 * line, height: 1.8 * line)
                    .offset(x: (side - line) / 2)
                    .rotationEffect(.degrees(135 + 360 * Self.part * configuration.value))
            }
            .clockwise()
            configuration.currentValueLabel.font(.headline).lineLimit(1)
        }
        .frame(width: side, height: side)
        .overlay(alignment: .bottom) {
            Group {
                if configuration.minimumValueLabel != nil {
                    // Each below its end of the ring.
                    HStack(spacing: 4) {
                        configuration.minimumValueLabel.frame(maxWidth: .infinity)
                        configuration.maximumValueLabel.frame(maxWidth: .infinity)
                    }
                    .offset(y: line)
                    .clockwise()
                } else {
                    configuration.label
                }
            }
            .font(.caption2)
            .lineLimit(1)
            .minimumScaleFactor(0.5)
        }
    }
}

/// A ring that fills, around the value.
///
/// Source: `docs/metrics.md`, GAUGE-3.
nonisolated struct FullRing {
    let configuration: GaugeStyleConfiguration
    @ScaledMetric private var side: CGFloat = 58
    @Environment(\.tintStyle) private var tint

    init(configuration: GaugeStyleConfiguration) { self.configuration = configuration }
}

extension FullRing: View {
    var body: some View {
        let line = side / 10
        ZStack {
            Circle().inset(by: line / 2).stroke(Color.label.opacity(0.15), lineWidth: line)
            Circle().inset(by: line / 2)
                .trim(from: 0, to: configuration.value)
                .stroke(tint.around(1), style: StrokeStyle(lineWidth: line, lineCap: .round))
                .rotationEffect(.degrees(-90))
                .clockwise()
            if let value = configuration.currentValueLabel {
                value.font(.headline).lineLimit(1)
            } else {
                configuration.label.font(.footnote).lineLimit(1)
            }
        }
        .frame(width: side, height: side)
    }
}

extension AnyShapeStyle? {
    /// Returns the style of a bar of which a part is drawn: a gradient follows the value.
    fileprivate func along(part: Double) -> AnyShapeStyle {
        guard let gradient = self?.gradient else { return AnyShapeStyle(TintShapeStyle()) }
        let end = UnitPoint(x: part > 0 ? 1 / part : 1, y: 0.5)
        return AnyShapeStyle(
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: end))
    }

    /// Returns the style of a ring, or of a part of one: a gradient follows the value, from the trailing side on.
    fileprivate func around(_ part: Double) -> AnyShapeStyle {
        guard let gradient = self?.gradient else { return AnyShapeStyle(TintShapeStyle()) }
        // The round ends of the line have the colours of its ends.
        let cap = 7.0
        return AnyShapeStyle(
            AngularGradient(
                gradient: gradient, center: .center, startAngle: .degrees(-cap),
                endAngle: .degrees(360 * part + (part < 1 ? cap : -cap))))
    }
}

nonisolated extension View {
    /// Draws a ring clockwise from right to left, too, as the hands of a clock go.
    fileprivate func clockwise() -> some View {
        environment(\.layoutDirection, .leftToRight)
    }
}
