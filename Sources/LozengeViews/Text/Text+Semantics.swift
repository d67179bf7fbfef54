import Foundation
import LozengeCore

extension Text {
    /// Returns the text as it is read aloud, in the language and the formats of a node's environment.
    package func string(in context: SemanticsContext<some PrimitiveContent>) -> String {
        storage.located(in: TextContext(context.node, isSpoken: true)).string
    }

    /// Returns the positions of the characters on the screen; `nil` if other ones are read aloud.
    func carets(_ context: EventContext<Text>) -> (TextCarets, origin: CGPoint)? {
        guard let carets = context.resolved?.carets(in: context.proposal) else { return nil }
        let told = storage.located(in: TextContext(context.node, isSpoken: true)).string
        guard carets.string == told else { return nil }
        return (carets, .zero)
    }

    /// Returns the text in the language and the formats of an environment.
    package func string(in environment: EnvironmentValues) -> String {
        storage.located(in: TextContext(environment)).string
    }
}
