#if DEBUG || INSPECT
    import LozengeCore

    extension Inspection {
        /// Returns the parameters of a view that can be overridden: those of the window, its own, those of its
        /// environment.
        func parameters(of node: Node) -> [ParameterRecord] {
            let override = overrides?.override(of: node)
            let lengths =
                node === window.root
                ? records(
                    WindowLengths.parameters, of: overrides?.window ?? WindowLengths())
                : []
            let content = (node.holder?.modelPrimitive as? any Adjustable).map {
                records(of: $0, override)
            }
            return lengths + (content ?? [])
                + EnvironmentValues.parameters.map { parameter in
                    ParameterRecord(
                        name: parameter.name, value: parameter.read(node.environment),
                        kind: parameter.kind, isOfEnvironment: true,
                        isOverridden: override?.environment[parameter.name] != nil)
                }
        }

        private func records(
            of content: some Adjustable, _ override: Override?
        ) -> [ParameterRecord] {
            content.parameters.map { parameter in
                ParameterRecord(
                    name: parameter.name, value: parameter.read(content), kind: parameter.kind,
                    isOfEnvironment: false,
                    isOverridden: override?.parameters[parameter.name] != nil)
            }
        }

        private func records(
            _ parameters: [Parameter<WindowLengths>], of lengths: WindowLengths
        ) -> [ParameterRecord] {
            parameters.map { parameter in
                let value = parameter.read(lengths)
                return ParameterRecord(
                    name: parameter.name, value: value, kind: parameter.kind,
                    isOfEnvironment: false, isOverridden: !value.isEmpty)
            }
        }

        /// Puts a value in place of the program's; removes the override for `nil`.
        ///
        /// - Returns: The answer, with the reason if it is not possible.
        func override(_ name: String, of node: Node, by words: String?) -> InspectionReply {
            let overrides = overrides ?? Overrides()
            self.overrides = overrides
            defer { forgetIfEmpty(overrides) }
            guard let isDone = set(name, of: node, to: words, overrides) else {
                return .failed(reason: "\(node.label) has no parameter \(name).")
            }
            return isDone ? .done : .failed(reason: "“\(words ?? "")” is no value of \(name).")
        }

        /// Returns true if it is done, false for words that are no value, and `nil` if there is no such parameter.
        private func set(
            _ name: String, of node: Node, to words: String?, _ overrides: Overrides
        ) -> Bool? {
            if node === window.root,
                let parameter = WindowLengths.parameters.first(where: { $0.name == name })
            {
                node.setNeedsLayout()
                return parameter.write(&overrides.window, words ?? "")
            }
            if let parameter = EnvironmentValues.parameters.first(where: { $0.name == name }) {
                var trial = node.environment
                guard words.map({ parameter.write(&trial, $0) }) != false else { return false }
                let override = overrides.ensureOverride(of: node)
                override.environment[name] = words
                node.setEnvironment(override.outer)
                return true
            }
            guard let holder = node.holder else { return nil }
            return set(name, ofPrimitive: holder, to: words, overrides)
        }

        private func set(
            _ name: String, ofPrimitive holder: some PrimitiveHolder, to words: String?,
            _ overrides: Overrides
        ) -> Bool? {
            let content = holder.modelPrimitive
            guard let adjustable = content as? any Adjustable,
                let isValue = adjustable.accepts(words, for: name)
            else { return nil }
            guard isValue else { return false }
            let override = overrides.ensureOverride(of: holder)
            override.parameters[name] = words
            let own: any Primitive = override.content ?? content
            holder.update(to: own)
            return true
        }

        /// The overrides of the window and of all views, in source code.
        var overrideRecords: [OverrideRecord] {
            guard let overrides else { return [] }
            let lengths = WindowLengths.parameters.compactMap { parameter -> String? in
                let words = parameter.read(overrides.window)
                return words.isEmpty ? nil : "\(parameter.name): \(words)"
            }
            var records: [OverrideRecord] = []
            if !lengths.isEmpty {
                records.append(
                    OverrideRecord(
                        view: numbers.name(of: window.root),
                        code: ".frame(\(lengths.joined(separator: ", ")))"))
            }
            for override in overrides.all {
                guard let node = override.node else { continue }
                let own =
                    override.parameters.isEmpty
                    ? nil : (node.holder?.modelPrimitive as? any Adjustable)?.code
                let inherited = override.environment.sorted { $0.key < $1.key }
                    .map { EnvironmentValues.code($0.key, $0.value) }
                records.append(
                    OverrideRecord(
                        view: numbers.name(of: node),
                        code: ([own].compactMap { $0 } + inherited).joined(separator: "\n")))
            }
            return records.sorted { $0.view.id < $1.view.id }
        }

        /// Puts the program's values back everywhere.
        func restore() {
            guard let overrides else { return }
            self.overrides = nil
            window.root.setNeedsLayout()
            // From the inside out: the environment that was around an inner view may have overrides, too.
            let nodes = overrides.all.compactMap { override in override.node.map { ($0, override) }
            }
            for (node, override) in nodes.sorted(by: { $0.0.depth > $1.0.depth }) {
                if let content = override.content, let holder = node.holder {
                    holder.update(to: content)
                }
                node.setEnvironment(override.outer)
            }
        }

        /// Removes overrides without values, and the table without overrides.
        private func forgetIfEmpty(_ overrides: Overrides) {
            for override in overrides.all where override.isEmpty { overrides.remove(override) }
            if overrides.isEmpty { self.overrides = nil }
        }
    }

    extension PrimitiveHolder {
        /// The primitive that the node has, whatever an animation shows.
        fileprivate var modelPrimitive: Content {
            (self as? PrimitiveNode<Content>)?.modelContent ?? primitive
        }

        /// Updates the node as its parent would.
        fileprivate func update(to content: any Primitive) {
            guard let content = content as? Content else { return }
            (self as? PrimitiveNode<Content>)?.update(to: content)
        }
    }

    extension Adjustable {
        /// Returns true if words are a value of a parameter, or there are none; `nil` if there is no such parameter.
        fileprivate func accepts(_ words: String?, for name: String) -> Bool? {
            guard let parameter = parameters.first(where: { $0.name == name }) else { return nil }
            guard let words else { return true }
            var trial = self
            return parameter.write(&trial, words)
        }
    }
#endif
