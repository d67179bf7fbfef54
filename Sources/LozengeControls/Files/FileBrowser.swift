import Foundation
import LozengeCore
import LozengeViews

/// A dialog for files where the desktop has none: the folders on the way, the files in one, and a name for a new file.
///
/// Source: `docs/files.md`, FILE-6.
nonisolated struct FileBrowser {
    let request: FileRequest
    let nameLabel: Text?
    /// Called with the chosen files; with `nil` if the user cancels.
    let answer: @MainActor ([URL]?) -> Void

    @State private var folder: URL
    @State private var listing: FolderListing?
    @State private var failure: String?
    @State private var chosen: Set<URL> = []
    @State private var name: String
    @State private var filter = 0
    @State private var showsHidden = false
    @State private var replaced: URL?
    @FocusState private var focus: Part?

    private enum Part { case list, name }

    @MainActor init(
        request: FileRequest, nameLabel: Text?, answer: @escaping @MainActor ([URL]?) -> Void
    ) {
        (self.request, self.nameLabel, self.answer) = (request, nameLabel, answer)
        let first = request.folder ?? Self.latestFolder.url
        _folder = State(initialValue: first.standardizedFileURL)
        var name = ""
        if case .save(let first) = request.kind { name = first }
        _name = State(initialValue: name)
    }
}

extension FileBrowser: View {
    /// The folder in which the user chose a file last; at first the user's home.
    private static let latestFolder = LatestFolder()

    var body: some View {
        VStack(spacing: 0) {
            FolderPath(folder: $folder)
            Divider()
            files
            if isSaving || request.filters.count > 1 {
                Divider()
                form
            }
        }
        .frame(minWidth: 360, idealWidth: 620, minHeight: 280, idealHeight: 460)
        .defaultFocus($focus, isSaving ? .name : .list)
        .task(id: folder) { await read() }
        .onChange(of: chosen) { fillName() }
        .windowAction([KeyboardShortcut("h")]) { showsHidden.toggle() }
        .navigationTitle(Text(verbatim: request.title))
        .toolbar {
            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { answer(nil) } }
            ToolbarItem(placement: .confirmationAction) {
                Button {
                    accept()
                } label: {
                    acceptLabel
                }
                .disabled(!canAccept)
            }
            ToolbarItem(placement: .secondaryAction) {
                Toggle("Hidden Files", isOn: $showsHidden)
            }
        }
        .alert(
            Text("Replace “\(replaced?.lastPathComponent ?? "")”?"),
            isPresented: $replaced.isThere(),
            presenting: replaced
        ) { file in
            Button("Replace", role: .destructive) { end(with: [file]) }
            Button("Cancel", role: .cancel) {}
        } message: { _ in
            Text("A file with this name is there already. Its content is lost.")
        }
    }

    // MARK: Parts

    @ViewBuilder private var files: some View {
        if let failure {
            ContentUnavailableView(
                "The folder cannot be read", systemImage: "folder",
                description: Text(verbatim: failure)
            )
            .frame(maxWidth: .infinity, maxHeight: .infinity)
        } else {
            let shown = listing?.files.filter(isShown) ?? []
            List(shown, selection: $chosen) { file in
                FileRow(file: file).foregroundStyle(isChoosable(file) ? .primary : .secondary)
            }
            .contextMenu(forSelectionType: URL.self) { _ in
            } primaryAction: {
                open($0)
            }
            .focused($focus, equals: .list)
            .overlay {
                if listing != nil, shown.isEmpty {
                    Text("No files").foregroundStyle(.secondary)
                }
            }
        }
    }

    private var form: some View {
        HStack {
            if isSaving {
                TextField(text: $name) { nameLabel ?? Text("Name") }
                    .textFieldStyle(.roundedBorder)
                    .focused($focus, equals: .name)
                    .onSubmit { accept() }
            }
            if request.filters.count > 1 {
                Picker("Type", selection: $filter) {
                    ForEach(request.filters.indices, id: \.self) {
                        Text(verbatim: request.filters[$0].name).tag($0)
                    }
                }
                .labelsHidden()
                .fixedSize()
            }
            if !isSaving { Spacer(minLength: 0) }
        }
        .padding(8)
    }

    private var acceptLabel: Text {
        if let label = request.acceptLabel { return Text(verbatim: label) }
        return isSaving ? Text("Save") : request.kind == .folder ? Text("Choose") : Text("Open")
    }

    // MARK: Files

    private var isSaving: Bool { if case .save = request.kind { true } else { false } }

    /// The chosen kind of files; `nil` if any file is allowed.
    private var chosenFilter: FileRequest.Filter? {
        request.filters.isEmpty ? nil : request.filters[min(filter, request.filters.count - 1)]
    }

    private func isShown(_ file: ListedFile) -> Bool {
        (showsHidden || !file.isHidden)
            && (file.isFolder || chosenFilter?.matches(file.name) != false)
    }

    private func isChoosable(_ file: ListedFile) -> Bool {
        file.isFolder || request.kind != .folder
    }

    private func read() async {
        let folder = folder
        let result = await Task.detached { Result { try FolderListing(of: folder) } }.value
        guard folder == self.folder else { return }
        chosen = []
        switch result {
        case .success(let listing): (self.listing, failure) = (listing, nil)
        case .failure(let error): (listing, failure) = (nil, error.localizedDescription)
        }
    }

    private func listed(_ url: URL) -> ListedFile? { listing?.files.first { $0.url == url } }

    /// Puts the name of the file that is chosen into the field for the name.
    private func fillName() {
        guard isSaving, chosen.count == 1, let file = chosen.first.flatMap(listed), !file.isFolder
        else { return }
        name = file.name
    }

    /// Opens a folder, or accepts the files.
    private func open(_ files: Set<URL>) {
        if files.count == 1, let file = files.first.flatMap(listed), file.isFolder {
            folder = file.url.standardizedFileURL
        } else {
            chosen = files
            accept()
        }
    }

    // MARK: Answer

    /// The files of the present choice; empty if it cannot be accepted.
    private var choice: [URL] {
        // Of a large folder few are chosen: the kind of the others does not matter.
        let files = listing?.files.filter { chosen.contains($0.url) && isShown($0) } ?? []
        switch request.kind {
        case .open(let allowsSeveral):
            return allowsSeveral || files.count == 1
                ? files.filter { !$0.isFolder }.map(\.url) : []
        case .folder:
            let folders = files.filter(\.isFolder)
            return folders.count == 1 ? folders.map(\.url) : [folder]
        case .save:
            guard let typed = typedPlace else { return [] }
            guard !typed.isFolder else { return [typed] }
            guard typed.deletingLastPathComponent().isFolder else { return [] }
            return [
                typed.deletingLastPathComponent().appending(
                    path: completed(typed.lastPathComponent), directoryHint: .notDirectory)
            ]
        }
    }

    /// The place of the name in the field: a name, or a path from the present folder, the user's home or the root.
    private var typedPlace: URL? {
        let name = name.trimmingCharacters(in: .whitespaces)
        guard !name.isEmpty, name.utf8.count < 4096, !name.utf8.contains(0) else { return nil }
        let place =
            if name.hasPrefix("/") {
                URL(filePath: name)
            } else if name == "~" || name.hasPrefix("~/") {
                LatestFolder.home.appending(path: String(name.dropFirst()))
            } else {
                folder.appending(path: name)
            }
        return place.standardizedFileURL
    }

    /// Returns the name of a file with the extension of the chosen kind, if it has none.
    private func completed(_ name: String) -> String {
        guard URL(filePath: name).pathExtension.isEmpty,
            let ending = chosenFilter?.nameExtensions.first
        else { return name }
        return "\(name).\(ending)"
    }

    private func end(with files: [URL]) {
        Self.latestFolder.url = folder
        answer(files)
    }

    private var canAccept: Bool { !choice.isEmpty }

    private func accept() {
        let files = choice
        guard let first = files.first else { return }
        if isSaving, first.isFolder {
            (folder, name) = (first, "")
        } else if isSaving, FileManager.default.fileExists(atPath: first.path) {
            replaced = first
        } else {
            end(with: files)
        }
    }
}

/// The folder in which the user chose a file last.
private final class LatestFolder {
    nonisolated static let home = URL(
        filePath: EnvironmentVariables.ofProcess.home, directoryHint: .isDirectory)

    var url = LatestFolder.home

    nonisolated init() {}
}

extension URL {
    /// True if there is a folder at this place.
    fileprivate nonisolated var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}

/// The folders from the root of the disk to the present one.
nonisolated private struct FolderPath {
    @Binding var folder: URL
}

extension FolderPath: View {
    var body: some View {
        HStack(spacing: 4) {
            Button("Enclosing Folder", systemImage: "arrow.up") { folder = parent }
                .labelStyle(.iconOnly)
                .keyboardShortcut(.upArrow, modifiers: .option)
                .disabled(parent == folder)
                .help("Enclosing Folder")
                .foregroundStyle(.primary)
            ScrollView(.horizontal) {
                HStack(spacing: 0) {
                    ForEach(folders, id: \.self) { part in
                        Button {
                            folder = part
                        } label: {
                            Text(verbatim: name(of: part))
                        }
                        .buttonStyle(.borderless)
                        .foregroundStyle(part == folder ? .primary : .secondary)
                        if part != folder { Text(verbatim: "/").foregroundStyle(.tertiary) }
                    }
                }
            }
            .scrollIndicators(.hidden)
            .defaultScrollAnchor(.trailing, for: .initialOffset)
            .defaultScrollAnchor(.trailing, for: .sizeChanges)
        }
        .padding(8)
        .buttonStyle(.borderless)
    }

    private var parent: URL { folder.deletingLastPathComponent().standardizedFileURL }

    private var folders: [URL] {
        var (folders, part) = ([folder], folder)
        while part.path != "/", folders.count < 64 {
            part = part.deletingLastPathComponent().standardizedFileURL
            folders.append(part)
        }
        return folders.reversed()
    }

    private func name(of folder: URL) -> String {
        folder.path == "/" ? "Computer" : folder.lastPathComponent
    }
}

/// A file in the list of a folder.
nonisolated private struct FileRow {
    let file: ListedFile
}

extension FileRow: View {
    var body: some View {
        HStack {
            Image(systemName: file.isFolder ? "folder" : "doc").accessibilityHidden(true)
            Text(verbatim: file.name).lineLimit(1).truncationMode(.middle)
            Spacer()
            Group {
                if let size = file.size {
                    Text(Int64(size), format: .byteCount(style: .file))
                }
                if let date = file.date {
                    Text(date, format: .dateTime.day().month().year())
                        .frame(minWidth: 96, alignment: .trailing)
                }
            }
            .font(.subheadline)
            .foregroundStyle(.secondary)
            .monospacedDigit()
        }
    }
}
