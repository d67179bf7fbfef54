import SwiftUI

struct Chart: View {
    let values: [Double]

    var body: some View {
        Canvas { context, size in
            let width = size.width / Double(max(1, values.count))
            let most = max(values.max() ?? 0, 1)
            for (index, value) in values.enumerated() {
                let height = size.height * max(0, value) / most
                let bar = CGRect(
                    x: Double(index) * width, y: size.height - height, width: width - 2,
                    height: height)
                context.fill(Path(bar), with: .color(.accentColor))
            }
        }
        .accessibilityLabel("Chart of \(values.count) values")
    }
}
