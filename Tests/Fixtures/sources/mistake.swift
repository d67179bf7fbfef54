import SwiftUI

struct Mistake: View {
    @State private var count = 0
    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("Count \(count)").font(.title).padding()
                Spacer()
                Button("Add") { count += 1 }
            }
            .background(Color.red)
            Toggle("On", isOn: .constant(true)).nonsense()
            if count > 3 { Text("Many").foregroundStyle(.red) } else { Text("Few") }
            ForEach(0..<count, id: \.self) { Text("Row \($0)").padding(.horizontal, 4) }
        }
        .padding()
    }
}
