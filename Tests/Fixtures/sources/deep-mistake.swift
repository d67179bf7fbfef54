import SwiftUI

// A mistake in the middle of a large view that contains a part twice.

struct Item {
    var name = "x"
    var count = 1
    var ratio = 0.5
    var parts: [String] = []
    var isOn = false
}

struct Deep: View {
    @State private var item = Item()
    @State private var count = 3

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack {
                Image(systemName: "star").font(.title).foregroundStyle(.yellow)
                Text(item.name).font(.headline).bold()
                Spacer()
                Text("\(item.count) of \(count)").foregroundColor(.secondary)
            }
            .padding(.horizontal, 12).padding(.vertical, 6)
            .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
            Divider()
            ForEach(item.parts, id: \.self) { part in
                HStack {
                    Text(part).lineLimit(1)
                    Spacer()
                    Button("Remove") { item.parts.removeAll { $0 == part } }.buttonStyle(.bordered)
                }
                .padding(4)
            }
            if item.isOn { Text("On").foregroundStyle(.green) } else { Text("Off").opacity(0.5) }
            ZStack {
                Circle().stroke(Color.blue, lineWidth: 2).frame(width: 40, height: 40)
                Text("\(Int(item.ratio * 100))%").font(.caption)
            }
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Image(systemName: "star").font(.title).foregroundStyle(.yellow)
                    Text(item.name).font(.headline).bold()
                    Spacer()
                    Text("\(item.count) of \(count)").foregroundColor(.secondary)
                }
                .padding(.horizontal, 12).padding(.vertical, 6)
                .background(RoundedRectangle(cornerRadius: 8).fill(Color.gray.opacity(0.2)))
                Divider()
                ForEach(item.parts, id: \.self) { part in
                    HStack {
                        Text(part).lineLimit(1)
                        Spacer()
                        Button("Remove") { item.parts.removeAll { $0 == part } }.buttonStyle(
                            .bordered)
                    }
                    .padding(4)
                }
                if item.isOn {
                    Text("On").foregroundStyle(.green)
                } else {
                    Text("Off").opacity(0.5)
                }
                ZStack {
                    Circle().stroke(Color.blue, lineWidth: 2).frame(width: 40, height: 40)
                    Text("\(Int(item.ratio * 100))%").font(.caption)
                }
                Text("x").font(.title).nonsense().padding()
                Toggle("On", isOn: $item.isOn).padding()
                Slider(value: $item.ratio, in: 0...1).padding(.horizontal)
                Button(action: { count += 1 }) {
                    Label("Add", systemImage: "plus").padding(8).background(Color.blue)
                        .foregroundColor(.white).cornerRadius(8)
                }
            }
            .padding()
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .background(Color.white)
            Toggle("On", isOn: $item.isOn).padding()
            Slider(value: $item.ratio, in: 0...1).padding(.horizontal)
            Button(action: { count += 1 }) {
                Label("Add", systemImage: "plus").padding(8).background(Color.blue)
                    .foregroundColor(.white).cornerRadius(8)
            }
        }
        .padding()
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(Color.white)
    }
}
