// swift-format-ignore-file
import SwiftUI

/// Cells as wide as their numbers.
enum UnequalCells {
    struct WeekView: View {
        let heartRates: [Int]

        var body: some View {
            HStack {
                ForEach(self.heartRates, id: \.self) { hr in
                    Text(String(hr))
                        .padding(4)
                        .background(Color.purple)
                        .cornerRadius(4)
                }
            }
        }
    }
}

/// Cells of a fixed size.
enum FixedCells {
    struct WeekView: View {
        let heartRates: [Int]

        var body: some View {
            HStack {
                ForEach(self.heartRates, id: \.self) { hr in
                    Text(String(hr))
                        .frame(width: 40, height: 40, alignment: .center)
                        .background(Color.purple)
                        .cornerRadius(4)
                }
            }
        }
    }
}

/// Cells as large as a template.
enum TemplateCells {
    struct WeekView: View {
        let heartRates: [Int]

        var body: some View {
            HStack {
                ForEach(self.heartRates, id: \.self) { hr in
                    Text("190")
                        .hidden()
                        .padding(4)
                        .background(Color.purple)
                        .cornerRadius(4)
                        .overlay(Text(String(hr)))
                }
            }
        }
    }
}

/// An icon of a fixed size.
struct FixedIconButton: View {
    var body: some View {
        Button(action: { print("Hello!")}) {
            HStack {
                Image("icon")
                    .resizable()
                    .frame(width: 24, height: 24, alignment: .center)
                Text("Press me")
            }
        }
    }
}

/// An icon that grows with the text.
struct TemplateIconButton: View {
    var body: some View {
        Button(action: { print("Hello!")}) {
            HStack {
                Text("00")
                    .font(.title)
                    .hidden()
                    .overlay(
                        Image("icon")
                            .resizable()
                            .scaledToFit()
                    )
                Text("Press me")
            }
        }
    }
}
