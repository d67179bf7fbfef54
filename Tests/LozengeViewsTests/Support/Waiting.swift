import Foundation
import Testing

/// Lets tasks go on until something is so.
func eventually(
    _ condition: () -> Bool, sourceLocation: SourceLocation = #_sourceLocation
) async {
    // Whatever else runs on the main actor goes first.
    let deadline = ContinuousClock.now + .seconds(300)
    while !condition(), ContinuousClock.now < deadline { await Task.yield() }
    #expect(condition(), sourceLocation: sourceLocation)
}
