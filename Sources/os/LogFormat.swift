import Foundation

/// Writes a message by a format with `%` to a log.
///
/// Values are public if the format says so, as in `%{public}@`, or if they are numbers.
///
/// - Parameters:
///   - message: The format: `%@` and `%s` for anything, `%d`, `%u`, `%x`, `%o` and `%c` for whole
///     numbers, `%f`, `%e` and `%g` for others, `%%` for a percent sign.
///   - log: The log.
///   - type: The level.
///   - arguments: The values. One that is missing is written as `<missing>`.
///
/// Matches: os.os_log(_:log:type:_:)
/// Differs: values can be of any type; there is no `dso`.
@_disfavoredOverload
public func os_log(
    _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: Any...
) {
    log.write(OSLogMessage(format: "\(message)", arguments), type)
}

/// Writes a message of a level by a format and its values, as `os_log(_:log:type:_:)` does.
///
/// Matches: os.os_log(_:log:_:_:)
/// Differs: values can be of any type; there is no `dso`.
@_disfavoredOverload
public func os_log(
    _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: Any...
) {
    log.write(OSLogMessage(format: "\(message)", arguments), type)
}

extension OSLogMessage {
    /// A message by a format of `os_log`.
    init(format: String, _ arguments: [Any]) {
        var message = OSLogInterpolation(literalCapacity: 0, interpolationCount: arguments.count)
        var left = arguments[...]
        var rest = format[...]
        while let percent = rest.firstIndex(of: "%") {
            message.appendLiteral(String(rest[..<percent]))
            rest = rest[rest.index(after: percent)...]
            guard let place = LogPlaceholder(parsing: &rest) else {
                message.appendLiteral("%")
                continue
            }
            if place.conversion == "%" {
                message.appendLiteral("%")
            } else if let argument = left.popFirst() {
                let text = place.text(of: argument)
                message.appendInterpolation(text, privacy: place.privacy)
            } else {
                message.appendLiteral("<missing>")
            }
        }
        message.appendLiteral(String(rest))
        self.init(stringInterpolation: message)
    }
}

/// The place of a value in a format.
struct LogPlaceholder {
    let conversion: Character
    private let flags: String
    private let options: Substring

    /// Reads what follows a percent sign; `nil`, with nothing read, if that is no placeholder.
    init?(parsing text: inout Substring) {
        var rest = text
        var options: Substring = ""
        if rest.first == "{" {
            guard let end = rest.firstIndex(of: "}") else { return nil }
            options = rest[rest.index(after: rest.startIndex)..<end]
            rest = rest[rest.index(after: end)...]
        }
        let flags = rest.prefix { "0123456789.+- #'".contains($0) }
        rest = rest[flags.endIndex...].drop { "hlqLzjt".contains($0) }
        guard flags.count < 9, let conversion = rest.popFirst(),
            "%@sdiuxXocfFeEgGp".contains(conversion)
        else { return nil }
        (self.options, self.flags, self.conversion) = (options, String(flags), conversion)
        text = rest
    }

    var privacy: OSLogPrivacy {
        let words = options.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        if words.contains("sensitive") { return .sensitive }
        if words.contains("private") { return .private }
        return words.contains("public") || !"@s".contains(conversion) ? .public : .auto
    }

    func text(of argument: Any) -> String {
        switch (conversion, argument) {
        case ("c", let number as any BinaryInteger):
            return UnicodeScalar(UInt32(truncatingIfNeeded: number)).map { String(Character($0)) }
                ?? ""
        case ("u", let number as any BinaryInteger):
            return formatted("llu", UInt64(truncatingIfNeeded: number))
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger),
            ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger),
            ("o", let number as any BinaryInteger):
            return formatted("ll\(conversion)", Int64(truncatingIfNeeded: number))
        case ("f", let number as any BinaryFloatingPoint),
            ("F", let number as any BinaryFloatingPoint),
            ("e", let number as any BinaryFloatingPoint),
            ("E", let number as any BinaryFloatingPoint),
            ("g", let number as any BinaryFloatingPoint),
            ("G", let number as any BinaryFloatingPoint):
            return formatted(String(conversion), Double(number))
        default: return String(describing: argument)
        }
    }

    private func formatted(_ conversion: String, _ value: any CVarArg) -> String {
        String(
            format: "%\(flags)\(conversion)", locale: Locale(identifier: "en_US_POSIX"), value)
    }
}
