import SwiftUI

/// The previews that are shown together.
enum PreviewArrangement: String, CaseIterable, Identifiable {
    case one = "Selected"
    case all = "All"
    case schemes = "Schemes"
    case textSizes = "Text Sizes"

    var id: Self { self }
}

/// The previews of a file in an arrangement.
struct ArrangedPreviews: View {
    let arrangement: PreviewArrangement
    let previews: [ShownPreview]
    let selected: ShownPreview?
    let conditions: PreviewConditions

    var body: some View {
        ScrollView([.horizontal, .vertical]) {
            content.padding(24)
        }
        .defaultScrollAnchor(.center, for: .alignment)
    }

    @ViewBuilder private var content: some View {
        switch arrangement {
        case .all:
            VStack(alignment: .leading, spacing: 24) {
                ForEach(previews) { preview in
                    CaptionedStage(
                        caption: preview.title, preview: preview, conditions: conditions)
                }
            }
        case .one:
            if let selected { PreviewStage(preview: selected, conditions: conditions) }
        case .schemes:
            HStack(alignment: .top, spacing: 24) {
                variants(ColorScheme.allCases, \.scheme) { $0 == .dark ? "Dark" : "Light" }
            }
        case .textSizes:
            VStack(alignment: .leading, spacing: 24) {
                variants(DynamicTypeSize.allCases, \.textSize, caption: \.title)
            }
        }
    }

    @ViewBuilder private func variants<Value: Hashable>(
        _ values: [Value], _ keyPath: WritableKeyPath<PreviewConditions, Value?>,
        caption: @escaping (Value) -> String
    ) -> some View {
        if let selected {
            ForEach(values, id: \.self) { value in
                var conditions = conditions
                let _ = conditions[keyPath: keyPath] = value
                CaptionedStage(
                    caption: caption(value), preview: selected, conditions: conditions)
            }
        }
    }
}

extension DynamicTypeSize {
    /// The name of the size for the user.
    var title: String {
        switch self {
        case .xSmall: "Extra Small"
        case .small: "Small"
        case .medium: "Medium"
        case .large: "Large"
        case .xLarge: "Extra Large"
        case .xxLarge: "Extra Extra Large"
        case .xxxLarge: "Extra Extra Extra Large"
        case .accessibility1: "Accessibility 1"
        case .accessibility2: "Accessibility 2"
        case .accessibility3: "Accessibility 3"
        case .accessibility4: "Accessibility 4"
        case .accessibility5: "Accessibility 5"
        }
    }
}
