/// Drawings of symbols that no theme has an icon for, on 16 by 16 points.
///
/// Each is a name with the paths of a drawing, apart by bars, in the language of SVG: `s` strokes a path, `f` fills it
/// and `l` strokes it in all forms. With a star before its name, the form `.fill` fills all others.
///
/// Source: drawn for this package, in the manner of Adwaita's outlines.
let symbolDrawingTable = """
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
    arrow.up s M8 13.5v-11M3.5 7L8 2.5 12.5 7
    arrow.up.and.down s M8 2v12M5.5 4.5L8 2l2.5 2.5M5.5 11.5L8 14l2.5-2.5
    arrow.up.and.down.and.arrow.left.and.right s M8 2v12M2 8h12M6.3 3.7L8 2l1.7 1.7M6.3 12.3L8 14l1.7-1.7M3.7 6.3L2 8l1.7 1.7M12.3 6.3L14 8l-1.7 1.7
    arrow.up.left s M12 12L4 4M10.5 4H4v6.5
    arrow.up.right s M4 12L12 4M5.5 4H12v6.5
    arrow.uturn.down s M11.5 14V5.5a3.25 3.25 0 0 0-6.5 0V11M2.5 8.5L5 11l2.5-2.5
    arrow.uturn.left s M5.5 9.5L2.5 6.5l3-3M2.5 6.5H10.5a3.25 3.25 0 0 1 0 6.5H6
    arrow.uturn.right s M10.5 9.5l3-3-3-3M13.5 6.5H5.5a3.25 3.25 0 0 0 0 6.5H10
    arrow.uturn.up s M11.5 2v8.5a3.25 3.25 0 0 1-6.5 0V5M2.5 7.5L5 5l2.5 2.5
    * arrowtriangle.down s M3 4.5h10L8 12.5Z
    * arrowtriangle.left s M11.5 3v10L3.5 8Z
    * arrowtriangle.right s M4.5 3v10L12.5 8Z
    * arrowtriangle.up s M3 11.5h10L8 3.5Z
    at s M8 5.2a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6M10.8 5.2v4a1.6 1.6 0 0 0 3.2 0V8a6 6 0 1 0-2.6 4.9
    atom s M8 8m-6.5 0a6.5 2.6 0 1 0 13 0a6.5 2.6 0 1 0-13 0M4.75 13.6a6.5 2.6 120 1 0 6.5-11.2a6.5 2.6 120 1 0-6.5 11.2M11.25 13.6a6.5 2.6 60 1 0-6.5-11.2a6.5 2.6 60 1 0 6.5 11.2 | f M8 6.9a1.1 1.1 0 1 0 0 2.2a1.1 1.1 0 1 0 0-2.2Z
    * bag s M3 5h10l.8 9H2.2Z | s M5.5 5V4a2.5 2.5 0 0 1 5 0v1
    bandage s M2.3 9.5l7.2-7.2a2.9 2.9 0 0 1 4.2 4.2l-7.2 7.2a2.9 2.9 0 0 1-4.2-4.2ZM5.5 6.3l4.2 4.2M6.3 5.5l4.2 4.2
    banknote s M1.5 4h13v8h-13Z | s M8 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4M3.5 8h.1M12.4 8h.1
    barcode s M2 3.5v9M4.5 3.5v9M6 3.5v9M8.5 3.5v9M11 3.5v9M12.5 3.5v9M14 3.5v9
    barcode.viewfinder s M1.5 5V2.5h3M11.5 2.5h3V5M14.5 11v2.5h-3M4.5 13.5h-3V11M4.5 5.5v5M6.5 5.5v5M9 5.5v5M11.5 5.5v5
    basket s M1.5 6.5h13l-1.5 7.5H3ZM5 6.5L7 2.5M11 6.5L9 2.5M6 9v2.5M8 9v2.5M10 9v2.5
    basketball s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM8 1.8v12.4M1.8 8h12.4M3.7 3.6c2.6 2 2.6 6.8 0 8.8M12.3 3.6c-2.6 2-2.6 6.8 0 8.8
    bed.double s M1.5 13v-3.5A1.5 1.5 0 0 1 3 8h10a1.5 1.5 0 0 1 1.5 1.5V13M1.5 11.5h13M3 8V4.5A1.5 1.5 0 0 1 4.5 3h7A1.5 1.5 0 0 1 13 4.5V8M4.5 8V6.5H8V8M8 6.5h3.5V8
    * bell s M8 2a4.2 4.2 0 0 1 4.2 4.2V9.5L13.5 12h-11L3.8 9.5V6.2A4.2 4.2 0 0 1 8 2Z | f M6.3 13h3.4a1.7 1.7 0 0 1-3.4 0Z
    bicycle s M3.5 8a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M12.5 8a2.7 2.7 0 1 0 0 5.4a2.7 2.7 0 1 0 0-5.4M3.5 10.7L6 6h4.5l2 4.7M6 6l2 4.7H3.5M8 10.7L10.5 6L10 3.5h2M5 5h2
    bird s M2 9.5C3 5 6 3 9.5 3.5A2.7 2.7 0 0 1 12 5l2.5 1-2.5 1c0 4-2.5 6-6 6H2L5 10.5ZM9.5 5.5h.1
    birthday.cake s M2.5 14V9A1.5 1.5 0 0 1 4 7.5h8A1.5 1.5 0 0 1 13.5 9v5M1.5 14h13M2.5 10.5c1.8 1.5 3.6 1.5 5.5 0c1.8 1.5 3.6 1.5 5.5 0M8 7.5V5M8 2.5v.5
    * bookmark s M4.5 2h7a1 1 0 0 1 1 1v11L8 10.5 3.5 14V3a1 1 0 0 1 1-1Z
    books.vertical s M2 2.5h3v11H2ZM5 2.5h3v11H5ZM9 4l2.8-.8 2.7 9.5-2.8.8Z
    box.truck s M1.5 3.5h8v8h-8ZM9.5 6h2.8l2.2 3v2.5h-5 | f M4.5 11a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3ZM11.5 11a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3Z
    briefcase s M1.5 5h13v8.5h-13ZM5.5 5V3.5A1 1 0 0 1 6.5 2.5h3a1 1 0 0 1 1 1V5M1.5 9h13
    bubble.left.and.bubble.right s M2.5 2h6A1.5 1.5 0 0 1 10 3.5v3A1.5 1.5 0 0 1 8.5 8H5L3 10V8h-.5A1.5 1.5 0 0 1 1 6.5v-3A1.5 1.5 0 0 1 2.5 2Z | s M12 6h1.5A1.5 1.5 0 0 1 15 7.5v3A1.5 1.5 0 0 1 13.5 12H13v2l-2-2H8A1.5 1.5 0 0 1 6.5 10.5V10
    * bubble.right s M3.5 2.5h9A1.5 1.5 0 0 1 14 4v6a1.5 1.5 0 0 1-1.5 1.5h-1V14l-3-2.5h-5A1.5 1.5 0 0 1 2 10V4A1.5 1.5 0 0 1 3.5 2.5Z
    building s M4 14V2h8v12M2 14h12M6.5 5h.8M8.7 5h.8M6.5 7.5h.8M8.7 7.5h.8M7 14v-3h2v3
    building.2 s M2 14V3h6v11M8 7h6v7M1 14h14M4 5.5h2M4 8h2M4 10.5h2M10.5 9.5h1M10.5 12h1
    building.columns s M2 6l6-3.5L14 6ZM3.5 6v6M6.5 6v6M9.5 6v6M12.5 6v6M2 13.5h12
    bus s M3 12V4A1.5 1.5 0 0 1 4.5 2.5h7A1.5 1.5 0 0 1 13 4v8ZM3 8.5h10M4.5 12v1.5M11.5 12v1.5M5.5 10.3h.1M10.4 10.3h.1
    camera.filters s M8 2a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM5.5 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7ZM10.5 6.5a3.5 3.5 0 1 0 0 7a3.5 3.5 0 1 0 0-7Z
    * capslock s M8 2L2.5 7.5h3V11h5V7.5h3Z | s M5.5 13.8h5
    * capsule s M5 4h6a4 4 0 0 1 0 8H5A4 4 0 0 1 5 4Z
    car s M2 12V8.5L3.7 4.5h8.6L14 8.5V12ZM2 8.5h12M4.3 10.3h.1M11.6 10.3h.1M3 12v1.5M13 12v1.5
    carrot s M10 6c1.5 1.5 0 4-8 8C5 7 8.5 4.5 10 6ZM10 6l1.5-3.5M10 6l3.5-1.5M6.5 8.5L8 10
    cart s M1 2h2l2 8h7.5L14.3 4.5H4 | f M6 11.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4ZM11.5 11.8a1.2 1.2 0 1 0 0 2.4a1.2 1.2 0 1 0 0-2.4Z
    character s M3.5 13L8 3l4.5 10M5 9.8h6
    chart.bar s M2 14h12 | f M3 8h2.5v5H3ZM6.75 5h2.5v8h-2.5ZM10.5 2h2.5v11h-2.5Z
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
    chevron.right s M5.8 3.5L10.3 8l-4.5 4.5
    chevron.right.2 s M3.5 4l4 4-4 4M8.5 4l4 4-4 4
    chevron.up s M3.5 10.3L8 5.8l4.5 4.5
    chevron.up.chevron.down s M5 6l3-3 3 3M5 10l3 3 3-3
    * circle s M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12Z
    circle.and.line.horizontal s M8 3.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 1 0 0-9ZM1 8h14
    circle.dashed s M8 2a6 6 0 0 1 2.5.5M12.7 4.3a6 6 0 0 1 1 2M13.7 9.7a6 6 0 0 1-1 2M10.5 13.5a6 6 0 0 1-5 0M3.3 11.7a6 6 0 0 1-1-2M2.3 6.3a6 6 0 0 1 1-2M5.5 2.5A6 6 0 0 1 8 2
    circle.grid.3x3 f M3 2a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM8 2a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM13 2a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM3 7a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM8 7a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM13 7a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM3 12a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM8 12a1 1 0 1 0 0 2a1 1 0 1 0 0-2ZM13 12a1 1 0 1 0 0 2a1 1 0 1 0 0-2Z
    circle.lefthalf.filled s M8 2a6 6 0 1 0 0 12a6 6 0 1 0 0-12Z | f M8 2a6 6 0 0 0 0 12Z
    command s M5.5 5.5h5v5h-5ZM5.5 5.5V3.9a1.6 1.6 0 1 0-1.6 1.6ZM10.5 5.5V3.9a1.6 1.6 0 1 1 1.6 1.6ZM5.5 10.5v1.6a1.6 1.6 0 1 1-1.6-1.6ZM10.5 10.5v1.6a1.6 1.6 0 1 0 1.6-1.6Z
    cpu s M4 4h8v8H4ZM6.5 6.5h3v3h-3ZM6 4V1.5M10 4V1.5M6 14.5V12M10 14.5V12M4 6H1.5M4 10H1.5M14.5 6H12M14.5 10H12
    creditcard s M2.5 3.5h11a1 1 0 0 1 1 1v7a1 1 0 0 1-1 1h-11a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1ZM1.5 6.7h13M4 10h3
    creditcard.fill f M2.3 2.8h11.4a1.5 1.5 0 0 1 1.5 1.5v7.4a1.5 1.5 0 0 1-1.5 1.5H2.3a1.5 1.5 0 0 1-1.5-1.5V4.3a1.5 1.5 0 0 1 1.5-1.5ZM.8 5.7v2h14.4v-2Z
    crop s M4.5 1v10.5H15M1 4.5h10.5V15
    * cross s M6 2h4v4h4v4h-4v4H6v-4H2V6h4Z
    cross.case s M2 5h12v8.5H2ZM5.5 5V3.2h5V5M8 7v4.5M5.7 9.2h4.6
    * crown s M2 12.5L1.5 5l3.5 3 3-5 3 5 3.5-3-.5 7.5Z
    cube.box s M8 1.8L14 4.8v6.4L8 14.2 2 11.2V4.8ZM2 4.8L8 7.8l6-3M8 7.8v6.4M5 3.3l6 3
    cup.and.saucer s M3 4h8v4.5a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3ZM11 5h1.5a1.5 1.5 0 0 1 0 4H11M2 14h11
    curlybraces s M6 2.5C4 2.5 4.5 5 4.5 6.3S3.5 8 2.5 8c1 0 2 .4 2 1.7S4 13.5 6 13.5M10 2.5c2 0 1.5 2.5 1.5 3.8S12.5 8 13.5 8c-1 0-2 .4-2 1.7S12 13.5 10 13.5
    delete.backward s M5.5 3.5H14v9H5.5L1.5 8ZM7.5 6.3l3.5 3.5M11 6.3L7.5 9.8
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
    dollarsign s M11.5 5C11 3.5 9.5 3 8 3C6 3 4.5 4 4.5 5.6C4.5 9.2 11.5 7 11.5 10.4C11.5 12 10 13 8 13C6.5 13 5 12.5 4.5 11M8 1.5v13
    dot.radiowaves.left.and.right s M5 11a4.2 4.2 0 0 1 0-6M11 5a4.2 4.2 0 0 1 0 6M3 13.2a7.2 7.2 0 0 1 0-10.4M13 2.8a7.2 7.2 0 0 1 0 10.4 | f M8 6.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8Z
    * drop s M8 1.5C10.5 5 12.5 7.3 12.5 9.8a4.5 4.5 0 0 1-9 0C3.5 7.3 5.5 5 8 1.5Z
    dumbbell s M1.5 6.5v3M3.5 4v8M12.5 4v8M14.5 6.5v3M3.5 8h9
    equal s M3 6h10M3 10h10
    eraser s M9.5 2.5L14 7l-6 6H5L2 10ZM5.8 6.2l4.5 4.5M7 13h6.5
    escape s M2.6 6.5A5.7 5.7 0 1 0 6.5 2.6M2.5 2.5L8 8M2.5 6V2.5H6
    eurosign s M12.5 4.5C9.5 1.5 5 3 5 8s4.5 6.5 7.5 3.5M2.5 6.8H9M2.5 9.2H9
    exclamationmark.bubble s M3.5 2.5h9A1.5 1.5 0 0 1 14 4v6a1.5 1.5 0 0 1-1.5 1.5H7.5L4.5 14v-2.5h-1A1.5 1.5 0 0 1 2 10V4A1.5 1.5 0 0 1 3.5 2.5ZM8 4.7v2.5M8 9.3v.1
    * eye s M1.5 8C4 3.5 12 3.5 14.5 8C12 12.5 4 12.5 1.5 8ZM8 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4Z
    eyedropper s M9 4l3 3M10 5l1.5-1.5a1.4 1.4 0 0 1 2 2L12 7M9.5 5.5L3.5 11.5 2.5 13.5 4.5 12.5l6-6
    eyeglasses s M1.5 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M9.5 9a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M6.5 8.5c1-.8 2-.8 3 0M1.5 9L3 4M14.5 9L13 4
    faceid s M2 5V3.5A1.5 1.5 0 0 1 3.5 2H5M11 2h1.5A1.5 1.5 0 0 1 14 3.5V5M14 11v1.5a1.5 1.5 0 0 1-1.5 1.5H11M5 14H3.5A1.5 1.5 0 0 1 2 12.5V11M5.5 5.5v1M10.5 5.5v1M8 5.5v3h-.8M5.5 10.5c1.5 1.3 3.5 1.3 5 0
    figure.run s M7 14.5l1.5-3.5L6.5 8.5 8 5 5.5 5.5 4.5 8M8 5l2 2.5h2.5M8.5 11L6 9.5 5 12H2.5 | f M10 1.2a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8Z
    figure.walk s M8.5 5.5L7.5 9l2 2 .5 3.5M7.5 9l-.7 3-2 2.5M8.5 5.5L5.5 7v2M8.5 5.5L10 7.5l2 .5 | f M9 1.2a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8Z
    fish s M1.5 8C4 4.5 8 4 11 8c-3 4-7 3.5-9.5 0ZM11 8l3.5-3v6ZM4.5 7.3h.1
    * flag l M3 14.5V2.5 | s M3 2.5C5 1.3 6.5 1.8 8 2.5S11.5 3.5 13.5 2.5V9C11.5 10 9.5 9.7 8 9S5 7.8 3 9Z
    * flame s M8 1.8c.6 2.4 3.8 4.2 3.8 7.6a3.8 3.8 0 0 1-7.6 0c0-1.7.8-2.8 1.6-4c.3 1 .8 1.5 1.4 1.7C7 5.2 7 3.4 8 1.8Z
    flip.horizontal s M8 2v12M6 4.5L2 12h4ZM10 4.5L14 12h-4Z
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
    goforward s M11.8 4.6A5.5 5.5 0 1 0 13.4 9M11.8 1.3v3.4H8.4
    graduationcap s M1 6l7-3.5L15 6 8 9.5ZM4 7.5v4c2 2 6 2 8 0v-4M15 6v4
    guitars s M13.5 2.5L8.5 7.5M12 2.5l1.5 1.5M7 6.5c-2.5-.5-2 1.5-3.5 2S1.5 11 3 13s4 1 4.5-.5.5-2 2-2.5.5-3.5-1-3.5M5.5 10.5h.1
    hand.point.up s M5.5 9V3.5a1.2 1.2 0 0 1 2.4 0V8l4 .8a1.5 1.5 0 0 1 1.1 1.7l-.7 4H7L4 11.5a1.2 1.2 0 0 1 1.5-1.8
    hand.raised s M4.5 9V4.5a1 1 0 0 1 2 0V8 3a1 1 0 0 1 2 0v5 -4.5a1 1 0 0 1 2 0V8.5 5.5a1 1 0 0 1 2 0v5C12.5 13 11 14.5 8.7 14.5C6.5 14.5 5.5 13.5 4.5 12L2.5 9.3a1 1 0 0 1 1.6-1.2Z
    hand.tap s M6.5 10V6.5a1.1 1.1 0 0 1 2.2 0v3l3.3.7a1.3 1.3 0 0 1 1 1.5l-.5 2.8H8L5 12a1 1 0 0 1 1.5-1.5M4 7.5a3.7 3.7 0 1 1 7.2 0
    hand.thumbsdown s M11.5 9H14V2.5h-2.5ZM11.5 9L8.5 14.5a1.5 1.5 0 0 1-1.5-1.5V10H3.5A1.5 1.5 0 0 1 2 8.3l.8-4.5A1.5 1.5 0 0 1 4.3 2.5h7.2
    * hand.thumbsup s M4.5 7H2v6.5h2.5Z | s M4.5 7L7.5 1.5a1.5 1.5 0 0 1 1.5 1.5V6h3.5A1.5 1.5 0 0 1 14 7.7l-.8 4.5A1.5 1.5 0 0 1 11.7 13.5H4.5Z
    hare s M2.5 12.5c0-3 2-5 5-5 1 0 1.5.3 2.5.5L8 2.5c2 .5 3.5 2.5 3.8 4.5 1.7.3 2.7 1.5 2.7 3 0 1-.8 1.5-1.5 1.5l-1.5 1ZM12.3 9.3h.1
    * heart s M8 13.8C4.5 11 1.8 8.6 1.8 5.8A3.3 3.3 0 0 1 5 2.5C6.3 2.5 7.4 3.2 8 4.3C8.6 3.2 9.7 2.5 11 2.5A3.3 3.3 0 0 1 14.2 5.8C14.2 8.6 11.5 11 8 13.8Z
    heart.slash s M4.2 3.4A3.3 3.3 0 0 0 2 6.6c0 3 3.4 5.2 6 7.2c1-.8 2-1.5 3-2.4M12.6 9.4c.8-.9 1.4-1.8 1.4-2.8a3.3 3.3 0 0 0-6-1.9L7 3.6M2.5 1.5l11 13
    * hexagon s M8 1.5L13.6 4.75V11.25L8 14.5L2.4 11.25V4.75Z
    highlighter s M9.5 2.5l4 4L8 12H4.5V8.5ZM4.5 12L2.5 14H6L8 12
    hourglass s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14
    hourglass.bottomhalf.fill s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14 | f M5 14v-2.5L8 8.5l3 3V14Z
    hourglass.bottomhalf.filled s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14 | f M5 14v-2.5L8 8.5l3 3V14Z
    hourglass.tophalf.fill s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14 | f M5 2v2.5L8 7.5l3-3V2Z
    hourglass.tophalf.filled s M4 2h8M4 14h8M5 2v2.5L8 8l3-3.5V2M5 14v-2.5L8 8l3 3.5V14 | f M5 2v2.5L8 7.5l3-3V2Z
    humidity s M5.5 3C7.5 5.8 8.7 7.6 8.7 9.2a3.2 3.2 0 0 1-6.4 0C2.3 7.6 3.5 5.8 5.5 3ZM11.5 2.5c1 1.4 1.8 2.4 1.8 3.3a1.8 1.8 0 0 1-3.6 0c0-.9.8-1.9 1.8-3.3Z
    infinity s M8 8C6 4.5 1.5 4.5 1.5 8S6 11.5 8 8S14.5 4.5 14.5 8S10 11.5 8 8Z
    ladybug s M8 5a4.5 4.5 0 0 0-4.5 4.5v1a4.5 4.5 0 0 0 9 0v-1A4.5 4.5 0 0 0 8 5ZM5.5 5.5a2.5 2.5 0 0 1 5 0M8 5v10M3.5 10H1.5M14.5 10h-2M6 3L5 1.5M10 3L11 1.5M6 8.5h.1M10 8.5h.1
    lamp.desk s M5 2.5L12 6l-2 3-4.5-3ZM5 2.5L3.5 5.5 8 12M4 14h8M8 12v2
    lasso s M8 3a6 3.7 0 1 0 0 7.4a6 3.7 0 1 0 0-7.4M4 9.5c-1.5 1.5 0 3 1.5 2M4.5 11.5v3
    line.horizontal.3 s M2.5 4h11M2.5 8h11M2.5 12h11
    line.horizontal.3.decrease s M2 4h12M4.5 8h7M6.5 12h3
    list.dash s M2 4h1M2 8h1M2 12h1M6 4h8M6 8h8M6 12h8
    * location.north s M8 1.5L13 14L8 11L3 14Z
    * lock l M5 7.5V5a3 3 0 0 1 6 0v2.5 | s M4 7.5h8a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1Z
    * lock.open l M5 7.5V4.5a3 3 0 0 1 5.8-1 | s M4 7.5h8a1 1 0 0 1 1 1v4.5a1 1 0 0 1-1 1H4a1 1 0 0 1-1-1V8.5a1 1 0 0 1 1-1Z
    magazine s M3 2.5h8A1.5 1.5 0 0 1 12.5 4v8a1.5 1.5 0 0 1-1.5 1.5H3ZM5.5 5h4.5M5.5 7.5h4.5
    map s M1.5 4.5l4.5-2 4 2 4.5-2v9l-4.5 2-4-2-4.5 2ZM6 2.5v9M10 4.5v9
    mappin.and.ellipse s M8 2a2 2 0 1 0 0 4a2 2 0 1 0 0-4M8 6v5M5 9.2c-2 .4-3.2 1.1-3.2 2 0 1.5 2.8 2.6 6.2 2.6s6.2-1.1 6.2-2.6c0-.9-1.2-1.6-3.2-2
    medal s M8 6a4 4 0 1 0 0 8a4 4 0 1 0 0-8ZM5 6.8L3 1.5h3.5L8 5.5l1.5-4H13l-2 5.3
    megaphone s M2.5 6.5v3h2L12 13V3L4.5 6.5ZM4.5 9.5l1 4h2L7 10.5M14 6.5v3
    * message s M8 2.5c4 0 6.5 2.3 6.5 5S12 12.5 8 12.5c-.8 0-1.6-.1-2.3-.3L2.5 14 3.3 11C2.1 10 1.5 8.8 1.5 7.5c0-2.7 2.5-5 6.5-5Z
    moon.stars s M12 10.5A5.5 5.5 0 1 1 6.5 3A4.5 4.5 0 0 0 12 10.5Z | f M11 1.5l.7 1.8 1.8.7-1.8.7L11 6.5l-.7-1.8L8.5 4l1.8-.7Z
    moon.zzz s M11 10.5A5 5 0 1 1 6 3.5A4.2 4.2 0 0 0 11 10.5ZM10 2h4L10 6.5h4
    mountain.2 s M1 13L6 4l4 7M8.3 8L10.5 5 15 13Z
    multiply s M4 4l8 8M12 4l-8 8
    music.quarternote.3 s M4 11V4M9 10V3M13 12V5 | f M2.7 10a1.7 1.3 0 1 0 0 2.6a1.7 1.3 0 1 0 0-2.6ZM7.7 9a1.7 1.3 0 1 0 0 2.6a1.7 1.3 0 1 0 0-2.6ZM11.7 11a1.7 1.3 0 1 0 0 2.6a1.7 1.3 0 1 0 0-2.6Z
    newspaper s M2 3h9.5v10h-8A1.5 1.5 0 0 1 2 11.5ZM11.5 6H14v5.5a1.5 1.5 0 0 1-1.5 1.5h-1M4.5 6H9M4.5 8.5H9M4.5 11h3
    note s M2.5 2.5h11v7l-4 4h-7ZM13.5 9.5h-4v4
    note.text s M3.5 2h9a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-9a1 1 0 0 1-1-1V3a1 1 0 0 1 1-1ZM5 5h6M5 8h6M5 11h4
    number s M6.5 2.5l-1 11M10.5 2.5l-1 11M3 6h10.5M2.5 10H13
    * octagon s M5.3 1.5h5.4L14.5 5.3v5.4L10.7 14.5H5.3L1.5 10.7V5.3Z
    option s M2 4h3.5l5 8.5H14M9.5 4H14
    * oval s M8 4a6.5 4 0 1 0 0 8a6.5 4 0 1 0 0-8Z
    pawprint f M3.5 6a1.4 1.8 0 1 0 0 3.6a1.4 1.8 0 1 0 0-3.6ZM6.3 2.5a1.4 1.8 0 1 0 0 3.6a1.4 1.8 0 1 0 0-3.6ZM9.7 2.5a1.4 1.8 0 1 0 0 3.6a1.4 1.8 0 1 0 0-3.6ZM12.5 6a1.4 1.8 0 1 0 0 3.6a1.4 1.8 0 1 0 0-3.6ZM8 7.8c1.8 0 3.8 2.4 3.8 4.2S10 13.8 8 13.3s-3.8.5-3.8-1.3S6.2 7.8 8 7.8Z
    pencil.and.scribble s M2 13.5c2-2 2.5 1.5 4.5 0s2 1 4 0M5 10l.5-2.5L11.5 1.5l2 2-6 6ZM10 3l2 2
    pencil.line s M3 13.5h10M4 10.5l.5-2.3L10.7 2l1.8 1.8-6.2 6.2ZM9.2 3.5l1.8 1.8
    percent s M12.5 3L3.5 13M4.7 3a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6M11.3 9.4a1.8 1.8 0 1 0 0 3.6a1.8 1.8 0 1 0 0-3.6
    person.crop.circle s M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13ZM8 4.2a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6ZM3.8 12.6C4.5 11 6 10.4 8 10.4s3.5.6 4.2 2.2
    person.crop.circle.fill f M8 1a7 7 0 1 0 0 14a7 7 0 1 0 0-14ZM8 3.6a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2ZM3.9 12.4C4.7 10.8 6 10.1 8 10.1s3.3.7 4.1 2.3c-1.1 1-2.5 1.6-4.1 1.6s-3-.6-4.1-1.6Z
    person.crop.square s M3 1.8h10A1.2 1.2 0 0 1 14.2 3v10a1.2 1.2 0 0 1-1.2 1.2H3A1.2 1.2 0 0 1 1.8 13V3A1.2 1.2 0 0 1 3 1.8ZM8 4.2a2.3 2.3 0 1 0 0 4.6a2.3 2.3 0 1 0 0-4.6ZM3.8 13.9C4.5 11.6 6 10.8 8 10.8s3.5.8 4.2 3.1
    photo.stack s M2 6h12v7.5H2ZM3.2 4h9.6M4.4 2h7.2M2.3 12.5L6 9.3l2 2 2.2-2.3 3.5 3.5
    pianokeys s M2 3h12v10H2ZM6 8.5V13M10 8.5V13M5 3v5.5h2V3M9 3v5.5h2V3
    pills s M2.3 7.5l5.2-5.2a2.4 2.4 0 0 1 3.4 3.4L5.7 10.9A2.4 2.4 0 0 1 2.3 7.5ZM4.9 4.9l3.4 3.4M11 8.5a3 3 0 1 0 0 6a3 3 0 1 0 0-6M8.9 13.6l4.2-4.2
    * pin l M8 9.5v5 | s M5.5 2h5L10 6.5L12 9.5H4L6 6.5Z
    plus.app s M4 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2ZM8 5v6M5 8h6
    plus.bubble s M3.5 2.5h9A1.5 1.5 0 0 1 14 4v6a1.5 1.5 0 0 1-1.5 1.5H7.5L4.5 14v-2.5h-1A1.5 1.5 0 0 1 2 10V4A1.5 1.5 0 0 1 3.5 2.5ZM8 4.8v4.4M5.8 7h4.4
    plus.forwardslash.minus s M2 5h5M4.5 2.5v5M12.5 2.5l-9 11M9.5 11.5h4.5
    plus.square.on.square s M2 5h9v9H2ZM5 5V2h9v9h-3M6.5 7.5v4M4.5 9.5h4
    poweroff s M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11Z
    poweron s M8 2v12
    qrcode s M2 2h4.5v4.5H2ZM9.5 2H14v4.5H9.5ZM2 9.5h4.5V14H2ZM9.5 9.5h1.5v1.5M14 9.5v.1M9.5 14v-1M12.5 12.5H14V14h-1.5
    qrcode.viewfinder s M1.5 5V1.5H5M11 1.5h3.5V5M14.5 11v3.5H11M5 14.5H1.5V11M4.5 4.5h2.5v2.5H4.5ZM9 4.5h2.5v2.5H9ZM4.5 9h2.5v2.5H4.5ZM9.5 9.5h2v2
    questionmark s M5.2 5.2a2.8 2.8 0 1 1 4.3 2.4C8.5 8.2 8 8.8 8 10 | f M8 11.8a1 1 0 1 0 0 2a1 1 0 1 0 0-2Z
    quote.bubble s M3.5 2.5h9A1.5 1.5 0 0 1 14 4v6a1.5 1.5 0 0 1-1.5 1.5H7.5L4.5 14v-2.5h-1A1.5 1.5 0 0 1 2 10V4A1.5 1.5 0 0 1 3.5 2.5ZM6.7 5.3C5.5 5.8 5.5 7 5.7 8.3M10.2 5.3C9 5.8 9 7 9.2 8.3
    rays s M8 1.5v3M8 11.5v3M1.5 8h3M11.5 8h3M3.4 3.4l2.1 2.1M10.5 10.5l2.1 2.1M3.4 12.6l2.1-2.1M10.5 5.5l2.1-2.1
    * rectangle s M3 3.5h10A1.5 1.5 0 0 1 14.5 5v6a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 11V5A1.5 1.5 0 0 1 3 3.5Z
    rectangle.3.group s M2 2.5h6v4.5H2ZM2 9.5h6v4H2ZM10.5 2.5H14v11h-3.5Z
    rectangle.and.pencil.and.ellipsis s M8.5 12.5H3A1.5 1.5 0 0 1 1.5 11V6A1.5 1.5 0 0 1 3 4.5h5M4.5 8.5h.1M7 8.5h.1M9 10.5l.5-2L14 4l1 1-4.5 4.5Z
    rectangle.dashed s M1.5 6V5A1.5 1.5 0 0 1 3 3.5h1.5M11.5 3.5H13A1.5 1.5 0 0 1 14.5 5v1M14.5 10v1a1.5 1.5 0 0 1-1.5 1.5h-1.5M4.5 12.5H3A1.5 1.5 0 0 1 1.5 11v-1M6.5 3.5h3M6.5 12.5h3
    rectangle.grid.1x2 s M2 2.5h12v4.5H2ZM2 9h12v4.5H2Z
    rectangle.grid.2x2 s M2 3h5v4H2ZM9 3h5v4H9ZM2 9h5v4H2ZM9 9h5v4H9Z
    rectangle.on.rectangle s M2 5.5h9v8H2ZM5 5.5V2.5h9v8h-3
    rectangle.split.1x2 s M1.5 3h13v10h-13ZM1.5 8h13
    rectangle.split.2x2 s M1.5 3h13v10h-13ZM1.5 8h13M8 3v10
    rectangle.split.3x1 s M1.5 3h13v10h-13ZM5.8 3v10M10.2 3v10
    rectangle.stack s M2.5 6.5h11v7.5h-11ZM3.5 4.2h9M4.5 2h7
    return s M13 3.5V9H3.5M6.5 6L3.5 9l3 3
    rosette s M8 1.8a4.1 4.1 0 1 0 0 8.2a4.1 4.1 0 1 0 0-8.2ZM5.6 9.4L4.3 14.2 8 12.4l3.7 1.8-1.3-4.8
    ruler s M10.5 1.5l4 4-9 9-4-4ZM8.5 3.5l1.5 1.5M6.5 5.5L9 8M4.5 7.5l1.5 1.5
    safari s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4Z | f M11.3 4.7L9 9 4.7 11.3 7 7Z
    scope s M8 2.5a5.5 5.5 0 1 0 0 11a5.5 5.5 0 1 0 0-11ZM8 1v4M8 11v4M1 8h4M11 8h4
    scribble s M2 10C4 3.5 6.5 3.5 6 8s2 5 4 1 4-3 4 .5
    scribble.variable s M2 10C4 3.5 6.5 3.5 6 8s2 5 4 1 4-3 4 .5
    scroll s M4.5 4v8a1.5 1.5 0 0 1-3 0v-1h7.5v1a1.5 1.5 0 0 0 3 0V4a1.5 1.5 0 0 1 3 0v1.5H12M13.5 2.5H6A1.5 1.5 0 0 0 4.5 4
    * seal s M8 1l1.8 1.5 2.3-.3.7 2.2 2 1.2-.9 2.2.9 2.2-2 1.2-.7 2.2-2.3-.3L8 15l-1.8-1.5-2.3.3-.7-2.2-2-1.2.9-2.2-.9-2.2 2-1.2.7-2.2 2.3.3Z
    * shift s M8 2L14 8.5h-3V13H5V8.5H2Z
    shippingbox s M2 5l6-3 6 3v6.2l-6 3-6-3ZM2 5l6 3 6-3M8 8v6.2M5 3.5l6 3
    signature s M2 9.5c2-5 4-7.5 5-6.5S5.5 10 4.5 10 7 6.5 8 7s-.5 3 .5 3 1.5-2 2.5-2 .5 1.5 3 1M2 13h12
    slider.horizontal.3 s M1.5 4h7.6M12 4h2.5M1.5 8H4M6.9 8h7.6M1.5 12h6.6M11 12h3.5M10.6 2.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8ZM5.4 6.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8ZM9.6 10.6a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8Z
    smiley s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM5.8 6.3h.1M10.1 6.3h.1M5 9.5c1.5 2.2 4.5 2.2 6 0
    snowflake s M8 1.5v13M2.4 4.75l11.2 6.5M13.6 4.75L2.4 11.25M6.3 3L8 4.7 9.7 3M6.3 13L8 11.3 9.7 13M2.7 7.2l2.3-.6-.6-2.3M13.3 8.8l-2.3.6.6 2.3M13.3 7.2l-2.3-.6.6-2.3M2.7 8.8l2.3.6-.6 2.3
    soccerball s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4ZM8 5.5l2.4 1.7-.9 2.8H6.5l-.9-2.8ZM8 5.5V1.8M10.4 7.2l3.4-1.2M9.5 10l2 3M6.5 10l-2 3M5.6 7.2L2.2 6
    sparkle f M8 1.5L9.7 6.3 14.5 8 9.7 9.7 8 14.5 6.3 9.7 1.5 8 6.3 6.3Z
    sparkles f M6 2.5L7.3 6.7 11.5 8 7.3 9.3 6 13.5 4.7 9.3.5 8 4.7 6.7ZM12.5 1l.7 2.3 2.3.7-2.3.7-.7 2.3-.7-2.3L9.5 4l2.3-.7ZM12.5 10l.6 1.9 1.9.6-1.9.6-.6 1.9-.6-1.9-1.9-.6 1.9-.6Z
    speedometer s M3 12.5a6.5 6.5 0 1 1 10 0M8 9l2.5-3.5M3.5 8.5h.1M8 4.3h.1M12.4 8.5h.1
    sportscourt s M1.5 3.5h13v9h-13ZM8 3.5v9M8 6a2 2 0 1 0 0 4a2 2 0 1 0 0-4M1.5 6h2v4h-2M14.5 6h-2v4h2
    * square s M4 2.5h8A1.5 1.5 0 0 1 13.5 4v8a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 12V4A1.5 1.5 0 0 1 4 2.5Z
    square.3.layers.3d s M8 2l6 3-6 3-6-3ZM2 8l6 3 6-3M2 11l6 3 6-3
    square.dashed s M2.5 5V3.5a1 1 0 0 1 1-1H5M11 2.5h1.5a1 1 0 0 1 1 1V5M13.5 11v1.5a1 1 0 0 1-1 1H11M5 13.5H3.5a1 1 0 0 1-1-1V11M7 2.5h2M7 13.5h2M2.5 7v2M13.5 7v2
    square.grid.3x2 f M2 4h3v3H2ZM6.5 4h3v3h-3ZM11 4h3v3h-3ZM2 9h3v3H2ZM6.5 9h3v3h-3ZM11 9h3v3h-3Z
    square.stack s M2.5 5.5h8v8h-8ZM5.5 5.5v-3h8v8h-3
    square.stack.3d.up s M8 2l6 3-6 3-6-3ZM2 8l6 3 6-3M2 11l6 3 6-3
    star s M8 1.6l1.9 4.2 4.6.5-3.4 3.1.9 4.5L8 11.6l-4 2.3.9-4.5L1.5 6.3l4.6-.5Z
    sterlingsign s M12 4.5C11 2.5 6.5 2 6.5 5.5v4C6.5 11.5 5.5 13 4 13h8.5M4 8.3h6
    stethoscope s M3.5 2H2.5v4.5a3 3 0 0 0 6 0V2H7.5M5.5 9.5v1.5a3.5 3.5 0 0 0 7 0V9.5M12.5 6.5a1.5 1.5 0 1 0 0 3a1.5 1.5 0 1 0 0-3
    stopwatch s M8 3.5a5.3 5.3 0 1 0 0 10.6a5.3 5.3 0 1 0 0-10.6ZM8 6v3M6.5 1.5h3M12.5 4l.8-.8
    suit.club f M8 1.7a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6ZM4.6 6.5a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6ZM11.4 6.5a2.8 2.8 0 1 0 0 5.6a2.8 2.8 0 1 0 0-5.6ZM7.3 7.5h1.4L10 14.5H6Z
    * suit.diamond s M8 1.5L13 8L8 14.5L3 8Z
    * suit.heart s M8 13.5C3 10 1.5 7.5 1.5 5.3A3.4 3.4 0 0 1 8 4a3.4 3.4 0 0 1 6.5 1.3C14.5 7.5 13 10 8 13.5Z
    suit.spade f M8 1.5C10 4.5 14 6.5 14 9.3A2.7 2.7 0 0 1 9 10.6L10 14.5H6L7 10.6A2.7 2.7 0 0 1 2 9.3C2 6.5 6 4.5 8 1.5Z
    sum s M12.5 4.5v-2h-9L8 8l-4.5 5.5h9v-2
    sun.min s M8 5a3 3 0 1 0 0 6a3 3 0 1 0 0-6ZM8 2.3v.1M8 13.6v.1M2.3 8h.1M13.6 8h.1M4 4l.1.1M12 12l.1.1M4 12l.1-.1M12 4l.1-.1
    tag s M2 2.5h5.2l6.6 6.6a1 1 0 0 1 0 1.4l-3.7 3.7a1 1 0 0 1-1.4 0L2 7.7ZM5 5.6h.1
    tag.fill f M1.6 1.75h5.9l7 7a1.75 1.75 0 0 1 0 2.3l-3.7 3.7a1.75 1.75 0 0 1-2.5 0L1.25 8V2.1a.4.4 0 0 1 .35-.35ZM5 4.6a1 1 0 1 0 0 2a1 1 0 1 0 0-2Z
    tent s M8 2.5L14.5 13.5H1.5ZM8 2.5v3M8 8l3 5.5H5Z
    text.alignjustify s M2 4h12M2 8h12M2 12h12
    text.bubble s M3.5 2.5h9A1.5 1.5 0 0 1 14 4v6a1.5 1.5 0 0 1-1.5 1.5H7.5L4.5 14v-2.5h-1A1.5 1.5 0 0 1 2 10V4A1.5 1.5 0 0 1 3.5 2.5ZM5 5.7h6M5 8.3h4
    text.quote s M2 3v10M5 4h9M5 8h9M5 12h6
    textformat.size s M1.5 13L5 4l3.5 9M2.7 10h4.6M9.5 13L12 7l2.5 6M10.3 11h3.4
    theatermasks s M2 3.5c3-1 6-1 8.5 0V8c0 3-2 5-4.2 5.5C4 13 2 11 2 8ZM4.5 6.5h.1M8 6.5h.1M4.5 10.5c1.2-1.2 2.4-1.2 3.6 0M12.5 5.5l1.5.5v4c0 2-1.3 3.5-3 4
    thermometer s M6 9.4V3.5a2 2 0 0 1 4 0v5.9a3 3 0 1 1-4 0ZM8 6v5 | f M8 10.3a1.4 1.4 0 1 0 0 2.8a1.4 1.4 0 1 0 0-2.8Z
    thermometer.medium s M6.3 9.2V3.2a1.7 1.7 0 0 1 3.4 0v6a3 3 0 1 1-3.4 0ZM8 6v5.5
    ticket s M1.5 4.5h13v2a1.5 1.5 0 0 0 0 3v2h-13v-2a1.5 1.5 0 0 0 0-3ZM10 4.5v1.5M10 7.3v1.4M10 10v1.5
    timelapse s M8 1.8a6.2 6.2 0 1 0 0 12.4a6.2 6.2 0 1 0 0-12.4Z | f M8 4.5a3.5 3.5 0 1 1-3.5 3.5H8Z
    tortoise s M2.5 11a4.5 4.5 0 0 1 9 0ZM11.5 9.5c.5-2 3-2 3 0s-1.5 1.5-3 1.5M4 11v1.5M10 11v1.5
    touchid s M3.5 6A5 5 0 0 1 12.8 7M4 12c1-2 .7-4 .9-5.2a3.2 3.2 0 0 1 6.3.5c0 2-.2 3.5-.8 5.2M8 7c.2 2.5-.2 4.5-1.3 6.5M12.9 9.5c0 1-.1 1.8-.3 2.6
    tram s M4 11.5V4.5A1.5 1.5 0 0 1 5.5 3h5A1.5 1.5 0 0 1 12 4.5v7ZM4 7.5h8M6 3l1-1.5h2L10 3M5.5 11.5L4 14M10.5 11.5L12 14M6.3 9.5h.1M9.6 9.5h.1
    tray s M2 9L4 3.5h8L14 9v4H2ZM2 9h3.5l1 1.5h3l1-1.5H14
    tray.2 s M2 9.5L3.5 6h9L14 9.5v4H2ZM2 9.5h3.5l1 1.5h3l1-1.5H14M4 6L5 2.5h6L12 6
    tray.full s M2 9L4 3.5h8L14 9v4H2ZM2 9h3.5l1 1.5h3l1-1.5H14M6 6h4
    tree s M8 1.5L12 7h-2l3 4.5H3L6 7H4ZM8 11.5v3
    * triangle s M8 2.5L14.5 13.5H1.5Z
    trophy s M4.5 2.5h7v4a3.5 3.5 0 0 1-7 0ZM4.5 3.5H2v1A2.5 2.5 0 0 0 4.5 7M11.5 3.5H14v1A2.5 2.5 0 0 1 11.5 7M8 10v2M5 13.5h6
    umbrella s M1.5 8.5a6.5 6.5 0 0 1 13 0ZM8 8.5V13a1.5 1.5 0 0 1-3 0M8 2V1
    viewfinder s M2 5.5V3a1 1 0 0 1 1-1h2.5M10.5 2H13a1 1 0 0 1 1 1v2.5M14 10.5V13a1 1 0 0 1-1 1h-2.5M5.5 14H3a1 1 0 0 1-1-1v-2.5
    wand.and.rays s M2.5 13.5L9 7M10.5 1.5v2M14.5 5.5h-2M13.3 2.7l-1.4 1.4M7 3l1 1M12 8l1 1
    wand.and.stars s M2.5 13.5L9 7M11.5 2v3M10 3.5h3M13.5 8.2v2M12.5 9.2h2M5.5 2.5v2M4.5 3.5h2
    waveform s M2 7v2M5 4v8M8 2v12M11 5v6M14 7v2
    waveform.path s M1 8C2.5 8 3 4 4 4s1.5 8 2.5 8S8 2.5 9 2.5s1.2 9 2 9S12.5 8 15 8
    waveform.path.ecg s M1 8h3l2-5 3 10 2-5h4
    wineglass s M4.5 1.5h7l-.3 4a3.2 3.2 0 0 1-6.4 0ZM8 8.7V14M5.5 14h5M4.6 4.5h6.8
    x s M4.5 3.5l7 9M11.5 3.5l-7 9
    yensign s M4 2.5L8 7.5 12 2.5M8 7.5v6M5 8h6M5 10.5h6
    """
