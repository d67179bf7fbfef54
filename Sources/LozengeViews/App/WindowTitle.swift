/// The title that the content of a window sets; the outermost one counts.
nonisolated package enum WindowTitleKey: PreferenceKey {
    package static var defaultValue: String? { nil }

    package static func reduce(value: inout String?, nextValue: () -> String?) {
        value = value ?? nextValue()
    }
}
