import SwiftUI

/// The sheet of a character, with actions of a fight.
package struct CharacterCard: View {
    @Binding var character: Character
    let isNarrow: Bool

    @Environment(\.dynamicTypeSize) private var textSize

    package init(character: Binding<Character>, isNarrow: Bool) {
        _character = character
        self.isNarrow = isNarrow
    }

    package var body: some View {
        VStack(spacing: isNarrow ? 12 : 16) {
            if isStacked {
                VStack(spacing: 12) {
                    portrait
                    CharacterTitle(character: character, isNarrow: isNarrow)
                    Wounds(character: $character, isNarrow: isNarrow)
                }
            } else if isNarrow {
                HStack(alignment: .top, spacing: 12) {
                    portrait
                    CharacterTitle(character: character, isNarrow: true)
                }
                Wounds(character: $character, isNarrow: isNarrow)
            } else {
                HStack(spacing: 16) {
                    portrait
                    VStack(spacing: 16) {
                        CharacterTitle(character: character, isNarrow: false)
                        Wounds(character: $character, isNarrow: isNarrow)
                    }
                }
            }
            AbilityTable(abilities: character.abilities, columns: columns)
        }
        .foregroundStyle(.ink)
        .card()
    }

    private var portrait: some View {
        Portrait(of: character, width: isNarrow ? 72 : 128, height: isNarrow ? 90 : 160)
    }

    /// True if the text is too large for a row.
    private var isStacked: Bool {
        textSize.isAccessibilitySize && (isNarrow || textSize >= .accessibility3)
    }

    /// The number of abilities in a row.
    private var columns: Int {
        if isStacked { return isNarrow ? 2 : 3 }
        return isNarrow || textSize > .xLarge ? 3 : 6
    }
}

/// A picture in a frame that has the proportions of a painting.
package struct Portrait: View {
    let picture: String?
    let name: String
    let width: CGFloat
    let height: CGFloat

    package init(of character: Character, width: CGFloat, height: CGFloat) {
        picture = character.portrait
        name = character.name
        self.width = width
        self.height = height
    }

    package var body: some View {
        picturePart
            .frame(width: width, height: height)
            .cornerRadius(6)
            .shadow(radius: 2, y: 1)
    }

    @ViewBuilder private var picturePart: some View {
        if let picture {
            Image(picture).resizable().scaledToFill()
        } else {
            ZStack {
                Rectangle().fill(.faded)
                Text(verbatim: String(name.prefix(1)))
                    .font(.system(size: width * 0.6, weight: .semibold, design: .serif))
                    .foregroundStyle(.parchment)
            }
        }
    }
}

/// The name and the hit points.
struct CharacterTitle: View {
    let character: Character
    let isNarrow: Bool

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Text(character.name)
                .font(isNarrow ? .title2 : .title)
                .fontWeight(.bold)
                // The longest names would be broken in the middle of a word.
                .dynamicTypeSize(isNarrow ? min(textSize, .accessibility2) : textSize)
            Text(verbatim: character.summary)
                .font(.subheadline)
                .foregroundStyle(.faded)
            HitPointBar(hitPoints: character.hitPoints, damageTaken: character.damageTaken)
                .font(.callout)
        }
    }
}

/// The actions on a character.
struct Wounds: View {
    @Binding var character: Character
    let isNarrow: Bool

    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        if isNarrow || textSize.isAccessibilitySize {
            ViewThatFits(in: .horizontal) {
                row
                VStack(spacing: 8) { buttons }
            }
        } else {
            row
        }
    }

    private var row: some View { HStack(spacing: 12) { buttons } }

    @ViewBuilder private var buttons: some View {
        Button("Damage 5") { character.take(damage: 5) }
            .buttonStyle(FilledButtonStyle(color: .blood))
            .disabled(character.damageTaken == character.hitPoints)
        Button("Heal 5") { character.take(damage: -5) }
            .buttonStyle(FilledButtonStyle(color: .vigour))
            .disabled(character.damageTaken == 0)
    }
}
