import Foundation
import LozengeCore
import LozengeTesting
import LozengeViews
import RandomFixtures
import Testing

/// Source: `docs/layout.md`, LAZYGRID-1 to LAZYGRID-5: the model is the same grid with all its views.
@Suite("Lazy grids in scroll views, against grids with all views")
struct LazyGridModelTests {
    /// A part of the content of a grid.
    fileprivate struct Part: Identifiable {
        enum Kind {
            case view, views, section, sections, group
            /// Elements with several views, and collections in collections; also in sections.
            case doubled, nested, doubledSection, nestedSection
            /// Sections without views.
            case emptySections
        }

        let id: Int
        let kind: Kind
        let counts: [Int]
        let hasHeader: Bool
        let hasFooter: Bool
    }

    fileprivate struct Case {
        var parts: [Part] = []
        var columns: [GridItem] = []
        var spacing: CGFloat?
        var width: CGFloat = 0
        var alignment = HorizontalAlignment.center

        init(_ random: inout SeededGenerator) {
            let rare: [Part.Kind] = [
                .doubled, .nested, .doubledSection, .nestedSection, .emptySections,
            ]
            let kinds: [Part.Kind] = [.view, .views, .views, .section, .section, .sections, .group]
            for id in 0..<Int.random(in: 1...6, using: &random) {
                let isRare = Int.random(in: 0..<12, using: &random) == 0
                parts.append(
                    Part(
                        id: id,
                        kind: (isRare ? rare : kinds).randomElement(using: &random) ?? .view,
                        counts: (0..<Int.random(in: 0...3, using: &random)).map { _ in
                            Int.random(in: 0...25, using: &random)
                        }, hasHeader: .random(using: &random), hasFooter: .random(using: &random)))
            }
            let sizes: [GridItem.Size] = [
                .fixed(40), .flexible(), .flexible(minimum: 20, maximum: 60),
                .adaptive(minimum: 50),
            ]
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                columns.append(
                    GridItem(
                        sizes.randomElement(using: &random) ?? .flexible(),
                        spacing: [nil, 0, 5].randomElement(using: &random) ?? nil,
                        alignment: [nil, .topLeading, .bottom].randomElement(using: &random) ?? nil)
                )
            }
            spacing = [nil, 0, 3].randomElement(using: &random) ?? nil
            width = .random(in: 150...400, using: &random).rounded()
            alignment = [.center, .leading, .trailing].randomElement(using: &random) ?? .center
        }
    }

    private struct Cell: View {
        let name: String

        var body: some View {
            let digits = name.unicodeScalars.reduce(7) { ($0 &* 31 &+ Int($1.value)) % 1009 }
            Color.red.frame(width: digits % 3 == 0 ? nil : 20, height: CGFloat(10 + digits % 23))
                .tagged(name)
        }
    }

    /// The parts as static content: a collection of different ones would have all its views.
    private struct Grid: View {
        let sample: Case

        var body: some View {
            LazyVGrid(columns: sample.columns, alignment: sample.alignment, spacing: sample.spacing)
            {
                PartView(part: sample.part(0))
                PartView(part: sample.part(1))
                PartView(part: sample.part(2))
                PartView(part: sample.part(3))
                PartView(part: sample.part(4))
                PartView(part: sample.part(5))
            }
            .tagged("grid")
        }
    }

    private struct PartView: View {
        let part: Part?

        @ViewBuilder var body: some View {
            if let part {
                switch part.kind {
                case .view: Cell(name: "v\(part.id)")
                case .views: cells("c\(part.id)", part.counts.first ?? 0)
                case .section: section("s\(part.id)", part.counts.first ?? 0)
                case .sections:
                    ForEach(Array(part.counts.enumerated()), id: \.offset) { place, count in
                        section("n\(part.id)-\(place)", count)
                    }
                case .doubled: doubled
                case .nested: nested
                case .doubledSection: Section { doubled }
                case .nestedSection: Section { nested }
                case .emptySections:
                    ForEach(Array(part.counts.indices), id: \.self) { _ in
                        Section { cells("", 0) }
                    }
                case .group:
                    Cell(name: "g\(part.id)")
                    cells("h\(part.id)", part.counts.last ?? 0)
                }
            }
        }

        private var count: Int { part?.counts.first ?? 0 }

        private var doubled: some View {
            ForEach(0..<count, id: \.self) { index in
                Cell(name: "d\(part?.id ?? 0)-\(index)")
                if index % 3 == 0 { Cell(name: "e\(part?.id ?? 0)-\(index)") }
            }
        }

        private var nested: some View {
            ForEach(0..<count, id: \.self) { index in
                ForEach(["d", "e"], id: \.self) { letter in
                    Cell(name: "\(letter)\(part?.id ?? 0)-\(index)")
                }
            }
        }

        private func cells(_ name: String, _ count: Int) -> some View {
            ForEach(0..<count, id: \.self) { Cell(name: "\(name)-\($0)") }
        }

        private func section(_ name: String, _ count: Int) -> some View {
            Section {
                cells(name, count)
            } header: {
                if part?.hasHeader == true { Cell(name: name + "header") }
            } footer: {
                if part?.hasFooter == true { Cell(name: name + "footer") }
            }
        }
    }

    /// The names of all cells that may be there.
    private func names(of sample: Case) -> [String] {
        var names: [String] = []
        for part in sample.parts {
            let id = part.id
            names += ["v\(id)", "g\(id)", "s\(id)header", "s\(id)footer"]
            for index in 0..<25 {
                names += ["c", "s", "d", "e", "h"].map { "\($0)\(id)-\(index)" }
            }
            for place in 0..<3 {
                names += ["n\(id)-\(place)header", "n\(id)-\(place)footer"]
                names += (0..<25).map { "n\(id)-\(place)-\($0)" }
            }
        }
        return names
    }

    /// Returns the frame of a view in the window; `nil` if it is not in sight.
    private func frame(of name: String, in screen: Screen, to height: CGFloat) -> CGRect? {
        guard let frame = screen.frame(of: name) else { return nil }
        return frame.maxY > 0 && frame.minY < height ? frame : nil
    }

    /// Returns the distance of all views in sight from where the model has them, which is the same for all.
    private func distance(
        _ screen: Screen, _ expected: [String: CGRect], _ place: String
    ) -> CGFloat? {
        var distance: CGFloat?
        for (name, wanted) in expected {
            guard let frame = frame(of: name, in: screen, to: 120) else { continue }
            let own = frame.minY - wanted.minY
            let isNear =
                abs(wanted.minX - frame.minX) < 0.01 && abs(own - (distance ?? own)) < 0.01
                && abs(wanted.width - frame.width) < 0.01
                && abs(wanted.height - frame.height) < 0.01
            distance = own
            guard isNear else {
                Issue.record("\(place): \(name) is at \(frame), and in the model at \(wanted)")
                return nil
            }
        }
        return distance
    }

    @Test("Views in sight stand as in the model, on the way to the end and back")
    func model() {
        let seed = Seeds.seed(27)
        for number in 0..<Seeds.count("LOZENGE_GRIDS", 30) {
            var random = SeededGenerator(seed: seed &+ UInt64(number))
            let sample = Case(&random)
            let place = "seed \(seed &+ UInt64(number))"
            let model = Screen(sample.width, 4000) { Grid(sample: sample) }
            let grid = model.frame(of: "grid") ?? .zero
            let height = grid.height
            var expected: [String: CGRect] = [:]
            for name in names(of: sample) {
                expected[name] = frame(of: name, in: model, to: 4000)?
                    .offsetBy(dx: 0, dy: -grid.minY)
            }
            let screen = Screen(sample.width, 120) { ScrollView { Grid(sample: sample) } }
            let middle = CGPoint(x: sample.width / 2, y: 60)
            for _ in 0..<Int(height / 50) + 3 {
                _ = distance(screen, expected, place)
                screen.scroll(by: CGSize(width: 0, height: 50), at: middle)
            }
            let found = screen.frame(of: "grid")?.height ?? 0
            #expect(
                abs(found - height) < 0.01, "\(place): \(found) pt high, and the model \(height)")
            var last: CGFloat?
            for _ in 0..<Int(height / 50) + 3 {
                last = distance(screen, expected, place)
                guard last != nil else { break }
                screen.scroll(by: CGSize(width: 0, height: -50), at: middle)
            }
            last = distance(screen, expected, place)
            #expect(height == 0 || abs(last ?? .nan) < 0.01, "\(place): the start is at its place")
        }
    }
}

extension LazyGridModelTests.Case {
    fileprivate func part(_ index: Int) -> LazyGridModelTests.Part? {
        parts.indices.contains(index) ? parts[index] : nil
    }
}
