public import Foundation
import LozengeCore
import LozengeViews
import UniformTypeIdentifiers

extension DropInfo {
    /// Returns true if there is an item with a form of one of the types with these names.
    ///
    /// Matches: SwiftUI.DropInfo.hasItemsConforming(to:)-String
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: UTType.named(types))
    }

    /// Returns the items with a form of one of the types with these names.
    ///
    /// Matches: SwiftUI.DropInfo.itemProviders(for:)-String
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: UTType.named(types))
    }
}

nonisolated extension View {
    /// Lets the user drop items on this view, with the names of types; no item is of an unknown one.
    ///
    /// Matches: SwiftUI.View.onDrop(of:isTargeted:perform:)-String
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View {
        onDrop(of: UTType.named(supportedTypes), isTargeted: isTargeted, perform: action)
    }

    /// Lets the user drop items on this view, with the names of types; the action also gets the place of the drop.
    ///
    /// Matches: SwiftUI.View.onDrop(of:isTargeted:perform:)-String-location
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        onDrop(of: UTType.named(supportedTypes), isTargeted: isTargeted, perform: action)
    }

    /// Lets a delegate decide on drops of items on this view, with the names of types.
    ///
    /// Matches: SwiftUI.View.onDrop(of:delegate:)-String
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        onDrop(of: UTType.named(supportedTypes), delegate: delegate)
    }
}

nonisolated extension DynamicViewContent {
    /// Lets the user drop items between the rows of these views in a list, with the names of types.
    ///
    /// Matches: SwiftUI.DynamicViewContent.onInsert(of:perform:)-String
    public func onInsert(
        of acceptedTypeIdentifiers: [String],
        perform action: @escaping (Int, [NSItemProvider]) -> Void
    ) -> some DynamicViewContent {
        onInsert(of: UTType.named(acceptedTypeIdentifiers), perform: action)
    }
}

nonisolated extension UTType {
    /// Returns the types with these names; those of an app may not be declared yet.
    fileprivate static func named(_ names: [String]) -> [UTType] {
        names.map { UTType($0) ?? UTType(importedAs: $0) }
    }
}
