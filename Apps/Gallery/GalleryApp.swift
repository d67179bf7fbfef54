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
    }
}
