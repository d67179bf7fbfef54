import Foundation
import LozengeCore
import SessionFixtures
import Testing
import WaitingFixtures

@testable import LozengeX11

/// Source: `docs/windows.md`, STATUS-1 to STATUS-3.
@Suite("Icons in the desktop's panel")
struct StatusNotifierTests {
    private let bus: SessionBus

    init() throws { bus = try SessionBus() }

    /// The events of an icon.
    private final class Told {
        var isShown: [Bool] = []
        var chosen: [Int32] = []
        var presses: [CGPoint] = []

        var events: StatusNotifier.Events {
            StatusNotifier.Events(
                shown: { self.isShown.append($0) }, chosen: { self.chosen.append($0) },
                pressed: { self.presses.append($0) })
        }
    }

    private let item = StatusItem(
        title: "Timer", icon: .named("alarm-symbolic"),
        menu: [
            MenuEntry(id: 1, kind: .command, title: "Start_now"),
            MenuEntry(id: 2, kind: .separator),
            MenuEntry(id: 3, kind: .mark(isOn: true), title: "Loud"),
            MenuEntry(id: 4, kind: .option(isOn: false), title: "Slow", isEnabled: false),
            MenuEntry(
                id: 5, kind: .submenu([MenuEntry(id: 6, kind: .command, title: "Inside")]),
                title: "More"),
        ])

    private func show(_ item: StatusItem, _ told: Told, on bus: String? = nil) -> StatusNotifier {
        StatusNotifier(item, id: "app", number: 1, bus: bus ?? self.bus.address, told.events)
    }

    @Test("A panel gets the icon with its title and its menu, and changes of both")
    func shown() async throws {
        let panel = try FakePanel(on: bus)
        let told = Told()
        let notifier = show(item, told)
        try await wait(for: "the icon") { told.isShown.last == true }
        #expect(panel.items == ["org.kde.StatusNotifierItem-\(getpid())-1"])
        let properties = try #require(panel.properties)
        for part in [
            "'Id': <'app'>", "'Title': <'Timer'>", "'IconName': <'alarm-symbolic'>",
            "'ItemIsMenu': <true>", "'Menu': <objectpath '/MenuBar'>", "'Status': <'Active'>",
        ] { #expect(properties.contains(part), "\(part) in \(properties)") }
        #expect(
            panel.menu == """
                (1, (0, {'children-display': <'submenu'>}, \
                [<(1, {'label': <'Start__now'>}, @av [])>, <(2, {'type': <'separator'>}, @av [])>, \
                <(3, {'label': <'Loud'>, 'toggle-type': <'checkmark'>, 'toggle-state': <1>}, @av [])>, \
                <(4, {'label': <'Slow'>, 'enabled': <false>, 'toggle-type': <'radio'>, \
                'toggle-state': <0>}, @av [])>, <(5, {'label': <'More'>, 'children-display': \
                <'submenu'>}, [<(6, {'label': <'Inside'>}, @av [])>])>]))
                """)
        var changed = item
        changed.title = "Running"
        changed.icon = .pictures([
            Picture(
                name: "dot", pixelWidth: 1, pixelHeight: 1, scale: 1, pixels: [0x8040_2010],
                isOpaque: false)
        ])
        changed.menu = [MenuEntry(id: 9, kind: .command, title: "Stop")]
        notifier.item = changed
        try await wait(for: "the signals") {
            Set(panel.signals).isSuperset(
                of: ["NewTitle", "NewToolTip", "NewIcon", "LayoutUpdated(2, 0)"])
        }
        // The bus has pixels without premultiplied alpha, in the order of the network.
        #expect(
            panel.properties?.contains("'IconPixmap': <[(1, 1, [byte 0x80, 0x7f, 0x3f, 0x1f])]>")
                == true)
        #expect(panel.menu?.contains("(9, {'label': <'Stop'>}") == true)
    }

    @Test("A choice reports the identity of its item; unknown and disabled items are refused")
    func chosen() async throws {
        let panel = try FakePanel(on: bus)
        let told = Told()
        let notifier = show(item, told)
        try await wait(for: "the icon") { told.isShown.last == true }
        panel.choose(4)
        panel.choose(77)
        panel.choose(6)
        try await wait(for: "the choice") { !told.chosen.isEmpty }
        #expect(told.chosen == [6])
        #expect(
            panel.call(
                "EventGroup", of: "com.canonical.dbusmenu", at: "/MenuBar",
                "([(1, 'clicked', <0>, uint32 0), (78, 'clicked', <0>, uint32 0)],)") == "([78],)")
        try await wait(for: "the second choice") { told.chosen == [6, 1] }
        withExtendedLifetime(notifier) {}
    }

    @Test("A press reports its position; an icon with a window has no menu")
    func pressed() async throws {
        let panel = try FakePanel(on: bus)
        let told = Told()
        var item = item
        item.menu = nil
        let notifier = show(item, told)
        try await wait(for: "the icon") { told.isShown.last == true }
        #expect(panel.properties?.contains("'ItemIsMenu': <false>") == true)
        #expect(panel.properties?.contains("'/NO_DBUSMENU'") == true)
        panel.press(x: 30, y: -5)
        try await wait(for: "the press") { told.presses == [CGPoint(x: 30, y: -5)] }
        withExtendedLifetime(notifier) {}
    }

    @Test("A panel that comes later, goes and comes again gets the icon each time")
    func late() async throws {
        let told = Told()
        let notifier = show(item, told)
        var panel: FakePanel? = try FakePanel(on: bus, showsItems: false)
        try await wait(for: "the registration") { panel?.items.count == 1 }
        try await wait(for: "the answer that no panel shows it") { told.isShown.last == false }
        panel?.showItems()
        try await wait(for: "the icon") { told.isShown.last == true }
        panel = nil
        try await wait(for: "the loss") { told.isShown.last == false }
        panel = try FakePanel(on: bus)
        try await wait(for: "the icon again") { told.isShown.last == true }
        #expect(panel?.items.count == 1)
        withExtendedLifetime(notifier) {}
    }

    @Test("The app learns that no panel shows the icon: without a bus, and after the bus has died")
    func noBus() async throws {
        let told = Told()
        let lonely = show(item, told, on: "unix:path=/tmp/lozenge-nothing")
        try await wait(for: "the answer") { told.isShown == [false] }
        withExtendedLifetime(lonely) {}

        let panel = try FakePanel(on: bus)
        let other = Told()
        let notifier = show(item, other)
        try await wait(for: "the icon") { other.isShown.last == true }
        bus.kill()
        try await wait(for: "the loss") { other.isShown.last == false }
        notifier.item.title = "Later"
        withExtendedLifetime(panel) {}
    }

    @Test("Wrong arguments are refused, and the icon goes on")
    func wrongCalls() async throws {
        let panel = try FakePanel(on: bus)
        let told = Told()
        let notifier = show(item, told)
        try await wait(for: "the icon") { told.isShown.last == true }
        let menu = "com.canonical.dbusmenu"
        #expect(panel.call("GetLayout", of: menu, at: "/MenuBar", "('x',)") == nil)
        #expect(panel.call("GetLayout", of: menu, at: "/MenuBar", "(-5, -1, @as [])") == nil)
        #expect(
            panel.call("GetLayout", of: menu, at: "/MenuBar", "(0, -2147483648, @as [])")
                == panel.menu)
        #expect(panel.call("GetProperty", of: menu, at: "/MenuBar", "(1, 'colour')") == nil)
        #expect(panel.call("Explode", of: menu, at: "/MenuBar", "()") == nil)
        #expect(
            panel.call("GetProperty", of: menu, at: "/MenuBar", "(1, 'enabled')") == "(<true>,)")
        #expect(
            panel.call("GetGroupProperties", of: menu, at: "/MenuBar", "([6, 99], @as [])")
                == "([(6, {'label': <'Inside'>})],)")
        #expect(
            panel.call("GetLayout", of: menu, at: "/MenuBar", "(5, 0, @as [])")?
                .contains("(5, {'label': <'More'>, 'children-display': <'submenu'>}, [])") == true)
        withExtendedLifetime(notifier) {}
    }

    @Test("An icon that is taken away leaves the bus")
    func takenAway() async throws {
        let panel = try FakePanel(on: bus)
        let told = Told()
        var notifier: StatusNotifier? = show(item, told)
        try await wait(for: "the icon") { told.isShown.last == true }
        #expect(notifier?.item.title == "Timer")
        notifier = nil
        try await wait(for: "its end") { panel.properties == nil }
    }
}
