import Foundation

// On Apple's systems Foundation brings Combine.
class Model: ObservableObject {
    @Published var count = 0
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
}
