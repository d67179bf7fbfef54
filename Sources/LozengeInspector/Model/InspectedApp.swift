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
            case updates = "Updates"

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

        package func start() {
            send(.tree)
            send(.watch(isOn: true))
            pick()
        }

        package func refresh() {
            send(.tree)
            if let selection { ask(about: selection) }
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
            ask(about: selection)
        }

        private func selectionChanged() {
            (explanation, environment, properties, problem) = (nil, [], [], nil)
            send(.mark(box: selection))
            if let selection { ask(about: selection) }
        }

        private func ask(about box: Int) {
            send(.explain(box: box))
            send(.environment(box: box))
            send(.properties(box: box))
        }

        /// Takes over a reply; `nil` means that the app has ended.
        package func receive(_ reply: InspectionReply?) {
            switch reply {
            case .tree(let windows): self.windows = windows
            case .explanation(let record): explanation = record
            case .environment(let box, let values): if box == selection { environment = values }
            case .properties(let box, let values): if box == selection { properties = values }
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
