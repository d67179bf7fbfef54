import Foundation
import LozengeCore
import LozengeViews
import Observation

/// The way in which a page comes and goes.
///
/// Source: `docs/navigation.md`, NAV-17 and NAV-18.
nonisolated enum PageWay: Hashable {
    case slide
    case fade
    /// Out of a view of the page below.
    case zoom(PageSourceID)
}

/// The identity of a view that a page grows out of.
nonisolated struct PageSourceID: Hashable {
    let id: AnyHashable
    let namespace: Namespace.ID
}

/// The way of one page, which its content chooses when it is made.
@Observable
final class PageCourse {
    var way = PageWay.slide

    nonisolated init() {}
}
