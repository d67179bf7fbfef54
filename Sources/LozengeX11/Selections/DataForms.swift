import CX11
import LozengeCore

/// The atoms of the forms of data, by which programs name them to each other.
///
/// Most forms have the name of their MIME type; text has older names, too.
final class DataForms {
    private let server: XServer
    /// The atoms of the types that were named so far.
    private var atoms: [String: Atom] = [:]

    init(server: XServer) { self.server = server }

    /// The names of text, the preferred one first; `STRING` is Latin-1, the others are UTF-8.
    var texts: [Atom] {
        [
            server.atoms[.utf8String], server.atoms[.textPlainUTF8], server.atoms[.textPlain],
            server.atoms[.text], XA_STRING,
        ]
    }

    /// Returns the names of types with the type that each stands for, in order.
    ///
    /// Waits for the server if a type is new.
    func names(of types: [String]) -> [(name: Atom, type: String)] {
        types.flatMap { type in
            type == DataOffer.textType
                ? texts.map { ($0, type) } : [(name: atom(of: type), type: type)]
        }
    }

    /// Returns the types that names stand for, in order, each with its first name.
    ///
    /// Waits for the server.
    func types(of names: [Atom]) -> [(name: Atom, type: String)] {
        var found: [(name: Atom, type: String)] = []
        // Names that no server has given would be errors.
        let names = names.filter { $0 != 0 && $0 <= Atom(UInt32.max) }
        for (name, spelling) in zip(names, spellings(of: names)) {
            let type = texts.contains(name) ? DataOffer.textType : spelling
            guard let type, !found.contains(where: { $0.type == type }) else { continue }
            // Latin-1 is the last resort: another name of text may follow.
            let best = type == DataOffer.textType ? texts.first { names.contains($0) } : nil
            found.append((best ?? name, type))
        }
        return found
    }

    private func atom(of type: String) -> Atom {
        if let atom = atoms[type] { return atom }
        let atom = server.atom(type)
        if atom != 0 { atoms[type] = atom }
        return atom
    }

    /// Returns the spellings of atoms that other programs have named; `nil` for one that does not exist.
    private func spellings(of names: [Atom]) -> [String?] {
        guard !names.isEmpty, server.canSend(8 * names.count + 1024) else { return [] }
        var names = names
        var spellings = [UnsafeMutablePointer<CChar>?](repeating: nil, count: names.count)
        ErrorTrap.around(server.display) {
            _ = XGetAtomNames(server.display, &names, Int32(names.count), &spellings)
        }
        return spellings.map { spelling in
            defer { if let spelling { XFree(spelling) } }
            return spelling.map { String(cString: $0) }
        }
    }
}
