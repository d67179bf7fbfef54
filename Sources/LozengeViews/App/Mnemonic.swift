import LozengeCore

/// The title of a menu with a letter that opens it together with Alt.
///
/// Source: `docs/navigation.md`, MENU-4.
nonisolated struct Mnemonic {
    let title: String
    /// The position of the letter; `nil` if all letters are taken.
    let letter: String.Index?

    /// Returns the key that opens the menu.
    var shortcut: KeyboardShortcut? {
        letter.map { KeyboardShortcut(KeyEquivalent(Self.key(title[$0])), modifiers: .option) }
    }

    /// Chooses a letter of each title: the first one that no title before has, in a script with small and capital letters.
    ///
    /// Signs of other scripts are often typed by several keys.
    static func all(of titles: [String]) -> [Mnemonic] {
        var taken: Set<Character> = []
        return titles.map { title in
            let letter = title.indices.first {
                title[$0].isCased && taken.insert(key(title[$0])).inserted
            }
            return Mnemonic(title: title, letter: letter)
        }
    }

    /// Returns the letter as its key has it.
    private static func key(_ letter: Character) -> Character {
        letter.lowercased().first ?? letter
    }
}

/// The title of a menu, whose letter is underlined while Alt is held.
nonisolated struct MnemonicTitle {
    let mnemonic: Mnemonic
}

extension MnemonicTitle: View {
    var body: some View {
        ModifierKeyReader { held in
            let title = mnemonic.title
            if let letter = mnemonic.letter, held.contains(.option) {
                let next = title.index(after: letter)
                Text(verbatim: String(title[..<letter]))
                    + Text(verbatim: String(title[letter])).underline()
                    + Text(verbatim: String(title[next...]))
            } else {
                Text(verbatim: title)
            }
        }
    }
}
