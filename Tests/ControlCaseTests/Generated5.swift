// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting
import UniformTypeIdentifiers

enum NavPrefixKeptCase {
struct Case: View {
    @State var path = [1, 2]
    var body: some View {
        VStack { Button("Change tail") { path = [1, 7] }
            NavigationStack(path: $path) { Text("Root").navigationDestination(for: Int.self) { n in Counter(name: "p\(n)") } } }
    }
}
}

enum NavDestinationLinkNotInPathCase {
struct Case: View {
    @State var path: [Int] = []
    var body: some View {
        VStack { Text("n \(path.count)")
            NavigationStack(path: $path) { NavigationLink("Go") { Text("Inside") } } }
    }
}
}

enum NavValueOverDestinationCase {
struct Case: View {
    @State var path: [Int] = []
    var body: some View {
        VStack { Button("Pop all") { path = [] }; Text("n \(path.count)")
            NavigationStack(path: $path) {
                NavigationLink("One", value: 1)
                    .navigationDestination(for: Int.self) { _ in NavigationLink("Side") { Text("Side page") } }
            } }
    }
}
}

enum NavUnregisteredLinkCase {
struct Case: View { var body: some View { NavigationStack { NavigationLink("Go", value: "text").navigationDestination(for: Int.self) { Text("\($0)") } } } }
}

enum NavNearestRootWinsCase {
struct Case: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Go", value: 1)
                .navigationDestination(for: Int.self) { n in NavigationLink("Again", value: n + 1).navigationDestination(for: Int.self) { Text("inner \($0)") } }
        }
    }
}
}

enum NavNilValueDisabledCase {
struct Case: View { var body: some View { NavigationStack { NavigationLink("Go", value: nil as Int?).navigationDestination(for: Int.self) { Text("P\($0)") } } } }
}

enum NavIsPresentedCase {
struct Case: View {
    @State var on = false
    var body: some View { VStack { Text("on \(on ? 1 : 0)"); NavigationStack { Button("Open") { on = true }.navigationDestination(isPresented: $on) { Text("Shown") } } } }
}
}

enum NavOldIsActiveCase {
struct Case: View {
    @State var on = false
    @available(*, deprecated) var body: some View { VStack { Text("on \(on ? 1 : 0)"); NavigationView { VStack { NavigationLink(destination: Text("Old"), isActive: $on) { Text("Link") }; Button("By code") { on = true } } } } }
}
}

enum NavDismissPopsCase {
struct Page: View { @Environment(\.dismiss) var dismiss; var body: some View { Button("Leave") { dismiss() } } }
struct Case: View { var body: some View { NavigationStack { NavigationLink("Go") { Page() } } } }
}

enum NavPresentationModeCase {
struct Page: View { @Environment(\.presentationMode) var mode; var body: some View { Button("Leave") { mode.wrappedValue.dismiss() } } }
struct Case: View { var body: some View { NavigationView { NavigationLink(destination: Page()) { Text("Go") } } } }
}

enum NavBackHiddenCase {
struct Case: View { var body: some View { NavigationStack { NavigationLink("Go") { Text("Inside").navigationBarBackButtonHidden(true) } } } }
}

enum NavStackSizeCase {
struct Case: View { var body: some View { NavigationStack { Color.red.frame(width: 100, height: 50).tagged("c") }.tagged("nav") } }
}

let generated5: [String: (CGFloat, CGFloat) -> Screen] = [
    "nav-back-button": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
    "nav-escape-does-not-pop": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
    "nav-program-pushes-many": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
    "nav-program-pops": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
    "nav-root-state-kept": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
    "nav-popped-state-lost": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
    "nav-appear-order": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
    "nav-prefix-kept": { Screen($0, $1) { NavPrefixKeptCase.Case() } },
    "nav-destination-link-not-in-path": { Screen($0, $1) { NavDestinationLinkNotInPathCase.Case() } },
    "nav-value-over-destination": { Screen($0, $1) { NavValueOverDestinationCase.Case() } },
    "nav-unregistered-link": { Screen($0, $1) { NavUnregisteredLinkCase.Case() } },
    "nav-nearest-root-wins": { Screen($0, $1) { NavNearestRootWinsCase.Case() } },
    "nav-nil-value-disabled": { Screen($0, $1) { NavNilValueDisabledCase.Case() } },
    "nav-is-presented": { Screen($0, $1) { NavIsPresentedCase.Case() } },
    "nav-old-is-active": { Screen($0, $1) { NavOldIsActiveCase.Case() } },
    "nav-dismiss-pops": { Screen($0, $1) { NavDismissPopsCase.Case() } },
    "nav-presentation-mode": { Screen($0, $1) { NavPresentationModeCase.Case() } },
    "nav-title-is-window-title": { Screen($0, $1) { NavPushWritesPathCase.Case() } },
    "nav-back-hidden": { Screen($0, $1) { NavBackHiddenCase.Case() } },
    "nav-stack-size": { Screen($0, $1) { NavStackSizeCase.Case() } },
]
