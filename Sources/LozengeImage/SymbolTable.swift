/// Apple's symbols and the icons that mean the same: the name of the symbol, then those of the icons,
/// the best one first.
///
/// A form of a symbol that is not listed, such as one in a circle, has the icon of the plain one.
///
/// Source: the Icon Naming Specification, 0.8.90, and the icons that GNOME's Adwaita has besides. Each
/// symbol has an icon in Adwaita 43 and in 48, which has fewer emblems.
/// `docs/icons.md` is the same for readers.
let symbolTable = [String: [String]](
    uniqueKeysWithValues: table.split(whereSeparator: \.isNewline).map { line in
        let names = line.split(separator: " ").map(String.init)
        return (names[0], Array(names.dropFirst()))
    })

private let table = """
    airplane airplane-mode
    alarm alarm
    antenna.radiowaves.left.and.right network-wireless network-cellular
    app application-x-executable
    arrow.2.squarepath view-refresh
    arrow.clockwise view-refresh
    arrow.counterclockwise edit-undo document-revert
    arrow.down.circle folder-download go-down
    arrow.down.doc document-save
    arrow.down.right.and.arrow.up.left view-restore
    arrow.down.to.line go-bottom
    arrow.left.arrow.right object-flip-horizontal
    arrow.triangle.2.circlepath emblem-synchronizing view-refresh
    arrow.turn.up.left mail-reply-sender
    arrow.turn.up.right mail-forward
    arrow.up.arrow.down object-flip-vertical
    arrow.up.doc document-send document-open
    arrow.up.left.and.arrow.down.right view-fullscreen
    arrow.up.to.line go-top
    arrow.uturn.backward edit-undo
    arrow.uturn.forward edit-redo
    arrowshape.turn.up.left mail-reply-sender
    arrowshape.turn.up.left.2 mail-reply-all
    arrowshape.turn.up.right mail-forward
    backward media-seek-backward
    backward.end media-skip-backward
    battery.0 battery-level-0 battery-empty
    battery.100 battery-level-100 battery-full
    battery.100.bolt battery-level-100-charged battery-full-charged
    battery.25 battery-level-20 battery-low
    battery.50 battery-level-50 battery-good
    battery.75 battery-level-80 battery-good
    bell.slash notifications-disabled
    bold format-text-bold
    bolt thunderbolt media-flash
    book accessories-dictionary
    bubble.left chat-message-new user-available
    calendar x-office-calendar
    calendar.badge.plus appointment-new
    calendar.day.timeline.leading x-office-calendar
    calendar.day.timeline.left x-office-calendar
    camera camera-photo
    camera.rotate camera-switch
    candybarphone phone
    character.book.closed accessories-dictionary
    checkmark object-select emblem-ok
    checkmark.shield security-high
    checkmark.square checkbox-checked object-select
    clock preferences-system-time document-open-recent
    clock.arrow.circlepath document-open-recent
    cloud weather-overcast
    cloud.bolt weather-storm
    cloud.drizzle weather-showers-scattered
    cloud.fog weather-fog
    cloud.hail weather-snow
    cloud.heavyrain weather-showers
    cloud.moon weather-few-clouds-night
    cloud.rain weather-showers
    cloud.sleet weather-snow
    cloud.snow weather-snow
    cloud.sun weather-few-clouds
    cloud.sun.bolt weather-storm
    cloud.sun.rain weather-showers-scattered
    computermouse input-mouse
    cube package-x-generic
    delete.left edit-clear
    desktopcomputer computer video-display
    display video-display
    doc text-x-generic x-office-document
    doc.badge.plus document-new
    doc.on.clipboard edit-paste
    doc.on.doc edit-copy
    doc.plaintext text-x-generic
    doc.richtext x-office-document
    doc.text text-x-generic
    doc.text.magnifyingglass document-print-preview
    document text-x-generic x-office-document
    document.on.document edit-copy
    eject media-eject
    ellipsis view-more-horizontal view-more
    envelope mail-unread mail-message-new
    envelope.badge mail-unread
    envelope.open mail-read
    exclamationmark emblem-important dialog-warning
    exclamationmark.circle dialog-error emblem-important
    exclamationmark.octagon dialog-error
    exclamationmark.shield security-low
    exclamationmark.triangle dialog-warning
    externaldrive drive-harddisk-usb drive-removable-media
    eye.slash view-conceal
    face.smiling face-smile
    film video-x-generic
    folder folder
    folder.badge.plus folder-new
    fork.knife emoji-food
    forward media-seek-forward
    forward.end media-skip-forward
    gamecontroller input-gaming
    gear emblem-system preferences-system
    gearshape emblem-system preferences-system
    gearshape.2 preferences-system applications-system
    hammer applications-engineering applications-utilities
    headphones audio-headphones
    house user-home go-home
    icloud weather-overcast
    info help-about dialog-information
    info.circle help-about dialog-information
    internaldrive drive-harddisk
    ipad tablet
    iphone phone
    italic format-text-italic
    key dialog-password
    keyboard input-keyboard
    laptopcomputer computer
    leaf emoji-nature
    lightbulb dialog-information
    line.3.horizontal open-menu
    line.3.horizontal.decrease view-sort-descending
    link insert-link
    list.bullet view-list-bullet view-list
    list.number view-list-ordered
    location location-services-active find-location
    location.slash location-services-disabled
    lock.shield security-high
    magnifyingglass edit-find system-search
    mappin mark-location
    memorychip media-flash
    menubar.rectangle focus-top-bar
    mic audio-input-microphone
    mic.slash microphone-disabled audio-input-microphone-muted
    microphone audio-input-microphone
    minus list-remove
    minus.magnifyingglass zoom-out
    moon weather-clear-night
    music.mic audio-input-microphone
    music.note audio-x-generic emblem-music
    music.note.list folder-music media-playlist-consecutive
    network network-workgroup network-wired
    nosign action-unavailable process-stop
    opticaldisc media-optical
    paintbrush applications-graphics
    paintbrush.pointed applications-graphics
    paintpalette preferences-color applications-graphics
    paperclip mail-attachment
    paperplane mail-send document-send
    pause media-playback-pause
    pencil document-edit
    person avatar-default user-info
    person.2 system-users
    person.3 system-users
    person.badge.plus contact-new
    phone call-start
    phone.down call-stop
    photo image-x-generic
    photo.fill.on.rectangle.fill emblem-photos folder-pictures
    photo.on.rectangle emblem-photos folder-pictures
    photo.on.rectangle.angled emblem-photos folder-pictures
    play media-playback-start
    playpause media-playback-start
    plus list-add
    plus.magnifyingglass zoom-in
    plus.rectangle.on.rectangle window-new tab-new
    power system-shutdown
    printer printer
    puzzlepiece application-x-addon
    questionmark.folder folder-saved-search
    radio multimedia-player audio-speakers
    rectangle.portrait.and.arrow.forward system-log-out
    rectangle.portrait.and.arrow.right system-log-out
    rectangle.split.2x1 view-dual
    repeat media-playlist-repeat
    repeat.1 media-playlist-repeat-song
    rotate.left object-rotate-left
    rotate.right object-rotate-right
    scanner scanner
    scissors edit-cut
    server.rack network-server
    shield security-medium
    shuffle media-playlist-shuffle
    sidebar.leading sidebar-show
    sidebar.left sidebar-show
    sidebar.right sidebar-show-right
    sidebar.trailing sidebar-show-right
    speaker audio-volume-low audio-volume-muted
    speaker.slash audio-volume-muted
    speaker.wave.1 audio-volume-low
    speaker.wave.2 audio-volume-medium
    speaker.wave.3 audio-volume-high
    square.and.arrow.down document-save
    square.and.arrow.up send-to document-send emblem-shared
    square.and.pencil document-edit
    square.grid.2x2 view-grid
    square.grid.3x3 view-app-grid view-grid
    square.on.square edit-copy
    star.fill starred
    star.leadinghalf.filled semi-starred
    stop media-playback-stop
    strikethrough format-text-strikethrough
    sun.max weather-clear display-brightness
    sun.rain weather-showers-scattered
    sunrise daytime-sunrise
    sunset daytime-sunset
    tablecells x-office-spreadsheet
    terminal utilities-terminal
    text.aligncenter format-justify-center
    text.alignleft format-justify-left
    text.alignright format-justify-right
    text.justify format-justify-fill
    text.magnifyingglass edit-find
    textformat preferences-desktop-font font-x-generic
    timer alarm
    tornado weather-tornado
    trash user-trash edit-delete
    tray.and.arrow.down document-save
    tv tv video-display
    underline format-text-underline
    video camera-video camera-web
    video.slash camera-disabled
    wifi network-wireless
    wifi.slash network-wireless-offline
    wind weather-windy
    wrench applications-utilities
    wrench.and.screwdriver applications-engineering preferences-system
    xmark window-close
    xmark.bin user-trash
    xmark.octagon process-stop dialog-error
    """
