import LozengeCore

/// A source without pictures.
final class NoPictures: PictureSource {
    func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? { nil }
}
