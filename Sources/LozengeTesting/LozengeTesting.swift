@_exported import Combine
// What a test of views mentions comes along with the tools to test them.
@_exported import Foundation
@_exported import LozengeCore
@_exported import LozengeViews
