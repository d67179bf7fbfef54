import SwiftUI

@MainActor
extension Page {
    static let keyboards = [textField, textFieldStyle, focus, keys, modifiers, shortcuts]

    private static let textField = Page(
        "TextField", .keyboard, "A line of editable text.", cell: 240
    ) {
        Example("TextField(_:text:)") { Written { TextField("Name", text: $0) } }
        Example("value:format:") { Numbered() }
        Example("prompt") {
            Written { TextField("Name", text: $0, prompt: Text("Who is it?")) }
        }
        Example("onSubmit") { Submitted() }
        Example("multilineTextAlignment") {
            Written { TextField("Name", text: $0).multilineTextAlignment(.center) }
        }
        Example("disabled") { Written { TextField("Name", text: $0).disabled(true) } }
        Example("SecureField(_:text:)") { Written { SecureField("Password", text: $0) } }
        Example("Written for a phone") {
            Written {
                TextField("Address", text: $0)
                    .keyboardType(.emailAddress)
                    .textContentType(.emailAddress)
                    .textInputAutocapitalization(.never)
                    .autocorrectionDisabled()
                    .submitLabel(.done)
            }
        }
    }

    private static let textFieldStyle = Page(
        "textFieldStyle", .keyboard, "The frame of a text field.", cell: 240
    ) {
        Example("automatic") { Written { TextField("Name", text: $0).textFieldStyle(.automatic) } }
        Example("roundedBorder") {
            Written { TextField("Name", text: $0).textFieldStyle(.roundedBorder) }
        }
        Example("plain") { Written { TextField("Name", text: $0).textFieldStyle(.plain) } }
    }

    private static let focus = Page(
        "focusable & focused", .keyboard, "The view that receives keys; Tab moves the focus.",
        cell: 240
    ) {
        Example("@FocusState, focused, isFocused") { Asked() }
        Example("focusable") { Focusing().focusable() }
        Example("focusable(interactions: .activate)") {
            Focusing().focusable(interactions: .activate)
        }
        Example("focusEffectDisabled") { Focusing().focusable().focusEffectDisabled() }
        Example("defaultFocus") { Defaulted() }
        Example("focusScope, prefersDefaultFocus, focusSection") { Scoped() }
    }

    private static let keys = Page(
        "onKeyPress", .keyboard, "Keys that a focused view handles.", cell: 240
    ) {
        Example("onKeyPress(keys:)") { Moved() }
        Example("onKeyPress(phases: .all)") { Pressed() }
    }

    private static let modifiers = Page(
        "onModifierKeysChanged", .keyboard, "The modifier keys while they are held.",
        cell: 240
    ) {
        Example("onModifierKeysChanged") { Held() }
        Example("modifierKeyAlternate(.option): hold Alt") {
            CountedButton("Close").modifierKeyAlternate(.option) { CountedButton("Close All") }
        }
    }

    private static let shortcuts = Page(
        "keyboardShortcut", .keyboard, "Keys that operate a control, wherever the focus is.",
        cell: 240
    ) {
        Example("keyboardShortcut(\"j\"): Ctrl J") { Shortened("j") }
        Example("modifiers: [.command, .shift]: Ctrl Shift J") {
            Shortened("j", modifiers: [.command, .shift])
        }
        Example("defaultAction, cancelAction") { Decided() }
    }
}

private struct Written<Content: View>: View {
    @ViewBuilder let content: (Binding<String>) -> Content
    @State private var text = ""

    var body: some View { content($text) }
}

private struct Numbered: View {
    @State private var number = 12

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Number", value: $number, format: .number)
            Text("Twice is \(2 * number)")
        }
    }
}

private struct Submitted: View {
    @State private var text = ""
    @State private var said = "Press Return."

    var body: some View {
        VStack(alignment: .leading) {
            TextField("Say something", text: $text)
            Text(verbatim: said)
        }
        .onSubmit {
            said = "You said “\(text)”."
            text = ""
        }
    }
}

private struct Asked: View {
    private enum Field { case name, place }

    @State private var name = ""
    @State private var place = ""
    @FocusState private var field: Field?

    var body: some View {
        VStack {
            TextField("Name", text: $name).focused($field, equals: .name)
            TextField("Place", text: $place).focused($field, equals: .place)
            Button("Place") { field = .place }
        }
    }
}

private struct Focusing: View {
    @Environment(\.isFocused) private var isFocused

    var body: some View {
        Text(isFocused ? "Has the keyboard" : "Click me")
            .padding(8)
            .frame(maxWidth: .infinity)
            .background(
                isFocused ? .blue.opacity(0.4) : .blue.opacity(0.2), in: .rect(cornerRadius: 8))
    }
}

private struct Defaulted: View {
    @FocusState private var isFocused: Bool

    var body: some View {
        Focusing().focusable().focused($isFocused).defaultFocus($isFocused, true)
    }
}

private struct Scoped: View {
    @Namespace private var form
    @Environment(\.resetFocus) private var resetFocus

    var body: some View {
        VStack {
            Focusing().focusable()
            Focusing().focusable().prefersDefaultFocus(in: form)
            Button("Reset Focus") { resetFocus(in: form) }
        }
        .focusSection()
        .focusScope(form)
    }
}

private struct Moved: View {
    @State private var offset = 0.0

    var body: some View {
        Capsule().fill(.tint).frame(width: 40, height: 20).offset(x: offset)
            .frame(maxWidth: .infinity, minHeight: 40)
            .contentShape(Rectangle())
            .focusable()
            .onKeyPress(keys: [.leftArrow, .rightArrow]) { press in
                offset += press.key == .leftArrow ? -8 : 8
                return .handled
            }
    }
}

private struct Pressed: View {
    @State private var key = "Click, and press a key."

    var body: some View {
        Text(verbatim: key)
            .frame(maxWidth: .infinity, minHeight: 40)
            .focusable()
            .onKeyPress(phases: .all) { press in
                key = press.phase == .up ? "up" : "down “\(press.characters)”"
                return .ignored
            }
    }
}

private struct Held: View {
    @State private var held: EventModifiers = []

    var body: some View {
        HStack {
            key("Shift", .shift)
            key("Ctrl", .control)
            key("Alt", .option)
        }
        .onModifierKeysChanged { held = $1 }
    }

    private func key(_ name: LocalizedStringKey, _ key: EventModifiers) -> some View {
        Text(name)
            .padding(8)
            .background(held.contains(key) ? Color.accentColor : .secondary.opacity(0.2))
    }
}

private struct CountedButton: View {
    let title: LocalizedStringKey
    @State private var count = 0

    init(_ title: LocalizedStringKey) { self.title = title }

    var body: some View {
        Button {
            count += 1
        } label: {
            Text(title) + Text(verbatim: " \(count)")
        }
    }
}

private struct Shortened: View {
    let key: KeyEquivalent
    let modifiers: EventModifiers
    @State private var count = 0

    init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.key = key
        self.modifiers = modifiers
    }

    var body: some View {
        Button("\(count) times") { count += 1 }.keyboardShortcut(key, modifiers: modifiers)
    }
}

private struct Decided: View {
    @State private var answer = "Return or Escape?"

    var body: some View {
        VStack {
            Text(answer)
            HStack {
                Button("Cancel", role: .cancel) { answer = "Cancelled" }
                    .keyboardShortcut(.cancelAction)
                Button("OK") { answer = "Done" }
                    .buttonStyle(.borderedProminent)
                    .keyboardShortcut(.defaultAction)
            }
        }
    }
}
