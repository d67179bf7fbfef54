import Foundation
import SwiftUI

/// An app that shows the window named by its first argument: cases that no sample app has.
@main
struct TestApp: App {
    var body: some Scene {
        WindowGroup("Test", id: "test") {
            switch CommandLine.arguments.dropFirst().first {
            case "timers": Timers()
            case "motion": Moving()
            case "windows": AnotherWindow()
            case "lists": LongLists()
            case "popups": PopupControls()
            default: Text("Test")
            }
        }
    }
}
