#if DEBUG || INSPECT
    import Foundation
    import LozengeViews
    import Observation

    /// An app as the inspector knows it.
    @Observable
    package final class InspectedApp {
        let name: String
        private(set) var windows: [BoxRecord] = []
        private(set) var explanation: ExplanationRecord?
        private(set) var environment: [EnvironmentRecord] = []
        private(set) var properties: [PropertyRecord] = []
        private(set) var frames: [FrameRecord] = []
        /// The parameters of the window, of the selected view and of the modifiers around it, by their numbers.
        private(set) var parameters: [Int: [ParameterRecord]] = [:]
        private(set) var overrides: [OverrideRecord] = []
        private(set) var elements: [ElementRecord] = []
        /// The defects of the app's windows; `nil` before the first audit.
        private(set) var problems: [ProblemRecord]?
        /// The layout that was recorded last; `nil` before the first.
        var recording: RecordedLayout?
        /// The contents of a file to be saved; `nil` for none.
        var exported: Data?
        private(set) var isPicking = false
        /// True once the app has ended.
        private(set) var hasEnded = false
        /// The reason why the last request was not answered; `nil` for none.
        private(set) var problem: String?
        var showsWholeTree = false
        var words = ""
        /// The number of the selected view.
        var selection: Int? {
            didSet { if selection != oldValue { selectionChanged() } }
        }
        @ObservationIgnored package var send: (InspectionRequest) -> Void = { _ in }

        @ObservationIgnored private var refreshing: Task<Void, Never>?

        /// The most frames that are kept.
        private static let mostFrames = 200

        package init(name: String) { self.name = name }

        /// The numbers of the views whose insides the tree does not show.
        var closed: Set<Int> = []
        var pane = Pane.layout

        /// A part of what is known of a view.
        enum Pane: String, CaseIterable, Identifiable {
            case layout = "Layout"
            case environment = "Environment"
            case state = "State"
            case overrides = "Try"
            case updates = "Updates"
            case steps = "Steps"
            case accessibility = "Accessibility"

            var id: Self { self }
        }

        /// A row of the tree.
        struct Row: Identifiable, Equatable {
            let box: FoldedBox
            let depth: Int

            var id: Int { box.id }
        }

        /// The rows of the tree, without those inside of closed views.
        var rows: [Row] {
            func rows(_ box: FoldedBox, _ depth: Int) -> [Row] {
                let inside = closed.contains(box.id) ? [] : box.inside ?? []
                return [Row(box: box, depth: depth)] + inside.flatMap { rows($0, depth + 1) }
            }
            return tree.flatMap { rows($0, 0) }
        }

        /// The views as the tree shows them.
        var tree: [FoldedBox] {
            FoldedBox.all(windows, isWhole: showsWholeTree).compactMap { $0.filtered(by: words) }
        }

        /// Returns true for a view or modifier that the program writes.
        func isWritten(_ box: BoxName) -> Bool {
            func isWritten(in records: [BoxRecord]) -> Bool {
                records.contains {
                    $0.id == box.id ? $0.isWritten : isWritten(in: $0.inside)
                }
            }
            return isWritten(in: windows)
        }

        package func start() {
            send(.tree)
            send(.watch(isOn: true))
            pick()
        }

        package func refresh() {
            send(.tree)
            ask()
        }

        /// Refreshes what is shown, once for all frames of the next quarter of a second.
        private func refreshSoon() {
            guard refreshing == nil else { return }
            refreshing = Task { [weak self] in
                try? await Task.sleep(for: .milliseconds(250))
                self?.refreshing = nil
                self?.refresh()
            }
        }

        func pick() {
            isPicking.toggle()
            send(.pick(isOn: isPicking))
        }

        func set(_ property: PropertyRecord, to value: String) {
            guard let selection else { return }
            send(.set(box: selection, property: property.name, value: value))
            ask()
        }

        private func selectionChanged() {
            (explanation, environment, properties, problem) = (nil, [], [], nil)
            (parameters, elements) = ([:], [])
            send(.mark(box: selection))
            ask()
        }

        /// Asks for all that is shown of the selected view and its window.
        private func ask() {
            if let selection {
                send(.explain(box: selection))
                send(.environment(box: selection))
                send(.properties(box: selection))
                send(.accessibility(box: selection))
            }
            for box in adjustedBoxes { send(.parameters(box: box)) }
            send(.overrides)
        }

        /// Asks for the defects of the app's windows.
        func audit() { send(.audit) }

        func export(_ kind: ExportKind) {
            if let box = selection ?? windows.first?.id { send(.export(box: box, kind: kind)) }
        }

        /// Takes over a reply; `nil` means that the app has ended.
        package func receive(_ reply: InspectionReply?) {
            switch reply {
            case .tree(let windows): self.windows = windows
            case .explanation(let record): if record.box == selection { explanation = record }
            case .environment(let box, let values): if box == selection { environment = values }
            case .properties(let box, let values): if box == selection { properties = values }
            case .parameters(let box, let values): parameters[box] = values
            case .overrides(let records): overrides = records
            case .accessibility(let box, let elements):
                if box == selection { self.elements = elements }
            case .audit(let problems): self.problems = problems
            case .recording(let count, let omitted):
                recording = RecordedLayout(count: count, omitted: omitted)
                loadSteps(at: 0)
            case .steps(let steps): recording?.add(steps)
            case .foundStep(let number): if let number { showStep(number) }
            case .exported(let text): exported = Data(text.utf8)
            case .picture(let png): exported = png
            case .done: problem = nil
            case .failed(let reason): problem = reason
            case .picked(let box, let isChosen):
                guard isChosen else { return }
                isPicking = false
                if tree.allSatisfy({ $0.path(to: box).isEmpty }) { showsWholeTree = true }
                let path = tree.lazy.map { $0.path(to: box) }.first { !$0.isEmpty } ?? [box]
                closed.subtract(path)
                selection = path.last
            case .frame(let frame):
                frames.append(frame)
                frames.removeFirst(max(0, frames.count - Self.mostFrames))
                refreshSoon()
            case nil: hasEnded = true
            }
        }
    }
#endif
