import LozengeCore

// Names of SwiftUI that belong to another toolkit or framework of Apple. The compiler reports a substitute.
// The names of those toolkits themselves are not declared, so that `#if canImport(UIKit)` keeps its meaning.

/// A view of UIKit's.
///
/// Matches: SwiftUI.UIViewRepresentable
@available(
    *, unavailable, message: "There is no UIKit here; use views, a Canvas or a Layout instead."
)
public protocol UIViewRepresentable: View {
    associatedtype UIViewType
}

/// A view controller of UIKit's.
///
/// Matches: SwiftUI.UIViewControllerRepresentable
@available(*, unavailable, message: "There is no UIKit here; use a view of your own instead.")
public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType
}

/// A gesture recognizer of UIKit's.
///
/// Matches: SwiftUI.UIGestureRecognizerRepresentable
@available(*, unavailable, message: "There is no UIKit here; use a Gesture instead.")
public protocol UIGestureRecognizerRepresentable {
    associatedtype UIGestureRecognizerType
}

/// A view of AppKit's.
///
/// Matches: SwiftUI.NSViewRepresentable
@available(
    *, unavailable, message: "There is no AppKit here; use views, a Canvas or a Layout instead."
)
public protocol NSViewRepresentable: View {
    associatedtype NSViewType
}

/// A view controller of AppKit's.
///
/// Matches: SwiftUI.NSViewControllerRepresentable
@available(*, unavailable, message: "There is no AppKit here; use a view of your own instead.")
public protocol NSViewControllerRepresentable: View {
    associatedtype NSViewControllerType
}

/// The delegate of a UIKit application.
///
/// Matches: SwiftUI.UIApplicationDelegateAdaptor
@available(
    *, unavailable, message: "There is no UIKit here; use init() of the App and scenePhase instead."
)
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType> {
    public var wrappedValue: DelegateType? { nil }

    nonisolated public init(_ delegateType: DelegateType.Type) {}
}

/// The delegate of an AppKit application.
///
/// Matches: SwiftUI.NSApplicationDelegateAdaptor
@available(
    *, unavailable,
    message: "There is no AppKit here; use init() of the App and scenePhase instead."
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
    public var wrappedValue: DelegateType? { nil }

    nonisolated public init(_ delegateType: DelegateType.Type) {}
}

/// Objects of Core Data.
///
/// Matches: SwiftUI.FetchRequest
@available(
    *, unavailable,
    message: "There is no Core Data here; use an @Observable model and a file instead."
)
@propertyWrapper
public struct FetchRequest<Result> {
    public var wrappedValue: [Result] { [] }

    nonisolated public init(
        sortDescriptors: [Any], predicate: Any? = nil, animation: Any? = nil
    ) {}
}

nonisolated extension EnvironmentValues {
    /// The context of Core Data.
    ///
    /// Matches: SwiftUI.EnvironmentValues.managedObjectContext
    @available(
        *, unavailable,
        message: "There is no Core Data here; use an object in the environment instead."
    )
    public var managedObjectContext: AnyObject? {
        get { nil }
        set { _ = newValue }
    }
}
