import SwiftUI

@Observable
final class Cart {
    var items: [String] = []
}

struct Shop: View {
    @State private var cart = Cart()

    var body: some View {
        VStack {
            Button("Add an apple") { cart.items.append("Apple") }
            CartSummary()
        }
        .environment(cart)
    }
}

struct CartSummary: View {
    @Environment(Cart.self) private var cart

    var body: some View { Text("\(cart.items.count) items") }
}
