import SwiftUI

@MainActor
extension Page {
    static let tabs = Page(
        "TabView", .navigation, "One of several contents.", cell: 320
    ) {
        Example("TabView(selection:content:), Tab, badge(_:)") { Tabs() }
        Example("tabItem(_:), tag(_:)") {
            TabView {
                Text("Sunrise").tabItem { Label("Morning", systemImage: "sunrise") }
                Text("Sunset").tabItem { Label("Evening", systemImage: "sunset") }
            }
            .frame(height: 140)
        }
        Example("tabViewBottomAccessory(content:)") {
            TabView {
                Text("Albums").tabItem { Label("Library", systemImage: "music.note.list") }
                Text("Stations").tabItem { Label("Radio", systemImage: "radio") }
            }
            .tabViewBottomAccessory { Label("Clair de lune", systemImage: "play.fill") }
            .frame(height: 140)
        }
        Example("tabViewStyle(.page)") {
            TabView {
                ForEach(["Mercury", "Venus", "Earth"], id: \.self) { Text($0).font(.title) }
            }
            .tabViewStyle(.page(indexDisplayMode: .always))
            .frame(height: 140)
        }
        Example("tabViewCustomization(_:), TabViewCustomization") { ChangedTabs() }
        Example("TabSection, sectionActions(content:)") { Playlists() }
    }
}

private struct Tabs: View {
    @State private var tab = 1

    var body: some View {
        TabView(selection: $tab) {
            Tab("Inbox", systemImage: "tray", value: 1) { Text("Three letters") }.badge(3)
            Tab("Sent", systemImage: "paperplane", value: 2) { Text("Nothing sent") }
        }
        .frame(height: 140)
    }
}

private struct ChangedTabs: View {
    @State private var changes = TabViewCustomization()

    var body: some View {
        TabView {
            Tab("Home", systemImage: "house") { Text("Right-click the tabs") }
                .customizationID("home")
                .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            Tab("News", systemImage: "newspaper") { Text("Nothing new") }.customizationID("news")
            Tab("Music", systemImage: "music.note") { Text("Albums") }.customizationID("music")
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabViewCustomization($changes)
        .frame(height: 140)
    }
}

private struct Playlists: View {
    @State private var lists = ["Party"]

    var body: some View {
        TabView {
            TabSection("Playlists") {
                ForEach(lists, id: \.self) { list in
                    Tab(list, systemImage: "music.note.list") { Text(list) }
                }
            }
            .sectionActions {
                Button("New Playlist", systemImage: "plus") {
                    lists.append("Playlist \(lists.count + 1)")
                }
            }
        }
        .tabViewStyle(.sidebarAdaptable)
        .frame(height: 180)
    }
}
