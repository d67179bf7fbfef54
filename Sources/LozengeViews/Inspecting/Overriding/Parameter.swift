#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    /// A parameter of a view, a modifier or an environment that an inspector can change, with its value in words.
    struct Parameter<Content> {
        let name: String
        let kind: ParameterRecord.Kind
        /// Returns the value in words; empty for none.
        let read: (Content) -> String
        /// Sets the value; returns false for words that are no value.
        let write: (inout Content, String) -> Bool

        /// Returns the parameter of a value that holds this one's.
        func of<Outer>(_ property: WritableKeyPath<Outer, Content>) -> Parameter<Outer> {
            Parameter<Outer>(name: name, kind: kind) {
                read($0[keyPath: property])
            } write: {
                write(&$0[keyPath: property], $1)
            }
        }

        /// A length in points, of which a nonnegative one may be required.
        static func length(
            _ name: String, _ property: WritableKeyPath<Content, CGFloat>, isPositive: Bool = false
        ) -> Parameter {
            Parameter(name: name, kind: .length) {
                $0[keyPath: property].words
            } write: { content, words in
                guard let length = CGFloat(words: words), !isPositive || length >= 0 else {
                    return false
                }
                content[keyPath: property] = length
                return true
            }
        }

        /// A length in points, which is not set if its words are empty.
        static func length(
            _ name: String, _ property: WritableKeyPath<Content, CGFloat?>, isPositive: Bool = false
        ) -> Parameter {
            Parameter(name: name, kind: .optionalLength) {
                $0[keyPath: property]?.words ?? ""
            } write: { content, words in
                let length = CGFloat(words: words)
                guard words.isEmpty || length.map({ !isPositive || $0 >= 0 }) == true else {
                    return false
                }
                content[keyPath: property] = length
                return true
            }
        }

        /// One of several values with names; another one of the program has no words.
        static func choice<Value: Equatable>(
            _ name: String, _ property: WritableKeyPath<Content, Value>, _ values: [(String, Value)]
        ) -> Parameter {
            Parameter(name: name, kind: .choice(values.map(\.0))) { content in
                values.first { $0.1 == content[keyPath: property] }?.0 ?? ""
            } write: { content, words in
                guard let value = values.first(where: { $0.0 == words })?.1 else { return false }
                content[keyPath: property] = value
                return true
            }
        }
    }

    extension CGFloat {
        /// The length without needless digits.
        fileprivate var words: String { "\(number: self)" }

        /// A length in words; `nil` for words that are none, or infinite.
        fileprivate init?(words: String) {
            guard let number = Double(words), number.isFinite else { return nil }
            self = number
        }
    }
#endif
