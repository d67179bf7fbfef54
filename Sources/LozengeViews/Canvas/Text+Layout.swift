import Foundation
import LozengeCore

extension Text {
    /// The lines of a text, for a renderer.
    ///
    /// Lengths are in points from the top-left corner of the text.
    ///
    /// Matches: SwiftUI.Text.Layout
    /// Source: `docs/editing.md`, EDIT-27.
    nonisolated public struct Layout: RandomAccessCollection, Equatable {
        private let lines: [Line]
        /// True if a part of the text is left out.
        public let isTruncated: Bool

        public var startIndex: Int { 0 }
        public var endIndex: Int { lines.count }
        public subscript(index: Int) -> Line { lines[index] }

        @MainActor
        init(_ resolution: Text.Resolution, in proposal: ProposedViewSize) {
            let source = LaidOutText(resolution, in: proposal)
            isTruncated = source.layout.isTruncated
            lines = source.layout.lines.indices.map { Line(source, $0) }
        }

        /// The place of a character in a text.
        ///
        /// Matches: SwiftUI.Text.Layout.CharacterIndex
        nonisolated public struct CharacterIndex: Comparable, Hashable, Strideable {
            let number: Int

            public static func < (left: CharacterIndex, right: CharacterIndex) -> Bool {
                left.number < right.number
            }

            public func advanced(by distance: Int) -> CharacterIndex {
                CharacterIndex(number: number + distance)
            }

            public func distance(to other: CharacterIndex) -> Int { other.number - number }
        }

        /// The extent of letters around their baseline, in points.
        ///
        /// Matches: SwiftUI.Text.Layout.TypographicBounds
        nonisolated public struct TypographicBounds: Equatable, Sendable {
            /// The start of the baseline.
            public var origin = CGPoint.zero
            public var width: CGFloat = 0
            /// The height above the baseline.
            public var ascent: CGFloat = 0
            /// The depth below the baseline.
            public var descent: CGFloat = 0
            /// The distance to the next line.
            public var leading: CGFloat = 0

            public init() {}

            /// The rectangle from the ascent to the descent.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// The ways of drawing letters.
        ///
        /// Matches: SwiftUI.Text.Layout.DrawingOptions
        nonisolated public struct DrawingOptions: OptionSet, Sendable {
            public let rawValue: UInt32
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Letters between pixels: they always are where the layout puts them along the line.
            public static var disablesSubpixelQuantization: DrawingOptions {
                DrawingOptions(rawValue: 1)
            }
        }

        /// A line of a text.
        ///
        /// Matches: SwiftUI.Text.Layout.Line
        nonisolated public struct Line: RandomAccessCollection, Equatable {
            private var runs: [Run]
            /// The start of the baseline, which can be moved.
            public var origin: CGPoint {
                didSet {
                    let (x, y) = (origin.x - oldValue.x, origin.y - oldValue.y)
                    runs = runs.map { $0.moved(x, y) }
                }
            }

            fileprivate init(_ source: LaidOutText, _ index: Int) {
                runs = source.runs(ofLine: index)
                let line = source.layout.lines[index]
                origin = CGPoint(x: line.frame.minX, y: line.baseline)
            }

            public var typographicBounds: TypographicBounds {
                var bounds = runs.first?.typographicBounds ?? TypographicBounds()
                bounds.origin = origin
                bounds.width = runs.reduce(0) {
                    Swift.max($0, $1.typographicBounds.rect.maxX - origin.x)
                }
                return bounds
            }

            public var startIndex: Int { 0 }
            public var endIndex: Int { runs.count }
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// Letters of one font and with the same attributes, in a line.
        ///
        /// Matches: SwiftUI.Text.Layout.Run
        nonisolated public struct Run: RandomAccessCollection, Equatable {
            let source: LaidOutText
            let pieces: [TextPiece]
            let line: Int
            let run: Int
            /// The distance by which the line was moved.
            var shift = CGPoint.zero

            public var layoutDirection: LayoutDirection {
                pieces.first?.isRightToLeft == true ? .rightToLeft : .leftToRight
            }

            public var typographicBounds: TypographicBounds {
                self[0..<pieces.count].typographicBounds
            }

            /// The places of the characters, in the order of the slices.
            public var characterIndices: [CharacterIndex] {
                self[0..<pieces.count].characterIndices
            }

            public var startIndex: Int { 0 }
            public var endIndex: Int { pieces.count }
            public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
            public subscript(bounds: Range<Int>) -> RunSlice {
                RunSlice(run: self, indices: bounds)
            }

            /// The mark of a type; `nil` for none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { source.marks(line, run)?[key] }

            fileprivate func moved(_ x: CGFloat, _ y: CGFloat) -> Run {
                var run = self
                run.shift = CGPoint(x: shift.x + x, y: shift.y + y)
                return run
            }

            public static func == (left: Run, right: Run) -> Bool {
                left.source === right.source && left.line == right.line && left.run == right.run
                    && left.shift == right.shift
            }
        }

        /// A part of a run: characters that are drawn together.
        ///
        /// Matches: SwiftUI.Text.Layout.RunSlice
        nonisolated public struct RunSlice: RandomAccessCollection, Equatable {
            public var run: Run
            public private(set) var indices: Range<Int>

            /// Creates a part of a run.
            ///
            /// - Parameters:
            ///   - run: The run.
            ///   - indices: The parts of it; beyond its end there are none.
            public init(run: Run, indices: Range<Int>) {
                self.run = run
                self.indices = indices.clamped(to: 0..<run.pieces.count)
            }

            var pieces: ArraySlice<TextPiece> {
                run.pieces[indices.clamped(to: 0..<run.pieces.count)]
            }

            public var typographicBounds: TypographicBounds {
                run.source.bounds(of: pieces, in: run)
            }

            /// The places of the characters.
            public var characterIndices: [CharacterIndex] {
                pieces.flatMap { $0.characters.map { CharacterIndex(number: $0) } }
            }

            public var startIndex: Int { indices.lowerBound }
            public var endIndex: Int { indices.upperBound }
            public subscript(index: Int) -> RunSlice { self[index..<index + 1] }
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }

            /// The mark of a type; `nil` for none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }
        }
    }
}
