import Foundation
import LozengeCore

/// An interface of the objects on the accessibility bus: its description, and the answers to its calls.
///
/// Answers are made of what is known of the app, on the thread of the bus. What changes the app is returned as a
/// request, which is fulfilled later: a call that opens a dialog cannot block its caller.
nonisolated protocol AccessibleInterface: SendableMetatype {
    /// The name without the prefix that all have.
    static var name: String { get }
    /// The methods and properties, in the format of introspection.
    static var members: String { get }
    /// True if an object has the interface.
    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool
    /// Returns the value of a property; `nil` if the object has none.
    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    /// Answers a call; `nil` for invalid arguments.
    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer?
    /// Returns the request that sets a property; `nil` if it cannot be set to the value.
    static func set(
        _ name: String, to value: BusValue, of id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleRequest?
}

nonisolated extension AccessibleInterface {
    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        nil
    }

    static func set(
        _ name: String, to value: BusValue, of id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleRequest? { nil }

    static var fullName: String { AccessibleInterfaces.prefix + name }
}

/// The answer to a call, and what the app has to do.
nonisolated struct AccessibleAnswer {
    let value: BusValue
    var request: AccessibleRequest?
    /// The question that the app has to answer first; `value` is the answer of an app that does not.
    var question: AccessibleQuestion?

    /// - Parameters:
    ///   - values: The results.
    ///   - request: What the app has to do.
    init(_ values: BusValue..., request: AccessibleRequest? = nil) {
        self.init(values)
        self.request = request
    }

    init(_ values: [BusValue]) { value = .tuple(values) }

    /// The answer of a method that tells whether it has an effect.
    static func done(_ request: AccessibleRequest?) -> AccessibleAnswer {
        AccessibleAnswer(.flag(request != nil), request: request)
    }
}

/// A question that only the layout answers.
nonisolated struct AccessibleQuestion: Sendable {
    let element: SemanticID
    let question: SemanticTextQuestion
    /// Returns the answer of the call; `nil` to answer it without the app.
    let answer: @Sendable (SemanticTextAnswer) -> BusValue?
}

/// Something that assistive technology asks the app to do.
nonisolated enum AccessibleRequest: Equatable, Sendable {
    case element(SemanticRequest)
    /// Brings a window to the front.
    case activate(AccessibleID)
    /// Notes the number that the registry gives the app.
    case number(Int32)
}

/// All interfaces of the objects.
nonisolated enum AccessibleInterfaces {
    static let prefix = "org.a11y.atspi."
    static let all: [any AccessibleInterface.Type] = [
        AccessibleObjectInterface.self, ApplicationInterface.self, ComponentInterface.self,
        ActionInterface.self, ValueInterface.self, TextInterface.self, EditableTextInterface.self,
        SelectionInterface.self, TableInterface.self, ImageInterface.self, HyperlinkInterface.self,
    ]

    /// The description of an interface, in the format of introspection.
    static func description(of interface: any AccessibleInterface.Type) -> String {
        """
        <node><interface name="\(interface.fullName)">\(interface.members)</interface></node>
        """
    }

    /// Returns the interface with a full name.
    static func named(_ name: String) -> (any AccessibleInterface.Type)? {
        all.first { $0.fullName == name }
    }

    /// Answers a call of an object; `nil` for one that is invalid, or without the object.
    ///
    /// Behind an alert nothing is operated, and the call says so.
    static func call(
        _ method: String, of interface: String, _ arguments: BusValue, on id: AccessibleID,
        in tree: AccessibleTree
    ) -> AccessibleAnswer? {
        guard tree.contains(id) else { return nil }
        let answer = named(interface)?.call(method, arguments, on: id, in: tree)
        guard case .element = answer?.request, tree.isHeld(id) else { return answer }
        return .done(nil)
    }

    /// Returns the request that sets a property; `nil` if it cannot be set to the value, or behind an alert.
    static func set(
        _ name: String, of interface: String, to value: BusValue, on id: AccessibleID,
        in tree: AccessibleTree
    ) -> AccessibleRequest? {
        let request = named(interface)?.set(name, to: value, of: id, in: tree)
        if case .element = request, tree.isHeld(id) { return nil }
        return request
    }

    /// The full names of the interfaces of an object; `nil` if there is no such object.
    static func names(of id: AccessibleID, in tree: AccessibleTree) -> [String]? {
        guard tree.contains(id) else { return nil }
        return all.filter { $0.isOffered(by: id, in: tree) }.map { $0.fullName }
    }
}
