import SwiftUI

struct Planet: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var moons: Int
}

struct Planets: View {
    private let planets = [Planet(name: "Earth", moons: 1), Planet(name: "Mars", moons: 2)]
    @State private var selected: Planet?

    var body: some View {
        NavigationSplitView {
            List(planets, selection: $selected) { planet in
                NavigationLink(planet.name, value: planet)
            }
        } detail: {
            if let selected {
                Text("\(selected.name) has \(selected.moons) moons.")
            } else {
                ContentUnavailableView("Select a planet", systemImage: "globe")
            }
        }
    }
}
