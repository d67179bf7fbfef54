#if DEBUG || INSPECT
    import LozengeCore

    /// A layout with parameters that an inspector can change while the app runs.
    protocol AdjustableLayout: Layout {
        /// The parameters, in the order of the source code.
        var parameters: [Parameter<Self>] { get }
        /// The type that the source code calls.
        var callee: String { get }
    }

    extension AdjustableLayout {
        var callee: String { String(describing: Self.self) }
    }

    extension LayoutBox: @MainActor Adjustable where Rule: AdjustableLayout {
        var parameters: [Parameter<LayoutBox<Rule>>] { layout.parameters.map { $0.of(\.layout) } }
        var callee: String { layout.callee }
    }

    extension LazyBox: @MainActor Adjustable where Rule: AdjustableLayout {
        var parameters: [Parameter<LazyBox<Rule>>] { rule.parameters.map { $0.of(\.rule) } }
        var callee: String { rule.callee }
    }

    extension GridLayout: @MainActor AdjustableLayout {
        var parameters: [Parameter<GridLayout>] {
            [
                .choice("alignment", \.alignment, AlignmentNames.both),
                .length("horizontalSpacing", \.horizontalSpacing),
                .length("verticalSpacing", \.verticalSpacing),
            ]
        }
    }

    extension HStackLayout: @MainActor AdjustableLayout {
        var parameters: [Parameter<HStackLayout>] {
            let lines = AlignmentNames.vertical.map { ($0.0, VerticalAlignment($0.1)) }
            return [.choice("alignment", \.alignment, lines), .length("spacing", \.spacing)]
        }
    }

    extension VStackLayout: @MainActor AdjustableLayout {
        var parameters: [Parameter<VStackLayout>] {
            let lines = AlignmentNames.horizontal.map { ($0.0, HorizontalAlignment($0.1)) }
            return [.choice("alignment", \.alignment, lines), .length("spacing", \.spacing)]
        }
    }

    extension ZStackLayout: @MainActor AdjustableLayout {
        var parameters: [Parameter<ZStackLayout>] {
            [.choice("alignment", \.alignment, AlignmentNames.both)]
        }
    }

    extension LazyStackLayout: @MainActor AdjustableLayout {
        var parameters: [Parameter<LazyStackLayout>] {
            let lines = axis == .vertical ? AlignmentNames.horizontal : AlignmentNames.vertical
            return [.choice("alignment", \.alignment, lines), .length("spacing", \.spacing)]
        }

        var callee: String { label }
    }

    extension LazyGridLayout: @MainActor AdjustableLayout {
        var parameters: [Parameter<LazyGridLayout>] {
            let lines = axis == .vertical ? AlignmentNames.horizontal : AlignmentNames.vertical
            return [.choice("alignment", \.alignment, lines), .length("spacing", \.spacing)]
        }

        var callee: String { label }
    }

    extension AnyLayout: @MainActor AdjustableLayout {
        /// The parameters of the layout inside; none for a layout of the program.
        var parameters: [Parameter<AnyLayout>] {
            (base as? any AdjustableLayout).map { Self.parameters(of: $0) } ?? []
        }

        var callee: String { (base as? any AdjustableLayout)?.callee ?? "AnyLayout" }

        private static func parameters<Rule: AdjustableLayout>(
            of layout: Rule
        ) -> [Parameter<AnyLayout>] {
            layout.parameters.map { parameter in
                Parameter(name: parameter.name, kind: parameter.kind) { layout in
                    (layout.base as? Rule).map(parameter.read) ?? ""
                } write: { layout, words in
                    guard var rule = layout.base as? Rule, parameter.write(&rule, words) else {
                        return false
                    }
                    layout = AnyLayout(rule)
                    return true
                }
            }
        }
    }
#endif
