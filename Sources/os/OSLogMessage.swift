import Foundation

/// A message with values, some of which are private.
///
/// Write it as a string literal: `logger.info("\(count) files in \(folder, privacy: .public)")`.
///
/// Matches: os.OSLogMessage
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
    let parts: [OSLogInterpolation.Part]

    init(parts: [OSLogInterpolation.Part]) { self.parts = parts }

    public init(stringLiteral value: String) { parts = [.text(value)] }

    public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

    /// Returns the words of the message.
    ///
    /// - Parameter showsPrivate: True if private values are written as they are; sensitive ones never are.
    /// - Returns: The words.
    func text(showsPrivate: Bool) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .value(let value, let align, let privacy):
                align.apply(to: privacy.shown(value(), showsPrivate: showsPrivate))
            }
        }.joined()
    }
}

/// The parts of a message.
///
/// Matches: os.OSLogInterpolation
public struct OSLogInterpolation: StringInterpolationProtocol {
    enum Part {
        case text(String)
        case value(() -> String, OSLogStringAlignment, OSLogPrivacy)
    }

    private(set) var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
        parts.reserveCapacity(2 * interpolationCount + 1)
    }

    public mutating func appendLiteral(_ literal: String) {
        if !literal.isEmpty { parts.append(.text(literal)) }
    }

    /// Adds a string, which is private unless it is said to be public.
    public mutating func appendInterpolation(
        _ argumentString: @autoclosure @escaping () -> String,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value(argumentString, align, privacy))
    }

    /// Adds what describes a value, which is private unless it is said to be public.
    @_disfavoredOverload
    public mutating func appendInterpolation<Value: CustomStringConvertible>(
        _ value: @autoclosure @escaping () -> Value,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value({ value().description }, align, privacy))
    }

    /// Adds what describes an error, which is private unless it is said to be public.
    @_disfavoredOverload
    public mutating func appendInterpolation(
        _ error: @autoclosure @escaping () -> any Error, privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value({ String(describing: error()) }, .none, privacy))
    }

    /// Adds the name of a type, which is public unless it is said to be private.
    public mutating func appendInterpolation(
        _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value({ String(describing: value()) }, align, privacy.numeric))
    }

    /// Adds a whole number, which is public unless it is said to be private.
    public mutating func appendInterpolation<Number: FixedWidthInteger>(
        _ number: @autoclosure @escaping () -> Number, format: OSLogIntegerFormatting = .decimal,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value({ format.text(of: number()) }, align, privacy.numeric))
    }

    /// Adds a number, which is public unless it is said to be private.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint & CVarArg>(
        _ number: @autoclosure @escaping () -> Number, format: OSLogFloatFormatting = .fixed,
        align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value({ format.text(of: Double(number())) }, align, privacy.numeric))
    }

    /// Adds a truth value, which is public unless it is said to be private.
    public mutating func appendInterpolation(
        _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
        privacy: OSLogPrivacy = .auto
    ) {
        parts.append(.value({ format.text(of: boolean()) }, .none, privacy.numeric))
    }
}
