import Foundation
import Testing

/// Runs tasks until a condition holds.
func eventually(
    _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
    // Other work on the main actor goes first.
    let deadline = ContinuousClock.now + .seconds(300)
    while !condition(), ContinuousClock.now < deadline { await Task.yield() }
    #expect(condition(), sourceLocation: sourceLocation)
}
