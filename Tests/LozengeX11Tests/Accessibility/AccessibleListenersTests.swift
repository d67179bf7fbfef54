import LozengeCore
import Testing

@testable import LozengeX11

@Suite("The events that readers listen to")
struct AccessibleListenersTests {
    private let button = AccessibleID.element(1)

    private var focused: AccessibleEvent { .state("focused", true, of: button) }
    private var checked: AccessibleEvent { .state("checked", true, of: button) }
    private var renamed: AccessibleEvent {
        .property("accessible-name", .text("Send"), of: button)
    }
    private var activated: AccessibleEvent { .window("Activate", .window(1), "Letters") }
    private var created: AccessibleEvent { .window("Create", .window(1), "Letters") }
    private var focus: AccessibleEvent {
        AccessibleEvent(source: button, interface: "Focus", member: "Focus")
    }

    private func listeners(_ names: String..., of program: String = ":1.5") -> AccessibleListeners {
        var listeners = AccessibleListeners()
        for name in names { listeners.add(name, of: program) }
        return listeners
    }

    /// The events that are wanted, of all six.
    private func wanted(_ listeners: AccessibleListeners) -> [AccessibleEvent] {
        [focused, checked, renamed, activated, created, focus].filter { listeners.want($0) }
    }

    @Test("Without listeners no event is wanted")
    func none() {
        #expect(listeners().isEmpty)
        #expect(wanted(listeners()) == [])
    }

    @Test("A name stands for all events that begin with it")
    func names() {
        #expect(wanted(listeners("object:state-changed:focused")) == [focused])
        #expect(wanted(listeners("object:state-changed")) == [focused, checked])
        #expect(wanted(listeners("object:state-changed:")) == [focused, checked])
        #expect(wanted(listeners("object:")) == [focused, checked, renamed])
        #expect(wanted(listeners("object")) == [focused, checked, renamed])
        #expect(wanted(listeners("window:activate")) == [activated])
        #expect(wanted(listeners("window:")) == [activated, created])
        #expect(wanted(listeners("object:property-change:accessible-name")) == [renamed])
        #expect(wanted(listeners("object:property-change:accessible-value")) == [])
    }

    @Test("The obsolete events of the focus are others than those of the state")
    func obsolete() {
        #expect(wanted(listeners("focus:")) == [focus])
        #expect(wanted(listeners("focus:", "window:activate")) == [activated, focus])
    }

    @Test("The registry writes names in its own way")
    func registryNames() {
        #expect(wanted(listeners("Object:StateChanged:Focused")) == [focused])
        #expect(wanted(listeners("Object:PropertyChange:AccessibleName")) == [renamed])
        #expect(wanted(listeners("Window:Activate")) == [activated])
        #expect(wanted(listeners("Focus:")) == [focus])
    }

    @Test("Names that no event has want nothing")
    func junk() {
        #expect(wanted(listeners("mouse:button", "keyboard:modifiers", "terminal:", "obj")) == [])
        #expect(wanted(listeners("object:state", "window:act", "object:focused")) == [])
    }

    @Test("A kind of events is wanted if any event of it is")
    func kinds() {
        #expect(listeners("object:state-changed:focused").want("object", "statechanged"))
        #expect(listeners("object:").want("object", "statechanged"))
        #expect(!listeners("window:activate").want("object", "statechanged"))
        #expect(!listeners().want("object", "statechanged"))
    }

    @Test("A name is removed for the program that has added it")
    func removal() {
        var both = listeners("object:state-changed", "window:activate")
        both.add("object:state-changed", of: ":1.6")
        both.remove("object:state-changed", of: ":1.5")
        #expect(wanted(both) == [focused, checked, activated])
        both.remove("Object:StateChanged", of: ":1.6")
        #expect(wanted(both) == [activated])
        both.remove("window:create", of: ":1.5")
        both.remove("window:activate", of: ":1.9")
        #expect(wanted(both) == [activated])
        both.remove("window:activate", of: ":1.5")
        #expect(both.isEmpty)
        #expect(both == AccessibleListeners())
    }

    /// Source: `registryd/registry.c` of at-spi2-core 2.46, `handle_disconnection` and `remove_events`.
    @Test(
        "A program that leaves the bus wants nothing any more: the registry takes away its empty name"
    )
    func leavingAsTheRegistryTells() {
        var both = listeners("object:state-changed:focused", "window:")
        both.add("window:activate", of: ":1.6")
        both.remove("", of: ":1.5")
        #expect(wanted(both) == [activated])
    }

    /// Source: `registryd/registry.c` of at-spi2-core 2.46, `event_is_subtype`.
    @Test(
        "The registry takes away a name with all names that begin with it, however often they were added"
    )
    func subtypes() {
        var focus = listeners("object:state-changed:focused", "object:state-changed", "window:")
        focus.add("object:state-changed", of: ":1.5")
        focus.remove("object:state-changed", of: ":1.5")
        #expect(wanted(focus) == [activated, created])
    }
}
