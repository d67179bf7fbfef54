import SwiftUI

/// The conditions that previews are shown under, to be set.
struct ConditionsForm: View {
    @Binding var conditions: PreviewConditions

    var body: some View {
        Form {
            Picker("Text Size", selection: $conditions.textSize) {
                Text("As the Window").tag(DynamicTypeSize?.none)
                ForEach(DynamicTypeSize.allCases, id: \.self) { size in
                    Text(size.title).tag(Optional(size))
                }
            }
            Picker("Scheme", selection: $conditions.scheme) {
                Text("As the Window").tag(ColorScheme?.none)
                Text("Light").tag(Optional(ColorScheme.light))
                Text("Dark").tag(Optional(ColorScheme.dark))
            }
            Toggle("High Contrast", isOn: $conditions.hasHighContrast)
            Toggle("Right to Left", isOn: $conditions.isRightToLeft)
            Picker("Language", selection: $conditions.locale) {
                Text("As the Window").tag(String?.none)
                ForEach(Self.languages, id: \.self) { language in
                    Text(Locale.current.localizedString(forIdentifier: language) ?? language)
                        .tag(Optional(language))
                }
            }
            SizeSection(size: $conditions.size)
        }
    }

    /// Languages of different scripts, directions and lengths of words.
    private static let languages = ["en", "de", "fr", "ja", "zh-Hans", "ar", "he", "hi"]
}

/// The size of the container, to be set.
private struct SizeSection: View {
    @Binding var size: CGSize?

    var body: some View {
        Section("Window Size") {
            Toggle("As the Preview Says", isOn: isOwn)
            if let size {
                slider("Width", size.width) { self.size?.width = $0 }
                slider("Height", size.height) { self.size?.height = $0 }
            }
        }
    }

    private var isOwn: Binding<Bool> {
        Binding {
            size == nil
        } set: {
            size = $0 ? nil : CGSize(width: 480, height: 360)
        }
    }

    private func slider(
        _ title: String, _ value: CGFloat, _ set: @escaping (CGFloat) -> Void
    ) -> some View {
        VStack(alignment: .leading) {
            LabeledContent(title) { Text(value, format: .number.precision(.fractionLength(0))) }
            Slider(
                value: Binding {
                    value
                } set: {
                    set($0.rounded())
                }, in: 40...1200
            )
            .accessibilityLabel(title)
        }
    }
}
