import SwiftUI

/// Shows what the toolkit can do, a page for each view and modifier.
@main
struct GalleryApp: App {
    var body: some Scene {
        WindowGroup("Gallery") {
            GalleryView()
        }
        .defaultSize(width: 960, height: 720)
        .commands {
            SidebarCommands()
            ToolbarCommands()
            TextEditingCommands()
        }
        WindowGroup("Page", for: String.self) { PageWindow(title: $0.wrappedValue) }
            .defaultSize(width: 560, height: 480)
        UtilityWindow("Ruler", id: "ruler") { Ruler() }
            .defaultSize(width: 480, height: 40)
        Window("Note", id: "note") {
            Text("A window without a title bar: drag it by its top.")
                .padding(24)
                .frame(minWidth: 280, minHeight: 120)
        }
        .windowStyle(.hiddenTitleBar)
        .windowLevel(.floating)
        .defaultPosition(.topTrailing)
        .defaultSize(width: 320, height: 140)
    }
}
