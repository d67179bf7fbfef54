import SwiftUI

/// The index and the selected page: columns, or pages of a narrow window.
struct GalleryView: View {
    @State private var choice = Page.all.first?.id
    @State private var isDark: Bool?

    @Environment(\.colorScheme) private var desktopScheme
    @ScaledMetric private var indexWidth: CGFloat = 230

    var body: some View {
        NavigationSplitView {
            Index(choice: $choice)
                .navigationSplitViewColumnWidth(
                    min: indexWidth * 0.8, ideal: indexWidth, max: indexWidth * 1.6)
        } detail: {
            page.navigationTitle(choice ?? "Gallery")
        }
        .toolbar {
            Button(
                darkness.wrappedValue ? "Light" : "Dark",
                systemImage: darkness.wrappedValue ? "sun.max" : "moon"
            ) {
                darkness.wrappedValue.toggle()
            }
        }
        .frame(minWidth: 280, minHeight: 240)
        .background(.windowBackground)
        .preferredColorScheme(isDark.map { $0 ? .dark : .light })
    }

    private var page: some View {
        ScrollView {
            if let page = Page.all.first(where: { $0.id == choice }) {
                PageView(page: page)
            } else {
                ContentUnavailableView(
                    "No Page Selected", systemImage: "book",
                    description: Text("Select a page to see its examples."))
            }
        }
        // Another page begins at its top.
        .id(choice)
    }

    /// The desktop's scheme until the user chooses one.
    private var darkness: Binding<Bool> {
        Binding {
            isDark ?? (desktopScheme == .dark)
        } set: {
            isDark = $0
        }
    }
}
