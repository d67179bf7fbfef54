public import Foundation
public import UniformTypeIdentifiers

extension Transferable {
    /// The types in which values go to another app, the preferred one first.
    ///
    /// Matches: CoreTransferable.Transferable.exportedContentTypes(_:)
    public static func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        types(
            of: forms.filter {
                $0.export != nil && $0.isVisible(visibility)
            })
    }

    /// The types in which values may come from another app, the preferred one first.
    ///
    /// Matches: CoreTransferable.Transferable.importedContentTypes()
    public static func importedContentTypes() -> [UTType] {
        types(of: forms.filter { $0.import != nil })
    }

    /// The types in which this value goes to another app, the preferred one first.
    ///
    /// Matches: CoreTransferable.Transferable.exportedContentTypes(_:)
    public func exportedContentTypes(
        _ visibility: TransferRepresentationVisibility = .all
    ) -> [UTType] {
        Self.types(of: exportedForms(visibility))
    }

    /// Returns the bytes of this value in a type, or in one that conforms to it.
    ///
    /// - Throws: A ``TransferError`` if the value has no such form, and what its form throws.
    ///
    /// Matches: CoreTransferable.Transferable.exported(as:)
    public nonisolated(nonsending) func exported(as contentType: UTType) async throws -> Data {
        let forms = exportedForms(.ownProcess)
        let form =
            forms.first { $0.contentType == contentType }
            ?? forms.first { $0.contentType.conforms(to: contentType) }
        guard let export = form?.export else {
            throw TransferError("\(Self.self) has no form of the type \(contentType.identifier).")
        }
        return try await export(self)
    }

    /// Creates a value from the bytes of another app.
    ///
    /// - Parameters:
    ///   - data: The bytes.
    ///   - contentType: Their type; `nil` for the preferred one.
    /// - Throws: A ``TransferError`` if values cannot have that type, and what their form throws.
    ///
    /// Matches: CoreTransferable.Transferable.init(importing:contentType:)
    public nonisolated(nonsending) init(importing data: Data, contentType: UTType?) async throws {
        let forms = Self.forms.filter { $0.import != nil }
        let form =
            if let contentType {
                forms.first { $0.contentType == contentType }
                    ?? forms.first { contentType.conforms(to: $0.contentType) }
            } else {
                forms.first
            }
        guard let `import` = form?.import else {
            throw TransferError(
                "\(Self.self) cannot be made of the type \(contentType?.identifier ?? "data").")
        }
        self = try await `import`(data)
    }

    /// The name of a file for this value; `nil` for none.
    ///
    /// Matches: CoreTransferable.Transferable.suggestedFilename
    public var suggestedFilename: String? {
        exportedForms(.ownProcess).lazy.compactMap { $0.fileName(self) }.first
    }

    /// The forms of values, the preferred one first.
    static var forms: [_TransferForm<Self>] {
        // The type of the representations does not say that their items are of this type; their builder does.
        transferRepresentation._forms() as? [_TransferForm<Self>] ?? []
    }

    private func exportedForms(
        _ visibility: TransferRepresentationVisibility
    ) -> [_TransferForm<Self>] {
        Self.forms.filter {
            $0.export != nil && $0.isVisible(visibility) && $0.exportsItem(self)
        }
    }

    private static func types(of forms: [_TransferForm<Self>]) -> [UTType] {
        var types: [UTType] = []
        for form in forms where !types.contains(form.contentType) { types.append(form.contentType) }
        return types
    }
}

extension _TransferForm {
    /// Returns true if apps of a visibility get this form.
    fileprivate func isVisible(_ visibility: TransferRepresentationVisibility) -> Bool {
        self.visibility == .all || visibility != .all
    }
}
