#if DEBUG || INSPECT
    import LozengeCore
    import LozengeViews

    extension InspectedApp {
        /// A view or modifier with the parameters that can be tried.
        struct AdjustedBox: Identifiable, Equatable {
            let box: Int
            let title: String
            let parameters: [ParameterRecord]

            var id: String { "\(box) \(title)" }
        }

        /// The selected view as the tree shows it; `nil` for none.
        var selectedBox: FoldedBox? {
            selection.flatMap { selection in tree.firstResult { $0.box(selection) } }
        }

        /// The window of the selected view; the first one without a selection.
        var selectedWindow: BoxRecord? {
            windows.first { window in selection.map(window.contains) ?? true }
        }

        /// The numbers of the boxes with parameters to be tried: the selected view, its modifiers, the window.
        var adjustedBoxes: [Int] {
            let view = selectedBox.map { [$0.id] + $0.modifiers } ?? selection.map { [$0] } ?? []
            return view + [selectedWindow?.id].compactMap { $0 }.filter { !view.contains($0) }
        }

        /// The parameters that can be tried, those of the window last.
        var adjusted: [AdjustedBox] {
            let names = modifierNames
            let window = selectedWindow?.id
            return adjustedBoxes.flatMap { box -> [AdjustedBox] in
                let all = parameters[box] ?? []
                let own = all.filter { !$0.isOfEnvironment }
                if box == window {
                    return [AdjustedBox(box: box, title: "Window", parameters: all)]
                }
                let title = names[box] ?? explanation?.label ?? "View"
                let inherited = all.filter(\.isOfEnvironment)
                return [
                    own.isEmpty ? nil : AdjustedBox(box: box, title: title, parameters: own),
                    box == selection
                        ? AdjustedBox(
                            box: box, title: "\(title) and the Views Inside", parameters: inherited)
                        : nil,
                ].compactMap { $0 }
            }
        }

        /// The labels of the selected view and its modifiers.
        private var modifierNames: [Int: String] {
            var names: [Int: String] = [:]
            func note(_ record: BoxRecord) {
                names[record.id] = record.label
                record.inside.forEach(note)
            }
            windows.forEach(note)
            return names
        }

        /// Puts a value in place of the program's; the program's own for `nil`.
        func override(_ parameter: ParameterRecord, of box: Int, by value: String?) {
            send(.override(box: box, name: parameter.name, value: value))
            refresh()
        }

        /// Puts all of the program's values back.
        func restore() {
            send(.restore)
            refresh()
        }
    }

    extension BoxRecord {
        /// True if a view is this one or inside.
        fileprivate func contains(_ box: Int) -> Bool {
            id == box || inside.contains { $0.contains(box) }
        }
    }
#endif
