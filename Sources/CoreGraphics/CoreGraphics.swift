// The geometry that programs import under this name: Foundation's points and rectangles, and the
// transforms and line styles of this package.
@_exported import Foundation
@_exported import LozengeCore
