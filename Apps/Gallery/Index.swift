import SwiftUI

/// The names of all pages by section, and the switch between light and dark.
struct Index: View {
    @Binding var choice: Page.ID?
    @Binding var isDark: Bool

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Button {
                    isDark.toggle()
                } label: {
                    Label(isDark ? "Light" : "Dark", systemImage: isDark ? "sun.max" : "moon")
                }
                .buttonStyle(IndexButtonStyle(isChosen: false))
                ForEach(Page.Section.allCases) { section in
                    VStack(alignment: .leading, spacing: 0) {
                        Text(section.rawValue)
                            .font(.subheadline)
                            .fontWeight(.semibold)
                            .foregroundStyle(.secondary)
                            .padding(.horizontal, 10)
                            .padding(.bottom, 4)
                        ForEach(Page.all.filter { $0.section == section }) { page in
                            Button(page.title) { choice = page.id }
                                .buttonStyle(IndexButtonStyle(isChosen: choice == page.id))
                        }
                    }
                }
            }
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

/// A line of the index, filled if it is selected.
struct IndexButtonStyle: ButtonStyle {
    let isChosen: Bool

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.callout)
            .foregroundStyle(isChosen ? AnyShapeStyle(.white) : AnyShapeStyle(.primary))
            .padding(.horizontal, 10)
            .padding(.vertical, 5)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(plate(configuration.isPressed), in: .rect(cornerRadius: 8))
            .contentShape(Rectangle())
    }

    private func plate(_ isPressed: Bool) -> AnyShapeStyle {
        if isChosen { return AnyShapeStyle(.tint) }
        return isPressed ? AnyShapeStyle(.fill.secondary) : AnyShapeStyle(.clear)
    }
}
