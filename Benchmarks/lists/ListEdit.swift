import BenchSupport
import BenchWindows
import Foundation
import SwiftUI

/// A list of 100,000 rows with random ids, of which one visible row changes: from the change of the state to the screen.
enum ListEdit {
    enum Kind: String {
        case insert, delete
        /// Moves a row by four places.
        case move
        /// Moves a row out of sight.
        case send
        /// Inserts a row after many others were visible.
        case insertSeen = "insert-seen"
    }

    private static let rows = 100_000
    /// The number of rows that are visible before an edit of ``Kind/insertSeen``, and of those in one step.
    private static let (seen, page) = (5_000, 20)
    /// The first visible row; the one that is edited; the places where it goes.
    private static let (top, edited, near, far) = (50_000, 50_005, 50_009, 75_000)

    static func measured(_ kind: Kind, _ frames: Int) -> Measured {
        let items = (0..<rows).map { Item(name: Item.name($0)) }
        let store = ItemStore()
        let stage = ListStage(ItemList(store: store, items: items))
        stage.scrollAndShow(by: CGFloat(top) * ListWindow.pitch + ListWindow.margin)
        if kind == .insertSeen {
            stage.scrollAndShow(by: -CGFloat(seen) * ListWindow.pitch)
            for _ in 0..<seen / page { stage.scrollAndShow(by: CGFloat(page) * ListWindow.pitch) }
        }
        let measured = stage.shown.measured(frames) { frame in
            guard let items = store.items else { fail("the list has not been shown.") }
            edit(&items.wrappedValue, kind, frame)
        }
        check(store, expecting: kind, warmUps + frames, of: items)
        return measured + ["array": arrayAlone(items, kind, frames)]
    }

    /// Edits an array as the actions of `onDelete` and `onMove` do.
    private static func edit(_ items: inout [Item], _ kind: Kind, _ frame: Int) {
        switch kind {
        case .insert, .insertSeen: items.insert(Item(name: Item.name(frame)), at: edited)
        case .delete: items.remove(atOffsets: [edited])
        case .move: items.move(fromOffsets: [edited], toOffset: near + 1)
        case .send: items.move(fromOffsets: [edited], toOffset: far + 1)
        }
    }

    /// Returns the time of the edit of an array alone that a view has, too, and is copied for that; of the standard
    /// library's functions.
    private static func arrayAlone(_ items: [Item], _ kind: Kind, _ frames: Int) -> Double {
        var items = items
        var shown = items
        return median(frames) { frame in
            switch kind {
            case .insert, .insertSeen: edit(&items, kind, frame)
            case .delete: items.remove(at: edited)
            case .move: items.insert(items.remove(at: edited), at: near)
            case .send: items.insert(items.remove(at: edited), at: far)
            }
            shown = items
            if shown.isEmpty { fail("the array is empty.") }
        }
    }

    /// Fails unless the rows are those that the edits leave.
    private static func check(
        _ store: ItemStore, expecting kind: Kind, _ edits: Int, of items: [Item]
    ) {
        var names = items.map(\.name)
        for index in 0..<edits {
            switch kind {
            case .insert, .insertSeen: names.insert(Item.name(index), at: edited)
            case .delete: names.remove(at: edited)
            case .move: names.insert(names.remove(at: edited), at: near)
            case .send: names.insert(names.remove(at: edited), at: far)
            }
        }
        guard store.items?.wrappedValue.map(\.name) == names else {
            fail("the rows are not those that the edits leave.")
        }
    }
}

/// A row of an edited list.
private struct Item: Identifiable {
    let id = UUID()
    var name: String

    /// The name of the item with a number, as in `peers/longlist.h`: neighbours have different lengths.
    static func name(_ number: Int) -> String {
        "Row \(number) " + String(repeating: "i", count: number * 5 % 11)
    }
}

/// The binding that changes the items.
private final class ItemStore {
    var items: Binding<[Item]>?
}

private struct ItemList: View {
    let store: ItemStore
    @State var items: [Item]

    var body: some View {
        store.items = $items
        return List(items) { Text($0.name) }
            .plainLook()
    }
}
