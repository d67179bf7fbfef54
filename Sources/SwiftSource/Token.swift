/// A piece of Swift source: a word, a literal, an operator or a mark.
package struct Token: Equatable {
    package enum Kind: Equatable {
        /// An identifier or a keyword, with the backticks around it.
        case word
        /// A number, a string with all that is interpolated into it, or a regular expression.
        case literal
        case op
        case open
        case close
        /// One of `, ; : . @ # \`, or a character that Swift does not use.
        case mark
    }

    package let kind: Kind
    /// The bytes of the source that it takes.
    package let range: Range<Int>
    package let startsLine: Bool
    package let followsSpace: Bool
}
