import SwiftUI

/// The index and the selected page: side by side if they fit.
struct GalleryView: View {
    @State private var choice = Page.all.first?.id
    @State private var isDark: Bool?

    @Environment(\.colorScheme) private var desktopScheme
    @ScaledMetric private var indexWidth: CGFloat = 230
    @ScaledMetric private var pageWidth: CGFloat = 320

    var body: some View {
        GeometryReader { window in
            if window.size.width >= indexWidth + pageWidth {
                HStack(spacing: 0) {
                    index.frame(width: indexWidth)
                    Divider()
                    page
                }
            } else {
                VStack(spacing: 0) {
                    index.frame(height: window.size.height / 3)
                    Divider()
                    page
                }
            }
        }
        .frame(minWidth: 280, minHeight: 240)
        .background(.windowBackground)
        .preferredColorScheme(isDark.map { $0 ? .dark : .light })
    }

    private var index: some View {
        Index(choice: $choice, isDark: darkness)
    }

    private var page: some View {
        ScrollView {
            if let page = Page.all.first(where: { $0.id == choice }) {
                PageView(page: page)
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
