import Foundation
import LozengeTesting

/// Where a change of a part is told to whoever shows it.
final class Audience {
    private var listeners: [Int: [() -> Void]] = [:]

    func listen(to part: Part, _ action: @escaping () -> Void) {
        listeners[part.id, default: []].append(action)
    }

    /// Everyone who shows the part is called, and listens again when it shows the change.
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

    /// One of the parts inside; there may be less of them in a tree that was made smaller.
    @ViewBuilder
    func inner(_ index: Int = 0) -> some View {
        if index < part.parts.count { view(of: part.parts[index]) }
    }

    /// All parts inside, written down one by one or as a collection.
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

/// A box that is its child, and found again by its part.
struct Mark: PrimitiveModifier {
    typealias Body = Never

    let id: Int
}

/// What has nothing inside.
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
