@_exported import Accessibility
@_exported import Combine
@_exported import CoreTransferable
// An app imports only this module, so it re-exports the others.
@_exported import Foundation
@_exported import LozengeControls
@_exported import LozengeCore
@_exported import LozengeDocuments
@_exported import LozengeMarkdown
@_exported import LozengeViews
@_exported import Observation

#if Networking
    @_exported import FoundationNetworking
#endif
