/// Drawings of symbols that no theme has an icon for, on 16 by 16 points.
///
/// Each is a name with the paths of a drawing, apart by bars, in the language of SVG: `s` strokes a path, `f` fills it
/// and `l` strokes it in all forms. With a star before its name, the form `.fill` fills all others.
///
/// Source: drawn for this package, in the manner of Adwaita's outlines.
let symbolDrawingTable = symbolDrawingsToK + "\n" + symbolDrawingsFromL

/// The drawings of symbols up to the letter K.
private let symbolDrawingsToK = """
    airplayaudio s M4.5 11a5 5 0 1 1 7 0M6 8.5a2.3 2.3 0 1 1 4 0 | f M8 10l3 4H5Z
    airplayvideo s M5 11H3a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-2 | f M8 9l3.5 4.5h-7Z
    align.horizontal.center s M8 2v12M3 5h10M5 11h6
    align.horizontal.left s M2 2v12M5 5h9M5 11h6
    align.horizontal.right s M14 2v12M11 5H2M11 11H5
    align.vertical.bottom s M2 14h12M5 11V2M11 11V5
    align.vertical.center s M2 8h12M5 3v10M11 5v6
    align.vertical.top s M2 2h12M5 5v9M11 5v6
    ant s M8 2.5a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 1 0 0-3.2ZM8 5.7a1.3 1.3 0 1 0 0 2.6a1.3 1.3 0 1 0 0-2.6ZM8 8.3a2 2.8 0 1 0 0 5.6a2 2.8 0 1 0 0-5.6ZM6.7 6.5L3.5 5M9.3 6.5L12.5 5M6.7 7.2L3 8.5M9.3 7.2l3.7 1.3M6.2 10L3.5 12.5M9.8 10l2.7 2.5M7 2.7L5.8 1.3M9 2.7l1.2-1.4
    archivebox s M1.5 3h13v3h-13ZM2.5 6v7.5h11V6M6 8.8h4
    arrow.backward s M13.5 8h-11M7 3.5L2.5 8 7 12.5
    arrow.down s M8 2.5v11M3.5 9L8 13.5 12.5 9
    arrow.down.left s M12 4l-8 8M10.5 12H4V5.5
    arrow.down.right s M4 4l8 8M5.5 12H12V5.5
    arrow.forward s M2.5 8h11M9 3.5L13.5 8 9 12.5
    arrow.left s M13.5 8h-11M7 3.5L2.5 8 7 12.5
    arrow.left.and.right s M2 8h12M4.5 5.5L2 8l2.5 2.5M11.5 5.5L14 8l-2.5 2.5
    arrow.right s M2.5 8h11M9 3.5L13.5 8 9 12.5
    arrow.swap s M2.5 5.5H11a2.4 2.4 0 0 1 2.4 2.4M5 3L2.5 5.5 5 8M13.5 10.5H5a2.4 2.4 0 0 1-2.4-2.4M11 8l2.5 2.5L11 13
    arrow.up s M8 13.5v-11M3.5 7L8 2.5 12.5 7
    arrow.up.and.down s M8 2v12M5.5 4.5L8 2l2.5 2.5M5.5 11.5L8 14l2.5-2.5
    arrow.up.and.down.and.arrow.left.and.right s M8 2v12M2 8h12M6.3 3.7L8 2l1.7 1.7M6.3 12.3L8 14l1.7-1.7M3.7 6.3L2 8l1.7 1.7M12.3 6.3L14 8l-1.7 1.7
    arrow.up.left s M12 12L4 4M10.5 4H4v6.5
    arrow.up.right s M4 12L12 4M5.5 4H12v6.5
    arrow.uturn.down s M11.5 14V5.5a3.25 3.25 0 0 0-6.5 0V11M2.5 8.5L5 11l2.5-2.5
    arrow.uturn.left s M5.5 9.5L2.5 6.5l3-3M2.5 6.5H10.5a3.25 3.25 0 0 1 0 6.5H6
    arrow.uturn.right s M10.5 9.5l3-3-3-3M13.5 6.5H5.5a3.25 3.25 0 0 0 0 6.5H10
    arrow.uturn.up s M11.5 2v8.5a3.25 3.25 0 0 1-6.5 0V5M2.5 7.5L5 5l2.5 2.5
    * arrowshape.down s M8 14.2L2 8h3.3V2h5.4v6H14Z
    * arrowshape.left s M1.8 8L8 2v3.3h6v5.4H8V14Z
    * arrowshape.right s M14.2 8L8 14v-3.3H2V5.3h6V2Z
    * arrowshape.up s M8 1.8L14 8h-3.3v6H5.3V8H2Z
    * arrowtriangle.down s M3 4.5h10L8 12.5Z
    * arrowtriangle.left s M11.5 3v10L3.5 8Z
    * arrowtriangle.right s M4.5 3v10L12.5 8Z
    * arrowtriangle.up s M3 11.5h10L8 3.5Z
    aspectratio s M1.5 3h13v10h-13ZM4 9.5V5.5h3.5M12 6.5v4H8.5
    asterisk s M8 2.5v11M3.2 5.2l9.6 5.6M12.8 5.2l-9.6 5.6
    at s M8 5.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6M10.8 5.2v4a1.6 1.6 0 0 0 3.2 0V8a6 6 0 1 0-2.6 4.9
    atom s M8 8m-6.5 0a6.5 2.6 0 1 0 13 0a6.5 2.6 0 1 0-13 0M4.75 13.6a6.5 2.6 120 1 0 6.5-11.2a6.5 2.6 120 1 0-6.5 11.2M11.25 13.6a6.5 2.6 60 1 0-6.5-11.2a6.5 2.6 60 1 0 6.5 11.2 | f M8 6.9a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2Z
    * bag s M3 5h10l.8 9H2.2Z | s M5.5 5V4a2.5 2.5 0 0 1 5 0v1
    * balloon s M8 1.5A4.3 4.9 0 0 1 8 11.3A4.3 4.9 0 0 1 8 1.5Z | l M8 11.5c0 1-1 1.2-1 2s1 .8 1 1.5
    bandage s M2.3 9.5l7.2-7.2a2.9 2.9 0 0 1 4.2 4.2l-7.2 7.2a2.9 2.9 0 0 1-4.2-4.2ZM5.5 6.3l4.2 4.2M6.3 5.5l4.2 4.2
    banknote s M1.5 4h13v8h-13Z | s M8 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4M3.5 8h.1M12.4 8h.1
    barcode s M2 3.5v9M4.5 3.5v9M6 3.5v9M8.5 3.5v9M11 3.5v9M12.5 3.5v9M14 3.5v9
    barcode.viewfinder s M1.5 5V2.5h3M11.5 2.5h3V5M14.5 11v2.5h-3M4.5 13.5h-3V11M4.5 5.5v5M6.5 5.5v5M9 5.5v5M11.5 5.5v5
    basket s M1.5 6.5h13l-1.5 7.5H3ZM5 6.5L7 2.5M11 6.5L9 2.5M6 9v2.5M8 9v2.5M10 9v2.5
    basketball s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM8 1.8v12.4M1.8 8h12.4M3.7 3.6c2.6 2 2.6 6.8 0 8.8M12.3 3.6c-2.6 2-2.6 6.8 0 8.8
    * beach.umbrella s M1.8 8.5A6.3 6.3 0 0 1 13.2 4.6Z | l M7.5 6.6L11 14M1.5 14h13
    bed.double s M1.5 13v-3.5A1.5 1.5 0 0 1 3 8h10a1.5 1.5 0 0 1 1.5 1.5V13M1.5 11.5h13M3 8V4.5A1.5 1.5 0 0 1 4.5 3h7A1.5 1.5 0 0 1 13 4.5V8M4.5 8V6.5H8V8M8 6.5h3.5V8
    * bell s M8 2a4.2 4.2 0 0 1 4.2 4.2V9.5L13.5 12h-11L3.8 9.5V6.2A4.2 4.2 0 0 1 8 2Z | f M6.3 13h3.4a1.7 1.7 0 0 1-3.4 0Z
    bicycle s M3.5 8a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M12.5 8a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M3.5 10.7L6 6h4.5l2 4.7M6 6l2 4.7H3.5M8 10.7L10.5 6L10 3.5h2M5 5h2
    * binoculars s M6.5 5V4A1 1 0 0 0 5.5 3H4.3L2.2 9.3A2.4 2.4 0 1 0 6.5 11ZM9.5 5V4A1 1 0 0 1 10.5 3h1.2L13.8 9.3A2.4 2.4 0 1 1 9.5 11Z | l M6.5 6.5h3
    bird s M2 9.5C3 5 6 3 9.5 3.5A2.7 2.7 0 0 1 12 5l2.5 1-2.5 1c0 4-2.5 6-6 6H2L5 10.5ZM9.5 5.5h.1
    birthday.cake s M2.5 14V9A1.5 1.5 0 0 1 4 7.5h8A1.5 1.5 0 0 1 13.5 9v5M1.5 14h13M2.5 10.5c1.8 1.5 3.6 1.5 5.5 0c1.8 1.5 3.6 1.5 5.5 0M8 7.5V5M8 2.5v.5
    * bolt.horizontal s M1.5 9.5L7.3 4 8 7.3 14.5 6.5 8.7 12 8 8.7Z
    bolt.slash s M9.5 1.5L4 9h3.7L6.8 14.5 12.2 7H8.6ZM2.5 2.5l11 11
    * book.closed s M3 12.5V3.5A1.5 1.5 0 0 1 4.5 2H13v9H4.5A1.5 1.5 0 0 0 3 12.5Z | l M3 12.5A1.5 1.5 0 0 0 4.5 14H13v-3
    book.pages s M8 4C6.5 2.9 4 2.5 1.5 2.5V12C4 12 6.5 12.4 8 13.5C9.5 12.4 12 12 14.5 12V2.5C12 2.5 9.5 2.9 8 4ZM8 4v9.5M3.8 5.6c.8.1 1.5.3 2 .5M3.8 8.6c.8.1 1.5.3 2 .5M12.2 5.6c-.8.1-1.5.3-2 .5M12.2 8.6c-.8.1-1.5.3-2 .5
    * bookmark s M4.5 2h7a1 1 0 0 1 1 1v11L8 10.5 3.5 14V3a1 1 0 0 1 1-1Z
    books.vertical s M2 2.5h3v11H2ZM5 2.5h3v11H5ZM9 4l2.8-.8 2.7 9.5-2.8.8Z
    box.truck s M1.5 3.5h8v8h-8ZM9.5 6h2.8l2.2 3v2.5h-5 | f M4.5 11a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3ZM11.5 11a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3Z
    brain s M8 3.2C7.4 1.8 5.4 1.7 4.8 3.2C3.1 3.2 2.4 4.7 3 5.9C1.7 6.7 1.7 8.6 2.9 9.4C2.6 10.9 3.7 12.1 5.1 12C5.6 13.6 7.5 13.7 8 12.4C8.5 13.7 10.4 13.6 10.9 12C12.3 12.1 13.4 10.9 13.1 9.4C14.3 8.6 14.3 6.7 13 5.9C13.6 4.7 12.9 3.2 11.2 3.2C10.6 1.7 8.6 1.8 8 3.2ZM8 3.2v9.2M5.3 5.8c.7.5.8 1.2.2 1.9M10.7 5.8c-.7.5-.8 1.2-.2 1.9
    brain.head.profile s M5.5 14.5v-2.2C3.3 11.2 2.2 9.2 2.5 6.7C3 3.6 5.5 1.6 8.3 1.8C11.4 2 13.3 4.2 13.3 7L14.3 9.3 13.2 10v1.2c0 .9-.5 1.3-1.3 1.3H10.5v2 | s M5.5 6.5c0-2 2.3-2.6 2.5-1c.5-1.4 2.7-.8 2.5 1M5.5 6.5c0 2.1 2.1 2.6 2.5 1.2M10.5 6.5c0 2.1-2.1 2.6-2.5 1.2M8 5.5v2.2
    briefcase s M1.5 5h13v8.5h-13ZM5.5 5V3.5A1 1 0 0 1 6.5 2.5h3a1 1 0 0 1 1 1V5M1.5 9h13
    bubble.left.and.bubble.right s M2.5 2h6A1.5 1.5 0 0 1 10 3.5v3A1.5 1.5 0 0 1 8.5 8H5L3 10V8h-.5A1.5 1.5 0 0 1 1 6.5v-3A1.5 1.5 0 0 1 2.5 2Z | s M12 6h1.5A1.5 1.5 0 0 1 15 7.5v3A1.5 1.5 0 0 1 13.5 12H13v2l-2-2H8A1.5 1.5 0 0 1 6.5 10.5V10
    * bubble.right s M3.5 2.5h9A1.5 1.5 0 0 1 14 4v6a1.5 1.5 0 0 1-1.5 1.5h-1V14l-3-2.5h-5A1.5 1.5 0 0 1 2 10V4A1.5 1.5 0 0 1 3.5 2.5Z
    building s M4 14V2h8v12M2 14h12M6.5 5h.8M8.7 5h.8M6.5 7.5h.8M8.7 7.5h.8M7 14v-3h2v3
    building.2 s M2 14V3h6v11M8 7h6v7M1 14h14M4 5.5h2M4 8h2M4 10.5h2M10.5 9.5h1M10.5 12h1
    building.columns s M2 6l6-3.5L14 6ZM3.5 6v6M6.5 6v6M9.5 6v6M12.5 6v6M2 13.5h12
    bus s M3 12V4A1.5 1.5 0 0 1 4.5 2.5h7A1.5 1.5 0 0 1 13 4v8ZM3 8.5h10M4.5 12v1.5M11.5 12v1.5M5.5 10.3h.1M10.4 10.3h.1
    * button.horizontal s M4.5 4.5h7a3.5 3.5 0 0 1 0 7h-7a3.5 3.5 0 0 1 0-7Z
    button.programmable s M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12ZM8 4.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 1 0 0-6.4Z
    camera.filters s M8 2a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM5.5 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM10.5 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z
    * camera.macro s M8 6.2A2.1 2.1 0 1 1 9.6 3.2 2.1 2.1 0 1 1 11.4 6.4 2.1 2.1 0 1 1 8.9 9.2 2.1 2.1 0 1 1 5.6 8.2 2.1 2.1 0 1 1 6.4 4.6Z | l M8 9v5.5M8 13c-1.8 0-3-.7-3.6-2
    camera.viewfinder s M1.5 5V2.5H4M12 2.5h2.5V5M14.5 11v2.5H12M4 13.5H1.5V11M4 6.5h1.8L6.8 5h2.4l1 1.5H12v5H4ZM8 7.7a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4Z
    * capslock s M8 2L2.5 7.5h3V11h5V7.5h3Z | s M5.5 13.8h5
    * capsule s M5 4h6a4 4 0 0 1 0 8H5A4 4 0 0 1 5 4Z
    car s M2 12V8.5L3.7 4.5h8.6L14 8.5V12ZM2 8.5h12M4.3 10.3h.1M11.6 10.3h.1M3 12v1.5M13 12v1.5
    carrot s M10 6c1.5 1.5 0 4-8 8C5 7 8.5 4.5 10 6ZM10 6l1.5-3.5M10 6l3.5-1.5M6.5 8.5L8 10
    cart s M1 2h2l2 8h7.5L14.3 4.5H4 | f M6 11.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4ZM11.5 11.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4Z
    * case s M2 5.5h12v8H2Z | l M5.5 5.5V3a.8.8 0 0 1 .8-.8h3.4a.8.8 0 0 1 .8.8v2.5
    * cat s M2.8 8L3.2 2.5 6 4.6h4l2.8-2.1.4 5.5c.4 3.4-1.8 5.8-5.2 5.8S2.4 11.4 2.8 8Z
    cellularbars f M1.5 11h2.2v3H1.5ZM5 8.5h2.2V14H5ZM8.6 5.5h2.2V14H8.6ZM12.2 2.5h2.2V14h-2.2Z
    character s M3.5 13L8 3l4.5 10M5 9.8h6
    chart.bar s M2 14h12 | f M3 8h2.5v5H3ZM6.75 5h2.5v8h-2.5ZM10.5 2h2.5v11h-2.5Z
    chart.bar.doc.horizontal s M3 1.5h10v13H3ZM5.5 5H8M5.5 8h5M5.5 11H9
    chart.bar.xaxis s M1.5 13.8h13 | f M3 8h2.4v4H3ZM6.8 3h2.4v9H6.8ZM10.6 5.5H13V12h-2.4Z
    chart.dots.scatter s M2 2v12h12 | f M5.5 9a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2ZM8 5.2a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2ZM12.4 2.6a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2ZM11.2 8a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2Z
    chart.line.downtrend.xyaxis s M2 2v12h12M4.5 4L7.5 7.5 9.3 6l4 4.3M10.6 10.6h2.9V7.7
    chart.line.flattrend.xyaxis s M2 2v12h12M4.5 8h9M11.3 5.8L13.5 8l-2.2 2.2
    chart.line.uptrend.xyaxis s M2 2v12h12M4.5 10.5L7.5 7l2 2L13.5 4M10.8 4h2.7v2.7
    chart.pie s M8 2a6 6 0 1 0 6 6H8Z | s M10.5 1.5a5 5 0 0 1 4 4h-4Z
    chart.xyaxis.line s M2.5 2v11.5H14M4.5 10.5l3-3.5 2.5 2L13.5 4.5
    checklist s M2 4l1 1 2-2M2 8.5l1 1 2-2M2 13l1 1 2-2M8 4h6M8 8.5h6M8 13h6
    checkmark.seal s M8 1l1.8 1.5 2.3-.3.7 2.2 2 1.2-.9 2.2.9 2.2-2 1.2-.7 2.2-2.3-.3L8 15l-1.8-1.5-2.3.3-.7-2.2-2-1.2.9-2.2-.9-2.2 2-1.2.7-2.2 2.3.3Z | s M5.5 8l1.8 1.8L10.7 6.3
    chevron.backward s M10.2 3.5L5.7 8l4.5 4.5
    chevron.down s M3.5 5.8L8 10.3l4.5-4.5
    chevron.forward s M5.8 3.5L10.3 8l-4.5 4.5
    chevron.left s M10.2 3.5L5.7 8l4.5 4.5
    chevron.left.2 s M12.5 4l-4 4 4 4M7.5 4l-4 4 4 4
    chevron.left.forwardslash.chevron.right s M5 4.5L1.5 8 5 11.5M11 4.5L14.5 8 11 11.5M9.5 3L6.5 13
    chevron.left.slash.chevron.right s M5 4.5L1.5 8 5 11.5M11 4.5L14.5 8 11 11.5M6.5 3l3 10
    chevron.right s M5.8 3.5L10.3 8l-4.5 4.5
    chevron.right.2 s M3.5 4l4 4-4 4M8.5 4l4 4-4 4
    chevron.up s M3.5 10.3L8 5.8l4.5 4.5
    chevron.up.chevron.down s M5 6l3-3 3 3M5 10l3 3 3-3
    * circle s M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12Z
    circle.and.line.horizontal s M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9ZM1 8h14
    circle.dashed s M8 2a6 6 0 0 1 2.5.5M12.7 4.3a6 6 0 0 1 1 2M13.7 9.7a6 6 0 0 1-1 2M10.5 13.5a6 6 0 0 1-5 0M3.3 11.7a6 6 0 0 1-1-2M2.3 6.3a6 6 0 0 1 1-2M5.5 2.5A6 6 0 0 1 8 2
    circle.grid.3x3 f M3 2a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM8 2a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM13 2a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM3 7a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM8 7a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM13 7a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM3 12a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM8 12a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM13 12a1 1 0 1 0 0 2a1 1 0 1 0 0-2Z
    circle.inset.filled s M8 1.7a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 1 0 0-12.6Z | f M8 4.2a3.8 3.8 0 1 0 0 7.6a3.8 3.8 0 1 0 0-7.6Z
    circle.lefthalf.filled s M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12Z | f M8 2a6 6 0 0 0 0 12Z
    circle.righthalf.filled s M8 1.7a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 1 0 0-12.6Z | f M8 1.7a6.3 6.3 0 0 1 0 12.6Z
    * clipboard s M5.5 3H3.2v11.3h9.6V3h-2.3M5.5 1.8h5v2.6h-5Z
    command s M5.5 5.5h5v5h-5ZM5.5 5.5V3.9a1.6 1.6 0 1 0-1.6 1.6ZM10.5 5.5V3.9a1.6 1.6 0 1 1 1.6 1.6ZM5.5 10.5v1.6a1.6 1.6 0 1 1-1.6-1.6ZM10.5 10.5v1.6a1.6 1.6 0 1 0 1.6-1.6Z
    cpu s M4 4h8v8H4ZM6.5 6.5h3v3h-3ZM6 4V1.5M10 4V1.5M6 14.5V12M10 14.5V12M4 6H1.5M4 10H1.5M14.5 6H12M14.5 10H12
    creditcard s M2.5 3.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM1.5 6.7h13M4 10h3
    creditcard.fill f M2.3 2.8h11.4a1.5 1.5 0 0 1 1.5 1.5v7.4a1.5 1.5 0 0 1-1.5 1.5H2.3a1.5 1.5 0 0 1-1.5-1.5V4.3a1.5 1.5 0 0 1 1.5-1.5ZM.8 5.7v2h14.4v-2Z
    crop s M4.5 1v10.5H15M1 4.5h10.5V15
    * cross s M6 2h4v4h4v4h-4v4H6v-4H2V6h4Z
    cross.case s M2 5h12v8.5H2ZM5.5 5V3.2h5V5M8 7v4.5M5.7 9.2h4.6
    * crown s M2 12.5L1.5 5l3.5 3 3-5 3 5 3.5-3-.5 7.5Z
    cube.box s M8 1.8L14 4.8v6.4L8 14.2 2 11.2V4.8ZM2 4.8L8 7.8l6-3M8 7.8v6.4M5 3.3l6 3
    cube.transparent s M8 1.5L14 4.8v6.4L8 14.5 2 11.2V4.8ZM2 4.8L8 8l6-3.2M8 8v6.5M8 1.5V5M2 11.2l3.5-1.9M14 11.2l-3.5-1.9
    cup.and.saucer s M3 4h8v4.5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3ZM11 5h1.5a1.5 1.5 0 0 1 0 4H11M2 14h11
    curlybraces s M6 2.5C4 2.5 4.5 5 4.5 6.3S3.5 8 2.5 8c1 0 2 .4 2 1.7S4 13.5 6 13.5M10 2.5c2 0 1.5 2.5 1.5 3.8S12.5 8 13.5 8c-1 0-2 .4-2 1.7S12 13.5 10 13.5
    cursorarrow s M4 2l8.5 7.3-4 .5 2.2 4-1.7.9-2.2-4L4 13Z
    cursorarrow.rays s M7 6.5l7 2.6-3 1.2-1.2 3ZM6 1.5v2M2.2 3.2l1.4 1.4M1 7h2M2.8 11l1.3-1.3M9.5 3.3l-1 1.2
    delete.backward s M5.5 3.5H14v9H5.5L1.5 8ZM7.5 6.3l3.5 3.5M11 6.3L7.5 9.8
    dial s M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12ZM8 8L11 4.5
    dial.low s M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11ZM8 8L4.5 10.5
    * diamond s M8 1.5L14.5 8L8 14.5L1.5 8Z
    dice s M4 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM5 5h.1M11 5h.1M5 11h.1M11 11h.1M8 8h.1
    die.face.1 s M4 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM8 8h.1
    die.face.2 s M4 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM5 5h.1M11 11h.1
    die.face.3 s M4 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM5 5h.1M8 8h.1M11 11h.1
    die.face.4 s M4 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM5 5h.1M11 5h.1M5 11h.1M11 11h.1
    die.face.5 s M4 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM5 5h.1M11 5h.1M8 8h.1M5 11h.1M11 11h.1
    die.face.6 s M4 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM5 5h.1M11 5h.1M5 8h.1M11 8h.1M5 11h.1M11 11h.1
    divide s M3 8h10M8 3.7h.1M8 12.3h.1
    doc.text.image s M3 1.5h6.5L13 5v9.5H3ZM9.5 1.5V5H13M5 6.5h2.5M5 9h6v3.5H5Z
    dollarsign s M11.5 5C11 3.5 9.5 3 8 3C6 3 4.5 4 4.5 5.6C4.5 9.2 11.5 7 11.5 10.4C11.5 12 10 13 8 13C6.5 13 5 12.5 4.5 11M8 1.5v13
    * door.left.hand.open s M3.5 14V2h5.8v12M9.3 3.5l3.2-1v12.7l-3.2-1.2 | l M1.5 14h8M6.8 7.5v1.3
    dot.circle s M8 1.7a6.3 6.3 0 1 0 0 12.6a6.3 6.3 0 1 0 0-12.6Z | f M8 6.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6Z
    dot.radiowaves.left.and.right s M5 11a4.2 4.2 0 0 1 0-6M11 5a4.2 4.2 0 0 1 0 6M3 13.2a7.2 7.2 0 0 1 0-10.4M13 2.8a7.2 7.2 0 0 1 0 10.4 | f M8 6.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8Z
    dot.square s M3.5 2h9A1.5 1.5 0 0 1 14 3.5v9a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 2 12.5v-9A1.5 1.5 0 0 1 3.5 2Z | f M8 6.2a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6Z
    * drop s M8 1.5C10.5 5 12.5 7.3 12.5 9.8a4.5 4.5 0 0 1-9 0C3.5 7.3 5.5 5 8 1.5Z
    dumbbell s M1.5 6.5v3M3.5 4v8M12.5 4v8M14.5 6.5v3M3.5 8h9
    ear s M4 6.5A4 4 0 0 1 12 6.3C12 8.6 10 9.3 9.6 11.2C9.2 13.2 8.3 14.3 6.7 14.3C5.3 14.3 4.3 13.4 4.2 12M6.2 6.5a1.8 1.8 0 0 1 3.6 0C9.8 7.8 8.3 7.8 8 9.2
    ellipsis.bubble s M2.5 2.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1H7L4 14v-2.5H2.5a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1Z | f M5 6a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM8 6a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM11 6a1 1 0 1 0 0 2a1 1 0 1 0 0-2Z
    ellipsis.message s M8 2.2c3.6 0 6.5 2.3 6.5 5.2s-2.9 5.2-6.5 5.2c-.7 0-1.4-.1-2-.3L2.8 14l.6-3C2.2 10 1.5 8.8 1.5 7.4C1.5 4.5 4.4 2.2 8 2.2Z | f M5 6.5a.9.9 0 1 0 0 1.8a.9.9 0 1 0 0-1.8ZM8 6.5a.9.9 0 1 0 0 1.8a.9.9 0 1 0 0-1.8ZM11 6.5a.9.9 0 1 0 0 1.8a.9.9 0 1 0 0-1.8Z
    equal s M3 6h10M3 10h10
    eraser s M9.5 2.5L14 7l-6 6H5L2 10ZM5.8 6.2l4.5 4.5M7 13h6.5
    escape s M2.6 6.5A5.7 5.7 0 1 0 6.5 2.6M2.5 2.5L8 8M2.5 6V2.5H6
    eurosign s M12.5 4.5C9.5 1.5 5 3 5 8s4.5 6.5 7.5 3.5M2.5 6.8H9M2.5 9.2H9
    exclamationmark.2 s M5 2.5v7M11 2.5v7 | f M5 11.8a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2ZM11 11.8a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2Z
    exclamationmark.bubble s M3.5 2.5h9A1.5 1.5 0 0 1 14 4v6a1.5 1.5 0 0 1-1.5 1.5H7.5L4.5 14v-2.5h-1A1.5 1.5 0 0 1 2 10V4A1.5 1.5 0 0 1 3.5 2.5ZM8 4.7v2.5M8 9.3v.1
    * eye s M1.5 8C4 3.5 12 3.5 14.5 8C12 12.5 4 12.5 1.5 8ZM8 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z
    eyedropper s M9 4l3 3M10 5l1.5-1.5a1.4 1.4 0 0 1 2 2L12 7M9.5 5.5L3.5 11.5 2.5 13.5 4.5 12.5l6-6
    eyeglasses s M1.5 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M9.5 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6.5 8.5c1-.8 2-.8 3 0M1.5 9L3 4M14.5 9L13 4
    eyes s M4.5 3.5a2.7 4.5 0 1 0 0 9a2.7 4.5 0 1 0 0-9ZM11.5 3.5a2.7 4.5 0 1 0 0 9a2.7 4.5 0 1 0 0-9Z | f M5.2 6.6a1.2 1.7 0 1 0 0 3.4a1.2 1.7 0 1 0 0-3.4ZM12.2 6.6a1.2 1.7 0 1 0 0 3.4a1.2 1.7 0 1 0 0-3.4Z
    faceid s M2 5V3.5A1.5 1.5 0 0 1 3.5 2H5M11 2h1.5A1.5 1.5 0 0 1 14 3.5V5M14 11v1.5a1.5 1.5 0 0 1-1.5 1.5H11M5 14H3.5A1.5 1.5 0 0 1 2 12.5V11M5.5 5.5v1M10.5 5.5v1M8 5.5v3h-.8M5.5 10.5c1.5 1.3 3.5 1.3 5 0
    fanblades s M8 7C6.5 4.5 7 1.8 9.5 1.8s3 3.2-.6 5.6M9 8c2.5-1.5 5.2-1 5.2 1.5s-3.2 3-5.6-.6M8 9c1.5 2.5 1 5.2-1.5 5.2s-3-3.2.6-5.6M7 8C4.5 9.5 1.8 9 1.8 6.5s3.2-3 5.6.6
    ferry s M2.5 9.5L8 7.5l5.5 2L12 12.8H4ZM4 9V5h8v4M6.5 5V2.5h3V5M1.5 14.3c1.1-.8 2.2-.8 3.3 0c1.1-.8 2.2-.8 3.2 0c1.1-.8 2.2-.8 3.3 0c1.1-.8 2.2-.8 3.2 0
    figure.run s M7 14.5l1.5-3.5L6.5 8.5 8 5 5.5 5.5 4.5 8M8 5l2 2.5h2.5M8.5 11L6 9.5 5 12H2.5 | f M10 1.2a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8Z
    figure.stand f M8 1a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 1 0 0-3.2Z | s M5 5.8h6M8 5.8V9.5M5 5.8v4M11 5.8v4M8 9.5H6.7V14.5M8 9.5h1.3v5
    figure.walk s M8.5 5.5L7.5 9l2 2 .5 3.5M7.5 9l-.7 3-2 2.5M8.5 5.5L5.5 7v2M8.5 5.5L10 7.5l2 .5 | f M9 1.2a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8Z
    figure.wave f M7 1a1.6 1.6 0 1 0 0 3.2a1.6 1.6 0 1 0 0-3.2Z | s M4.5 10V6h5l2.8-3.2M5.8 6v8.5M8.2 6v8.5M13.7 4.5c.8.9.8 2 .2 3
    fish s M1.5 8C4 4.5 8 4 11 8c-3 4-7 3.5-9.5 0ZM11 8l3.5-3v6ZM4.5 7.3h.1
    * flag l M3 14.5V2.5 | s M3 2.5C5 1.3 6.5 1.8 8 2.5S11.5 3.5 13.5 2.5V9C11.5 10 9.5 9.7 8 9S5 7.8 3 9Z
    flag.2.crossed s M3.5 14L9.8 3.2L14.3 5.5 12 9.7 7.8 7M12.5 14L6.2 3.2L1.7 5.5 4 9.7 6 8.3
    flag.checkered s M3 14.5V2h10.5v7H3M6.5 2v7M10 2v7M3 5.5h10.5 | f M3 2h3.5v3.5H3ZM10 2h3.5v3.5H10ZM6.5 5.5H10V9H6.5Z
    * flame s M8 1.8c.6 2.4 3.8 4.2 3.8 7.6a3.8 3.8 0 0 1-7.6 0c0-1.7.8-2.8 1.6-4c.3 1 .8 1.5 1.4 1.7C7 5.2 7 3.4 8 1.8Z
    * flask s M6.3 1.8V6L2.6 12.2A1.3 1.3 0 0 0 3.7 14.2h8.6a1.3 1.3 0 0 0 1.1-2L9.7 6V1.8 | l M5.2 1.8h5.6
    flip.horizontal s M8 2v12M6 4.5L2 12h4ZM10 4.5L14 12h-4Z
    football s M2.2 13.8C1.5 9 4 3.5 13.8 2.2C14.5 7 12 12.5 2.2 13.8ZM5.5 10.5l5-5M6.3 8.2l1.5 1.5M8.2 6.3l1.5 1.5
    fuelpump s M3 14V3.5A1.5 1.5 0 0 1 4.5 2h4A1.5 1.5 0 0 1 10 3.5V14M2 14h9M3 7.5h7M10 8.5h1.5v3a1 1 0 0 0 2 0V6L11.5 4
    function s M11.5 3C9 2 8.5 3.5 8 6L6.7 11C6.2 13.5 5 14 3.5 13M5 7h5
    gauge s M3 12.5a6.5 6.5 0 1 1 10 0M8 9l2.5-3.5M3.5 8.5h.1M8 4.3h.1M12.4 8.5h.1
    gauge.medium s M3.5 13a6.2 6.2 0 1 1 9 0M8 10V5
    gauge.with.needle s M3.5 13a6.2 6.2 0 1 1 9 0M8 10l3-4
    gift s M2 5.5h12v3H2ZM3 8.5V14h10V8.5M8 5.5V14M8 5.5C5 5.5 4 4.4 4.5 3.1C5 1.9 7.3 2.2 8 5.5C8.7 2.2 11 1.9 11.5 3.1C12 4.4 11 5.5 8 5.5
    globe s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM8 1.8c-4 3-4 9.4 0 12.4M8 1.8c4 3 4 9.4 0 12.4M2 8h12
    globe.americas s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM8 1.8c-4 3-4 9.4 0 12.4M8 1.8c4 3 4 9.4 0 12.4M2 8h12
    globe.asia.australia s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM8 1.8c-4 3-4 9.4 0 12.4M8 1.8c4 3 4 9.4 0 12.4M2 8h12
    globe.europe.africa s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM8 1.8c-4 3-4 9.4 0 12.4M8 1.8c4 3 4 9.4 0 12.4M2 8h12
    gobackward s M4.2 4.6A5.5 5.5 0 1 1 2.6 9M4.2 1.3v3.4h3.4
    gobackward.10 s M4.2 3.3a6 6 0 1 1-1.8 2.6M2.2 2.2v3.8H6M5.5 7L6.7 6.2v4.3M9.8 6.2a1.3 2.1 0 1 0 0 4.2a1.3 2.1 0 1 0 0-4.2Z
    goforward s M11.8 4.6A5.5 5.5 0 1 0 13.4 9M11.8 1.3v3.4H8.4
    goforward.10 s M11.8 3.3a6 6 0 1 0 1.8 2.6M13.8 2.2v3.8H10M5.5 7L6.7 6.2v4.3M9.8 6.2a1.3 2.1 0 1 0 0 4.2a1.3 2.1 0 1 0 0-4.2Z
    graduationcap s M1 6l7-3.5L15 6 8 9.5ZM4 7.5v4c2 2 6 2 8 0v-4M15 6v4
    grid s M2 5.5h12M2 10.5h12M5.5 2v12M10.5 2v12
    guitars s M13.5 2.5L8.5 7.5M12 2.5l1.5 1.5M7 6.5c-2.5-.5-2 1.5-3.5 2S1.5 11 3 13s4 1 4.5-.5.5-2 2-2.5.5-3.5-1-3.5M5.5 10.5h.1
    * hand.point.left s M14.5 12.5H9C7.2 12.5 6.3 11.5 6.3 10.5V8.4H2.6a1.2 1.2 0 0 1 0-2.4H8L7.2 4.6C6.8 3.8 7.9 2.8 8.8 3.5L12 6.2h2.5
    * hand.point.right s M1.5 12.5H7C8.8 12.5 9.7 11.5 9.7 10.5V8.4h3.7a1.2 1.2 0 0 0 0-2.4H8L8.8 4.6C9.2 3.8 8.1 2.8 7.2 3.5L4 6.2H1.5
    hand.point.up s M5.5 9V3.5a1.2 1.2 0 0 1 2.4 0V8l4 .8a1.5 1.5 0 0 1 1.1 1.7l-.7 4H7L4 11.5a1.2 1.2 0 0 1 1.5-1.8
    hand.raised s M4.5 9V4.5a1 1 0 0 1 2 0V8 3a1 1 0 0 1 2 0v5 -4.5a1 1 0 0 1 2 0V8.5 5.5a1 1 0 0 1 2 0v5C12.5 13 11 14.5 8.7 14.5C6.5 14.5 5.5 13.5 4.5 12L2.5 9.3a1 1 0 0 1 1.6-1.2Z
    hand.tap s M6.5 10V6.5a1.1 1.1 0 0 1 2.2 0v3l3.3.7a1.3 1.3 0 0 1 1 1.5l-.5 2.8H8L5 12a1 1 0 0 1 1.5-1.5M4 7.5a3.7 3.7 0 1 1 7.2 0
    hand.thumbsdown s M11.5 9H14V2.5h-2.5ZM11.5 9L8.5 14.5a1.5 1.5 0 0 1-1.5-1.5V10H3.5A1.5 1.5 0 0 1 2 8.3l.8-4.5A1.5 1.5 0 0 1 4.3 2.5h7.2
    * hand.thumbsup s M4.5 7H2v6.5h2.5Z | s M4.5 7L7.5 1.5a1.5 1.5 0 0 1 1.5 1.5V6h3.5A1.5 1.5 0 0 1 14 7.7l-.8 4.5A1.5 1.5 0 0 1 11.7 13.5H4.5Z
    hand.wave s M5 9L3.2 5.9a1 1 0 0 1 1.7-1L7 8.3M6.6 7.4L4.4 3.7a1 1 0 0 1 1.7-1L8.5 6.8M8.2 6.2L6.9 4a1 1 0 0 1 1.7-1L11 7.2V5.5a1 1 0 0 1 2 0V10c0 2.8-2 4.5-4.3 4.5c-1.8 0-2.8-.7-3.7-2.2L2.5 8.3a1 1 0 0 1 1.7-1L5 9M11.5 1.5c1.3.3 2.3 1 2.9 2.2M1.5 11.5c.4 1.3 1.2 2.3 2.3 2.8
    * handbag s M2.7 6h10.6l.7 8H2Z | l M5.2 8V5.2C5.2 1.2 10.8 1.2 10.8 5.2V8
    hanger s M6.3 4A1.7 1.7 0 1 1 8 5.8V7L14 10.8C14.9 11.5 14.5 12.8 13.4 12.8H2.6C1.5 12.8 1.1 11.5 2 10.8L8 7
    hare s M2.5 12.5c0-3 2-5 5-5 1 0 1.5.3 2.5.5L8 2.5c2 .5 3.5 2.5 3.8 4.5 1.7.3 2.7 1.5 2.7 3 0 1-.8 1.5-1.5 1.5l-1.5 1ZM12.3 9.3h.1
    * heart s M8 13.8C4.5 11 1.8 8.6 1.8 5.8A3.3 3.3 0 0 1 5 2.5C6.3 2.5 7.4 3.2 8 4.3C8.6 3.2 9.7 2.5 11 2.5A3.3 3.3 0 0 1 14.2 5.8C14.2 8.6 11.5 11 8 13.8Z
    heart.slash s M4.2 3.4A3.3 3.3 0 0 0 2 6.6c0 3 3.4 5.2 6 7.2c1-.8 2-1.5 3-2.4M12.6 9.4c.8-.9 1.4-1.8 1.4-2.8a3.3 3.3 0 0 0-6-1.9L7 3.6M2.5 1.5l11 13
    * helm s M8 4.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z | l M8 1.5v13M1.5 8h13M3.4 3.4l9.2 9.2M12.6 3.4l-9.2 9.2
    * hexagon s M8 1.5L13.6 4.75V11.25L8 14.5L2.4 11.25V4.75Z
    highlighter s M9.5 2.5l4 4L8 12H4.5V8.5ZM4.5 12L2.5 14H6L8 12
    hourglass s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14
    hourglass.bottomhalf.fill s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14 | f M5 14v-2.5L8 8.5l3 3V14Z
    hourglass.bottomhalf.filled s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14 | f M5 14v-2.5L8 8.5l3 3V14Z
    hourglass.tophalf.fill s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14 | f M5 2v2.5L8 7.5l3-3V2Z
    hourglass.tophalf.filled s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14 | f M5 2v2.5L8 7.5l3-3V2Z
    humidity s M5.5 3C7.5 5.8 8.7 7.6 8.7 9.2a3.2 3.2 0 0 1-6.4 0C2.3 7.6 3.5 5.8 5.5 3ZM11.5 2.5c1 1.4 1.8 2.4 1.8 3.3a1.8 1.8 0 0 1-3.6 0c0-.9.8-1.9 1.8-3.3Z
    infinity s M8 8C6 4.5 1.5 4.5 1.5 8S6 11.5 8 8S14.5 4.5 14.5 8S10 11.5 8 8Z
    """
