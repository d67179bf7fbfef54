import Foundation
import LozengeCore

/// The type of the values that the windows of a scene present.
nonisolated package struct PresentedValueType {
    let id: ObjectIdentifier
    /// The name of the type, in reports.
    package let name: String
    /// Returns the value of a window that is opened without one; `nil` for none.
    package let initial: () -> PresentedValue?
    /// Returns the value with a stored form; `nil` if it cannot be read.
    package let decode: (Data) -> PresentedValue?

    init<D: Codable & Hashable>(_ type: D.Type, initial: @escaping () -> D?) {
        id = ObjectIdentifier(type)
        name = String(describing: type)
        self.initial = { if let value = initial() { PresentedValue(value) } else { nil } }
        decode = { data in
            guard let value = (try? JSONDecoder().decode([D].self, from: data))?.first else {
                return nil
            }
            return PresentedValue(value)
        }
    }

    /// Returns true if `value` is of this type.
    package func contains(_ value: PresentedValue) -> Bool { value.type == id }
}

/// A value that a window presents.
nonisolated package struct PresentedValue: Equatable {
    fileprivate let type: ObjectIdentifier
    /// The name of the type, in reports.
    package let typeName: String
    let value: AnyHashable
    private let encode: () -> Data?

    package init<D: Codable & Hashable>(_ value: D) {
        type = ObjectIdentifier(D.self)
        typeName = String(describing: D.self)
        self.value = AnyHashable(value)
        // An array: the encoder of older systems takes no single value.
        encode = { try? JSONEncoder().encode([value]) }
    }

    /// The stored form of the value; `nil` if it has none.
    package var stored: Data? { encode() }

    package static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.type == rhs.type && lhs.value == rhs.value
    }
}

/// The content of a window that presents a value.
///
/// Matches: SwiftUI.PresentedWindowContent
nonisolated public struct PresentedWindowContent<Data, Content> {
    let content: (Binding<Data?>) -> Content
    @Environment(\.presentedValue) private var location

    init(content: @escaping (Binding<Data?>) -> Content) { self.content = content }
}

extension PresentedWindowContent: View where Data: Codable & Hashable, Content: View {
    public var body: some View {
        let location = location
        content(
            Binding<Data?>(
                get: { location?.value?.value.base as? Data },
                set: { value in
                    location?.value = if let value { PresentedValue(value) } else { nil }
                }))
    }
}

nonisolated extension EnvironmentValues {
    /// The place of the value that the window presents; `nil` outside of an app.
    package var presentedValue: StateLocation<PresentedValue?>? {
        get { self[PresentedValueKey.self] }
        set { self[PresentedValueKey.self] = newValue }
    }
}

nonisolated private struct PresentedValueKey: EnvironmentKey {
    static var defaultValue: StateLocation<PresentedValue?>? { nil }
}
