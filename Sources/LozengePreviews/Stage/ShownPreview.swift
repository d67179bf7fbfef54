import LozengeViews
import SwiftUI

/// A preview that the tool can show.
struct ShownPreview: Identifiable {
    /// The file and the number of the preview in it: the same after the file was changed.
    let id: String
    /// The name of the file.
    let file: String
    let title: String
    let traits: PreviewTrait<Preview.ViewTraits>
    let content: AnyView

    /// Returns the previews of records in their order.
    static func all(_ found: [FoundPreviews]) async -> [ShownPreview] {
        var shown: [ShownPreview] = []
        for record in found {
            let file = record.fileID.split(separator: "/").last.map(String.init) ?? record.fileID
            for preview in record.previews {
                let number = shown.count { $0.file == file } + 1
                let content: AnyView
                do { content = try await preview.content() } catch {
                    content = AnyView(FailedPreview(error: error))
                }
                shown.append(
                    ShownPreview(
                        id: "\(file) \(number)", file: file,
                        title: preview.name ?? "Preview \(number)", traits: preview.traits,
                        content: content))
            }
        }
        return shown
    }

    /// The size of the container, in points; `nil` for that of the content.
    func size(under conditions: PreviewConditions) -> CGSize? {
        if let size = conditions.size { return size }
        switch traits.layout ?? .device {
        case .sizeThatFits: return nil
        case .fixed(let width, let height): return CGSize(width: width, height: height)
        case .device:
            let isUpright = [.portrait, .portraitUpsideDown].contains(traits.orientation)
            return isUpright ? CGSize(width: 360, height: 480) : CGSize(width: 480, height: 360)
        }
    }
}

/// The reason why a preview has no content.
private struct FailedPreview: View {
    let error: any Error

    var body: some View {
        ContentUnavailableView(
            "No Preview", systemImage: "exclamationmark.triangle", description: Text("\(error)"))
    }
}
