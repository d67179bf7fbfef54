import Foundation
import LozengeCore
import LozengeViews
import Observation

/// The pages of a stack above its root, and the views that add pages to it.
///
/// Source: `docs/navigation.md`, NAV-1 to NAV-9.
@Observable
final class StackModel {
    /// A page above the root.
    struct Entry: Identifiable {
        enum Content {
            /// A value of the path.
            case value(PathElement)
            /// The content of a link or a modifier, which is not in the path.
            case view(PushedView)
        }

        /// The number of the entry: a value that is pushed again is another entry.
        let id: Int
        let content: Content
        let course = PageCourse()
    }

    /// The program's path, or that of the stack itself.
    @ObservationIgnored var path: PathAccess?
    /// The path of a stack whose program has none.
    private var ownPath: [PathElement] = []
    @ObservationIgnored private(set) var entries: [Entry] = []
    /// The number of changes that were not made by the path.
    private(set) var changes = 0
    @ObservationIgnored private var lastID = 0
    /// The titles of pages, from the root upwards.
    @ObservationIgnored var titles: [Int: Text] = [:]
    /// The colour schemes that pages prefer, which hold while others cover them.
    private(set) var preferredSchemes: [Int: ColorScheme] = [:]
    /// The courses of the pages that cover others, or were the last to do so, by the covered pages.
    @ObservationIgnored private(set) var covers: [Int: PageCourse] = [:]
    /// The places of views that pages can grow out of, in the space of the pages.
    @ObservationIgnored var sources: [PageSourceID: CGRect] = [:]
    /// Views that were taken off the stack by the path, and are not told yet.
    @ObservationIgnored private var ended: [PushedView] = []

    @ObservationIgnored let destinations = StackDestinations()
    /// The stack that shows what is pushed in this one: that of the next column of a split view.
    @ObservationIgnored weak var next: StackModel?
    /// Called after a page was pushed, for the columns of a split view.
    @ObservationIgnored var onPush: () -> Void = {}

    nonisolated init() {}

    /// Returns the pages for the present path.
    ///
    /// The longest common beginning keeps its pages; what follows is new. Views that were pushed above a value stay
    /// as long as it does.
    func update() -> [Entry] {
        _ = changes
        let values = path?.elements() ?? ownPath
        var (kept, index) = ([Entry](), 0)
        loop: for entry in entries {
            if case .value(let element) = entry.content {
                guard index < values.count, values[index].value == element.value else { break loop }
                index += 1
            }
            kept.append(entry)
        }
        if kept.count < entries.count || index < values.count {
            noteEnd(of: entries[kept.count...])
            entries = kept + values[index...].map { makeEntry(.value($0)) }
        }
        for (below, entry) in zip([0] + entries.map(\.id), entries) {
            covers[below] = entry.course
        }
        return entries
    }

    /// Notes the colour scheme that a page prefers; `nil` for none.
    ///
    /// Another one than before evaluates the body of the stack again.
    func prefer(_ scheme: ColorScheme?, on id: Int) {
        if preferredSchemes[id] != scheme { preferredSchemes[id] = scheme }
    }

    /// The colour scheme that the covered pages prefer, the highest of them first; `nil` for none.
    var coveredScheme: ColorScheme? {
        guard !preferredSchemes.isEmpty else { return nil }
        return ([0] + entries.map(\.id)).dropLast().reversed()
            .lazy.compactMap { self.preferredSchemes[$0] }.first
    }

    /// Returns the course of a page; `nil` for the root.
    func course(of id: Int) -> PageCourse? { entries.first { $0.id == id }?.course }

    /// Returns the place of the view that a page grows out of; `nil` if there is none.
    func source(of course: PageCourse) -> CGRect? {
        if case .zoom(let id) = course.way { sources[id] } else { nil }
    }

    private func makeEntry(_ content: Entry.Content) -> Entry {
        lastID += 1
        return Entry(id: lastID, content: content)
    }

    private func noteEnd(of gone: some Sequence<Entry>) {
        for entry in gone {
            titles[entry.id] = nil
            covers[entry.id] = nil
            prefer(nil, on: entry.id)
            if case .view(let view) = entry.content { ended.append(view) }
        }
    }

    /// Tells the views that were taken off the stack.
    func reportEnds() {
        let gone = ended
        ended = []
        for view in gone { view.onEnd() }
    }

    /// Removes pages, so that `count` are left above the root.
    func pop(to count: Int) {
        guard count >= 0, count < entries.count else { return }
        noteEnd(of: entries[count...])
        entries.removeLast(entries.count - count)
        setPath(entries)
        changes += 1
        reportEnds()
    }

    private func setPath(_ entries: [Entry]) {
        let values = entries.compactMap { entry -> PathElement? in
            if case .value(let element) = entry.content { element } else { nil }
        }
        guard values.count != (path?.elements() ?? ownPath).count else { return }
        if let path { path.set(values) } else { ownPath = values }
    }

    /// Pushes the page of a value, if there is a destination for its type.
    func push(_ element: PathElement) {
        if let next {
            changes += 1
            return next.show(element, from: self)
        }
        guard hasDestination(for: element.value) else {
            return report(
                "Cannot show the value “\(element.value.base)”: no navigationDestination(for: "
                    + "\(type(of: element.value.base)).self) is in the stack. Nothing is pushed.")
        }
        let values = (path?.elements() ?? ownPath) + [element]
        if let path { path.set(values) } else { ownPath = values }
        changes += 1
        onPush()
    }

    func hasDestination(for value: AnyHashable) -> Bool {
        destinations.contains(type(of: value.base)) || source?.hasDestination(for: value) == true
    }

    /// Pushes the content of a link or a modifier.
    func push(_ view: PushedView) {
        if let next {
            changes += 1
            return next.show(view)
        }
        entries.append(makeEntry(.view(view)))
        changes += 1
        onPush()
    }

    /// Removes a pushed view, and everything above it.
    func remove(_ view: PushedView) {
        if let next { return next.remove(view) }
        guard let index = entries.firstIndex(where: { $0.shows(view) }) else { return }
        pop(to: index)
    }

    /// True if a view is among the pages.
    func shows(_ view: PushedView) -> Bool {
        next?.shows(view) ?? entries.contains { $0.shows(view) }
    }

    /// Returns true if the next column shows a view that was pushed here.
    func showsBeside(_ view: PushedView?) -> Bool {
        _ = changes
        guard let view, let next else { return false }
        return next.shows(view)
    }

    // MARK: Columns

    /// The stack of the column before, whose links are shown in this one.
    @ObservationIgnored weak var source: StackModel? {
        didSet { source?.next = self }
    }

    /// Shows the page of a value in place of the root.
    private func show(_ element: PathElement, from stack: StackModel) {
        guard hasDestination(for: element.value) || stack.hasDestination(for: element.value) else {
            return push(element)
        }
        if case .value(let shown) = entries.first?.content, shown.value == element.value {
            pop(to: 1)
        } else {
            pop(to: 0)
            push(element)
        }
        onPush()
    }

    private func show(_ view: PushedView) {
        pop(to: 0)
        push(view)
    }
}

extension StackModel.Entry {
    func shows(_ view: PushedView) -> Bool {
        if case .view(let shown) = content { shown === view } else { false }
    }
}

/// The path of a program, of any type.
nonisolated struct PathAccess {
    let elements: () -> [PathElement]
    let set: ([PathElement]) -> Void
}

/// A view on a stack that is no value of its path.
@Observable
final class PushedView {
    /// The content, which follows the view that pushed it.
    var content: AnyView
    /// Called once it was taken off the stack.
    @ObservationIgnored let onEnd: () -> Void

    init(_ content: AnyView, onEnd: @escaping () -> Void) {
        self.content = content
        self.onEnd = onEnd
    }
}
