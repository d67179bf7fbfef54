@_exported import Combine
@_exported import CoreTransferable
// Tests of views need these modules as well.
@_exported import Foundation
@_exported import LozengeControls
@_exported import LozengeCore
@_exported import LozengeViews
