import LozengeCore

/// A source of pictures that has none.
package final class NoPictures: PictureSource {
    package init() {}

    package func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? { nil }
}
