import Foundation
import LozengeTesting

/// The notifications of a part's changes.
final class Audience {
    private var listeners: [Int: [() -> Void]] = [:]

    func listen(to part: Part, _ action: @escaping () -> Void) {
        listeners[part.id, default: []].append(action)
    }

    /// Calls all views that show the part; they subscribe again when they show the change.
    func tell(of part: Part) {
        for listener in listeners.removeValue(forKey: part.id) ?? [] { listener() }
    }
}

/// Shows a part; only a change of that part itself evaluates this again.
struct PartView: View {
    let part: Part
    let audience: Audience
    @State private var version = 0

    var body: some View {
        let _ = version
        let _ = audience.listen(to: part) { version += 1 }
        if part.look.isShown {
            AnyView(content).modifier(Mark(id: part.id))
        }
    }

    private var content: any View {
        switch part.parts.count {
        case 0 where Kind.leaves.contains(part.kind):
            LeafContent(look: part.look, kind: part.kind).view
        case _ where Kind.containers.contains(part.kind): container
        default: wrapper
        }
    }

    var look: Look { part.look }

    func view(of part: Part) -> PartView { PartView(part: part, audience: audience) }

    /// One of the parts inside; a reduced tree may have fewer.
    @ViewBuilder
    func inner(_ index: Int = 0) -> some View {
        if index < part.parts.count { view(of: part.parts[index]) }
    }

    /// All parts inside, written one by one or as a collection.
    @ViewBuilder
    var inside: some View {
        let present = part.present
        switch part.variant % 3 {
        case 0 where present.count > 1:
            view(of: present[0])
            ForEach(Array(present.dropFirst(2))) { view(of: $0) }
            view(of: present[1])
        default: ForEach(present) { view(of: $0) }
        }
    }
}

/// A wrapper without an effect on layout, found by its part.
struct Mark: PrimitiveModifier {
    typealias Body = Never

    let id: Int
}

/// A part without parts inside.
private struct LeafContent {
    let look: Look
    let kind: Kind

    var view: any View {
        switch kind {
        case .text: Text(look.string).font(look.fontValue)
        case .fontedText: VStack { Text(look.string) }
        case .box: Color.red.frame(width: look.width ?? 5, height: look.height ?? 7)
        case .color: look.isOn ? Color.red : Color.blue
        case .circle: Circle()
        case .spacer: Spacer(minLength: look.width)
        default: Divider()
        }
    }
}
