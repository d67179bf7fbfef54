import Foundation
import LozengeCore
import LozengeViews

/// The state of an image that is being loaded.
///
/// Matches: SwiftUI.AsyncImagePhase
nonisolated public enum AsyncImagePhase: Sendable {
    /// There is nothing yet, or no address.
    case empty
    /// The image is there.
    case success(Image)
    /// The image cannot be shown.
    case failure(any Error)

    /// The image; `nil` if it is not there.
    ///
    /// Matches: SwiftUI.AsyncImagePhase.image
    public var image: Image? {
        guard case .success(let image) = self else { return nil }
        return image
    }

    /// The reason why there is no image; `nil` for none.
    ///
    /// Matches: SwiftUI.AsyncImagePhase.error
    public var error: (any Error)? {
        guard case .failure(let error) = self else { return nil }
        return error
    }
}

/// An image that is loaded from an address: a file or a server.
///
/// ```swift
/// AsyncImage(url: album.cover) { image in
///     image.resizable().scaledToFit()
/// } placeholder: {
///     ProgressView()
/// }
/// ```
///
/// Without an address it stays empty. Another address starts anew; the load of the former one is cancelled, as it is when
/// the view disappears. A failure is not tried again. The last images are kept in memory. Images are downloaded
/// with libcurl, which is loaded with the first address of a server; a server that sends nothing for a minute is given up, and no image may be
/// longer than 64 MiB.
///
/// Matches: SwiftUI.AsyncImage
/// Differs: an image that is kept in memory is not asked for again, whatever the server says about its age.
/// Source: `docs/theme.md`, ASYNC-1.
nonisolated public struct AsyncImage<Content: View> {
    private struct Request: Equatable {
        let url: URL?
        let scale: CGFloat
    }

    private let request: Request
    private let transaction: Transaction
    private let content: (AsyncImagePhase) -> Content
    /// The phase of the request that was answered last.
    @State private var answer: (request: Request, phase: AsyncImagePhase)?
    @Environment(\.pictures) private var pictures

    /// Creates a view of an image with a placeholder: a grey area of the proposed size.
    ///
    /// - Parameters:
    ///   - url: The address; `nil` for none.
    ///   - scale: The pixels per point; 1 if it is not positive and finite.
    ///
    /// Matches: SwiftUI.AsyncImage.init(url:scale:)
    /// Differs: the content's type names the placeholder.
    public init(url: URL?, scale: CGFloat = 1)
    where Content == _ConditionalContent<Image, _AsyncImagePlaceholder> {
        self.init(url: url, scale: scale) {
            $0
        } placeholder: {
            _AsyncImagePlaceholder()
        }
    }

    /// Creates a view of an image that is changed by `content`, with a placeholder until it is there.
    ///
    /// A failure leaves the placeholder.
    ///
    /// Matches: SwiftUI.AsyncImage.init(url:scale:content:placeholder:)
    public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.init(url: url, scale: scale) { phase in
            if let image = phase.image { content(image) } else { placeholder() }
        }
    }

    /// Creates a view for each phase of an image.
    ///
    /// - Parameters:
    ///   - url: The address; `nil` for none.
    ///   - scale: The pixels per point; 1 if it is not positive and finite.
    ///   - transaction: The transaction in which the phase changes.
    ///   - content: The view of a phase.
    ///
    /// Matches: SwiftUI.AsyncImage.init(url:scale:transaction:content:)
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        request = Request(url: url, scale: scale > 0 && scale.isFinite ? scale : 1)
        self.transaction = transaction
        self.content = content
    }
}

extension AsyncImage: View {
    public var body: some View {
        content(phase).task(id: request) { await load() }
    }

    private var phase: AsyncImagePhase {
        guard let answer, answer.request == request else { return .empty }
        return answer.phase
    }

    private func load() async {
        guard let url = request.url, let pictures, answer?.request != request else { return }
        let phase: AsyncImagePhase
        do {
            let data = try await pictures.load(url)
            phase = .success(Image(data: data, scale: request.scale))
        } catch {
            phase = .failure(error)
        }
        guard !Task.isCancelled else { return }
        withTransaction(transaction) { answer = (request, phase) }
    }
}

/// The grey area in place of an image that is not there.
///
/// Extension: the type of the default placeholder.
nonisolated public struct _AsyncImagePlaceholder {
    init() {}
}

extension _AsyncImagePlaceholder: View {
    public var body: some View { Color.label.opacity(0.1) }
}
