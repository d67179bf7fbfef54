import Foundation

// On Apple's systems Foundation brings Combine and Observation.
class Model: ObservableObject {
    @Published var count = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}

@Observable class Order {
    var count = 0
}
