import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Answers of the interfaces have the declared types")
struct InterfaceAnswersTests {
    private let tree = ReadableApp.tree

    /// Numbers that a program may ask with; the offsets of the app's texts are small.
    private static let integers: [Int32] = [0, 1, 5, -1, .min, .max]

    /// The kinds of coordinates, units and places, of which 0 to 2 are known everywhere.
    private static let kinds: [UInt32] = [0, 1, 2, 4, 6, 9, .max]

    /// A call with arguments of the declared types.
    private struct Call {
        let arguments: BusValue
        /// True if a living object has to answer.
        let isValid: Bool
    }

    /// Returns calls with all numbers, the first one with each of the others.
    private func calls(_ inputs: [String]) -> [Call] {
        let integers = inputs.filter { $0 == "i" }.count
        let firsts = integers > 0 ? Self.integers : [0]
        let others = integers > 1 ? Self.integers : [0]
        let kinds = inputs.contains("u") ? Self.kinds : [0]
        var calls: [Call] = []
        for first in firsts {
            for other in others {
                for kind in kinds {
                    var isFirst = true
                    let values = inputs.map { type -> BusValue in
                        switch type {
                        case "u": return .uint32(kind)
                        case "s": return .text("n👍🏽")
                        case "b": return .flag(true)
                        default:
                            defer { isFirst = false }
                            return .int32(isFirst ? first : other)
                        }
                    }
                    calls.append(Call(arguments: .tuple(values), isValid: kind <= 2))
                }
            }
        }
        return calls
    }

    @Test("Each method answers with its types, also to numbers without a meaning")
    func methods() {
        var wrong: [String] = []
        for interface in AccessibleInterfaces.all {
            let objects = ReadableApp.objects.filter { interface.isOffered(by: $0, in: tree) }
            #expect(!objects.isEmpty, "\(interface.name)")
            for declaration in Declaration.all(of: interface) {
                guard case .method(let inputs, let outputs) = declaration.kind else { continue }
                let type = "(\(outputs.joined()))"
                for call in calls(inputs) {
                    for id in objects + ReadableApp.gone {
                        let answer = interface.call(
                            declaration.name, call.arguments, on: id, in: tree)
                        let isExpected = call.isValid && objects.contains(id)
                        if let answer, answer.value.type == type { continue }
                        guard answer != nil || isExpected else { continue }
                        wrong.append(
                            "\(declaration.line) \(id): \(answer?.value.type ?? "no answer")")
                    }
                }
            }
        }
        #expect(wrong == [])
    }

    @Test("Each property has its type; an object that is gone has at most a value of that type")
    func properties() {
        var wrong: [String] = []
        for interface in AccessibleInterfaces.all {
            let objects = ReadableApp.objects.filter { interface.isOffered(by: $0, in: tree) }
            for declaration in Declaration.all(of: interface) {
                guard case .property(let type, _) = declaration.kind else { continue }
                for id in objects + ReadableApp.gone {
                    let value = interface.property(declaration.name, of: id, in: tree)
                    if let value, value.type == type { continue }
                    guard value != nil || objects.contains(id) else { continue }
                    wrong.append("\(declaration.line) \(id): \(value?.type ?? "no value")")
                }
            }
        }
        #expect(wrong == [])
    }

    @Test("Arguments of other types get no answer, or one of the declared type")
    func otherTypes() {
        let bodies: [BusValue] = [
            .tuple(), .text("no tuple"), .int32(0), .tuple(.text("a"), .text("b"), .text("c")),
            .tuple(.uint32(1), .uint32(1), .uint32(1)), .tuple(.int32(1), .int32(1), .int32(1)),
            .tuple(.double(.nan)), .tuple(.variant(.int32(1))), .array(of: "i", [.int32(-1)]),
            .tuple(.array(of: "(so)", [])), .dictionary([("a", .flag(true))]),
        ]
        var wrong: [String] = []
        for interface in AccessibleInterfaces.all {
            for declaration in Declaration.all(of: interface) {
                guard case .method(_, let outputs) = declaration.kind else { continue }
                let type = "(\(outputs.joined()))"
                for body in bodies {
                    for id in ReadableApp.objects + ReadableApp.gone {
                        guard
                            let answer = interface.call(declaration.name, body, on: id, in: tree),
                            answer.value.type != type
                        else { continue }
                        wrong.append("\(declaration.line) \(body.type): \(answer.value.type)")
                    }
                }
            }
        }
        #expect(wrong == [])
    }

    @Test("Unknown names get no answer")
    func unknown() {
        for interface in AccessibleInterfaces.all {
            for id in ReadableApp.objects + ReadableApp.gone {
                #expect(interface.call("Explode", .tuple(.int32(0)), on: id, in: tree) == nil)
                #expect(interface.property("Colour", of: id, in: tree) == nil)
                #expect(interface.set("Colour", to: .text("red"), of: id, in: tree) == nil)
            }
        }
        #expect(AccessibleInterfaces.named("org.a11y.atspi.Colour") == nil)
    }

    @Test("An element that is gone is asked for nothing")
    func noRequests() {
        let id = AccessibleID.element(999)
        var requests: [AccessibleRequest] = []
        for interface in AccessibleInterfaces.all {
            for declaration in Declaration.all(of: interface) {
                guard case .method(let inputs, _) = declaration.kind else { continue }
                requests += calls(inputs).compactMap {
                    interface.call(declaration.name, $0.arguments, on: id, in: tree)?.request
                }
            }
        }
        #expect(requests == [])
    }

    @Test("Only the value of a control and the number of the app can be set")
    func settable() {
        let writable = AccessibleInterfaces.all.flatMap(Declaration.all(of:)).filter {
            if case .property(_, "readwrite") = $0.kind { true } else { false }
        }
        #expect(Set(writable.map(\.line)).count == 2)
        let slider = ReadableApp.Element.slider
        func value(_ value: BusValue, of id: AccessibleID = slider.id) -> AccessibleRequest? {
            ValueInterface.set("CurrentValue", to: value, of: id, in: tree)
        }
        #expect(value(.double(4.5)) == .element(.setValue(slider.rawValue, 4.5)))
        #expect(value(.double(-1e300)) == .element(.setValue(slider.rawValue, 0)))
        #expect(value(.double(1e300)) == .element(.setValue(slider.rawValue, 10)))
        for other in [BusValue.double(.nan), .double(.infinity), .text("4"), .int32(4)] {
            #expect(value(other) == nil)
        }
        #expect(value(.double(4), of: ReadableApp.Element.text.id) == nil)
        #expect(value(.double(4), of: .element(999)) == nil)
        #expect(ValueInterface.set("MaximumValue", to: .double(4), of: slider.id, in: tree) == nil)
        let number = ApplicationInterface.set("Id", to: .int32(7), of: .application, in: tree)
        #expect(number == .number(7))
        #expect(ApplicationInterface.set("Id", to: .text("7"), of: .application, in: tree) == nil)
    }
}
