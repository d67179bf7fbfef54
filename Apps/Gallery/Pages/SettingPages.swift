import Foundation
import SwiftUI

@MainActor
extension Page {
    static let settings = [stores, presentation]

    private static let stores = Page(
        "defaultAppStorage", .state, "Settings in a store of UserDefaults.", cell: 220
    ) {
        Example("@AppStorage(_:store:)") { ReadingSpeed() }
        Example("defaultAppStorage(_:)") { Volume().defaultAppStorage(.gallery) }
    }

    private static let presentation = Page(
        "presentationMode", .state, "A view that ends its own presentation.", cell: 220
    ) {
        Example("@Environment(\\.presentationMode)") { PresentationState() }
    }
}

extension UserDefaults {
    /// The settings of the examples.
    nonisolated(unsafe) fileprivate static let gallery =
        UserDefaults(suiteName: "gallery.examples") ?? .standard
}

private struct ReadingSpeed: View {
    @AppStorage("wordsPerMinute", store: .gallery) private var speed = 220

    var body: some View { Stepper("\(speed) words a minute", value: $speed, step: 20) }
}

private struct Volume: View {
    @AppStorage("isMuted") private var isMuted = false

    var body: some View { Toggle("Mute", isOn: $isMuted) }
}

private struct PresentationState: View {
    @Environment(\.presentationMode) private var mode

    var body: some View {
        if mode.wrappedValue.isPresented {
            Button("Done") { mode.wrappedValue.dismiss() }
        } else {
            Text("Nothing is presented.").foregroundStyle(.secondary)
        }
    }
}
