import SwiftUI

@MainActor
extension Page {
    static let pickers = [picker, pickerStyle, progressView, gauge, controlSize, unavailable]

    private static let picker = Page("Picker", .controls, "One of several values.", cell: 300) {
        Example("Picker(_:selection:content:)") { FlavourPicker() }
        Example("Without an option for the selection") {
            Picker("Size", selection: .constant(9)) { Text("One").tag(1) }
        }
        Example("In a menu") { Menu("Order") { FlavourPicker() } }
        Example("disabled(true)") { FlavourPicker().disabled(true) }
    }

    private static let pickerStyle = Page(
        "pickerStyle", .controls, "The look of pickers.", cell: 300
    ) {
        Example("menu") { FlavourPicker().pickerStyle(.menu) }
        Example("segmented") { FlavourPicker().pickerStyle(.segmented) }
        Example("radioGroup") { FlavourPicker().pickerStyle(.radioGroup) }
        Example("wheel") { FlavourPicker().pickerStyle(.wheel) }
        Example("inline, in a form") {
            Form { FlavourPicker().pickerStyle(.inline) }.frame(height: 260)
        }
        Example("horizontalRadioGroupLayout()") {
            FlavourPicker().pickerStyle(.radioGroup).horizontalRadioGroupLayout()
        }
        Example("wheel, defaultWheelPickerItemHeight(24)") {
            FlavourPicker().pickerStyle(.wheel).defaultWheelPickerItemHeight(24)
        }
        Example("palette, paletteSelectionEffect") {
            Picker("Mark", selection: .constant(1)) {
                Image(systemName: "star").tag(1)
                Image(systemName: "heart").tag(2)
            }
            .pickerStyle(.palette)
            .paletteSelectionEffect(.symbolVariant(.fill))
        }
        Example("navigationLink") { FlavourPicker().pickerStyle(.navigationLink) }
        Example("segmented, labelsHidden()") {
            FlavourPicker().pickerStyle(.segmented).labelsHidden()
        }
    }

    private static let progressView = Page(
        "ProgressView", .controls, "The progress of a task.", cell: 240
    ) {
        Example("value:") { ProgressView(value: 0.4) }
        Example("Label and value") {
            ProgressView(value: 30, total: 40) {
                Text("Copying photos")
            } currentValueLabel: {
                Text("30 of 40")
            }
        }
        Example("Unknown") { ProgressView("Waiting…") }
        Example("circular") { ProgressView(value: 0.6).progressViewStyle(.circular) }
        Example("controlSize(.small), tint") {
            ProgressView(value: 0.6).progressViewStyle(.circular).controlSize(.small).tint(.green)
        }
        Example("linear, unknown") { ProgressView().progressViewStyle(.linear) }
    }

    private static let gauge = Page(
        "Gauge", .controls, "A value between two bounds.", cell: 240
    ) {
        Example("automatic") { Fuel() }
        Example("linearCapacity") { Fuel().gaugeStyle(.linearCapacity) }
        Example("accessoryLinear") { Fuel().gaugeStyle(.accessoryLinear) }
        Example("accessoryLinearCapacity") { Fuel().gaugeStyle(.accessoryLinearCapacity) }
        Example("accessoryCircular") { Fuel().gaugeStyle(.accessoryCircular) }
        Example("accessoryCircularCapacity, tint") {
            Fuel().gaugeStyle(.accessoryCircularCapacity).tint(.green)
        }
    }

    private static let controlSize = Page(
        "controlSize & buttonBorderShape", .controls, "The size and the shape of buttons.",
        cell: 240
    ) {
        Example("mini") { Button("Press") {}.controlSize(.mini) }
        Example("small") { Button("Press") {}.controlSize(.small) }
        Example("regular") { Button("Press") {}.controlSize(.regular) }
        Example("large") { Button("Press") {}.controlSize(.large) }
        Example("extraLarge") { Button("Press") {}.controlSize(.extraLarge) }
        Example("capsule") { Button("Press") {}.buttonBorderShape(.capsule) }
        Example("roundedRectangle(radius: 2)") {
            Button("Press") {}.buttonBorderShape(.roundedRectangle(radius: 2))
        }
        Example("circle") {
            Button {
            } label: {
                Image(systemName: "plus")
            }
            .buttonBorderShape(.circle)
        }
    }
}

@MainActor
extension Page {
    fileprivate static let unavailable = Page(
        "ContentUnavailableView", .controls, "A message in place of content.", cell: 320
    ) {
        Example("With an action") {
            ContentUnavailableView {
                Label("No Notes", systemImage: "doc.text")
            } description: {
                Text("Notes that you write appear here.")
            } actions: {
                Button("New Note") {}
            }
        }
        Example("search(text:)") { ContentUnavailableView.search(text: "zebra") }
    }
}

/// A picker of a flavour.
private struct FlavourPicker: View {
    @State private var flavour = "Mint"

    var body: some View {
        Picker("Flavor", selection: $flavour) {
            ForEach(["Vanilla", "Mint", "Lemon"], id: \.self) { Text($0) }
        }
    }
}

/// The fuel of a car.
private struct Fuel: View {
    var body: some View {
        Gauge(value: 0.4) {
            Text("Fuel")
        } currentValueLabel: {
            Text("40")
        } minimumValueLabel: {
            Text("E")
        } maximumValueLabel: {
            Text("F")
        }
    }
}
