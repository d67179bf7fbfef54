public import Foundation
import LozengeCore

/// Messages of an app to assistive technology.
///
/// ```swift
/// AccessibilityNotification.Announcement("Goblin was hit").post()
/// ```
///
/// Matches: Accessibility.AccessibilityNotification
public enum AccessibilityNotification {
    /// Words that a screen reader says now.
    ///
    /// An attributed string of high priority interrupts what is being said.
    ///
    /// Matches: Accessibility.AccessibilityNotification.Announcement
    /// Differs: screen readers before Orca 45 do not hear announcements.
    public struct Announcement: Sendable {
        private let announcement: LozengeCore.Announcement

        public init(_ announcement: String) { self.announcement = .init(announcement) }

        public init(_ announcement: AttributedString) {
            let priorities = announcement.runs.map(\.accessibilitySpeechAnnouncementPriority)
            self.announcement = .init(
                String(announcement.characters), isUrgent: priorities.contains(.high))
        }

        public init(_ announcement: NSAttributedString) { self.init(announcement.string) }

        /// Says the words.
        public func post() { announcement.post() }
    }

    /// A change of the layout of a window.
    ///
    /// Matches: Accessibility.AccessibilityNotification.LayoutChanged
    /// Differs: screen readers hear of each changed element by itself, so that posting has no further effect.
    public struct LayoutChanged {
        public init(_ element: Any? = nil) {}

        public func post() {}
    }

    /// A change of most of a window.
    ///
    /// Matches: Accessibility.AccessibilityNotification.ScreenChanged
    /// Differs: screen readers hear of each changed element by itself, so that posting has no further effect.
    public struct ScreenChanged {
        public init(_ element: Any? = nil) {}

        public func post() {}
    }

    /// Words for a new scroll position, such as “page 2 of 5”.
    ///
    /// Matches: Accessibility.AccessibilityNotification.PageScrolled
    public struct PageScrolled: Sendable {
        private let announcement: Announcement

        public init(_ announcement: String) { self.announcement = Announcement(announcement) }

        public init(_ announcement: AttributedString) {
            self.announcement = Announcement(announcement)
        }

        public init(_ announcement: NSAttributedString) {
            self.announcement = Announcement(announcement)
        }

        /// Says the words.
        public func post() { announcement.post() }
    }
}

extension LozengeCore.Announcement {
    fileprivate func post() { Task { @MainActor in Announcements.ofApp.post(self) } }
}
