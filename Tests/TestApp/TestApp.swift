import Foundation
import SwiftUI

/// The app that the first argument names.
@main
enum Program {
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "documents": DocumentApp.main()
        case "status menu": StatusMenuApp.main()
        case "status window": StatusWindowApp.main()
        default: TestApp.main()
        }
    }
}

/// An app that shows the window named by its first argument: cases that no sample app has.
struct TestApp: App {
    var body: some Scene {
        WindowGroup("Test", id: "test") {
            switch CommandLine.arguments.dropFirst().first {
            case "timers": Timers()
            case "motion": Moving()
            case "windows": AnotherWindow()
            case "lists": LongLists()
            case "popups": PopupControls()
            case "scenes": SceneOpener()
            case "drags": Drags()
            case "readable": Readable()
            case "restless": Restless()
            case "editor": EditorWindow()
            default: Text("Test")
            }
        }
        WindowGroup("Note", for: Int.self) { NoteWindow(number: $0) }
            .handlesExternalEvents(matching: ["note:"])
        Window("Corner", id: "corner") {
            Text("Corner").frame(width: 100, height: 50)
        }
        .defaultPosition(.bottomTrailing)
        .windowStyle(.plain)
        .windowLevel(.floating)
        .keyboardShortcut("9")
        Window("Placed", id: "placed") {
            Text("Placed").frame(minWidth: 120, maxWidth: .infinity, maxHeight: .infinity)
        }
        .defaultWindowPlacement { content, context in
            let least = content.sizeThatFits(.zero)
            return WindowPlacement(
                CGPoint(x: context.defaultDisplay.visibleRect.minX + 40, y: 60),
                size: CGSize(width: least.width * 2, height: 90))
        }
        Window("Bare", id: "bare") {
            Text("Bare").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .windowStyle(.hiddenTitleBar)
        .defaultSize(width: 300, height: 160)
        .defaultPosition(.topLeading)
        Window("Unsaved", id: "unsaved") { UnsavedWindow() }
        Window("Brief", id: "brief") { BriefWindow() }
        UtilityWindow("Tools", id: "tools") { Text("Tools").frame(width: 90, height: 60) }
    }
}
