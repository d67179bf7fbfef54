import SwiftUI

@MainActor
extension Page {
    static let forms = [form, formStyle, labeledContent, groupBox]

    private static let form = Page(
        "Form", .lists, "Controls with labels, in sections that are cards.", cell: 320
    ) {
        Example("Form { }") { SoundSettings().scaledHeight(330) }
    }

    private static let formStyle = Page(
        "formStyle", .lists, "Cards, or labels in one column and controls in another.", cell: 270
    ) {
        Example("grouped") { Account().formStyle(.grouped).scaledHeight(300) }
        Example("columns") { Account().formStyle(.columns) }
        Example("columns, with sections") { SoundSettings().formStyle(.columns) }
        Example("columns, labelsHidden") { Account().formStyle(.columns).labelsHidden() }
    }

    private static let labeledContent = Page(
        "LabeledContent & DisclosureGroup", .lists,
        "Values with labels, and views that can be collapsed.",
        cell: 270
    ) {
        Example("LabeledContent(_:value:)") {
            LabeledContent("Version", value: "1.4").labeledContentStyle(.automatic)
        }
        Example("LabeledContent(_:value:format:)") {
            LabeledContent("Distance", value: 12.5, format: .number)
        }
        Example("LabeledContent { } label: { }") {
            LabeledContent {
                Button("Change…") {}
            } label: {
                Label("Pictures", systemImage: "folder")
            }
        }
        Example("In a form, with a title and a subtitle") { FolderSetting() }
        Example("DisclosureGroup(_:isExpanded:)") { Weight() }
    }

    private static let groupBox = Page(
        "GroupBox", .lists, "Views that belong together, on a card.", cell: 180
    ) {
        Example("GroupBox(_:content:)") {
            GroupBox("Armor") { Text("Chain mail") }.groupBoxStyle(.automatic)
        }
        Example("GroupBox(content:label:)") {
            GroupBox {
                Text("Sunny, with a light breeze in the afternoon.")
            } label: {
                Label("Weather", systemImage: "sun.max")
            }
        }
        Example("Without a label") { GroupBox { Toggle("Notify me", isOn: .constant(true)) } }
        Example("One in another") {
            GroupBox("Trip") {
                Text("Edinburgh")
                GroupBox("Train") { Text("Departs at 9:40") }
            }
        }
        Example("A custom style") {
            GroupBox("Note") { Text("Closed on Sunday") }.groupBoxStyle(StickyNoteStyle())
        }
    }
}

private struct SoundSettings: View {
    @State private var isLoud = true
    @State private var isFast = false

    var body: some View {
        Form {
            Section("Sound") {
                Toggle("Play music", isOn: $isLoud)
                LabeledContent("Device", value: "Speakers")
            }
            Section {
                Toggle("Fast dice", isOn: $isFast)
            } footer: {
                Text("Dice do not roll.")
            }
        }
    }
}

private struct Account: View {
    @State private var name = "Ilva Brandt"
    @State private var volume = 0.6
    @State private var guests = 2
    @State private var isPublic = true

    var body: some View {
        Form {
            TextField("Name", text: $name)
            Slider(value: $volume) { Text("Volume") }
            Stepper("Guests: \(guests)", value: $guests, in: 0...8)
            Toggle("Public profile", isOn: $isPublic)
            LabeledContent("Member since", value: "March 2019")
        }
    }
}

private struct FolderSetting: View {
    var body: some View {
        Form {
            LabeledContent {
                Button("Change…") {}
            } label: {
                Text("Pictures")
                Text("On the home server")
            }
        }
        .scaledHeight(120)
    }
}

private struct Weight: View {
    @State private var isExpanded = true

    var body: some View {
        DisclosureGroup("Details", isExpanded: $isExpanded) { Text("Weighs 3 pounds") }
            .disclosureGroupStyle(.automatic)
    }
}

private struct StickyNoteStyle: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding()
        .foregroundStyle(.black)
        .background(.yellow.opacity(0.8))
    }
}
