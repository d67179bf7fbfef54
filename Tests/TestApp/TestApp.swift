import Foundation
import SwiftUI

/// An app whose window shows what its first argument names: what a test needs and no sample app has.
@main
struct TestApp: App {
    var body: some Scene {
        WindowGroup("Test", id: "test") {
            switch CommandLine.arguments.dropFirst().first {
            case "timers": Timers()
            case "windows": AnotherWindow()
            default: Text("Test")
            }
        }
    }
}
