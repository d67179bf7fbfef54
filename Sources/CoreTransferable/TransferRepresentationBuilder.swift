/// A builder of several representations, the preferred one first.
///
/// Matches: CoreTransferable.TransferRepresentationBuilder
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(
        _ content: Content
    ) -> Content where Content.Item == Item { content }

    public static func buildPartialBlock<Content: TransferRepresentation>(
        first: Content
    ) -> Content where Content.Item == Item { first }

    public static func buildPartialBlock<
        First: TransferRepresentation, Next: TransferRepresentation
    >(
        accumulated: First, next: Next
    ) -> TupleTransferRepresentation<Item> where First.Item == Item, Next.Item == Item {
        TupleTransferRepresentation(forms: accumulated._forms() + next._forms())
    }
}

/// Several representations, the preferred one first.
///
/// Matches: CoreTransferable.TupleTransferRepresentation
public struct TupleTransferRepresentation<Item: Transferable>: TransferRepresentation {
    let forms: [_TransferForm<Item>]

    public func _forms() -> [_TransferForm<Item>] { forms }
}

extension TransferRepresentation {
    /// Returns the representation with a name for files that are written of it.
    ///
    /// Matches: CoreTransferable.TransferRepresentation.suggestedFileName(_:)
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
        changed { $0.fileName = { _ in fileName } }
    }

    /// Returns the representation with a name for files that are written of it, which depends on the value.
    ///
    /// Matches: CoreTransferable.TransferRepresentation.suggestedFileName(_:)
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> {
        changed { $0.fileName = fileName }
    }

    /// Returns the representation for values that fulfil a condition.
    ///
    /// Matches: CoreTransferable.TransferRepresentation.exportingCondition(_:)
    public func exportingCondition(
        _ condition: @escaping @Sendable (Item) -> Bool
    ) -> some TransferRepresentation<Item> {
        changed { form in
            let former = form.exportsItem
            form.exportsItem = { former($0) && condition($0) }
        }
    }

    /// Returns the representation for some apps only.
    ///
    /// Matches: CoreTransferable.TransferRepresentation.visibility(_:)
    public func visibility(
        _ visibility: TransferRepresentationVisibility
    ) -> some TransferRepresentation<Item> {
        changed { $0.visibility = visibility }
    }

    private func changed(
        _ change: (inout _TransferForm<Item>) -> Void
    ) -> TupleTransferRepresentation<Item> {
        TupleTransferRepresentation(
            forms: _forms().map { form in
                var form = form
                change(&form)
                return form
            })
    }
}
