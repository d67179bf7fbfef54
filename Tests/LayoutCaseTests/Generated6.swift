// Written by generate.py.

// swift-format-ignore-file

import LozengeTesting

let generated6: [String: (ProposedViewSize) -> LayoutReport] = [
    "d-text-baseline-vstack-last-is-max": { layoutReport(of: HStack(alignment: .lastTextBaseline, spacing: 0) { VStack(spacing: 10) { MetricsText(width: 40, height: 20, ascender: 15, descender: 5, capHeight: 10.5, leading: 0, pixelLength: 0.5).tagged("a"); MetricsText(width: 40, height: 20, ascender: 15, descender: 5, capHeight: 10.5, leading: 0, pixelLength: 0.5).tagged("b") }.tagged("s"); Color.red.frame(width: 10, height: 10).tagged("c") }, in: $0) },
    "d-text-baseline-through-padding": { layoutReport(of: HStack(alignment: .firstTextBaseline, spacing: 0) { MetricsText(width: 40, height: 20, ascender: 15, descender: 5, capHeight: 10.5, leading: 0, pixelLength: 0.5).tagged("a").padding(10).tagged("p"); MetricsText(width: 40, height: 20, ascender: 15, descender: 5, capHeight: 10.5, leading: 0, pixelLength: 0.5).tagged("b") }, in: $0) },
    "d-text-baseline-mixed-vstack": { layoutReport(of: HStack(alignment: .firstTextBaseline, spacing: 0) { VStack(spacing: 0) { Color.red.frame(width: 20, height: 30).tagged("i"); MetricsText(width: 40, height: 20, ascender: 15, descender: 5, capHeight: 10.5, leading: 0, pixelLength: 0.5).tagged("a") }.tagged("s"); MetricsText(width: 40, height: 20, ascender: 15, descender: 5, capHeight: 10.5, leading: 0, pixelLength: 0.5).tagged("b") }, in: $0) },
    "d-spacing-text-text": { layoutReport(of: VStack { MetricsText(width: 40, height: 16, ascender: 12.568, descender: 2.742, capHeight: 9.16, leading: 0, pixelLength: 0.5).tagged("t"); MetricsText(width: 40, height: 16, ascender: 12.568, descender: 2.742, capHeight: 9.16, leading: 0, pixelLength: 0.5).tagged("u") }, in: $0) },
    "d-spacing-text-text-horizontal": { layoutReport(of: HStack { MetricsText(width: 40, height: 16, ascender: 12.568, descender: 2.742, capHeight: 9.16, leading: 0, pixelLength: 0.5).tagged("t"); MetricsText(width: 40, height: 16, ascender: 12.568, descender: 2.742, capHeight: 9.16, leading: 0, pixelLength: 0.5).tagged("u") }, in: $0) },
    "d-spacing-text-frame-resets": { layoutReport(of: VStack { MetricsText(width: 40, height: 16, ascender: 12.568, descender: 2.742, capHeight: 9.16, leading: 0, pixelLength: 0.5).tagged("t").frame(height: 30).tagged("f"); MetricsText(width: 40, height: 16, ascender: 12.568, descender: 2.742, capHeight: 9.16, leading: 0, pixelLength: 0.5).tagged("u") }, in: $0) },
    "d-spacing-text-padding-resets": { layoutReport(of: VStack { MetricsText(width: 40, height: 16, ascender: 12.568, descender: 2.742, capHeight: 9.16, leading: 0, pixelLength: 0.5).tagged("t").padding(2).tagged("f"); MetricsText(width: 40, height: 16, ascender: 12.568, descender: 2.742, capHeight: 9.16, leading: 0, pixelLength: 0.5).tagged("u") }, in: $0) },
    "d-spacing-shape-shape": { layoutReport(of: VStack { Color.red.frame(width: 20, height: 10).tagged("a"); Circle().frame(width: 20, height: 20).tagged("b") }, in: $0) },
    "d-spacing-image-image": { layoutReport(of: VStack { FixtureImage(width: 20, height: 10).tagged("a"); FixtureImage(width: 20, height: 10).tagged("b") }, in: $0) },
    "d-spacing-stack-stack": { layoutReport(of: VStack { HStack { Color.red.frame(width: 20, height: 10); Color.red.frame(width: 20, height: 10) }.tagged("a"); HStack { Color.red.frame(width: 20, height: 10); Color.red.frame(width: 20, height: 10) }.tagged("b") }, in: $0) },
    "d-spacing-spacer-at-end-of-nested": { layoutReport(of: VStack { VStack { Color.red.frame(width: 20, height: 10).tagged("a"); Spacer().tagged("s") }; Color.red.frame(width: 20, height: 10).tagged("b") }, in: $0) },
    "d-spacing-empty-stack-zero": { layoutReport(of: HStack { Color.red.frame(width: 20, height: 10).tagged("a"); VStack { }; Color.red.frame(width: 20, height: 10).tagged("b") }, in: $0) },
    "d-rounding-half-point-center": { layoutReport(of: Color.red.frame(width: 51, height: 31).tagged("a").frame(width: 100, height: 100), in: $0) },
    "d-rounding-seven-columns": { layoutReport(of: HStack(spacing: 0) { Color.red.tagged("v0"); Color.red.tagged("v1"); Color.red.tagged("v2"); Color.red.tagged("v3"); Color.red.tagged("v4"); Color.red.tagged("v5"); Color.red.tagged("v6") }, in: $0) },
    "d-rounding-thin-line": { layoutReport(of: VStack(spacing: 0) { Color.red.tagged("a"); Color.red.frame(height: 0.5).tagged("l"); Color.red.tagged("b") }, in: $0) },
    "d-scroll-color-gets-10": { layoutReport(of: ScrollView { Color.red.tagged("c") }, in: $0) },
    "d-scroll-spacer-min": { layoutReport(of: ScrollView { VStack { Color.red.frame(width: 20, height: 10).tagged("a"); Spacer(); Color.red.frame(width: 20, height: 10).tagged("b") } }, in: $0) },
    "d-scroll-implicit-vstack": { layoutReport(of: ScrollView { Color.red.frame(width: 60, height: 10).tagged("a"); Color.red.frame(width: 20, height: 10).tagged("b") }, in: $0) },
    "d-scroll-maxinf-content": { layoutReport(of: ScrollView { Color.red.frame(width: 40, height: 20).frame(maxWidth: .infinity).tagged("c") }, in: $0) },
    "d-rtl-hstack": { layoutReport(of: HStack(spacing: 5) { Color.red.frame(width: 20, height: 10).tagged("a"); Color.red.frame(width: 30, height: 10).tagged("b") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-padding-leading": { layoutReport(of: Color.red.frame(width: 20, height: 10).tagged("a").padding(.leading, 30).environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-offset": { layoutReport(of: Color.red.frame(width: 20, height: 10).tagged("a").offset(x: 5, y: 3).frame(width: 60, height: 10).environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-overlay-topleading": { layoutReport(of: Color.red.frame(width: 60, height: 30).overlay(alignment: .topLeading) { Color.red.frame(width: 10, height: 10).tagged("o") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-geometry-child": { layoutReport(of: GeometryReader { geo in Color.red.frame(width: 20, height: 10).tagged("g") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-zstack-trailing": { layoutReport(of: ZStack(alignment: .bottomTrailing) { Color.red.frame(width: 60, height: 30).tagged("a"); Color.red.frame(width: 10, height: 10).tagged("b") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-rtl-scroll-horizontal": { layoutReport(of: ScrollView(.horizontal) { Color.red.frame(width: 50, height: 20).tagged("a") }.environment(\.layoutDirection, .rightToLeft), in: $0) },
    "d-root-two-views": { layoutReport(of: VStack { Color.red.frame(width: 20, height: 10).tagged("a"); Color.red.frame(width: 40, height: 10).tagged("b") }.frame(width: 100, height: 100), in: $0) },
    "d-group-group-frame-each": { layoutReport(of: HStack(spacing: 4) { Group { Color.red.tagged("a"); Color.red.tagged("b") }.frame(width: 20, height: 10) }, in: $0) },
]
