import SwiftUI

@MainActor
extension Page {
    static let rowActions = [swipes, editing, selectionMenu, refresh]

    private static let swipes = Page(
        "swipeActions", .lists,
        "Buttons that a horizontal swipe over a row shows; its menu has them, too.",
        cell: 270
    ) {
        Example("swipeActions, at both edges") { Mailbox() }
        Example("allowsFullSwipe: false") {
            List(["Groceries", "Recipes", "Gift ideas"], id: \.self) { note in
                Text(note).swipeActions(allowsFullSwipe: false) {
                    Button("Delete", role: .destructive) {}
                    Button("Share") {}.tint(.blue)
                }
            }
            .scaledHeight(150)
        }
    }

    private static let editing = Page(
        "EditButton & editActions", .lists, "Rows that the user deletes and moves.", cell: 270
    ) {
        Example("EditButton, onDelete, onMove") { Packing() }
        Example("editMode: .active") { Packing().environment(\.editMode, .constant(.active)) }
        Example("List(_:editActions:)") { Chores() }
        Example("ForEach(_:editActions: .move), moveDisabled") { Ranking() }
    }

    private static let selectionMenu = Page(
        "contextMenu(forSelectionType:)", .lists,
        "A menu for the selected rows, and an action for a double click.", cell: 270
    ) {
        Example("With a menu and a primaryAction") { Playlist() }
    }

    private static let refresh = Page(
        "refreshable", .lists, "Content that is reloaded with F5, or by scrolling past its start.",
        cell: 270
    ) {
        Example("refreshable(action:)") { Forecast() }
        Example("@Environment(\\.refresh)") { ForecastWithButton() }
    }
}

private struct Mailbox: View {
    private struct Letter: Identifiable {
        let id: String
        var isUnread = true
    }

    @State private var letters = [
        Letter(id: "Your order has shipped"), Letter(id: "Lunch on Friday?"),
        Letter(id: "Minutes of the meeting", isUnread: false),
    ]

    var body: some View {
        List($letters) { $letter in
            Text(letter.id)
                .fontWeight(letter.isUnread ? .semibold : .regular)
                .swipeActions(edge: .leading) {
                    Button(
                        letter.isUnread ? "Read" : "Unread",
                        systemImage: letter.isUnread ? "envelope.open" : "envelope.badge"
                    ) {
                        letter.isUnread.toggle()
                    }
                    .tint(.blue)
                }
                .swipeActions(edge: .trailing) {
                    Button("Delete", systemImage: "trash", role: .destructive) {
                        letters.removeAll { $0.id == letter.id }
                    }
                }
        }
        .scaledHeight(150)
    }
}

private struct Packing: View {
    @State private var items = ["Tent", "Sleeping bag", "Lantern", "Map"]

    var body: some View {
        VStack(alignment: .leading) {
            EditButton()
            List {
                ForEach(items, id: \.self) { Text($0) }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
            }
            .scaledHeight(170)
        }
    }
}

private struct Chores: View {
    private struct Chore: Identifiable {
        let id: String
        var isDone = false
    }

    @State private var chores = [
        Chore(id: "Wash the dishes", isDone: true), Chore(id: "Take out the trash"),
        Chore(id: "Vacuum"),
    ]

    var body: some View {
        List($chores, editActions: .all) { $chore in
            Toggle(chore.id, isOn: $chore.isDone).toggleStyle(.checkbox)
        }
        .scaledHeight(150)
    }
}

private struct Ranking: View {
    private struct Team: Identifiable { let id: String }

    @State private var teams = ["Foxes", "Owls", "Badgers", "Hosts (fixed)"].map { Team(id: $0) }

    var body: some View {
        List {
            ForEach($teams, editActions: .move) { $team in
                Text(team.id).moveDisabled(team.id == "Hosts (fixed)")
            }
        }
        .environment(\.editMode, .constant(.active))
        .scaledHeight(190)
    }
}

private struct Playlist: View {
    @State private var songs = ["Greensleeves", "Scarborough Fair", "Danny Boy", "Shenandoah"]
    @State private var selection: Set<String> = ["Scarborough Fair", "Danny Boy"]
    @State private var playing = "Double-click a song to play it."

    var body: some View {
        VStack(alignment: .leading) {
            List(songs, id: \.self, selection: $selection) { Text($0) }
                .contextMenu(forSelectionType: String.self) { chosen in
                    if chosen.isEmpty {
                        Button("Add “Auld Lang Syne”") { songs.append("Auld Lang Syne") }
                            .disabled(songs.contains("Auld Lang Syne"))
                    } else {
                        Button("Play") { play(chosen) }
                        Button("Remove from Playlist", role: .destructive) {
                            songs.removeAll(where: chosen.contains)
                        }
                    }
                } primaryAction: { chosen in
                    play(chosen)
                }
                .scaledHeight(160)
            Text(playing).foregroundStyle(.secondary)
        }
    }

    private func play(_ chosen: Set<String>) {
        playing = "Playing " + songs.filter(chosen.contains).joined(separator: ", ") + "."
    }
}

private struct Forecast: View {
    var hasButton = false
    @State private var days = ["Monday": 18, "Tuesday": 21, "Wednesday": 16]

    var body: some View {
        VStack(alignment: .leading) {
            if hasButton { ReloadButton() }
            List(days.keys.sorted(), id: \.self) { day in
                LabeledContent(day, value: "\(days[day] ?? 0) °C")
            }
            .scaledHeight(150)
        }
        .refreshable {
            try? await Task.sleep(for: .seconds(1))
            days = days.mapValues { $0 + Int.random(in: -2...2) }
        }
    }
}

private struct ForecastWithButton: View {
    var body: some View { Forecast(hasButton: true) }
}

private struct ReloadButton: View {
    @Environment(\.refresh) private var refresh

    var body: some View {
        Button("Update Forecast") { Task { await refresh?() } }.disabled(refresh == nil)
    }
}
