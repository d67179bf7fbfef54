#if DEBUG || INSPECT
    import Foundation
    import LozengeCore

    // The views and modifiers with parameters of the layout.

    extension StackBox: Adjustable {
        var parameters: [Parameter<StackBox>] {
            let lines =
                layout.axis == .horizontal ? AlignmentNames.vertical : AlignmentNames.horizontal
            return [
                .choice("alignment", \.layout.alignment, lines),
                .length("spacing", \.layout.spacing),
            ]
        }
    }

    extension LayerBox: Adjustable {
        var parameters: [Parameter<LayerBox>] {
            [.choice("alignment", \.layout.alignment, AlignmentNames.both)]
        }
    }

    extension PaddingLayout: Adjustable {
        var parameters: [Parameter<PaddingLayout>] {
            [
                .length("top", \.insets.top), .length("leading", \.insets.leading),
                .length("bottom", \.insets.bottom), .length("trailing", \.insets.trailing),
            ]
        }

        var code: String {
            let edges = parameters.map { "\($0.name): \($0.read(self))" }
            return ".padding(EdgeInsets(\(edges.joined(separator: ", "))))"
        }
    }

    extension FrameLayout: Adjustable {
        var parameters: [Parameter<FrameLayout>] {
            [
                .length("width", \.width, isPositive: true),
                .length("height", \.height, isPositive: true),
                .choice("alignment", \.alignment, AlignmentNames.both),
            ]
        }
    }

    extension LayoutPriority: Adjustable {
        var parameters: [Parameter<LayoutPriority>] {
            [.length("priority", \.priority)]
        }

        private var priority: CGFloat {
            get { CGFloat(value) }
            set { value = Double(newValue) }
        }

        var code: String { ".layoutPriority(\(number: priority))" }
    }

    extension OffsetEffect: Adjustable {
        var parameters: [Parameter<OffsetEffect>] {
            [.length("x", \.offset.width), .length("y", \.offset.height)]
        }
    }

    extension FlexibleFrameLayout: Adjustable {
        var parameters: [Parameter<FlexibleFrameLayout>] {
            [
                .length("minWidth", \.width.given.min, isPositive: true),
                .length("idealWidth", \.width.given.ideal, isPositive: true),
                .length("maxWidth", \.width.given.max, isPositive: true),
                .length("minHeight", \.height.given.min, isPositive: true),
                .length("idealHeight", \.height.given.ideal, isPositive: true),
                .length("maxHeight", \.height.given.max, isPositive: true),
                .choice("alignment", \.alignment, AlignmentNames.both),
            ]
        }
    }

    extension FlexibleLength {
        /// The limits as a program writes them.
        fileprivate struct Given {
            var min: CGFloat?
            var ideal: CGFloat?
            var max: CGFloat?
        }

        fileprivate var given: Given {
            get {
                Given(
                    min: min.isNaN ? nil : min, ideal: ideal.isNaN ? nil : ideal,
                    max: max.isNaN ? nil : max)
            }
            set {
                self = FlexibleLength(min: newValue.min, ideal: newValue.ideal, max: newValue.max)
            }
        }
    }
#endif
