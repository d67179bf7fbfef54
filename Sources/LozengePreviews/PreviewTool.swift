#if DEBUG
    import Foundation
    import LozengeCore
    import LozengeReload
    import SwiftUI

    /// The tool behind `make preview` and `make run HOT=1`.
    package enum PreviewTool {
        /// Runs until the last window is closed.
        ///
        /// - Returns: The exit status of the process.
        package static func run() -> Int32 {
            do {
                let options = try PreviewOptions(ProcessInfo.processInfo.environment)
                if options.runsApp { try ReloadedApp.run(options) } else { PreviewApp.main() }
                return 0
            } catch {
                writeToStandardError("\(error)")
                return 1
            }
        }
    }

    /// The app that shows the previews of a file.
    private struct PreviewApp: App {
        @State private var shelf = PreviewShelf()

        var body: some Scene {
            WindowGroup("Previews") {
                PreviewWindow(shelf: shelf)
                    .frame(minWidth: 640, minHeight: 420)
                    .task {
                        guard let options = try? PreviewOptions(ProcessInfo.processInfo.environment)
                        else { return }
                        await shelf.run(options)
                    }
            }
            .defaultSize(width: 1100, height: 760)
        }
    }
#endif
