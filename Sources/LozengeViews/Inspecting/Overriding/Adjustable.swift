#if DEBUG || INSPECT
    /// A primitive with parameters that an inspector can change while the app runs.
    protocol Adjustable: Primitive {
        /// The parameters, in the order of the source code.
        var parameters: [Parameter<Self>] { get }
        /// The view or modifier in source code, with its parameters.
        var code: String { get }
        /// The type or function that the source code calls.
        var callee: String { get }
    }

    extension Adjustable {
        var callee: String { (Self.role == .modifier ? "." : "") + label }

        /// The call with all parameters that have a value.
        var code: String {
            let arguments = parameters.compactMap { parameter -> String? in
                let words = parameter.read(self)
                guard !words.isEmpty else { return nil }
                if case .choice = parameter.kind { return "\(parameter.name): .\(words)" }
                return "\(parameter.name): \(words)"
            }
            return "\(callee)(\(arguments.joined(separator: ", ")))"
        }

        /// Returns the primitive with other parameters, given by their names.
        func adjusted(_ values: [String: String]) -> Self {
            var adjusted = self
            for parameter in parameters {
                if let words = values[parameter.name] { _ = parameter.write(&adjusted, words) }
            }
            return adjusted
        }
    }
#endif
