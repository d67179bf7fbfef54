import Accessibility
import SwiftUI

@MainActor
extension Page {
    static let accessibility = [spoken, operated, followed]

    private static let spoken = Page(
        "accessibilityLabel & accessibilityValue", .accessibility,
        "The words by which a screen reader knows views.", cell: 220
    ) {
        Example("accessibilityLabel, accessibilityValue") {
            Signal(strength: 3)
                .accessibilityElement()
                .accessibilityLabel("Signal")
                .accessibilityValue("3 of 4")
        }
        Example("accessibilityLabel(content:)") {
            Image(systemName: "star").accessibilityLabel { label in
                label
                Text("of the week")
            }
        }
        Example("Text.accessibilityLabel") {
            Text("Meet at ") + Text("8½").accessibilityLabel("half past eight")
        }
        Example("accessibilityElement(children: .combine)") {
            HStack {
                Image(systemName: "heart")
                Text("12")
                Text("hit points")
            }
            .accessibilityElement(children: .combine)
        }
        Example("accessibilityHidden, accessibilityAddTraits") {
            Text("Chapter 1").font(.headline).accessibilityAddTraits(.isHeader)
                .accessibilityHeading(.h1)
            Divider().accessibilityHidden(true)
        }
        Example("accessibilityHint, accessibilityIdentifier") {
            Button("Roll") {}.accessibilityHint("Rolls two dice").accessibilityIdentifier("roll")
        }
        Example("accessibilitySortPriority") {
            HStack {
                Text("Read second")
                Text("Read first").accessibilitySortPriority(1)
            }
            .accessibilityElement(children: .contain)
        }
        Example("accessibilityLabeledPair, accessibilityLinkedGroup") { Pair() }
        Example("accessibilityCustomContent") {
            Text("Ada").accessibilityCustomContent("Born", "1815")
        }
    }

    private static let operated = Page(
        "accessibilityAction", .accessibility, "Ways to operate views without seeing them.",
        cell: 220
    ) {
        Example("accessibilityAction(named:)") { Message() }
        Example("accessibilityAdjustableAction") { Rating() }
        Example("accessibilityRepresentation") { Dial() }
        Example("accessibilityChildren") {
            Canvas { context, size in
                for bar in 0..<3 {
                    let height = size.height * [0.4, 0.9, 0.6][bar]
                    let place = CGRect(
                        x: CGFloat(bar) * 30, y: size.height - height, width: 20, height: height)
                    context.fill(Path(place), with: .color(.blue))
                }
            }
            .frame(width: 80, height: 60)
            .accessibilityLabel("Rain")
            .accessibilityChildren {
                Text("Monday: 4 millimetres")
                Text("Tuesday: 9 millimetres")
                Text("Wednesday: 6 millimetres")
            }
        }
    }

    private static let followed = Page(
        "@AccessibilityFocusState", .accessibility,
        "Where a screen reader is, and what it says now.", cell: 220
    ) {
        Example("accessibilityFocused") { Saved() }
        Example("AccessibilityNotification.Announcement") {
            Button("Hit the Goblin") {
                AccessibilityNotification.Announcement("Goblin was hit").post()
            }
        }
        Example("accessibilityRotor") { Vowels() }
        Example("accessibilityVoiceOverEnabled") { Followed() }
    }
}

private struct Signal: View {
    let strength: Int

    var body: some View {
        HStack(alignment: .bottom, spacing: 3) {
            ForEach(0..<4, id: \.self) { bar in
                Rectangle().fill(bar < strength ? .primary : .quaternary)
                    .frame(width: 8, height: CGFloat(bar + 1) * 8)
            }
        }
    }
}

private struct Pair: View {
    @Namespace private var namespace
    @State private var name = "Ada"

    var body: some View {
        VStack(alignment: .leading) {
            Text("Name").accessibilityLabeledPair(role: .label, id: "name", in: namespace)
            TextField("Name", text: $name)
                .accessibilityLabeledPair(role: .content, id: "name", in: namespace)
        }
        .accessibilityLinkedGroup(id: "person", in: namespace)
    }
}

private struct Message: View {
    @State private var isPinned = false

    var body: some View {
        Label("Lunch at noon?", systemImage: isPinned ? "pin.fill" : "envelope")
            .accessibilityElement(children: .combine)
            .accessibilityAction(named: isPinned ? "Unpin" : "Pin") { isPinned.toggle() }
    }
}

private struct Rating: View {
    @State private var stars = 3

    var body: some View {
        HStack {
            ForEach(1..<6) { Image(systemName: $0 <= stars ? "star.fill" : "star") }
        }
        .accessibilityElement()
        .accessibilityLabel("Rating")
        .accessibilityValue("\(stars) of 5")
        .accessibilityAdjustableAction { direction in
            stars = min(5, max(0, stars + (direction == .increment ? 1 : -1)))
        }
    }
}

private struct Dial: View {
    @State private var volume = 0.4

    var body: some View {
        Circle().trim(from: 0, to: volume)
            .stroke(.tint, style: StrokeStyle(lineWidth: 8, lineCap: .round))
            .frame(width: 48, height: 48)
            .accessibilityRepresentation { Slider(value: $volume) { Text("Volume") } }
    }
}

private struct Saved: View {
    @AccessibilityFocusState private var isOnMessage: Bool
    @State private var isSaved = false

    var body: some View {
        VStack {
            Text(isSaved ? "Saved" : "Not saved").accessibilityFocused($isOnMessage)
            Button("Save") {
                isSaved = true
                isOnMessage = true
            }
        }
    }
}

private struct Vowels: View {
    private let letters = ["a", "b", "c", "d", "e"]

    var body: some View {
        HStack { ForEach(letters, id: \.self) { Text($0) } }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("Letters")
            .accessibilityRotor("Vowels") {
                AccessibilityRotorEntry("a", id: "a")
                AccessibilityRotorEntry("e", id: "e")
            }
    }
}

private struct Followed: View {
    @Environment(\.accessibilityVoiceOverEnabled) private var isFollowed

    var body: some View {
        Text(isFollowed ? "A screen reader is running" : "No screen reader is running")
    }
}
