@_exported import Combine
// `import Lozenge` is all an app writes, so it brings along what an app's source mentions.
@_exported import Foundation
@_exported import LozengeCore
@_exported import LozengeViews
@_exported import Observation

#if Networking
    @_exported import FoundationNetworking
#endif
