// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

let generated = [generated0, generated1, generated2, generated3, generated4]

/// The cases that wait for a declaration, by its name.
nonisolated let waiting: [String: [String]] = [
    "AsyncImage": [
        "async-image-nil",
        "async-image-placeholder",
    ],
    "DatePicker": [
        "datepicker-step-part",
        "datepicker-clamps",
    ],
    "PickerStyle.navigationLink": [
        "picker-navigation-link",
    ],
    "ShareLink": [
        "share-link-label",
    ],
    "TextEditor": [
        "editor-tab-inserts",
        "editor-fills",
    ],
    "TextField.init(_:text:axis:)": [
        "vertical-field-return-submits",
        "vertical-field-newline",
    ],
    "View.defaultScrollAnchor(_:)": [
        "scroll-anchor-bottom",
    ],
    "View.draggable(_:)": [
        "drop-delivers",
        "drop-targeted",
        "drop-proxy",
        "drag-button-inside",
    ],
    "View.dropDestination(for:action:isTargeted:)": [
        "drop-delivers",
        "drop-targeted",
        "drop-proxy",
        "drag-button-inside",
    ],
    "View.scrollPosition(id:anchor:)": [
        "scroll-position-id-writes",
    ],
    "View.scrollTargetBehavior(_:)": [
        "scroll-paging",
    ],
    "NavigationSplitView": [
        "split-selection-drives-detail",
        "split-detail-state-kept",
        "split-visibility-binding",
        "split-link-opens-detail",
        "split-collapses-narrow",
        "split-fixed-width",
        "n-splitview-mac",
    ],
    "NavigationStack": [
        "edit-button-toggles",
        "edit-minus-two-steps",
        "picker-navigation-link",
        "nav-push-writes-path",
        "nav-back-writes-path",
        "nav-back-button",
        "nav-escape-does-not-pop",
        "nav-program-pushes-many",
        "nav-program-pops",
        "nav-root-state-kept",
        "nav-popped-state-lost",
        "nav-appear-order",
        "nav-prefix-kept",
        "nav-destination-link-not-in-path",
        "nav-value-over-destination",
        "nav-unregistered-link",
        "nav-nearest-root-wins",
        "nav-nil-value-disabled",
        "nav-is-presented",
        "nav-dismiss-pops",
        "nav-title-is-window-title",
        "nav-back-hidden",
        "nav-stack-size",
        "nav-env-around-reaches",
        "nav-path-erased",
        "nav-list-row-link",
        "nav-covered-toolbar-hidden",
        "tab-reselect-pops",
        "default-button-return",
        "toolbar-plain-views",
        "toolbar-zones",
        "toolbar-ios-placements",
        "toolbar-hidden",
        "search-writes-and-submits",
        "search-ctrl-f",
        "search-escape-twice",
        "search-dismiss-action",
        "search-suggestion-completes",
        "n-nav-ios-large",
    ],
    "NavigationView": [
        "nav-old-is-active",
        "nav-presentation-mode",
        "nav-bar-items-deprecated",
        "navigation-view-two-children",
        "navigation-view-one-child",
    ],
    "TabView": [
        "tab-click-writes",
        "tab-state-kept",
        "tab-made-when-shown",
        "tab-keys",
        "tab-program",
        "tab-index-default",
        "tab-new-api",
        "tab-page-style",
        "tab-reselect-pops",
    ],
    "View.searchable(text:placement:prompt:)": [
        "search-writes-and-submits",
        "search-ctrl-f",
        "search-escape-twice",
        "search-dismiss-action",
        "search-suggestion-completes",
    ],
    "View.toolbar(content:)": [
        "edit-button-toggles",
        "edit-minus-two-steps",
        "nav-covered-toolbar-hidden",
        "default-button-return",
        "toolbar-plain-views",
        "toolbar-zones",
        "toolbar-ios-placements",
        "toolbar-hidden",
    ],
    "Alert": [
        "old-alert",
        "old-alert-item",
    ],
    "View.fullScreenCover(isPresented:onDismiss:content:)": [
        "cover-escape-stays",
    ],
    "View.popover(isPresented:attachmentAnchor:arrowEdge:content:)": [
        "popover-click-outside",
    ],
    "View.sheet(isPresented:onDismiss:content:)": [
        "sheet-opens-and-dismiss",
        "sheet-escape",
        "sheet-modal",
        "sheet-state-new-each-time",
        "sheet-no-interactive-dismiss",
        "sheet-fresh-values",
        "sheet-environment",
        "sheet-nested",
        "default-button-return",
        "focus-in-sheet-loops",
        "exit-command-before-sheet",
    ],
    "View.sheet(item:onDismiss:content:)": [
        "sheet-item-same-id",
        "sheet-item-other-id",
    ],
]

/// The recordings that are not compared.
nonisolated let uncompared: Set<String> = [
    "n-nav-mac-size",
    "n-toggle-ios",
    "n-slider-ios",
    "n-picker-ios",
    "n-textfield-ios",
    "n-controls-ios-spacing",
    "n-settings-ios",
    "n-text-styles-ios",
    "n-progress-mac",
    "n-gauge-mac",
    "n-datepicker-mac",
    "n-menu-mac",
    "n-tabview-mac",
    "n-texteditor-mac",
    "n-toolbar-mac",
    "n-sheet-ios",
    "n-section-lazygrid",
    "n-scroll-anchor-roles",
]
