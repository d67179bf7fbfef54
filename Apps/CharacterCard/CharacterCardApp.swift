import SwiftUI

/// Shows the characters of a party, one card at a time.
@main
struct CharacterCardApp: App {
    var body: some Scene {
        WindowGroup("Character Card") {
            PartyView()
        }
        .defaultSize(width: 480, height: 560)
    }
}
