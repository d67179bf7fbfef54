/// The views that the label of a control consists of: known from the types alone, as ``View/_drawsGround`` is.
///
/// Extension: a requirement of ``View``.
/// Source: `docs/theme.md`, LABEL-1.
nonisolated public enum _LabelParts {
    /// A text.
    case text
    /// Texts: a title, and subtitles below it.
    case texts
    /// Several views that are not all texts, side by side.
    case several
    /// Any other view.
    case one
}
