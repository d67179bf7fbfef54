import CoreTransferable
import Foundation
import LozengeCore
import LozengeDocuments
import LozengeViews
import UniformTypeIdentifiers

/// Modifiers that save documents and values to files that the user chooses.
///
/// Source: `docs/files.md`, FILE-5.
nonisolated extension View {
    /// Asks the user where to save a document while a value is true, and saves it there.
    ///
    /// - Parameters:
    ///   - isPresented: True to ask; set to false by the answer.
    ///   - document: The document; `nil` to ask nothing.
    ///   - contentType: The type of the file.
    ///   - defaultFilename: The name of the file at first; `nil` for “Untitled”.
    ///   - onCompletion: Called with the file, or with the reason why it cannot be written; not called if the user
    ///     cancels.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Asks the user where to save a document while a value is true, and saves it there.
    ///
    /// - Parameters:
    ///   - isPresented: True to ask; set to false by the answer.
    ///   - document: The document; `nil` to ask nothing.
    ///   - contentTypes: The types of the file to choose from by its extension, the preferred one first; empty for those
    ///     that the document writes.
    ///   - defaultFilename: The name of the file at first; `nil` for “Untitled”.
    ///   - onCompletion: Called with the file, or with the reason why it cannot be written.
    ///   - onCancellation: Called if the user cancels.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)
    public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            SaveDialog(
                isPresented: isPresented,
                types: contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
                name: defaultFilename, saved: document.map { SavedDocument(document: $0) },
                completed: onCompletion, cancelled: onCancellation))
    }

    /// Asks the user where to save a document while a value is true, and saves it there.
    ///
    /// Matches: SwiftUI.View.fileExporter(isPresented:document:contentType:defaultFilename:onCompletion:)
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType,
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Asks the user where to save a document while a value is true, and saves it there.
    ///
    /// Matches: SwiftUI.View.fileExporter(isPresented:document:contentTypes:defaultFilename:onCompletion:onCancellation:)
    public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            SaveDialog(
                isPresented: isPresented,
                types: contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
                name: defaultFilename, saved: document.map { SavedObject(document: $0) },
                completed: onCompletion, cancelled: onCancellation))
    }

    /// Asks the user for a folder for several documents while a value is true, and saves them there.
    ///
    /// Their names are “Untitled”, “Untitled 2” and so on; a file that is there already keeps its name.
    ///
    /// Matches: SwiftUI.View.fileExporter(isPresented:documents:contentType:onCompletion:)
    public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        modifier(
            SaveAllDialog(
                isPresented: isPresented, documents: documents.map { SavedDocument(document: $0) },
                type: contentType, completed: onCompletion))
    }

    /// Asks the user where to save a value while a value is true, and saves it there.
    ///
    /// - Parameters:
    ///   - isPresented: True to ask; set to false by the answer.
    ///   - item: The value; `nil` to ask nothing.
    ///   - contentTypes: The types of the file to choose from, the preferred one first; empty for those of the value.
    ///   - defaultFilename: The name of the file at first; `nil` for that of the value.
    ///   - onCompletion: Called with the file, or with the reason why it cannot be written.
    ///   - onCancellation: Called if the user cancels.
    /// - Returns: This view.
    ///
    /// Matches: SwiftUI.View.fileExporter(isPresented:item:contentTypes:defaultFilename:onCompletion:onCancellation:)
    public func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
        defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
        onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            SaveDialog(
                isPresented: isPresented,
                types: contentTypes.isEmpty ? item?.exportedContentTypes() ?? [] : contentTypes,
                name: defaultFilename ?? item?.suggestedFilename,
                saved: item.map { SavedItem(item: $0) }, completed: onCompletion,
                cancelled: onCancellation))
    }
}
