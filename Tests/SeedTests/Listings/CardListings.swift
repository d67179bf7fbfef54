// swift-format-ignore-file
import SwiftUI

/// The character's title, before it is a card.
enum TitleOnly {
    struct ContentView : View {
        var body: some View {
            HStack {
                Image("brawler")
                Text("Sir Bunnington")
                    .font(.title)
            }
        }
    }
}

struct Card : ViewModifier {
    func body(content: Content) -> some View {
        content
            .padding()
            .background(Color.white)
            .cornerRadius(8)
            .shadow(radius: 4)
    }
}

extension View {
    func card() -> some View {
        modifier(Card())
    }
}

/// The character's title on a card.
enum TitleOnACard {
    struct ContentView: View {
        var body: some View {
            HStack {
                Image("brawler")
                Text("Sir Bunnington")
                    .font(.title)
            }
            .card()
        }
    }
}
