import Foundation

/// The arrangement of views: facts that do not depend on the sizes of texts and margins.
nonisolated struct Arrangement {
    /// The facts, such as `row1 is above row2`.
    private(set) var facts: Set<String> = []

    private let frames: [String: CGRect]
    private let window: CGRect

    init(of frames: [String: CGRect], in window: CGRect) {
        self.frames = frames
        self.window = window
        let names = frames.keys.sorted()
        for name in names {
            guard let frame = frames[name] else { continue }
            if frame.isNearly(window) {
                facts.insert("\(name) fills the window")
            } else if frame.minX == window.minX, frame.maxX == window.maxX {
                facts.insert("\(name) is as wide as the window")
            }
            for other in names where other != name {
                guard let second = frames[other] else { continue }
                addRelation(of: name, frame, to: other, second)
            }
        }
        addDistances()
    }

    private mutating func addRelation(
        of name: String, _ frame: CGRect, to other: String, _ second: CGRect
    ) {
        if frame.isAround(second) {
            facts.insert("\(name) contains \(other)")
        } else {
            if frame.maxY <= second.minY + 0.01 { facts.insert("\(name) is above \(other)") }
            let isBeside = frame.minY < second.maxY && second.minY < frame.maxY
            if isBeside, frame.maxX <= second.minX + 0.01 {
                facts.insert("\(name) is before \(other)")
            }
        }
        guard name < other else { return }
        if abs(frame.minX - second.minX) <= 0.01 {
            facts.insert("\(name) and \(other) begin at the same x")
        }
        if abs(frame.midY - second.midY) <= 0.01 {
            facts.insert("\(name) and \(other) have the same middle")
        }
    }

    /// Compares the distances of views that are below each other in the same container.
    private mutating func addDistances() {
        for siblings in Dictionary(grouping: frames.keys, by: container).values {
            let sorted = siblings.sorted { (top(of: $0), $0) < (top(of: $1), $1) }
            let gaps = zip(sorted, sorted.dropFirst()).map { first, second in
                (name: "\(first) and \(second)", length: top(of: second) - bottom(of: first))
            }
            for (first, second) in zip(gaps, gaps.dropFirst()) {
                guard first.length >= 0, abs(first.length - second.length) <= 0.01 else { continue }
                facts.insert("\(first.name) are as far apart as \(second.name)")
            }
        }
    }

    private func top(of name: String) -> CGFloat { frames[name]?.minY ?? 0 }
    private func bottom(of name: String) -> CGFloat { frames[name]?.maxY ?? 0 }

    /// Returns the smallest view around a view; an empty name if there is none.
    private func container(of name: String) -> String {
        guard let frame = frames[name] else { return "" }
        let around = frames.filter { $0.key != name && $0.value.isAround(frame) }
        return around.min { $0.value.area < $1.value.area }?.key ?? ""
    }
}

nonisolated extension CGRect {
    fileprivate var area: Double { width * height }

    fileprivate func isNearly(_ other: CGRect) -> Bool {
        abs(minX - other.minX) <= 0.01 && abs(minY - other.minY) <= 0.01
            && abs(width - other.width) <= 0.01 && abs(height - other.height) <= 0.01
    }

    /// True if another rectangle is inside of this one, which is larger.
    fileprivate func isAround(_ other: CGRect) -> Bool {
        // Not `contains(_:)`, which compares a union that was rounded.
        minX <= other.minX + 0.01 && minY <= other.minY + 0.01 && maxX >= other.maxX - 0.01
            && maxY >= other.maxY - 0.01 && area > other.area + 0.01
    }
}
