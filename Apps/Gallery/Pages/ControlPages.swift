import SwiftUI

@MainActor
extension Page {
    static let controls = [button, buttonStyle, controlGroup, disabled, link, hitTesting]

    private static let button = Page("Button", .controls, "Something to press.", cell: 180) {
        Example("Button(_:action:)") { Counter() }
        Example("role: .destructive") { Button("Delete", role: .destructive) {} }
        Example("role: .cancel") { Button("Cancel", role: .cancel) {} }
        Example("A custom label") {
            Button {
            } label: {
                Label("Print", systemImage: "printer")
            }
        }
    }

    private static let buttonStyle = Page(
        "buttonStyle", .controls, "The look of buttons, also while pressed.", cell: 180
    ) {
        Example("automatic") { Button("Press") {}.buttonStyle(.automatic) }
        Example("plain") { Button("Press") {}.buttonStyle(.plain) }
        Example("A custom style") { Button("Press") {}.buttonStyle(PillButtonStyle()) }
        Example("For all buttons inside") {
            HStack {
                Button("One") {}
                Button("Two") {}
            }
            .buttonStyle(PillButtonStyle())
        }
    }

    private static let controlGroup = Page(
        "ControlGroup", .controls, "Buttons for one purpose, joined.", cell: 220
    ) {
        Example("ControlGroup(content:)") {
            ControlGroup {
                Button("Cut") {}
                Button("Copy") {}
                Button("Paste") {}
            }
        }
        Example("navigation") { Zooming().controlGroupStyle(.navigation) }
        Example("compactMenu, in a menu") {
            Menu("View") { Zooming().controlGroupStyle(.compactMenu) }
        }
        Example("controlGroupStyle(.menu)") {
            ControlGroup("Arrange", systemImage: "arrow.up.arrow.down") {
                Button("Bring to Front") {}
                Button("Send to back") {}
            }
            .controlGroupStyle(.menu)
        }
        Example("In a menu: between dividers") {
            Menu("Edit") {
                ControlGroup {
                    Button("Copy") {}
                    Button("Paste") {}
                }
                Button("Delete", role: .destructive) {}
            }
        }
    }

    private static let disabled = Page(
        "disabled", .controls, "Controls that cannot be used at the moment.", cell: 180
    ) {
        Example("disabled(false)") { Button("Press") {}.buttonStyle(PillButtonStyle()) }
        Example("disabled(true)") {
            Button("Press") {}.buttonStyle(PillButtonStyle()).disabled(true)
        }
        Example("@State and Binding") { Lamp() }
    }

    private static let link = Page(
        "Link", .controls, "An address that the desktop opens.", cell: 180
    ) {
        if let address = URL(string: "https://www.swift.org") {
            Example("Link(_:destination:)") { Link("swift.org", destination: address) }
            Example("A custom label") {
                Link(destination: address) { Label("Website", systemImage: "globe") }
            }
        }
    }

    private static let hitTesting = Page(
        "contentShape & allowsHitTesting", .controls, "The area that reacts to presses.", cell: 180
    ) {
        Example("contentShape(Rectangle()): the gap counts") {
            Button {
            } label: {
                HStack {
                    Text("From")
                    Spacer()
                    Text("to")
                }
                .contentShape(Rectangle())
            }
        }
        Example("allowsHitTesting(false): pressed through") {
            Counter().overlay { Color.red.opacity(0.15).allowsHitTesting(false) }
        }
    }
}

private struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .foregroundStyle(.white)
            .padding(.horizontal, 14)
            .padding(.vertical, 6)
            .background(.indigo.opacity(configuration.isPressed ? 0.6 : 1), in: Capsule())
            .opacity(isEnabled ? 1 : 0.5)
    }
}

private struct Lamp: View {
    @State private var isOn = true

    var body: some View {
        Circle().fill(isOn ? AnyShapeStyle(.yellow) : AnyShapeStyle(.fill))
            .frame(width: 40, height: 40)
        Switch(isOn: $isOn)
    }
}

private struct Switch: View {
    @Binding var isOn: Bool

    var body: some View {
        Button(isOn ? "Off" : "On") { isOn.toggle() }
    }
}

private struct Zooming: View {
    var body: some View {
        ControlGroup("Zoom") {
            Button("Out", systemImage: "minus") {}
            Button("In", systemImage: "plus") {}
        }
    }
}
