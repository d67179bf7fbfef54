import Foundation

/// The form of whole numbers in a message.
///
/// Matches: os.OSLogIntegerFormatting
public struct OSLogIntegerFormatting: Sendable {
    private let radix: Int
    private let prefix: String
    private var isUppercase = false
    private var hasSign = false
    private var leastDigits = 0

    private init(radix: Int, prefix: String = "") { (self.radix, self.prefix) = (radix, prefix) }

    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }

    /// - Parameters:
    ///   - explicitPositiveSign: True for a plus sign in front of what is not negative.
    ///   - minDigits: The least number of digits.
    /// - Returns: The form.
    public static func decimal(
        explicitPositiveSign: Bool = false, minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = decimal
        format.hasSign = explicitPositiveSign
        format.leastDigits = minDigits
        return format
    }

    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }

    /// - Parameters:
    ///   - explicitPositiveSign: True for a plus sign in front of what is not negative.
    ///   - includePrefix: True for `0x` in front.
    ///   - uppercase: True for A to F.
    ///   - minDigits: The least number of digits.
    /// - Returns: The form.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        var format = OSLogIntegerFormatting(radix: 16, prefix: includePrefix ? "0x" : "")
        format.hasSign = explicitPositiveSign
        format.isUppercase = uppercase
        format.leastDigits = minDigits
        return format
    }

    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }

    func text(of number: some FixedWidthInteger) -> String {
        let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
        // No number has more digits than 128 bits.
        let zeros = String(
            repeating: "0", count: max(0, max(0, min(leastDigits, 128)) - digits.count))
        return (number < 0 ? "-" : hasSign ? "+" : "") + prefix + zeros + digits
    }
}

/// The form of numbers with a fraction in a message.
///
/// Matches: os.OSLogFloatFormatting
public struct OSLogFloatFormatting: Sendable {
    private let conversion: String
    private let precision: Int

    private init(_ conversion: String, _ precision: Int) {
        self.conversion = conversion
        self.precision = max(0, min(precision, 100))
    }

    /// Six digits after the point.
    public static var fixed: OSLogFloatFormatting { fixed(precision: 6) }

    public static func fixed(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            (explicitPositiveSign ? "+" : "") + "." + "\(max(0, min(precision, 100)))"
                + (uppercase ? "F" : "f"), precision)
    }

    /// A power of ten behind.
    public static var exponential: OSLogFloatFormatting { exponential(precision: 6) }

    public static func exponential(
        precision: Int, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(
            ".\(max(0, min(precision, 100)))" + (uppercase ? "E" : "e"), precision)
    }

    /// The shorter of both.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting("g", 6) }

    func text(of number: Double) -> String {
        String(format: "%" + conversion, locale: Locale(identifier: "en_US_POSIX"), number)
    }
}

/// The words for a truth value in a message.
///
/// Matches: os.OSLogBoolFormat
public enum OSLogBoolFormat: Sendable {
    /// “true” or “false”.
    case truth
    /// “yes” or “no”.
    case answer

    func text(of value: Bool) -> String {
        switch self {
        case .truth: value ? "true" : "false"
        case .answer: value ? "yes" : "no"
        }
    }
}

/// The width of a value in a message.
///
/// Matches: os.OSLogStringAlignment
public struct OSLogStringAlignment: Sendable {
    private let columns: Int
    private let isRight: Bool

    public static var none: OSLogStringAlignment { left(columns: 0) }

    /// - Parameter columns: The least number of characters; spaces follow.
    /// - Returns: The width.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }

    /// - Parameter columns: The least number of characters; spaces are in front.
    /// - Returns: The width.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    func apply(to text: String) -> String {
        // A width beyond that of a line has no use.
        let missing = max(0, min(columns, 1000)) - text.count
        guard missing > 0 else { return text }
        let spaces = String(repeating: " ", count: missing)
        return isRight ? spaces + text : text + spaces
    }
}
