#if DEBUG || INSPECT
    import LozengeViews
    import SwiftUI

    /// The window of the inspector: the views of an app, and what is known of the selected one.
    package struct InspectorWindow: View {
        @Bindable private var app: InspectedApp

        package init(app: InspectedApp) { self.app = app }

        package var body: some View {
            NavigationSplitView {
                TreePane(app: app)
                    .searchable(text: $app.words, placement: .sidebar, prompt: "Find a view")
                    .navigationSplitViewColumnWidth(min: 220, ideal: 320, max: 600)
            } detail: {
                detail.navigationTitle("Inspector: \(app.name)")
            }
            .toolbar {
                Toggle(
                    "Pick a View", systemImage: "mappin",
                    isOn: Binding {
                        app.isPicking
                    } set: { _ in
                        app.pick()
                    })
                Toggle("Whole Tree", systemImage: "list.bullet", isOn: $app.showsWholeTree)
                ExportMenu(app: app)
                Button("Refresh", systemImage: "arrow.clockwise") { app.refresh() }
            }
        }

        @ViewBuilder private var detail: some View {
            VStack(spacing: 0) {
                if app.hasEnded { Banner("\(app.name) has ended.") }
                if let problem = app.problem { Banner(problem) }
                ViewThatFits(in: .horizontal) {
                    panes.pickerStyle(.segmented)
                    panes.pickerStyle(.menu)
                }
                .padding(8)
                Divider()
                pane.frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }

        private var panes: some View {
            Picker("Pane", selection: $app.pane) {
                ForEach(InspectedApp.Pane.allCases) { Text($0.rawValue).tag($0) }
            }
            .labelsHidden()
        }

        @ViewBuilder private var pane: some View {
            switch app.pane {
            case .layout: LayoutPane(app: app)
            case .environment: EnvironmentPane(app: app)
            case .state: StatePane(app: app)
            case .overrides: TryPane(app: app)
            case .updates: UpdatesPane(app: app)
            case .steps: StepsPane(app: app)
            case .accessibility: AccessibilityPane(app: app)
            }
        }
    }

    /// A sentence above the panes.
    private struct Banner: View {
        private let text: String

        init(_ text: String) { self.text = text }

        var body: some View {
            Text(text)
                .padding(8)
                .frame(maxWidth: .infinity, alignment: .leading)
                .background(.yellow.opacity(0.2))
        }
    }

    /// A pane without a selection.
    struct NoSelection: View {
        var body: some View {
            ContentUnavailableView(
                "No View Selected", systemImage: "mappin",
                description: Text("Select a view in the tree, or pick one in the app."))
        }
    }
#endif
