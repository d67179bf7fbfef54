import Foundation
import LozengeCore

@testable import LozengeX11

/// An app with one window, in which there is an element of each kind, 20 points high each.
nonisolated enum ReadableApp {
    enum Element: SemanticID, CaseIterable {
        case heading = 1
        case text, button, disabledButton, toggle, slider, field, link, image
        case list, firstRow, secondRow, thirdRow
        case table, nameHeader, ageHeader, adaRow, adaName, adaAge, benRow, benName, benAge
        case options, small, large

        var id: AccessibleID { .element(rawValue) }

        /// The last element inside.
        fileprivate var last: Element {
            switch self {
            case .list: .thirdRow
            case .table, .benRow: .benAge
            case .adaRow: .adaAge
            case .options: .large
            default: self
            }
        }
    }

    static let window = AccessibleID.window(1)

    /// Objects that are not there, or not any more.
    static let gone: [AccessibleID] = [.element(999), .element(0), .window(99)]

    static let objects: [AccessibleID] =
        [.application, window] + Element.allCases.map(\.id)

    static let tree: AccessibleTree = {
        var tree = AccessibleTree()
        (tree.appName, tree.busName) = ("Notes", ":1.7")
        tree.update(
            AccessibleWindow(
                id: window, kind: .frame, owner: nil, title: "Letters", isActive: true,
                frame: CGRect(x: 100, y: 50, width: 400, height: 1200), scale: 2))
        tree.apply(update(), to: window)
        return tree
    }()

    /// The description of the window with its focus on the button.
    static func update(
        changed: [SemanticRecord] = records, focus: Element? = .button
    ) -> SemanticUpdate {
        var update = SemanticUpdate()
        update.changed = changed
        update.roots = records.filter { $0.parent == nil }.map(\.id)
        update.focus = focus?.rawValue
        return update
    }

    static func record(_ element: Element) -> SemanticRecord {
        records.first { $0.id == element.rawValue } ?? SemanticRecord(0, SemanticProperties(.text))
    }

    static let records: [SemanticRecord] = {
        var records = [
            make(.heading, .heading, "Letters") { $0.properties.headingLevel = 1 },
            make(.text, .text, "Two letters. Both are old.") {
                $0.properties.links = [SemanticLink(.label, 1)]
            },
            make(.button, .button, "Send") {
                $0.actions = [.activate, .named("Send later")]
                $0.properties.keyShortcut = "Ctrl+S"
            },
            make(.disabledButton, .button, "Delete") { $0.properties.states = .disabled },
            make(.toggle, .toggle, "Read aloud") {
                $0.actions = [.activate]
                $0.properties.states = .checked
            },
            make(.slider, .slider, "Volume") {
                $0.actions = [.increment, .decrement]
                $0.properties.value = "30 %"
                $0.properties.range = SemanticRange(3, in: 0...10, step: 1)
            },
            make(.field, .textField, "Name") {
                $0.properties.value = "Zoë Ada"
                // The name behind the space is selected.
                $0.properties.text = SemanticText(
                    "Zoë Ada", selection: 5..<8, caret: 8, prompt: "Your name")
                $0.properties.links = [SemanticLink(.content, 1)]
            },
            make(.link, .link, "Help") {
                $0.actions = [.activate]
                $0.properties.url = URL(string: "https://example.org/help")
            },
            make(.image, .image, "A stamp"),
            make(.list, .list, "Drafts") { $0.properties.rowCount = 9 },
            make(.table, .table, "People"),
            make(.nameHeader, .columnHeader, "Name", in: .table),
            make(.ageHeader, .columnHeader, "Age", in: .table),
            make(.options, .radioGroup, "Size"),
        ]
        let rows: [Element] = [.firstRow, .secondRow, .thirdRow]
        for (index, row) in rows.enumerated() {
            records.append(
                make(row, .listItem, "Draft \(index + 1)", in: .list) {
                    $0.actions = [.activate]
                    $0.properties.place = SemanticPlace(position: index + 1, count: 9)
                    if row == .secondRow { $0.properties.states = .selected }
                })
        }
        for (row, name, age, words) in [
            (Element.adaRow, Element.adaName, Element.adaAge, ("Ada", "36")),
            (.benRow, .benName, .benAge, ("Ben", "41")),
        ] {
            records += [
                make(row, .row, "", in: .table) {
                    $0.actions = [.activate]
                    if row == .benRow { $0.properties.states = .selected }
                }, make(name, .text, words.0, in: row), make(age, .text, words.1, in: row),
            ]
        }
        for option in [Element.small, .large] {
            records.append(
                make(option, .radioButton, option == .small ? "Small" : "Large", in: .options) {
                    $0.actions = [.activate]
                    if option == .large { $0.properties.states = .checked }
                })
        }
        records.sort { $0.id < $1.id }
        for index in records.indices {
            let id = records[index].id
            records[index].children = records.filter { $0.parent == id }.map(\.id)
        }
        return records
    }()

    private static func make(
        _ element: Element, _ role: SemanticRole, _ label: String, in parent: Element? = nil,
        _ change: (inout SemanticRecord) -> Void = { _ in }
    ) -> SemanticRecord {
        var record = SemanticRecord(element.rawValue, SemanticProperties(role, label))
        record.parent = parent?.rawValue
        // An element is below the one before, around the elements inside.
        let count = element.last.rawValue - element.rawValue + 1
        record.frame = CGRect(
            x: 10, y: 20 * CGFloat(element.rawValue), width: 100, height: 20 * CGFloat(count))
        change(&record)
        return record
    }
}
