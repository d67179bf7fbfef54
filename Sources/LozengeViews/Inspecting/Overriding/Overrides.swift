#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    /// Values that an inspector has put in place of the program's, until it goes.
    ///
    /// The program's own values go on behind them, and are there again once an override is removed.
    final class Overrides: ValueOverriding {
        private var entries: [ObjectIdentifier: Override] = [:]

        /// The lengths of the window's proposal; `nil` for those of the window.
        var window = WindowLengths()

        /// True if nothing is overridden.
        var isEmpty: Bool { entries.isEmpty && window.width == nil && window.height == nil }

        /// The overrides of views, by the node.
        var all: [Override] { entries.values.filter { $0.node?.isAlive == true } }

        /// Returns the overrides of a node; `nil` for none.
        func override(of node: Node) -> Override? {
            guard let entry = entries[ObjectIdentifier(node)], entry.node === node else {
                return nil
            }
            return entry
        }

        /// Returns the overrides of a node, to be added to.
        func ensureOverride(of node: Node) -> Override {
            if let known = override(of: node) { return known }
            let made = Override(of: node)
            entries[ObjectIdentifier(node)] = made
            return made
        }

        /// Removes the overrides of a node.
        func remove(_ override: Override) {
            entries = entries.filter { $0.value !== override && $0.value.node?.isAlive == true }
        }

        /// Returns the environment of a node with its overrides.
        func environment(_ outer: EnvironmentValues, of node: Node) -> EnvironmentValues {
            guard let entry = override(of: node) else { return outer }
            entry.outer = outer
            var environment = outer
            for parameter in EnvironmentValues.parameters {
                guard let words = entry.environment[parameter.name] else { continue }
                _ = parameter.write(&environment, words)
            }
            return environment
        }

        /// Returns a primitive with the overrides of its node.
        func content<Content: Primitive>(_ content: Content, of node: Node) -> Content {
            guard let entry = override(of: node), let adjustable = content as? any Adjustable
            else { return content }
            entry.content = content
            return adjustable.adjusted(entry.parameters) as? Content ?? content
        }

        /// Returns the size that a window of another size lays out in.
        func size(in size: CGSize) -> CGSize {
            CGSize(width: window.width ?? size.width, height: window.height ?? size.height)
        }
    }

    /// The lengths that a window proposes in place of its own.
    struct WindowLengths {
        var width: CGFloat?
        var height: CGFloat?

        static let parameters: [Parameter<WindowLengths>] = [
            .length("width", \.width, isPositive: true),
            .length("height", \.height, isPositive: true),
        ]
    }

    /// The values of one node that an inspector has put in place of the program's.
    final class Override {
        private(set) weak var node: Node?
        /// The environment around, without overrides.
        var outer: EnvironmentValues
        /// The primitive of the program; `nil` as long as no parameter is overridden.
        var content: (any Primitive)?
        /// The values of the environment by their names, in words.
        var environment: [String: String] = [:]
        /// The parameters by their names, in words.
        var parameters: [String: String] = [:]

        init(of node: Node) {
            self.node = node
            outer = node.environment
        }

        var isEmpty: Bool { environment.isEmpty && parameters.isEmpty }
    }
#endif
