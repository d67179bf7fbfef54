import SwiftUI

@MainActor
extension Page {
    static let dates = [datePicker, datePickerStyle, multiDatePicker, colorPicker]

    private static let datePicker = Page(
        "DatePicker", .controls, "A date, a time or both.", cell: 360
    ) {
        Example("DatePicker(_:selection:)") { DeparturePicker() }
        Example("displayedComponents: .date") { DeparturePicker(components: .date) }
        Example("displayedComponents: .hourAndMinute") {
            DeparturePicker(components: .hourAndMinute)
        }
        Example("Outside of its range") {
            DatePicker(
                "Delivery", selection: .constant(landing),
                in: landing.addingTimeInterval(86_400)..., displayedComponents: .date)
        }
        Example("German, 24 hours") {
            DeparturePicker().environment(\.locale, Locale(identifier: "de_DE"))
        }
        Example("disabled(true)") { DeparturePicker(components: .date).disabled(true) }
    }

    private static let datePickerStyle = Page(
        "datePickerStyle", .controls, "The look of date pickers.", cell: 320
    ) {
        Example("compact") { DeparturePicker(components: .date).datePickerStyle(.compact) }
        Example("field") { DeparturePicker(components: .date).datePickerStyle(.field) }
        Example("graphical") { DeparturePicker().datePickerStyle(.graphical) }
        Example("stepperField") {
            DeparturePicker(components: .date).datePickerStyle(.stepperField)
        }
        Example("wheel, only a time") {
            DeparturePicker(components: .hourAndMinute).datePickerStyle(.wheel)
        }
        Example("graphical, Arabic") {
            DeparturePicker(components: .date).datePickerStyle(.graphical).labelsHidden()
                .environment(\.locale, Locale(identifier: "ar_EG"))
                .environment(\.layoutDirection, .rightToLeft)
        }
    }

    private static let multiDatePicker = Page(
        "MultiDatePicker", .controls, "Several days.", cell: 320
    ) {
        Example("MultiDatePicker(_:selection:)") { DaysOff() }
    }
}

@MainActor
extension Page {
    fileprivate static let colorPicker = Page(
        "ColorPicker", .controls, "A color.", cell: 300
    ) {
        Example("ColorPicker(_:selection:)") { Paint() }
        Example("supportsOpacity: false") { Paint(supportsOpacity: false) }
        Example("Transparent") { ColorPicker("Veil", selection: .constant(.blue.opacity(0.3))) }
        Example("disabled(true)") { Paint().disabled(true) }
    }
}

/// The time at which people landed on the moon.
private let landing = Date(timeIntervalSince1970: -14_182_940)

/// A picker of a date.
private struct DeparturePicker: View {
    var components: DatePicker<Text>.Components = [.date, .hourAndMinute]
    @State private var departure = landing

    var body: some View {
        DatePicker("Departure", selection: $departure, displayedComponents: components)
            .environment(\.timeZone, .gmt)
    }
}

/// A picker of days.
private struct DaysOff: View {
    @State private var days: Set<DateComponents> = [
        DateComponents(year: 1969, month: 7, day: 16),
        DateComponents(year: 1969, month: 7, day: 24),
    ]

    var body: some View {
        MultiDatePicker("Days Off", selection: $days).environment(\.timeZone, .gmt)
    }
}

/// A picker of a colour.
private struct Paint: View {
    var supportsOpacity = true
    @State private var color = Color.orange

    var body: some View {
        ColorPicker("Background", selection: $color, supportsOpacity: supportsOpacity)
    }
}
