import Foundation
import Testing

/// Reads the table of the vocabulary, and the sources of the gallery.
@Suite("The vocabulary of the gallery")
struct VocabularyTests {
    /// The declarations that a page shows without naming them: types with another name in use, and parts of
    /// the page itself.
    private static let seenAs: [String: String] = [
        "AlternatingRowBackgroundBehavior": "alternatingRowBackgrounds",
        "AnimationTimelineSchedule": "animation",
        "AnyGradient": "gradient",
        "AsyncImagePhase": "AsyncImage",
        "AutomaticDisclosureGroupStyle": "DisclosureGroup",
        "AutomaticFormStyle": "Form",
        "AutomaticLabeledContentStyle": "LabeledContent",
        "AutomaticTableStyle": "automatic",
        "BackgroundProminence": "backgroundProminence",
        "BackgroundStyle": "background",
        "BadgeProminence": "badgeProminence",
        "BorderedButtonMenuStyle": "bordered",
        "BorderedButtonStyle": "bordered",
        "BorderedListStyle": "bordered",
        "BorderedProminentButtonStyle": "borderedProminent",
        "BorderedTableStyle": "bordered",
        "BorderlessButtonStyle": "borderless",
        "ButtonRole": "destructive",
        "ButtonStyleConfiguration": "isPressed",
        "ButtonToggleStyle": "button",
        "CheckboxToggleStyle": "checkbox",
        "ColorRenderingMode": "drawingGroup",
        "ColumnsFormStyle": "columns",
        "ContentMode": "contentMode",
        "ContentShapeKinds": "contentShape",
        "ContentTransition": "contentTransition",
        "ContentTransitionSymbolEffect": "symbolEffect",
        "ControlActiveState": "appearsActive",
        "CoordinateSpace": "coordinateSpace",
        "CoordinateSpaceProtocol": "coordinateSpace",
        "ColorSchemeContrast": "colorScheme",
        "DatePickerComponents": "displayedComponents",
        "DefaultButtonStyle": "automatic",
        "DefaultDateProgressLabel": "ProgressView",
        "DefaultFocusEvaluationPriority": "defaultFocus",
        "DefaultShareLinkLabel": "ShareLink",
        "DefaultGroupBoxStyle": "GroupBox",
        "DefaultLabelStyle": "Label",
        "DefaultListStyle": "List",
        "DefaultTextFieldStyle": "TextField",
        "DefaultToggleStyle": "Toggle",
        "DisabledTextSelectability": "disabled",
        "DisclosureGroupStyle": "disclosureGroupStyle",
        "DisclosureGroupStyleConfiguration": "DisclosureGroup",
        "DynamicTableRowContent": "Table",
        "EditActions": "editActions",
        "EditableCollectionContent": "editActions",
        "EllipticalListStyle": "List",
        "EmptyVisualEffect": "visualEffect",
        "EnvironmentalModifier": "ViewModifier",
        "EnabledTextSelectability": "enabled",
        "EveryMinuteTimelineSchedule": "everyMinute",
        "ExplicitTimelineSchedule": "explicit",
        "FillShapeStyle": "fill",
        "FillShapeView": "fill",
        "FocusInteractions": "interactions",
        "FocusedValueKey": "FocusedValues",
        "ForEachSectionCollection": "sections",
        "ForEachSubviewCollection": "subviews",
        "ForegroundStyle": "foreground",
        "FormStyle": "formStyle",
        "FormStyleConfiguration": "Form",
        "FrameResizePosition": "frameResize",
        "GeometryProxy": "GeometryReader",
        "Gesture": "gesture",
        "GestureMask": "including",
        "GestureStateGesture": "GestureState",
        "GlobalCoordinateSpace": "coordinateSpace",
        "Glass": "glassEffect",
        "GroupBoxStyleConfiguration": "GroupBox",
        "GroupElementsOfContent": "subviews",
        "GroupSectionsOfContent": "sections",
        "GroupedFormStyle": "grouped",
        "GroupedListStyle": "insetGrouped",
        "HierarchicalShapeStyle": "secondary",
        "HoverPhase": "onContinuousHover",
        "IconOnlyLabelStyle": "iconOnly",
        "IndefiniteSymbolEffect": "isActive",
        "InsetGroupedListStyle": "insetGrouped",
        "InsetListStyle": "inset",
        "InsetTableStyle": "inset",
        "InsettableShape": "inset",
        "KeyPress": "onKeyPress",
        "KeyboardShortcut": "keyboardShortcut",
        "LabeledControlGroupContent": "ControlGroup",
        "LabelStyleConfiguration": "StackedLabelStyle",
        "LabeledContentStyle": "labeledContentStyle",
        "LabeledContentStyleConfiguration": "LabeledContent",
        "LinkShapeStyle": "link",
        "ListItemTint": "listItemTint",
        "ListSectionSpacing": "listSectionSpacing",
        "LinkButtonStyle": "link",
        "ListStyle": "listStyle",
        "LocalCoordinateSpace": "coordinateSpace",
        "MatchedGeometryProperties": "matchedGeometryEffect",
        "NamedCoordinateSpace": "named",
        "OffsetShape": "offset",
        "OutlineSubgroupChildren": "OutlineGroup",
        "PeriodicTimelineSchedule": "periodic",
        "PlaceholderTextShapeStyle": "placeholder",
        "PlainButtonStyle": "plain",
        "PlainListStyle": "plain",
        "PlainTextFieldStyle": "plain",
        "PointerStyle": "pointerStyle",
        "PopUpButtonPickerStyle": "menu",
        "PopoverAttachmentAnchor": "popover",
        "Prominence": "increased",
        "PrimitiveButtonStyleConfiguration": "PrimitiveButtonStyle",
        "RedactionReasons": "redacted",
        "ResetFocusAction": "focusScope",
        "RotatedShape": "rotation",
        "RoundedBorderTextFieldStyle": "roundedBorder",
        "SquareBorderTextFieldStyle": "roundedBorder",
        "ScaledShape": "scale",
        "ImageResource": "Image",
        "ColorResource": "Color",
        "ScenePadding": "scenePadding",
        "ScrollIndicatorVisibility": "scrollIndicators",
        "ScrollViewProxy": "scrollTo",
        "ContentMarginPlacement": "contentMargins",
        "PagingScrollTargetBehavior": "paging",
        "ScrollAnchorRole": "defaultScrollAnchor",
        "TableColumnCustomizationBehavior": "disabledCustomizationBehavior",
        "ScrollBounceBehavior": "scrollBounceBehavior",
        "ScrollDismissesKeyboardMode": "scrollDismissesKeyboard",
        "ScrollPhaseChangeContext": "onScrollPhaseChange",
        "ScrollTargetBehaviorContext": "TargetContext",
        "ScrollTransitionConfiguration": "scrollTransition",
        "ScrollTransitionPhase": "isIdentity",
        "ViewAlignedScrollTargetBehavior": "viewAligned",
        "scrollTarget": "scrollTargetLayout",
        "SectionCollection": "sections",
        "SelectionShapeStyle": "selection",
        "SeparatorShapeStyle": "separator",
        "ShadowStyle": "inner",
        "ShapeRole": "stroke",
        "ShapeView": "fill",
        "SidebarListStyle": "sidebar",
        "SliderTickBuilder": "SliderTick",
        "SliderTickContent": "SliderTick",
        "SliderTickContentForEach": "SliderTick",
        "StrokeBorderShapeView": "strokeBorder",
        "StrokeShapeView": "stroke",
        "Subview": "subviews",
        "SubviewsCollection": "subviews",
        "SubviewsCollectionSlice": "dropFirst",
        "SwitchToggleStyle": "switch",
        "SymbolEffectConfiguration": "symbolEffect",
        "SymbolRenderingMode": "symbolRenderingMode",
        "SymbolVariants": "symbolVariant",
        "TableColumnAlignment": "alignment",
        "TableColumnBuilder": "TableColumn",
        "TableColumnContent": "TableColumn",
        "TableForEachContent": "Table",
        "TableRowBuilder": "TableRow",
        "TableRowContent": "TableRow",
        "TableStyle": "tableStyle",
        "TextFieldStyle": "textFieldStyle",
        "TextSelectability": "textSelection",
        "TimelineSchedule": "periodic",
        "TimelineScheduleMode": "periodic",
        "TimelineViewDefaultContext": "TimelineView",
        "TintShapeStyle": "tint",
        "SubmitTriggers": "onSubmit",
        "TitleAndIconLabelStyle": "titleAndIcon",
        "TitleOnlyLabelStyle": "titleOnly",
        "ToggleStyleConfiguration": "LampToggleStyle",
        "TransformedShape": "transform",
        "TransitionProperties": "transition",
        "TransitionSymbolEffect": "symbolEffect",
        "TupleTableColumnContent": "TableColumn",
        "EmptyTableRowContent": "TableRow",
        "TupleTableRowContent": "TableRow",
        "TypesettingLanguage": "typesettingLanguage",
        "Visibility": "titleVisibility",
        "VisualEffect": "visualEffect",
        "WindowBackgroundShapeStyle": "windowBackground",
        "SubmitLabel": "submitLabel",
        "autocapitalization": "textInputAutocapitalization",
        "TextInputAutocapitalization": "textInputAutocapitalization",
        "_ChangedGesture": "onChanged",
        "disableAutocorrection": "autocorrectionDisabled",
        "_MapGesture": "DragGesture",
        "_ModifiersGesture": "modifiers",
        "_ShapeView": "fill",
        "_TextFieldStyleLabel": "textFieldStyle",
        "listRowPlatterColor": "listRowBackground",
        "_VariadicView": "subviews",
        "_VariadicView_Root": "subviews",
        "_VariadicView_UnaryViewRoot": "subviews",
        "_VariadicView_ViewRoot": "subviews",
    ]

    @Test("Every view, modifier, shape and style is on some page")
    func complete() throws {
        let words = try words()
        let missing = try names().subtracting(words).subtracting(Self.seenAs.keys)
        #expect(missing.filter { !words.contains(Self.shortName(of: $0)) }.sorted() == [])
    }

    @Test("A declaration shown by another name exists, is not named, and is shown")
    func exceptionsAreNeeded() throws {
        let (names, words) = (try names(), try words())
        #expect(
            Self.seenAs.keys.filter { !names.contains($0) || words.contains($0) }.sorted() == [])
        #expect(Set(Self.seenAs.values).subtracting(words).sorted() == [])
    }

    /// The available views, modifiers, shapes and styles of the table.
    private func names() throws -> Set<String> {
        let path = fixture("../../docs/compatibility.md")
        let page = try String(contentsOfFile: path, encoding: .utf8)
        // Followed by the names that the compiler refuses.
        let refused = page.firstRange(of: "## Not there")?.lowerBound
        let table = page.prefix(upTo: refused ?? page.endIndex)
        let rooms =
            "Animators|Canvas|Colors|Containers|ContentTransitions|ControlGroup|Controls|Coordinates|Dates|Editing|Forms|"
            + "Gauge|Gestures|"
            + "Images|Keyboard|Labels|Lists|MatchedGeometry|Modifiers|Outlines|Picker|Popups|Progress|Scrolling|Shapes|Sharing|Slider|"
            + "Stepper|Styles|Subviews|SymbolEffects|Tables|Text|Theme|Time|Toggle|Transitions|VisualEffects"
        let row = try Regex(
            #"\| `(\w+)(?:\.(\w+)[^`]*)?` \| (?:(?:\#(rooms))/\S+|Layout/BackgroundAndOverlay.swift) \|"#,
            as: (Substring, Substring, Substring?).self)
        return Set(
            table.matches(of: row).compactMap { row in
                guard let member = row.2 else { return String(row.1) }
                let owners = ["View", "Shape", "InsettableShape", "ShapeStyle"]
                return owners.contains(String(row.1)) ? String(member) : nil
            })
    }

    /// The name in use of a type: `bounce` for `BounceSymbolEffect`, `menu` for `MenuPickerStyle`, `Picker` for
    /// `DefaultPickerStyle`, `Gauge` for `GaugeStyleConfiguration`, `controlSize` for `ControlSize`.
    private static func shortName(of type: String) -> String {
        if type.hasSuffix("StyleConfiguration") {
            return String(type.dropLast("StyleConfiguration".count))
        }
        let kinds = [
            "DatePicker", "Picker", "Gauge", "ProgressView", "Menu", "ControlGroup", "TextEditor",
        ]
        let suffixes = ["SymbolEffect", "Transition", "ButtonStyle"] + kinds.map { $0 + "Style" }
        var name = type
        for suffix in suffixes where type.hasSuffix(suffix) && type != suffix {
            name = String(type.dropLast(suffix.count))
            let isUsual = name == "Default" || name == "Automatic"
            if isUsual, suffix.hasSuffix("Style") { return String(suffix.dropLast(5)) }
            break
        }
        return name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The words in the sources of the gallery.
    private func words() throws -> Set<String> {
        let folder = fixture("../../Apps/Gallery")
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        return try (files ?? []).filter { $0.hasSuffix(".swift") }.reduce(into: []) { words, file in
            let text = try String(contentsOfFile: folder + "/" + file, encoding: .utf8)
            words.formUnion(text.matches(of: /\w+/).map { String($0.0) })
        }
    }
}
