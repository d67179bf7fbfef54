import Foundation
import LozengeCore
import Testing

@testable import LozengeX11

@Suite("Answers about windows and elements")
struct ElementAnswersTests {
    private typealias Element = ReadableApp.Element
    private let tree = ReadableApp.tree

    private func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID,
        of interface: any AccessibleInterface.Type = AccessibleObjectInterface.self
    ) -> AccessibleAnswer? { interface.call(method, arguments, on: id, in: tree) }

    @Test("A walk from the app reaches each object, at its index in the object around")
    func walk() {
        var found: [AccessibleID] = []
        func walk(_ id: AccessibleID) {
            found.append(id)
            let count = AccessibleObjectInterface.property("ChildCount", of: id, in: tree)?.integer
            let list = call("GetChildren", .tuple(), on: id)?.value[0]?.elements ?? []
            #expect(Int32(list.count) == count)
            for index in 0..<(count ?? 0) {
                guard
                    let child = ReadableApp.object(
                        call("GetChildAtIndex", .tuple(.int32(index)), on: id))
                else {
                    Issue.record("No child \(index) of \(id)")
                    continue
                }
                #expect(call("GetIndexInParent", .tuple(), on: child)?.value[0]?.integer == index)
                let parent = AccessibleObjectInterface.property("Parent", of: child, in: tree)
                #expect(parent?[0]?.text == ":1.7")
                #expect(parent?[1]?.path == id.path)
                walk(child)
            }
        }
        walk(.application)
        #expect(found.count == ReadableApp.objects.count)
        #expect(Set(found) == Set(ReadableApp.objects))
    }

    @Test("The cache has each object, with the name and the role of its own answers")
    func cache() {
        let items = AccessibleCache.items(in: tree)
        #expect(items.type == "a((so)(so)(so)iiassusau)")
        #expect(items.elements.count == ReadableApp.objects.count)
        for item in items.elements {
            let name = item[0]?[1]?.path?.split(separator: "/").last.map(String.init)
            guard let id = name.flatMap(AccessibleID.init(name:)) else {
                Issue.record("No object: \(name ?? "")")
                continue
            }
            #expect(item[6]?.text == tree.name(of: id))
            #expect(item[7]?.number == tree.role(of: id).number)
            #expect(item[5]?.texts == AccessibleInterfaces.names(of: id, in: tree))
        }
    }

    @Test("The app has no element beyond the last one, and is in the desktop's object")
    func ends() {
        for index in [-1, Int32.min, Int32.max, 1] {
            let answer = call("GetChildAtIndex", .tuple(.int32(index)), on: .application)
            #expect(answer?.value[0]?[0]?.text == "")
            #expect(answer?.value[0]?[1]?.path == ObjectReference.null)
        }
        var tree = tree
        tree.desktop = ObjectReference(name: ":1.0", path: "/org/a11y/atspi/accessible/root")
        let parent = AccessibleObjectInterface.property("Parent", of: .application, in: tree)
        #expect(parent?[0]?.text == ":1.0")
        #expect(call("GetIndexInParent", .tuple(), on: .application)?.value[0]?.integer == -1)
    }

    @Test("A row without a label is called by the words inside; a long list tells its length")
    func names() {
        #expect(tree.name(of: Element.adaRow.id) == "Ada 36")
        #expect(tree.name(of: Element.firstRow.id) == "Draft 1")
        #expect(tree.name(of: ReadableApp.window) == "Letters")
        var mail = SemanticRecord(900, SemanticProperties(.text, "Mail"))
        mail.properties.value = "3 new"
        var (named, update) = (tree, SemanticUpdate())
        update.changed = [mail]
        named.apply(update, to: ReadableApp.window)
        #expect(named.name(of: .element(900)) == "Mail, 3 new")
        #expect(named.description(of: .element(900)) == "")
        #expect(tree.name(of: .application) == "Notes")
        #expect(tree.description(of: Element.list.id) == "9 items")
    }

    @Test("Attributes tell the level of a heading, the place of a row and a value in words")
    func attributes() {
        func attributes(_ element: Element) -> [String: String] {
            let list = call("GetAttributes", .tuple(), on: element.id)?.value[0]?.elements ?? []
            return Dictionary(list.map { ($0[0]?.text ?? "", $0[1]?.text ?? "") }) { $1 }
        }
        #expect(attributes(.heading)["level"] == "1")
        #expect(attributes(.secondRow)["posinset"] == "2")
        #expect(attributes(.secondRow)["setsize"] == "9")
        #expect(attributes(.slider)["valuetext"] == "30 %")
        #expect(attributes(.field)["placeholder-text"] == "Your name")
        #expect(attributes(.field)["valuetext"] == nil)
        #expect(attributes(.button) == ["toolkit": "Lozenge"])
    }

    @Test("The description begins with a value in words, unless a number or a text says it")
    func values() {
        func description(_ change: (inout SemanticRecord) -> Void) -> String {
            var (record, tree) = (ReadableApp.record(.button), tree)
            change(&record)
            tree.apply(ReadableApp.update(changed: [record]), to: ReadableApp.window)
            return tree.description(of: Element.button.id)
        }
        #expect(description { $0.properties.value = "Red" } == "Red")
        #expect(
            description {
                ($0.properties.value, $0.properties.hint) = ("Red", "Opens a menu")
            } == "Red, Opens a menu")
        #expect(tree.description(of: Element.slider.id) == "")
        #expect(tree.description(of: Element.field.id) == "")
    }

    @Test("A label and its field are related to each other, and to no other element")
    func relations() {
        func relations(_ element: Element) -> [BusValue] {
            call("GetRelationSet", .tuple(), on: element.id)?.value[0]?.elements ?? []
        }
        // Label for, and labelled by.
        for (element, number, other) in [(Element.text, 1, Element.field), (.field, 2, .text)]
            as [(Element, UInt32, Element)]
        {
            let set = relations(element)
            #expect(set.map { $0[0]?.number } == [number])
            #expect(set.first?[1]?.elements.map { $0[1]?.path } == [other.id.path])
        }
        #expect(relations(.button).isEmpty)
    }

    @Test("An action is performed by its index; elements without actions do not offer any")
    func actions() {
        func perform(_ index: Int32) -> AccessibleAnswer? {
            call("DoAction", .tuple(.int32(index)), on: Element.button.id, of: ActionInterface.self)
        }
        let button = Element.button.rawValue
        #expect(perform(0)?.request == .element(.perform(button, 0)))
        #expect(perform(1)?.request == .element(.perform(button, 1)))
        #expect(perform(1)?.value[0]?.flag == true)
        for index in [2, -1, Int32.min, Int32.max] {
            #expect(perform(index)?.request == nil)
            #expect(perform(index)?.value[0]?.flag == false)
        }
        #expect(!ActionInterface.isOffered(by: Element.disabledButton.id, in: tree))
        func key(_ index: Int32) -> String? {
            let button = Element.button.id
            return call(
                "GetKeyBinding", .tuple(.int32(index)), on: button, of: ActionInterface.self)?
                .value[0]?.text
        }
        #expect(key(0) == ";;<Control>s")
        #expect(key(1) == "")
    }

    @Test("Behind an alert nothing is operated, and the call says so")
    func alert() {
        var tree = tree
        let action = ActionInterface.fullName
        func isPerformed(on id: AccessibleID) -> Bool? {
            let answer = AccessibleInterfaces.call(
                "DoAction", of: action, .tuple(.int32(0)), on: id, in: tree)
            #expect((answer?.request != nil) == (answer?.value[0]?.flag == true))
            return answer?.value[0]?.flag
        }
        func isSet() -> Bool {
            AccessibleInterfaces.set(
                "CurrentValue", of: ValueInterface.fullName, to: .double(1),
                on: Element.slider.id, in: tree) != nil
        }
        #expect(isPerformed(on: Element.button.id) == true && isSet())
        let alert = AccessibleID.window(77)
        tree.update(
            AccessibleWindow(id: alert, kind: .alert, owner: ReadableApp.window, title: "Sure?"))
        var update = SemanticUpdate()
        var answer = SemanticRecord(7000, SemanticProperties(.button, "OK"))
        answer.actions = [.activate]
        (update.changed, update.roots) = ([answer], [7000])
        tree.apply(update, to: alert)
        #expect(isPerformed(on: Element.button.id) == false && !isSet())
        #expect(isPerformed(on: .element(7000)) == true)
        tree.remove(alert)
        #expect(isPerformed(on: Element.button.id) == true)
    }

    @Test("The focus is grabbed by what can have it; a window comes to the front")
    func focus() {
        func grab(_ id: AccessibleID) -> AccessibleRequest? {
            call("GrabFocus", .tuple(), on: id, of: ComponentInterface.self)?.request
        }
        #expect(grab(Element.field.id) == .element(.focus(Element.field.rawValue)))
        #expect(grab(Element.disabledButton.id) == nil)
        #expect(grab(Element.heading.id) == nil)
        #expect(grab(ReadableApp.window) == .activate(ReadableApp.window))
    }

    @Test("Frames are in device pixels of the screen, of the window and of the element around")
    func frames() {
        func frame(_ element: Element, from origin: UInt32) -> [Int32] {
            let answer = call(
                "GetExtents", .tuple(.uint32(origin)), on: element.id, of: ComponentInterface.self)
            return answer?.value[0]?.elements.compactMap(\.integer) ?? []
        }
        // The window is at (100, 50), with two pixels to a point.
        #expect(frame(.adaName, from: 0) == [120, 770, 200, 40])
        #expect(frame(.adaName, from: 1) == [20, 720, 200, 40])
        #expect(frame(.adaName, from: 2) == [0, 40, 200, 40])
        #expect(frame(.adaName, from: 3) == [])
    }

    @Test("The innermost element at a point is found, in each kind of coordinates")
    func point() {
        func object(_ x: Int32, _ y: Int32, _ origin: UInt32) -> AccessibleID? {
            let point = BusValue.tuple(.int32(x), .int32(y), .uint32(origin))
            let answer = call(
                "GetAccessibleAtPoint", point, on: ReadableApp.window, of: ComponentInterface.self)
            return ReadableApp.object(answer)
        }
        #expect(object(125, 775, 0) == Element.adaName.id)
        #expect(object(25, 725, 1) == Element.adaName.id)
        #expect(object(25, 685, 1) == Element.adaRow.id)
        #expect(object(390, 30, 1) == ReadableApp.window)
        #expect(object(-1, -1, 1) == nil)
    }

    @Test("A link tells its address")
    func link() {
        func address(_ index: Int32) -> String? {
            call("GetURI", .tuple(.int32(index)), on: Element.link.id, of: HyperlinkInterface.self)?
                .value[0]?.text
        }
        #expect(address(0) == "https://example.org/help")
        #expect(address(1) == "")
    }
}
