/// The types that every system knows, one in a line: identifier, the types it conforms to, extensions
/// of names, MIME types, description.
///
/// The first extension and the first MIME type are the preferred ones.
///
/// Source: Apple's “System-declared uniform type identifiers”; MIME types of shared-mime-info besides.
let knownTypes = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||content with parts
    public.disk-image|public.archive|dmg iso img|application/x-raw-disk-image|disk image
    public.data|public.item||application/octet-stream|data
    public.directory|public.item||inode/directory|directory
    com.apple.resolvable|public.item|||reference
    public.symlink|com.apple.resolvable||inode/symlink|symbolic link
    public.executable|public.item|||executable
    com.apple.mount-point|public.item||inode/mount-point|mount point
    com.apple.alias-file|public.data com.apple.resolvable|||alias
    com.apple.bookmark|public.data com.apple.resolvable|||bookmark
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|plain text
    public.utf8-plain-text|public.plain-text|||UTF-8 text
    public.utf16-external-plain-text|public.plain-text|||UTF-16 text
    public.utf16-plain-text|public.plain-text|||UTF-16 text
    public.delimited-values-text|public.text|||table in text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|table with commas
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|table with tabs
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||table with tabs
    public.rtf|public.text|rtf|text/rtf application/rtf|rich text
    public.html|public.text|html htm|text/html|HTML page
    public.xml|public.text|xml|application/xml text/xml|XML document
    public.yaml|public.text|yml yaml|application/yaml application/x-yaml text/yaml|YAML document
    public.css|public.text|css|text/css|style sheet
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s asm|text/x-asm|assembly source
    public.c-source|public.source-code|c|text/x-csrc|C source
    public.objective-c-source|public.source-code|m|text/x-objcsrc|Objective-C source
    public.swift-source|public.source-code|swift|text/x-swift|Swift source
    public.c-plus-plus-source|public.source-code|cpp cp cc cxx c++|text/x-c++src|C++ source
    public.objective-c-plus-plus-source|public.source-code|mm|text/x-objc++src|Objective-C++ source
    public.c-header|public.source-code|h|text/x-chdr|C header
    public.c-plus-plus-header|public.source-code|hpp hh hxx h++|text/x-c++hdr|C++ header
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript||AppleScript
    com.apple.applescript.script|public.data public.script|scpt||OSA script
    com.apple.applescript.script-bundle|com.apple.bundle com.apple.package public.script|scptd||OSA script bundle
    com.netscape.javascript-source|public.source-code public.executable|js mjs|text/javascript application/javascript|JavaScript
    public.shell-script|public.script|sh command|application/x-shellscript text/x-sh|shell script
    public.perl-script|public.shell-script|pl pm|application/x-perl text/x-perl|Perl script
    public.python-script|public.shell-script|py|text/x-python text/x-python3|Python script
    public.ruby-script|public.shell-script|rb|application/x-ruby text/x-ruby|Ruby script
    public.php-script|public.shell-script|php|application/x-php text/php|PHP script
    public.make-source|public.script|mk|text/x-makefile|makefile
    public.json|public.text|json|application/json|JSON document
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments
    com.apple.flat-rtfd|public.data public.composite-content|||rich text with attachments
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
    public.image|public.data public.content|||picture
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG picture
    public.tiff|public.image|tiff tif|image/tiff|TIFF picture
    com.compuserve.gif|public.image|gif|image/gif|GIF picture
    public.png|public.image|png|image/png|PNG picture
    com.apple.icns|public.image|icns|image/x-icns|icons
    com.microsoft.bmp|public.image|bmp|image/bmp|BMP picture
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon image/x-icon|icons
    public.camera-raw-image|public.image|||camera picture
    public.svg-image|public.image public.xml|svg svgz|image/svg+xml|SVG picture
    com.apple.live-photo|public.data public.content|||live photo
    public.heif|public.image|heif|image/heif|HEIF picture
    public.heic|public.heif|heic|image/heic|HEIC picture
    public.heics|public.image|heics|image/heic-sequence|HEIC sequence
    org.webmproject.webp|public.image|webp|image/webp|WebP picture
    com.ilm.openexr-image|public.image|exr|image/x-exr|OpenEXR picture
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|DNG picture
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL picture
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.data public.3d-content|usd usda usdc|model/vnd.usd|3D scene
    com.pixar.universal-scene-description-mobile|com.pixar.universal-scene-description|usdz|model/vnd.usdz+zip|3D scene
    com.apple.reality|public.data public.3d-content|reality|model/vnd.reality|3D scene
    com.apple.scenekit.scene|public.data public.3d-content|scn||3D scene
    com.apple.arobject|public.data|arobject||reference object
    public.audiovisual-content|public.data public.content|||audio or video
    public.movie|public.audiovisual-content|||video with sound
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||sound
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime video
    public.mpeg|public.movie|mpg mpeg m75 m15|video/mpeg|MPEG video
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts m2ts|video/mp2t|MPEG-2 stream
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3|MP3 sound
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 video
    public.mpeg-4-audio|public.audio|m4a mp4a|audio/mp4 audio/x-m4a|MPEG-4 sound
    com.apple.protected-mpeg-4-audio|public.audio|m4p|audio/x-m4p|protected sound
    com.apple.protected-mpeg-4-video|public.movie|m4v|video/x-m4v|protected video
    public.avi|public.movie|avi vfw|video/x-msvideo video/vnd.avi video/avi|AVI video
    public.aiff-audio|public.aifc-audio|aiff aif|audio/aiff audio/x-aiff|AIFF sound
    com.microsoft.waveform-audio|public.audio|wav wave|audio/wav audio/vnd.wave audio/x-wav|WAV sound
    public.midi-audio|public.audio|midi mid|audio/midi|MIDI music
    public.playlist|public.data public.content|||playlist
    public.m3u-playlist|public.playlist public.text|m3u m3u8|audio/x-mpegurl application/vnd.apple.mpegurl|playlist
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|bundle||bundle
    com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
    com.apple.metadata-importer|com.apple.plugin|mdimporter||importer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||generator
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||service
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application
    com.apple.application-and-system-extension|com.apple.xpc-service|appex||extension
    public.unix-executable|public.data public.executable||application/x-executable application/x-sharedlib|program
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload application/vnd.microsoft.portable-executable|Windows program
    com.apple.systempreference.prefpane|com.apple.bundle com.apple.package|prefpane||preferences
    public.archive|public.data|||archive
    org.gnu.gnu-zip-archive|public.archive|gz gzip|application/gzip application/x-gzip|gzip archive
    public.bzip2-archive|public.archive|bz2 bzip2|application/x-bzip2 application/x-bzip application/bzip2|bzip2 archive
    public.zip-archive|public.archive|zip|application/zip|zip archive
    com.apple.archive|public.archive|aar||archive
    public.tar-archive|public.archive|tar|application/x-tar|tar archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database|public.data|||database
    public.message|public.data|||message
    public.contact|public.data|||contact
    public.vcard|public.text public.contact|vcf vcard|text/vcard text/directory text/x-vcard|contact
    public.to-do-item|public.data|||task
    public.calendar-event|public.data|||event
    public.email-message|public.message|eml|message/rfc822|mail
    com.apple.internet-location|public.data com.apple.resolvable|||internet address
    com.microsoft.internet-shortcut|public.data com.apple.resolvable|url|application/x-mswinurl|internet address
    public.font|public.data|||font
    public.bookmark|public.data|||bookmark
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|certificate with key
    public.x509-certificate|public.data|cer crt der|application/x-x509-ca-cert application/pkix-cert|certificate
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|book
    public.log|public.plain-text|log|text/x-log|log
    com.apple.haptics.ahap|public.json|ahap||haptics
    public.geojson|public.json|geojson|application/geo+json|GeoJSON document
    public.aifc-audio|public.audio|aifc|audio/x-aifc|AIFF sound
    """
