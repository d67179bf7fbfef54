import Foundation
import LozengeTesting

/// A property of a look that can be changed separately.
struct Aspect {
    let told: (Look) -> String
    let set: (inout Look, Look) -> Void

    init<Value>(_ name: String, _ path: WritableKeyPath<Look, Value>) {
        told = { "\(name) = \($0[keyPath: path])" }
        set = { $0[keyPath: path] = $1[keyPath: path] }
    }

    static let text = Aspect("text", \.text)
    static let font = Aspect("font", \.font)
    static let width = Aspect("width", \.width)
    static let height = Aspect("height", \.height)
    static let length = Aspect("length", \.length)
    static let spacing = Aspect("spacing", \.spacing)
    static let alignment = Aspect("alignment", \.alignment)
    static let edges = Aspect("edges", \.edges)
    static let number = Aspect("number", \.number)
    static let isOn = Aspect("isOn", \.isOn)
    static let isThinned = Aspect("isThinned", \.isThinned)
    static let isShown = Aspect("isShown", \.isShown)
}

extension Kind {
    /// The properties of such a part that can be changed.
    var aspects: [Aspect] {
        let own: [Aspect] =
            switch self {
            case .text, .fontedText: [.text, .text, .text, .font]
            case .box: [.width, .height]
            case .color, .circle, .divider: [.isOn]
            case .spacer: [.width]
            case .row, .column, .lazyColumn, .lazyRow, .lazyGrid, .grid, .pile:
                [.spacing, .alignment, .number, .isThinned]
            case .changing: [.spacing, .alignment, .number, .isThinned, .edges, .edges]
            case .diagonal, .scroll: [.number, .isThinned, .edges]
            case .fitting: [.edges, .number, .isThinned]
            case .group: [.length, .number, .isThinned, .alignment, .edges, .text]
            case .padded, .safePadded: [.length, .edges]
            case .framed: [.width, .height, .alignment]
            case .flexible: [.width, .length, .alignment, .isOn]
            case .fixed: [.isOn, .edges]
            case .proportional: [.length, .isOn, .edges]
            case .prior, .telling, .named, .spanning, .limited: [.number]
            case .shifted, .positioned: [.width, .length]
            case .reaching, .related: [.edges, .isOn, .alignment]
            case .guided: [.isOn, .length, .edges]
            case .turned, .faded: [.isOn]
            case .rotated: [.number, .isOn]
            case .pointed, .clipped: [.width, .length, .isOn]
            case .textSized, .fonted: [.font]
            case .reader, .placed, .measured, .hearing, .storing: [.isOn, .text]
            case .sole: [.alignment, .spacing]
            case .overlaid, .backed: [.alignment, .isOn]
            case .barred: [.edges, .spacing, .alignment]
            case .either, .swapped: [.isOn, .length]
            }
        return own + [.isShown]
    }
}
