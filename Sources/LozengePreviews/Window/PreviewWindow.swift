#if DEBUG
    import SwiftUI

    /// The window of the tool: the previews of a target, one or several of them on a stage, and the
    /// conditions they are shown under.
    struct PreviewWindow: View {
        @Bindable var shelf: PreviewShelf

        var body: some View {
            NavigationSplitView {
                PreviewList(shelf: shelf)
            } detail: {
                VStack(spacing: 0) {
                    stage
                    BuildReport(status: shelf.status)
                }
                .navigationTitle(shelf.selected?.file ?? "Previews")
            }
            .inspector(isPresented: .constant(true)) {
                ConditionsForm(conditions: $shelf.conditions)
                    .inspectorColumnWidth(min: 280, ideal: 320, max: 480)
            }
            .toolbar {
                Picker("Shown", selection: $shelf.arrangement) {
                    ForEach(PreviewArrangement.allCases) { Text($0.rawValue).tag($0) }
                }
                .pickerStyle(.segmented)
                .labelsHidden()
            }
        }

        @ViewBuilder private var stage: some View {
            if shelf.previews.isEmpty {
                ContentUnavailableView(
                    "No Previews", systemImage: "eye.slash",
                    description: Text("Write #Preview { … } below a view, and save the file."))
            } else {
                ArrangedPreviews(
                    arrangement: shelf.arrangement, previews: shelf.neighbours,
                    selected: shelf.selected, conditions: shelf.conditions
                )
                .frame(maxWidth: .infinity, maxHeight: .infinity)
            }
        }
    }

    /// The previews by their files.
    private struct PreviewList: View {
        @Bindable var shelf: PreviewShelf

        var body: some View {
            List(selection: $shelf.selection) {
                ForEach(shelf.files, id: \.self) { file in
                    Section(file) {
                        ForEach(shelf.previews.filter { $0.file == file }) { preview in
                            Text(preview.title)
                        }
                    }
                }
            }
        }
    }
#endif
