import Foundation
import LozengeCore
import LozengeViews

/// The default style: a bar that fills.
///
/// Matches: SwiftUI.DefaultGaugeStyle
nonisolated public struct DefaultGaugeStyle {
    public init() {}
}

extension DefaultGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        LinearCapacityGaugeStyle().makeBody(configuration: configuration)
    }
}

/// A bar that fills.
///
/// Matches: SwiftUI.LinearCapacityGaugeStyle
nonisolated public struct LinearCapacityGaugeStyle {
    public init() {}
}

/// A thin bar with a mark at the value.
///
/// Matches: SwiftUI.AccessoryLinearGaugeStyle
nonisolated public struct AccessoryLinearGaugeStyle {
    public init() {}
}

/// A thin bar that fills.
///
/// Matches: SwiftUI.AccessoryLinearCapacityGaugeStyle
nonisolated public struct AccessoryLinearCapacityGaugeStyle {
    public init() {}
}

/// An open ring with a mark at the value.
///
/// Matches: SwiftUI.AccessoryCircularGaugeStyle
nonisolated public struct AccessoryCircularGaugeStyle {
    public init() {}
}

/// A ring that fills.
///
/// Matches: SwiftUI.AccessoryCircularCapacityGaugeStyle
nonisolated public struct AccessoryCircularCapacityGaugeStyle {
    public init() {}
}

extension LinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.label
            HStack(spacing: 8) {
                configuration.minimumValueLabel.font(.footnote)
                GaugeBar(fraction: configuration.value, fills: true, thickness: 8)
                configuration.maximumValueLabel.font(.footnote)
            }
            configuration.currentValueLabel
                .font(.footnote)
                .defaultForegroundStyle(.secondary)
        }
    }
}

extension AccessoryLinearGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        AccessoryBar(configuration: configuration)
    }
}

extension AccessoryLinearCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 4) {
            configuration.label
            GaugeBar(fraction: configuration.value, fills: true, thickness: 6)
            configuration.currentValueLabel
                .font(.footnote)
                .defaultForegroundStyle(.secondary)
        }
    }
}

extension AccessoryCircularGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        OpenRing(configuration: configuration)
    }
}

extension AccessoryCircularCapacityGaugeStyle: GaugeStyle {
    public func makeBody(configuration: Configuration) -> some View {
        FullRing(configuration: configuration)
    }
}

nonisolated extension GaugeStyle where Self == DefaultGaugeStyle {
    /// A bar that fills.
    ///
    /// Matches: SwiftUI.GaugeStyle.automatic
    public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == LinearCapacityGaugeStyle {
    /// A bar that fills.
    ///
    /// Matches: SwiftUI.GaugeStyle.linearCapacity
    public static var linearCapacity: LinearCapacityGaugeStyle { LinearCapacityGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
    /// A thin bar with a mark at the value.
    ///
    /// Matches: SwiftUI.GaugeStyle.accessoryLinear
    public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

nonisolated extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
    /// A thin bar that fills.
    ///
    /// Matches: SwiftUI.GaugeStyle.accessoryLinearCapacity
    public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
        AccessoryLinearCapacityGaugeStyle()
    }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
    /// An open ring with a mark at the value.
    ///
    /// Matches: SwiftUI.GaugeStyle.accessoryCircular
    public static var accessoryCircular: AccessoryCircularGaugeStyle {
        AccessoryCircularGaugeStyle()
    }
}

nonisolated extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
    /// A ring that fills.
    ///
    /// Matches: SwiftUI.GaugeStyle.accessoryCircularCapacity
    public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle {
        AccessoryCircularCapacityGaugeStyle()
    }
}
