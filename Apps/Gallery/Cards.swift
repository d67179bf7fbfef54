import SwiftUI

extension Page {
    /// The busiest page: what it takes to lay it out and draw it is measured.
    static let cards = Page(
        "Cards", .stacks, "48 cards at once, each with round corners, a gradient and a bar.",
        cell: 10_000
    ) {
        Cards()
    }
}

/// Twelve rows of four cards.
struct Cards: View {
    var body: some View {
        Grid(horizontalSpacing: 10, verticalSpacing: 10) {
            ForEach(0..<12) { row in
                GridRow {
                    ForEach(0..<4) { PersonCard(number: 4 * row + $0) }
                }
            }
        }
    }
}

/// Someone's initials, name and calling, and how far they have come.
struct PersonCard: View {
    let number: Int

    private static let names = [
        "Ada Lovelace", "Emmy Noether", "Grace Hopper", "Alan Turing", "Edsger Dijkstra",
        "Barbara Liskov", "Donald Knuth", "Hedy Lamarr",
    ]
    private static let callings = ["Analysis", "Algebra", "Compilers", "Logic", "Types", "Radio"]
    private static let colors: [Color] = [.blue, .purple, .pink, .orange, .teal, .green, .indigo]

    private var name: String { Self.names[number % Self.names.count] }
    private var color: Color { Self.colors[number % Self.colors.count] }
    private var progress: CGFloat { CGFloat(number * 37 % 100 + 1) / 100 }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            ViewThatFits(in: .horizontal) {
                HStack(spacing: 8) {
                    initials
                    words
                    Spacer(minLength: 0)
                }
                VStack(alignment: .leading, spacing: 8) {
                    initials
                    words
                }
            }
            ProgressBar(progress: progress, color: color)
        }
        .padding(10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.background, in: .rect(cornerRadius: 12, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 12, style: .continuous).strokeBorder(.separator)
        }
    }

    private var initials: some View {
        Text(verbatim: String(name.split(separator: " ").compactMap(\.first)))
            .font(.headline)
            .foregroundStyle(.white)
            .padding(8)
            .background {
                Circle().fill(color.gradient).scaledToFill()
            }
    }

    private var words: some View {
        VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: name).fontWeight(.bold)
            Text(verbatim: Self.callings[number % Self.callings.count])
                .font(.subheadline)
                .foregroundStyle(.gray)
        }
    }
}

/// A capsule that is filled as far as something has come.
struct ProgressBar: View {
    /// From 0 to 1.
    let progress: CGFloat
    let color: Color

    var body: some View {
        Capsule()
            .fill(.fill)
            .overlay {
                GeometryReader { bar in
                    Capsule().fill(color).frame(width: bar.size.width * progress)
                }
            }
            .frame(height: 6)
    }
}
