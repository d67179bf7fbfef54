import Foundation
import SwiftUI

/// An encounter: its combatants, the turn and the round.
struct Encounter: Codable, Equatable, Sendable {
    /// In the order of their turns.
    private(set) var combatants: [Combatant] = []
    /// The acting combatant; `nil` before the first turn.
    private(set) var turn: UUID?
    private(set) var round = 1

    /// - Parameter combatants: In any order. Those beyond ``DocumentLimits`` are left out, and so is
    ///   every further one with the same id.
    init(_ combatants: [Combatant] = []) {
        var ids: Set<UUID> = []
        for combatant in combatants where !isFull && ids.insert(combatant.id).inserted {
            self.combatants.append(combatant)
        }
        self.combatants.sort(by: Self.isBefore)
    }

    private enum CodingKeys: CodingKey { case combatants, turn, round }

    /// - Throws: ``InvalidValue`` for values outside of ``DocumentLimits``, for two combatants with
    ///   one id, and for a turn of a combatant that is not there.
    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        combatants = try values.decodeList(.combatants, atMost: DocumentLimits.combatants)
        let ids = Set(combatants.map(\.id))
        guard ids.count == combatants.count else {
            throw values.invalid(.combatants, "has two entries with the same id")
        }
        combatants.sort(by: Self.isBefore)
        turn = try values.decodeIfPresent(UUID.self, forKey: .turn)
        if let turn, !ids.contains(turn) {
            throw values.invalid(.turn, "belongs to no combatant")
        }
        round = try values.decode(.round, in: DocumentLimits.round)
    }

    /// True if no other combatant can be added.
    var isFull: Bool { combatants.count >= DocumentLimits.combatants }

    /// Sorts by initiative, then as the game master has moved combatants, then by name.
    private static func isBefore(_ first: Combatant, _ second: Combatant) -> Bool {
        (second.initiative, first.rank, first.name, first.id.uuidString)
            < (first.initiative, second.rank, second.name, second.id.uuidString)
    }

    subscript(id: UUID) -> Combatant? { combatants.first { $0.id == id } }

    private func index(of id: UUID?) -> Int? { combatants.firstIndex { $0.id == id } }

    /// Changes a combatant, and moves it to its sorted position.
    mutating func change(_ id: UUID, _ change: (inout Combatant) -> Void) {
        guard let index = index(of: id) else { return }
        let (name, initiative) = (combatants[index].name, combatants[index].initiative)
        change(&combatants[index])
        if combatants[index].initiative != initiative {
            combatants[index].rank = 0
            combatants[index].rank = nextRank(at: combatants[index].initiative)
        }
        if (name, initiative) != (combatants[index].name, combatants[index].initiative) {
            combatants.sort(by: Self.isBefore)
        }
    }

    /// The rank of a combatant that joins those of an initiative: behind all that the game master has arranged.
    private func nextRank(at initiative: Int) -> Int {
        let last = combatants.lazy.filter { $0.initiative == initiative }.map(\.rank).max() ?? 0
        return last == 0 ? 0 : (last + 1).clamped(to: DocumentLimits.rank)
    }

    /// Adds a combatant, unless the encounter is full or has one with that id.
    mutating func add(_ combatant: Combatant) {
        guard !isFull, self[combatant.id] == nil else { return }
        var combatant = combatant
        combatant.rank = nextRank(at: combatant.initiative)
        combatants.append(combatant)
        combatants.sort(by: Self.isBefore)
    }

    /// Moves combatants before the one at `destination`, as ``Array/move(fromOffsets:toOffset:)`` does.
    ///
    /// Their initiative changes as little as their new neighbours require.
    mutating func move(_ offsets: IndexSet, to destination: Int) {
        let moved = Set(offsets.filter(combatants.indices.contains).map { combatants[$0].id })
        guard !moved.isEmpty else { return }
        combatants.move(fromOffsets: offsets, toOffset: destination)
        let staying = combatants.indices.filter { !moved.contains(combatants[$0].id) }
        for index in combatants.indices where moved.contains(combatants[index].id) {
            let above = staying.last { $0 < index }.map { combatants[$0].initiative }
            let below = staying.first { $0 > index }.map { combatants[$0].initiative }
            let most = above ?? max(combatants[index].initiative, below ?? 0)
            let least = min(most, below ?? min(combatants[index].initiative, most))
            combatants[index].setInitiative(combatants[index].initiative.clamped(to: least...most))
        }
        // Neighbours that were moved together keep their order.
        for index in combatants.indices.dropFirst() {
            let most = combatants[index - 1].initiative
            if combatants[index].initiative > most { combatants[index].setInitiative(most) }
        }
        for initiative in Set(combatants.filter { moved.contains($0.id) }.map(\.initiative)) {
            let group = combatants.indices.filter { combatants[$0].initiative == initiative }
            for (rank, index) in group.enumerated() { combatants[index].rank = rank }
        }
    }

    /// Removes a combatant; its turn passes to the next one.
    mutating func remove(_ id: UUID) {
        guard let index = index(of: id) else { return }
        let isTurn = turn == id
        combatants.remove(at: index)
        guard isTurn else { return }
        if combatants.isEmpty {
            turn = nil
        } else if index == combatants.count {
            turn = combatants[0].id
            endRound()
        } else {
            turn = combatants[index].id
        }
    }

    mutating func nextTurn() {
        guard !combatants.isEmpty else { return }
        let next = index(of: turn).map { $0 + 1 } ?? 0
        if next == combatants.count { endRound() }
        turn = combatants[next % combatants.count].id
    }

    /// Begins the next round; the greatest round does not end.
    private mutating func endRound() { round = (round + 1).clamped(to: DocumentLimits.round) }

    /// Takes the last turn back; has no effect before the first one.
    mutating func previousTurn() {
        guard let index = index(of: turn) else { return }
        if index > 0 {
            turn = combatants[index - 1].id
        } else if round > 1 {
            round -= 1
            turn = combatants[combatants.count - 1].id
        } else {
            turn = nil
        }
    }

    /// Returns a unique name: the second goblin is Goblin 2.
    func freeName(for name: String) -> String {
        let taken = Set(combatants.map(\.name))
        guard taken.contains(name) else { return name }
        return (2...).lazy.map { "\(name) \($0)" }.first { !taken.contains($0) } ?? name
    }
}
