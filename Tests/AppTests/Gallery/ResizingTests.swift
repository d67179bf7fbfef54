import Foundation
import LozengeCore
import LozengeTesting
import SwiftUI
import Testing

@testable import Gallery

@Suite("The gallery in a window that is resized")
struct ResizingTests {
    /// Pages that depend on something besides the window's size: the time, and a default focus that is scrolled to when the
    /// window opens.
    private static let others: Set = [
        "TimelineView", "Text: timers", "ProgressView", "focusable & focused",
    ]

    /// In points: the window's size before and after.
    private static let changes: [(CGSize, CGSize)] = [
        (CGSize(width: 640, height: 480), CGSize(width: 900, height: 700)),
        (CGSize(width: 900, height: 700), CGSize(width: 640, height: 480)),
        (CGSize(width: 700, height: 900), CGSize(width: 700, height: 400)),
        (CGSize(width: 280, height: 500), CGSize(width: 640, height: 500)),
    ]

    @Test("A page in a resized window looks as in a window opened at that size")
    func pages() {
        for page in Page.all where !Self.others.contains(page.title) {
            for (before, after) in Self.changes {
                expectSame(page.title, before, after) { PageView(page: page) }
            }
        }
    }

    @Test(
        "The same for lazily created rows, from any size to any other",
        arguments: ["LazyVStack & LazyHStack", "LazyVGrid", "LazyHGrid"])
    func lazyRows(title: String) throws {
        let page = try #require(Page.all.first { $0.title == title })
        let sizes = [280, 400, 640, 900].flatMap { width in
            [240, 500, 900].map { CGSize(width: width, height: $0) }
        }
        for before in sizes {
            for after in sizes where after != before {
                expectSame(title, before, after) { PageView(page: page) }
            }
        }
    }

    private func expectSame(
        _ title: String, _ before: CGSize, _ after: CGSize, _ content: @escaping () -> PageView
    ) {
        let opened = Screen(after.width, after.height) { ScrollView { content() } }
        let resized = Screen(before.width, before.height) { ScrollView { content() } }
        _ = rest(resized)
        resized.resize(after.width, after.height)
        // Views that come into sight by the resizing may move.
        for screen in [opened, resized] {
            _ = rest(screen)
            screen.advance(by: .seconds(1))
        }
        let (ours, theirs) = (visible(rest(resized), after), visible(rest(opened), after))
        #expect(
            ours == theirs, "\(title), from \(before) to \(after)\n\(difference(ours, theirs))")
    }

    /// Returns the drawing after everything has settled.
    private func rest(_ screen: Screen) -> DisplayList {
        for _ in 0..<3 { _ = screen.displayList }
        return screen.displayList
    }

    private func visible(_ list: DisplayList, _ size: CGSize) -> [String] {
        list.flattened.visible(in: CGRect(origin: .zero, size: size))
    }

    private func difference(_ resized: [String], _ opened: [String]) -> String {
        resized.difference(from: opened).map { change in
            switch change {
            case .insert(_, let line, _): "resized: \(line)"
            case .remove(_, let line, _): "opened: \(line)"
            }
        }.prefix(12).joined(separator: "\n")
    }
}

extension DisplayList {
    /// Returns the visible part within `area` and the clips inside.
    fileprivate func visible(in area: CGRect) -> [String] {
        commands.flatMap { command -> [String] in
            if case .group(.clip(let shape), let fragment) = command {
                return fragment.list.flattened.visible(in: area.intersection(shape.bounds))
            }
            let reach = command.reach
            let isSeen = !area.isNull && reach.intersects(area)
            return isSeen ? ["\(DisplayList([command]))"] : []
        }
    }
}
