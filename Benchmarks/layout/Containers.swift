import Foundation
import LozengeCore
import LozengeViews

/// One of every kind of container, and of the modifiers that measure repeatedly.
struct Containers: View {
    var body: some View {
        VStack {
            Grid {
                GridRow {
                    Text("one")
                    Color.red.frame(height: 10)
                }
                Text("a whole row of text")
            }
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 40)), GridItem(.fixed(30))]) {
                ForEach(0..<9) { Text("\($0)") }
            }
            LazyVStack { ForEach(0..<5) { Text("row \($0)") } }
            ZStack(alignment: .topLeading) {
                Color.blue.aspectRatio(2, contentMode: .fit)
                Text("above")
            }
            AnyLayout(HStackLayout(spacing: 4)) {
                Text("some layout").fixedSize()
                Spacer()
                Text("end").layoutPriority(1)
            }
            ViewThatFits {
                Text("a text that is much too long for almost any width it will be offered here")
                Text("short")
            }
            ScrollView { Text("scrolled").padding() }
                .safeAreaInset(edge: .bottom) { Text("bar") }
                .frame(maxHeight: 80)
                .overlay(alignment: .bottom) { Color.green.frame(height: 1) }
        }
    }
}
