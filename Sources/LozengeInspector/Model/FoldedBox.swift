#if DEBUG || INSPECT
    import Foundation
    import LozengeCore
    import LozengeViews

    /// A view with the modifiers around it, as the tree shows it.
    struct FoldedBox: Identifiable, Equatable {
        /// The number of the view.
        let id: Int
        /// The view and its modifiers, the innermost first: `Text “a” · padding · frame`.
        let title: String
        let kind: BoxRecord.Kind
        let isOfApp: Bool
        let isShown: Bool
        /// The numbers of the modifiers that are folded.
        let modifiers: [Int]
        /// The views inside; `nil` for none.
        let inside: [FoldedBox]?

        /// Folds a record, and those inside.
        init(_ record: BoxRecord) {
            var view = record
            var modifiers: [BoxRecord] = []
            while view.kind == .modifier, view.inside.count == 1, let inner = view.inside.first {
                modifiers.insert(view, at: 0)
                view = inner
            }
            id = view.id
            title = ([view] + modifiers).map(\.label).joined(separator: " · ")
            (kind, isOfApp, isShown) = (view.kind, view.isOfApp, view.isShown)
            self.modifiers = modifiers.map(\.id)
            let folded = view.inside.map(FoldedBox.init)
            inside = folded.isEmpty ? nil : folded
        }

        /// Returns the windows of an app as the tree shows them.
        ///
        /// - Parameters:
        ///   - windows: The windows.
        ///   - isWhole: True with the views that the toolkit puts around those of the app.
        /// - Returns: The outermost views.
        static func all(_ windows: [BoxRecord], isWhole: Bool) -> [FoldedBox] {
            (isWhole ? windows : windows.flatMap(ownRoots).flatMap(trimmed)).map(FoldedBox.init)
        }

        /// Returns a record without what the program does not write.
        private static func trimmed(_ record: BoxRecord) -> [BoxRecord] {
            var record = record
            record.inside = record.inside.flatMap(trimmed)
            return record.isWritten ? [record] : record.inside
        }

        /// The outermost views that the program declares; the record itself if there are none.
        private static func ownRoots(_ window: BoxRecord) -> [BoxRecord] {
            func own(_ record: BoxRecord) -> [BoxRecord] {
                record.isOfApp ? [record] : record.inside.flatMap(own)
            }
            let roots = own(window)
            return roots.isEmpty ? [window] : roots
        }

        /// The numbers from the outermost view to that of a box, which may be a folded modifier; empty if it is not inside.
        func path(to box: Int) -> [Int] {
            if id == box || modifiers.contains(box) { return [id] }
            for inner in inside ?? [] {
                let path = inner.path(to: box)
                if !path.isEmpty { return [id] + path }
            }
            return []
        }

        /// Returns a view by its number, this one or one inside; `nil` for none.
        func box(_ id: Int) -> FoldedBox? {
            self.id == id ? self : inside?.firstResult { $0.box(id) }
        }

        /// The views that contain words in their titles, with those around them.
        func filtered(by words: String) -> FoldedBox? {
            if words.isEmpty || title.localizedCaseInsensitiveContains(words) { return self }
            let found = (inside ?? []).compactMap { $0.filtered(by: words) }
            return found.isEmpty ? nil : FoldedBox(self, inside: found)
        }

        private init(_ box: FoldedBox, inside: [FoldedBox]) {
            (id, title, kind, isOfApp) = (box.id, box.title, box.kind, box.isOfApp)
            (isShown, modifiers, self.inside) = (box.isShown, box.modifiers, inside)
        }
    }
#endif
