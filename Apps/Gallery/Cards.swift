import SwiftUI

extension Page {
    /// The page with the most views, for measurements of layout and painting.
    static let cards = Page(
        "Cards", .stacks, "48 cards at once, each with round corners, a gradient and a bar.",
        cell: 10_000
    ) {
        Cards()
    }
}

/// Twelve rows of four cards; with large text, more rows of two.
struct Cards: View {
    @Environment(\.dynamicTypeSize) private var textSize

    private var columns: Int { textSize.isAccessibilitySize ? 2 : 4 }

    var body: some View {
        VStack(spacing: 10) {
            ForEach(Array(stride(from: 0, to: 48, by: columns)), id: \.self) { first in
                HStack(spacing: 10) {
                    ForEach(0..<columns, id: \.self) { PersonCard(number: first + $0) }
                }
                // With the height of the highest card.
                .fixedSize(horizontal: false, vertical: true)
            }
        }
    }
}

/// A person's initials, name and role, with a progress bar.
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
            Spacer(minLength: 0)
            ProgressBar(progress: progress, color: color)
        }
        .padding(10)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .background(.fill.quaternary, in: .rect(cornerRadius: 12, style: .continuous))
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
                .foregroundStyle(.secondary)
        }
    }
}

/// A capsule that is filled in proportion to a progress.
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
