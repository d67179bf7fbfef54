import SwiftUI

@main
struct CharacterCardApp: App {
    var body: some Scene {
        WindowGroup("Character Card") {
            Text("card").card()
        }
        .defaultSize(width: 480, height: 640)
    }
}
extension View { func card() -> some View { padding().background(Color.white).cornerRadius(8).shadow(radius: 4) } }
