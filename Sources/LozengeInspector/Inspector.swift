#if DEBUG || INSPECT
    import Foundation
    import SwiftUI

    /// The inspector as a program: its arguments are the path of an app's socket and the app's name.
    package enum Inspector {
        package static func run() { InspectorApp.main() }
    }

    private struct InspectorApp: App {
        @State private var app = InspectedApp(
            name: CommandLine.arguments.dropFirst(2).first ?? "App")
        @State private var connection: Connection?

        var body: some Scene {
            WindowGroup("Inspector") {
                InspectorWindow(app: app)
                    .frame(minWidth: 560, minHeight: 380)
                    .onAppear(perform: connect)
            }
            .defaultSize(width: 1080, height: 720)
        }

        private func connect() {
            guard connection == nil, let path = CommandLine.arguments.dropFirst().first else {
                return
            }
            connection = Connection(to: path) { [app] in app.receive($0) }
            guard let connection else { return app.receive(nil) }
            app.send = connection.send
            app.start()
        }
    }
#endif
