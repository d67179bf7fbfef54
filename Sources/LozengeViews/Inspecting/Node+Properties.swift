#if DEBUG || INSPECT
    import Foundation

    extension Node {
        /// The dynamic properties of a view with a body, with the values of its state.
        final var propertyRecords: [PropertyRecord] {
            guard let layout = propertyLayout else { return [] }
            let storages = ownProperties?.storages ?? []
            return layout.properties.enumerated().map { index, property in
                let storage = storages.indices.contains(index) ? storages[index] : nil
                let value = (storage as? Dependency)?.lastingValue
                return PropertyRecord(
                    name: property.name,
                    type: "\(value.map { type(of: $0) as Any.Type } ?? property.type)",
                    value: value.map { "\($0)" } ?? "", kind: .init(value))
            }
        }

        /// Sets a state to a value in words.
        ///
        /// - Returns: False if there is no such state, or the words are no value of its type.
        final func setProperty(_ name: String, to words: String) -> Bool {
            guard let layout = propertyLayout, let storages = ownProperties?.storages,
                let index = layout.properties.firstIndex(where: { $0.name == name }),
                storages.indices.contains(index), let dependency = storages[index] as? Dependency
            else { return false }
            let value: Any? =
                switch PropertyRecord.Kind(dependency.lastingValue) {
                case .truth: Bool(words)
                case .whole: Int(words)
                case .real: Double(words)
                case .text: words
                case .other: nil
                }
            guard let value else { return false }
            return dependency.setLastingValue(value)
        }
    }

    extension PropertyRecord.Kind {
        fileprivate init(_ value: Any?) {
            self =
                switch value {
                case is Bool: .truth
                case is Int: .whole
                case is Double: .real
                case is String: .text
                default: .other
                }
        }
    }
#endif
