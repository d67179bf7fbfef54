// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

let generated7: [String: (ProposedViewSize) -> LayoutReport] = [
    "d-lazy-grid-three-flexible": { layoutReport(of: LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())], spacing: 5) { Color.red.frame(height: 20).tagged("c0"); Color.red.frame(height: 20).tagged("c1"); Color.red.frame(height: 20).tagged("c2"); Color.red.frame(height: 20).tagged("c3") }, in: $0) },
    "d-lazy-grid-capped-flexible-not-redistributed": { layoutReport(of: LazyVGrid(columns: [GridItem(.flexible(minimum: 10, maximum: 20)), GridItem(.flexible())], spacing: 0) { Color.red.frame(height: 20).tagged("c0"); Color.red.frame(height: 20).tagged("c1") }, in: $0) },
    "d-lazy-grid-adaptive-4": { layoutReport(of: LazyVGrid(columns: [GridItem(.adaptive(minimum: 40))], spacing: 8) { Color.red.frame(height: 20).tagged("c0"); Color.red.frame(height: 20).tagged("c1"); Color.red.frame(height: 20).tagged("c2"); Color.red.frame(height: 20).tagged("c3"); Color.red.frame(height: 20).tagged("c4") }, in: $0) },
    "d-lazy-grid-uneven-row-height": { layoutReport(of: LazyVGrid(columns: [GridItem(.fixed(40)), GridItem(.fixed(40))], alignment: .leading, spacing: 4) { Color.red.frame(width: 20, height: 10).tagged("a"); Color.red.frame(width: 40, height: 30).tagged("b"); Color.red.frame(width: 40, height: 10).tagged("c") }, in: $0) },
    "d-safe-area-bottom-default": { layoutReport(of: VStack { Color.red.tagged("content") }.safeAreaInset(edge: .bottom) { Color.red.frame(height: 20).tagged("bar") }, in: $0) },
    "d-rtl-hstack": { layoutReport(of: HStack(spacing: 5) { Color.red.frame(width: 20, height: 10).tagged("a"); Color.red.frame(width: 30, height: 10).tagged("b") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-padding-leading": { layoutReport(of: Color.red.frame(width: 20, height: 10).tagged("a").padding(.leading, 30).environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-offset": { layoutReport(of: Color.red.frame(width: 20, height: 10).tagged("a").offset(x: 5, y: 3).frame(width: 60, height: 10).environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-overlay-topleading": { layoutReport(of: Color.red.frame(width: 60, height: 30).overlay(alignment: .topLeading) { Color.red.frame(width: 10, height: 10).tagged("o") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-geometry-child": { layoutReport(of: GeometryReader { geo in Color.red.frame(width: 20, height: 10).tagged("g") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-zstack-trailing": { layoutReport(of: ZStack(alignment: .bottomTrailing) { Color.red.frame(width: 60, height: 30).tagged("a"); Color.red.frame(width: 10, height: 10).tagged("b") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-scroll-horizontal": { layoutReport(of: ScrollView(.horizontal) { Color.red.frame(width: 50, height: 20).tagged("a") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-root-two-views": { layoutReport(of: VStack { Color.red.frame(width: 20, height: 10).tagged("a"); Color.red.frame(width: 40, height: 10).tagged("b") }.frame(width: 100, height: 100), in: $0) },
    "d-group-group-frame-each": { layoutReport(of: HStack(spacing: 4) { Group { Color.red.tagged("a"); Color.red.tagged("b") }.frame(width: 20, height: 10) }, in: $0) },
    "m-label-small-icon": { layoutReport(of: Label { MetricsText(width: 26.5, height: 16, ascender: 13, descender: 3, capHeight: 9.15967, leading: 0, pixelLength: 0.5).tagged("title") } icon: { Color.red.frame(width: 12, height: 12).tagged("icon") }, in: $0) },
    "m-label-tall-icon": { layoutReport(of: Label { MetricsText(width: 17.5, height: 16, ascender: 13, descender: 3, capHeight: 9.15967, leading: 0, pixelLength: 0.5).tagged("title") } icon: { Color.red.frame(width: 64, height: 40).tagged("icon") }, in: $0) },
    "m-label-in-row": { layoutReport(of: HStack(alignment: .firstTextBaseline, spacing: 8) { Label { MetricsText(width: 17.5, height: 16, ascender: 13, descender: 3, capHeight: 9.15967, leading: 0, pixelLength: 0.5).tagged("title") } icon: { Color.red.frame(width: 24, height: 24).tagged("icon") }.tagged("label"); MetricsText(width: 17.5, height: 16, ascender: 13, descender: 3, capHeight: 9.15967, leading: 0, pixelLength: 0.5).tagged("text") }, in: $0) },
    "m-label-ios": { layoutReport(of: Label { MetricsText(width: 40.5, height: 24.5, ascender: 18.5, descender: 6, capHeight: 11.978, leading: 0, pixelLength: 0.5).tagged("title") } icon: { Color.red.frame(width: 22.5, height: 16).tagged("icon") }, in: $0) },
]
