import SwiftSource

/// `@Animatable`: the data of a type from its stored variables.
enum AnimatableMacro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String {
        let type = try AnimatableType(use)
        switch use.role {
        case .extension: return type.conformance
        default: return try type.member
        }
    }
}

/// `@AnimatableIgnored`: no code; `@Animatable` leaves out the variable that it marks.
enum AnimatableIgnoredMacro {
    static func expansion(of use: MacroUse) throws(Diagnostic) -> String { "" }
}

/// A structure that `@Animatable` stands at.
private struct AnimatableType {
    private let list: TokenList
    private let extendedType: String
    private let conforms: Bool
    /// The access of the member, with a space behind it; empty for the default.
    private let access: String
    private let isNonisolated: Bool
    private let body: Range<Int>

    init(_ use: MacroUse) throws(Diagnostic) {
        list = try TokenList(use.source)
        let list = list
        var index = 0
        var words: Set<String> = []
        while index < list.tokens.count,
            !["struct", "class", "enum", "actor"].contains(list.text(index))
        {
            words.insert(list.text(index))
            index =
                list.text(index) == "@"
                ? list.index(afterAttribute: index) : list.index(after: index)
        }
        let brace = list.firstIndex(in: index..<list.tokens.count) { list.text($0) == "{" }
        guard list.text(index) == "struct", let brace else {
            throw Diagnostic("@Animatable belongs to a structure.", at: list.offset(of: index))
        }
        access = ["public", "package"].first { words.contains($0) }.map { $0 + " " } ?? ""
        isNonisolated = words.contains("nonisolated")
        body = list.inside(brace)
        extendedType = use.extendedType ?? list.text(index + 1)
        conforms = use.isConforming
    }

    var conformance: String {
        if conforms { return "" }
        return
            "\(isNonisolated ? "nonisolated " : "")extension \(extendedType): _AnimatableStructure {}"
    }

    var member: String {
        get throws(Diagnostic) {
            var variables: [AnimatableVariable] = []
            for statement in Statements(list, in: body).ranges {
                variables += try AnimatableVariable.all(in: statement, of: list)
            }
            let data = variables.map { "\($0.name).animatableData" }
            let types = variables.map { "\($0.type).AnimatableData" }
            if data.isEmpty {
                return """
                    \(access)nonisolated var animatableData: _AnimatableNothing {
                    get { _AnimatableNothing() }
                    set {}
                    }
                    """
            }
            if data.count == 1 {
                return """
                    \(access)nonisolated var animatableData: \(types[0]) {
                    get { \(data[0]) }
                    set { \(data[0]) = newValue }
                    }
                    """
            }
            let assignments = data.enumerated().map { "\($1) = newValue.value.\($0)" }
            return """
                \(access)nonisolated var animatableData: _AnimatableVariables<\(types.joined(separator: ", "))> {
                get { _AnimatableVariables(\(data.joined(separator: ", "))) }
                set {
                \(assignments.joined(separator: "\n"))
                }
                }
                """
        }
    }
}

/// A stored variable of an animatable type.
private struct AnimatableVariable {
    let name: String
    let type: String

    /// Returns the variables of a statement: none for a constant, a computed property, a static one, and
    /// one with an attribute, such as a property wrapper.
    static func all(
        in statement: Range<Int>, of list: TokenList
    ) throws(Diagnostic) -> [AnimatableVariable] {
        var index = statement.lowerBound
        while index < statement.upperBound, list.text(index) != "var" {
            if ["@", "static", "let", "func", "init", "struct", "enum", "class"]
                .contains(list.text(index))
            {
                return []
            }
            index = list.index(after: index)
        }
        guard index < statement.upperBound else { return [] }
        var variables: [AnimatableVariable] = []
        var part = index + 1
        while part < statement.upperBound {
            let end = end(ofVariableAt: part, in: statement, of: list)
            if !isComputed(part..<end, of: list) {
                variables.append(try AnimatableVariable(part..<end, of: list))
            }
            part = end + 1
        }
        try shareTypes(&variables, at: list.offset(of: index))
        return variables
    }

    /// The index of the comma behind a variable, or of the end of the statement.
    private static func end(
        ofVariableAt start: Int, in statement: Range<Int>, of list: TokenList
    ) -> Int {
        // The arguments of a generic type are no brackets.
        var depth = 0
        let comma = list.firstIndex(in: start..<statement.upperBound) { index in
            if list[index]?.kind == .op {
                for character in list.text(index) {
                    depth += character == "<" ? 1 : character == ">" ? -1 : 0
                }
            }
            return list.text(index) == "," && depth <= 0
        }
        return comma ?? statement.upperBound
    }

    /// True for a property with a getter.
    private static func isComputed(_ range: Range<Int>, of list: TokenList) -> Bool {
        let brace = list.firstIndex(in: range) { list.text($0) == "{" }
        let hasValue = list.firstIndex(in: range) { list.text($0) == "=" } != nil
        guard let brace, !hasValue else { return false }
        return !["willSet", "didSet"].contains(list.text(brace + 1))
    }

    private init(_ range: Range<Int>, of list: TokenList) throws(Diagnostic) {
        name = list.text(range.lowerBound)
        let colon = range.lowerBound + 1
        if list.text(colon) == ":" {
            let end = list.firstIndex(in: range) { ["=", "{"].contains(list.text($0)) }
            type = list.source[list.bytes(colon + 1..<(end ?? range.upperBound))]
        } else if list.text(colon) == "=" {
            type = Self.type(of: colon + 1, in: list)
        } else {
            type = ""
        }
    }

    /// Returns the type of a value; empty if only the compiler knows it.
    private static func type(of index: Int, in list: TokenList) -> String {
        let sign = ["-", "+"].contains(list.text(index)) ? 1 : 0
        guard let value = list[index + sign] else { return "" }
        let text = list.text(index + sign)
        if value.kind == .literal, text.first?.isNumber == true, text.contains(".") {
            return "Double"
        }
        let isType = value.kind == .word && text.first?.isUppercase == true
        return isType && ["(", "."].contains(list.text(index + 1)) ? text : ""
    }

    /// In `var x, y: Double`, both have the type.
    private static func shareTypes(
        _ variables: inout [AnimatableVariable], at place: Int
    ) throws(Diagnostic) {
        for index in variables.indices.reversed() where variables[index].type.isEmpty {
            guard index + 1 < variables.count else {
                throw Diagnostic(
                    "@Animatable needs the type: `var \(variables[index].name): Double`.",
                    at: place)
            }
            variables[index] = AnimatableVariable(
                name: variables[index].name, type: variables[index + 1].type)
        }
    }

    private init(name: String, type: String) {
        self.name = name
        self.type = type
    }
}
