import Foundation
import LozengeCore
import LozengeDocuments
import LozengeViews

/// An action that opens a window with a new document.
///
/// Matches: SwiftUI.NewDocumentAction
public struct NewDocumentAction {
    fileprivate let place: AppWindow

    /// Opens a window with a document that is a value.
    ///
    /// Matches: SwiftUI.NewDocumentAction.callAsFunction(_:)
    public func callAsFunction<D: FileDocument>(
        _ newDocument: @autoclosure @escaping @Sendable () -> D
    ) { open(newDocument()) }

    /// Opens a window with a document that is an object.
    ///
    /// Matches: SwiftUI.NewDocumentAction.callAsFunction(_:)
    public func callAsFunction<D: ReferenceFileDocument>(
        _ newDocument: @escaping @Sendable () -> D
    ) { open(newDocument()) }

    private func open<D>(_ document: D) {
        guard let keeper = place.keeper else {
            return report("Cannot open a new document: the view belongs to no app.")
        }
        let new = ComingDocuments.newPlace(of: D.self)
        ComingDocuments.shared.put(document, at: new)
        keeper.openWindow(nil, value: PresentedValue(new))
    }
}

/// An action that opens the document in a file.
///
/// Matches: SwiftUI.OpenDocumentAction
public struct OpenDocumentAction {
    fileprivate let place: AppWindow

    /// Opens the document in a window, or activates the window that shows it.
    ///
    /// - Parameter url: The file.
    /// - Throws: The reason why it cannot be opened: no scene has documents of its type, or it cannot be read.
    ///
    /// Matches: SwiftUI.OpenDocumentAction.callAsFunction(at:)
    public func callAsFunction(at url: URL) async throws {
        guard let keeper = place.keeper else { throw CocoaError(.featureUnsupported) }
        try await keeper.openDocument(url)
    }
}

nonisolated extension EnvironmentValues {
    /// Opens a window with a new document.
    ///
    /// Matches: SwiftUI.EnvironmentValues.newDocument
    public var newDocument: NewDocumentAction { NewDocumentAction(place: windowPlace) }

    /// Opens the document in a file.
    ///
    /// Matches: SwiftUI.EnvironmentValues.openDocument
    public var openDocument: OpenDocumentAction { OpenDocumentAction(place: windowPlace) }
}
