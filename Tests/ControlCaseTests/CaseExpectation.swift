import Foundation

/// The expected result of a step: a check for each value that is set.
nonisolated struct CaseExpectation: Decodable, Sendable {
    /// Texts in the window or its dialogs.
    var shown: [String] = []
    /// Texts that are in neither.
    var hidden: [String] = []
    /// Parts of texts in the window or its dialogs.
    var shownContains: [String] = []
    /// Texts of which exactly one is in the window or its dialogs.
    var shownOneOf: [String] = []
    /// Texts in the menus and popovers.
    var popup: [String] = []
    /// Texts that are in no menu and no popover.
    var popupAbsent: [String] = []

    /// The whole log.
    var log: [String]?
    /// The whole log, in any order.
    var logSet: [String]?
    /// Lines of the log.
    var logContains: [String] = []
    var logCountAtMost: Int?

    /// The left and the upper edge, the width and the height of tagged views.
    var frames: [String: [CaseLength]] = [:]
    var widthOf: [String: Double] = [:]
    var heightOf: [String: Double] = [:]
    /// Conditions between frames, as ``CaseConditions`` reads them.
    var relative: String?

    /// The label of the focused control.
    var focus: String?
    /// The labels of the controls that are focused one after the other, when the key is repeated.
    var focusOrder: [String] = []

    var title: String?
    var titleNot: String?

    /// The copied text, and the selected one.
    var clipboard: Offer?
    var primary: Offer?

    /// A text that is offered to other programs; `nil` for none.
    struct Offer: Decodable, Sendable {
        let text: String?

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            text = container.decodeNil() ? nil : try container.decode(String.self)
        }
    }

    /// The names of all values that are set.
    let names: Set<String>

    private enum Key: String, CodingKey, CaseIterable {
        case shown, hidden, shownContains, shownOneOf, popup, popupAbsent
        case log, logSet, logContains, logCountAtMost
        case frames, widthOf, heightOf, relative, focus, focusOrder, title, titleNot
        case clipboard, primary
    }

    /// The names of the values that are checked, and of a remark for readers.
    static let knownNames = Set(Key.allCases.map(\.rawValue) + ["note"])

    init(from decoder: any Decoder) throws {
        names = Set(try decoder.container(keyedBy: AnyKey.self).allKeys.map(\.stringValue))
        let values = try decoder.container(keyedBy: Key.self)
        func value<Value: Decodable>(_ key: Key) throws -> Value? {
            try values.decodeIfPresent(Value.self, forKey: key)
        }
        shown = try value(.shown) ?? []
        hidden = try value(.hidden) ?? []
        shownContains = try value(.shownContains) ?? []
        shownOneOf = try value(.shownOneOf) ?? []
        popup = try value(.popup) ?? []
        popupAbsent = try value(.popupAbsent) ?? []
        log = try value(.log)
        logSet = try value(.logSet)
        logContains = try value(.logContains) ?? []
        logCountAtMost = try value(.logCountAtMost)
        frames = try value(.frames) ?? [:]
        widthOf = try value(.widthOf) ?? [:]
        heightOf = try value(.heightOf) ?? [:]
        relative = try value(.relative)
        focus = try value(.focus)
        focusOrder = try value(.focusOrder) ?? []
        title = try value(.title)
        titleNot = try value(.titleNot)
        // A null is a value here.
        func offer(_ key: Key) throws -> Offer? {
            values.contains(key) ? try values.decode(Offer.self, forKey: key) : nil
        }
        clipboard = try offer(.clipboard)
        primary = try offer(.primary)
    }
}

/// A number of points; `"*"` for any.
nonisolated struct CaseLength: Decodable, Sendable {
    let points: Double?

    init(from decoder: any Decoder) throws {
        points = try? decoder.singleValueContainer().decode(Double.self)
    }

    func matches(_ length: Double) -> Bool { points.map { abs($0 - length) <= 0.001 } ?? true }
}

/// A key of any name.
nonisolated private struct AnyKey: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}
