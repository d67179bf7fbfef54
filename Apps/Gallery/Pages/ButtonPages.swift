import SwiftUI

@MainActor
extension Page {
    static let buttons = [menuStyle, primitiveButtonStyle, glass, hover, dialogLook, ticks]

    private static let menuStyle = Page(
        "menuStyle", .controls, "The look of buttons that open menus.", cell: 240
    ) {
        Example("button") { Sorting().menuStyle(.button) }
        Example("borderlessButton") { Sorting().menuStyle(.borderlessButton) }
        Example("menuIndicator(.hidden)") { Sorting().menuIndicator(.hidden) }
        Example("primaryAction") {
            Menu("Reply") {
                Button("Reply to All") {}
                Button("Forward") {}
            } primaryAction: {
            }
        }
        Example("buttonStyle(.plain)") { Sorting().buttonStyle(.plain) }
        Example("A custom style") { Sorting().menuStyle(BoxedMenuStyle()) }
        Example("menuActionDismissBehavior(.disabled)") {
            Menu("Zoom") {
                Button("In") {}.menuActionDismissBehavior(.disabled)
                Button("Out") {}.menuActionDismissBehavior(.disabled)
            }
            .menuOrder(.fixed)
        }
    }

    private static let primitiveButtonStyle = Page(
        "Buttons", .controls, "Actions, widths and repetition.", cell: 240
    ) {
        Example("PrimitiveButtonStyle: a double click") { DoubleClicks() }
        Example("buttonSizing(.flexible)") { Button("Continue") {}.buttonSizing(.flexible) }
        Example("buttonRepeatBehavior(.enabled)") { Counting() }
        Example("sensoryFeedback(.error, trigger:)") { Ringing() }
        Example("RenameButton, renameAction") { Naming() }
        Example("DefaultButtonLabel: a role alone") {
            HStack {
                Button(role: .close) {}
                Button(role: .confirm) {}.buttonStyle(.borderedProminent)
            }
        }
        Example("HelpLink") { HelpLink {} }
        Example("accessoryBar, accessoryBarAction") {
            HStack {
                Button("Everywhere") {}.buttonStyle(.accessoryBar)
                Button("Save") {}.buttonStyle(.accessoryBarAction)
            }
        }
        Example("labelsVisibility(.hidden)") {
            Toggle("Sound", isOn: .constant(true)).labelsVisibility(.hidden)
        }
    }

    private static let glass = Page(
        "glassEffect", .styles, "The look of glass, drawn flat.", cell: 240
    ) {
        Example("glassEffect()") {
            GlassEffectContainer {
                Text("Now playing").padding().glassEffect()
            }
        }
        Example("tint, in: RoundedRectangle") {
            Text("Now playing").padding()
                .glassEffect(.regular.tint(.orange), in: RoundedRectangle(cornerRadius: 8))
        }
        Example("buttonStyle(.glass)") { Button("Play") {}.buttonStyle(.glass) }
        Example("buttonStyle(.glassProminent)") {
            Button("Play") {}.buttonStyle(.glassProminent)
        }
        Example("ConcentricRectangle") {
            ConcentricRectangle(corners: .concentric(minimum: .fixed(4)))
                .fill(.orange)
                .padding(8)
                .frame(height: 70)
                .containerShape(RoundedRectangle(cornerRadius: 20))
                .background(.orange.opacity(0.3), in: RoundedRectangle(cornerRadius: 20))
        }
        Example("safeAreaBar, scrollEdgeEffectStyle(.hard, for: .top)") {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(1..<20) { Text("Line \($0)") }
                }
            }
            .scrollEdgeEffectHidden(for: .bottom)
            .scrollEdgeEffectStyle(.hard, for: .top)
            .safeAreaBar(edge: .bottom) { Text("Bar").padding(4) }
            .frame(height: 120)
        }
    }

    private static let hover = Page(
        "hoverEffect", .controls, "The look under the pointer.", cell: 240
    ) {
        Example("highlight") { Text("Point at me").padding(8).hoverEffect(.highlight) }
        Example("lift") {
            RoundedRectangle(cornerRadius: 8).fill(.orange).frame(width: 80, height: 50)
                .hoverEffect(.lift)
        }
        Example("hoverEffectDisabled()") {
            Text("Nothing happens").padding(8).hoverEffect().hoverEffectDisabled()
        }
    }

    private static let dialogLook = Page(
        "dialogIcon & dialogSeverity", .controls, "The look of dialogs.", cell: 240
    ) {
        Example("dialogSeverity(.critical)") { Erasing().dialogSeverity(.critical) }
        Example("dialogIcon") { Erasing().dialogIcon(Image(systemName: "trash")) }
        Example("dialogSuppressionToggle") { Reminding() }
    }

    private static let ticks = Page(
        "SliderTick", .controls, "Marks below a slider.", cell: 320
    ) {
        Example("SliderTick") { Volume() }
        Example("sliderThumbVisibility(.hidden)") { Balance() }
    }
}

private struct Sorting: View {
    var body: some View {
        Menu("Sort") {
            Button("By Name") {}
            Button("By Date") {}
        }
    }
}

private struct BoxedMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration).menuStyle(.borderlessButton).padding(6).border(.secondary)
    }
}

private struct DoubleClicks: View {
    private struct Twice: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.foregroundStyle(.link)
                .onTapGesture(count: 2) { configuration.trigger() }
        }
    }

    @State private var count = 0

    var body: some View {
        Button("Double-clicked \(count)") { count += 1 }.buttonStyle(Twice())
    }
}

private struct Counting: View {
    @State private var count = 0

    var body: some View {
        Button("Held: \(count)") { count += 1 }.buttonRepeatBehavior(.enabled)
    }
}

private struct Ringing: View {
    @State private var count = 0

    var body: some View {
        Button("Ring") { count += 1 }.sensoryFeedback(.error, trigger: count)
    }
}

private struct Erasing: View {
    @State private var isAsked = false

    var body: some View {
        Button("Erase") { isAsked = true }
            .alert("Erase the disk?", isPresented: $isAsked) {
                Button("Erase", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            }
    }
}

private struct Reminding: View {
    @State private var isAsked = false
    @State private var isSuppressed = false

    var body: some View {
        Button(isSuppressed ? "Suppressed" : "Quit") { isAsked = true }
            .confirmationDialog("Quit?", isPresented: $isAsked) { Button("Quit") {} }
            .dialogSuppressionToggle(isSuppressed: $isSuppressed)
    }
}

private struct Balance: View {
    @State private var balance = 0.3

    var body: some View {
        Slider(value: $balance, in: -1...1, neutralValue: 0) { Text("Balance") }
            .sliderThumbVisibility(.hidden)
    }
}

private struct Volume: View {
    @State private var volume = 4.0

    var body: some View {
        Slider(value: $volume, in: 0...10, step: 1) {
            Text("Volume")
        } ticks: {
            SliderTick(0) { Text("Quiet") }
            SliderTick(5)
            SliderTick(10) { Text("Loud") }
        }
    }
}

/// A name that is edited after a press on Rename.
private struct Naming: View {
    @State private var name = "Amara"
    @FocusState private var isFocused: Bool

    var body: some View {
        HStack {
            TextField("Name", text: $name).focused($isFocused)
            RenameButton()
        }
        .renameAction($isFocused)
    }
}
