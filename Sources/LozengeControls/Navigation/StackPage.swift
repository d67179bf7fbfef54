import Foundation
import LozengeCore
import LozengeViews

/// The place of a page in its stack.
///
/// A modifier, so that the type of its body is the same for every page.
nonisolated struct StackPage {
    let model: StackModel
    /// The number of pages below.
    let depth: Int
    /// The number of pages that cannot be left.
    let rootCount: Int
    /// The identity of the page in the stack.
    let id: Int
    let isOnTop: Bool

    @Environment(\.endPresentation) private var outerEnd
    @State private var ending = LatestAction<@MainActor () -> Void>()
    @State private var hidesBackButton = false
    @State private var ground: Declaration<ContainerBackground>?

    init(model: StackModel, depth: Int, rootCount: Int, id: Int, isOnTop: Bool) {
        (self.model, self.depth, self.rootCount) = (model, depth, rootCount)
        (self.id, self.isOnTop) = (id, isOnTop)
    }
}

extension StackPage: ViewModifier {
    func body(content: Content) -> some View {
        let (model, depth) = (model, depth)
        let canLeave = depth > rootCount
        let leave: @MainActor () -> Void = { model.pop(to: depth - 1) }
        ending.action = leave
        return RootContent(content)
            .environment(\.stack, StackPlace(model: model, depth: depth))
            .environment(\.pickerLink, PickerLink { AnyView(LinkPicker(options: $0)) })
            .environment(\.endPresentation, canLeave ? ending : outerEnd)
            .onDeclarations(of: NavigationTitle.self) { titles in
                if let title = titles.shown.text { model.titles[id] = title.value.text }
            }
            .onDeclarations(of: HiddenBackButton.self) { hidesBackButton = !$0.isEmpty }
            .onDeclarations(of: PageWay.self) {
                model.course(of: id)?.way = $0.last?.value ?? .slide
            }
            .onPreferenceChange(PreferredColorSchemeKey.self) { model.prefer($0, on: id) }
            .onDeclarations(of: ContainerBackground.self) { all in
                // That of a page of a stack inside is not this page's.
                all.filter { $0.environment.stack == StackPlace(model: model, depth: depth) }
                    .update(&ground, in: .navigation)
            }
            .background {
                if let ground {
                    PageGround { ground.value.content }.allowsHitTesting(false)
                }
            }
            .background {
                if canLeave, !hidesBackButton {
                    BackDeclaration(
                        goBack: leave,
                        button: BackButton(model: model, depth: depth, rootCount: rootCount))
                }
            }
            // A page that is covered is seen until the one in front of it has come.
            .inert(!isOnTop)
            .animation(PageMotion.animation) {
                $0.modifier(
                    PageMotion(
                        position: isOnTop ? 0 : -1, isOnTop: isOnTop, cover: model.covers[id]))
            }
            .layoutValue(key: IsTopPageKey.self, value: isOnTop)
    }
}

/// A stack, and the place of a page in it.
nonisolated struct StackPlace: Equatable {
    let model: StackModel
    /// The number of pages below the page.
    let depth: Int

    static func == (lhs: Self, rhs: Self) -> Bool {
        lhs.model === rhs.model && lhs.depth == rhs.depth
    }
}

nonisolated extension EnvironmentValues {
    /// The stack around; `nil` outside of stacks.
    var stack: StackPlace? {
        get { self[StackPlaceKey.self] }
        set { self[StackPlaceKey.self] = newValue }
    }
}

nonisolated private struct StackPlaceKey: EnvironmentKey {
    static var defaultValue: StackPlace? { nil }
}
