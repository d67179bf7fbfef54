/// Folders, programs, archives and all else.
extension UTType {
    /// Folder, `public.folder`.
    public static var folder: UTType { UTType(known: "public.folder") }
    /// Volume, `public.volume`.
    public static var volume: UTType { UTType(known: "public.volume") }
    /// Package, `com.apple.package`.
    public static var package: UTType { UTType(known: "com.apple.package") }
    /// Bundle, `com.apple.bundle`.
    public static var bundle: UTType { UTType(known: "com.apple.bundle") }
    /// Plug-in, `com.apple.plugin`.
    public static var pluginBundle: UTType { UTType(known: "com.apple.plugin") }
    /// Importer, `com.apple.metadata-importer`.
    public static var spotlightImporter: UTType { UTType(known: "com.apple.metadata-importer") }
    /// Generator, `com.apple.quicklook-generator`.
    public static var quickLookGenerator: UTType { UTType(known: "com.apple.quicklook-generator") }
    /// Service, `com.apple.xpc-service`.
    public static var xpcService: UTType { UTType(known: "com.apple.xpc-service") }
    /// Framework, `com.apple.framework`.
    public static var framework: UTType { UTType(known: "com.apple.framework") }
    /// Application, `com.apple.application`.
    public static var application: UTType { UTType(known: "com.apple.application") }
    /// Application, `com.apple.application-bundle`.
    public static var applicationBundle: UTType { UTType(known: "com.apple.application-bundle") }
    /// Extension, `com.apple.application-and-system-extension`.
    public static var applicationExtension: UTType {
        UTType(known: "com.apple.application-and-system-extension")
    }
    /// Program, `public.unix-executable`.
    public static var unixExecutable: UTType { UTType(known: "public.unix-executable") }
    /// Windows program, `com.microsoft.windows-executable`.
    public static var exe: UTType { UTType(known: "com.microsoft.windows-executable") }
    /// Preferences, `com.apple.systempreference.prefpane`.
    public static var systemPreferencesPane: UTType {
        UTType(known: "com.apple.systempreference.prefpane")
    }
    /// Archive, `public.archive`.
    public static var archive: UTType { UTType(known: "public.archive") }
    /// Gzip archive, `org.gnu.gnu-zip-archive`.
    public static var gzip: UTType { UTType(known: "org.gnu.gnu-zip-archive") }
    /// Bzip2 archive, `public.bzip2-archive`.
    public static var bz2: UTType { UTType(known: "public.bzip2-archive") }
    /// Zip archive, `public.zip-archive`.
    public static var zip: UTType { UTType(known: "public.zip-archive") }
    /// Archive, `com.apple.archive`.
    public static var appleArchive: UTType { UTType(known: "com.apple.archive") }
    /// Tar archive, `public.tar-archive`.
    public static var tarArchive: UTType { UTType(known: "public.tar-archive") }
    /// Spreadsheet, `public.spreadsheet`.
    public static var spreadsheet: UTType { UTType(known: "public.spreadsheet") }
    /// Presentation, `public.presentation`.
    public static var presentation: UTType { UTType(known: "public.presentation") }
    /// Database, `public.database`.
    public static var database: UTType { UTType(known: "public.database") }
    /// Message, `public.message`.
    public static var message: UTType { UTType(known: "public.message") }
    /// Contact, `public.contact`.
    public static var contact: UTType { UTType(known: "public.contact") }
    /// Contact, `public.vcard`.
    public static var vCard: UTType { UTType(known: "public.vcard") }
    /// Task, `public.to-do-item`.
    public static var toDoItem: UTType { UTType(known: "public.to-do-item") }
    /// Event, `public.calendar-event`.
    public static var calendarEvent: UTType { UTType(known: "public.calendar-event") }
    /// Mail, `public.email-message`.
    public static var emailMessage: UTType { UTType(known: "public.email-message") }
    /// Internet address, `com.apple.internet-location`.
    public static var internetLocation: UTType { UTType(known: "com.apple.internet-location") }
    /// Internet address, `com.microsoft.internet-shortcut`.
    public static var internetShortcut: UTType { UTType(known: "com.microsoft.internet-shortcut") }
    /// Font, `public.font`.
    public static var font: UTType { UTType(known: "public.font") }
    /// Bookmark, `public.bookmark`.
    public static var bookmark: UTType { UTType(known: "public.bookmark") }
    /// Certificate with key, `com.rsa.pkcs-12`.
    public static var pkcs12: UTType { UTType(known: "com.rsa.pkcs-12") }
    /// Certificate, `public.x509-certificate`.
    public static var x509Certificate: UTType { UTType(known: "public.x509-certificate") }
    /// Book, `org.idpf.epub-container`.
    public static var epub: UTType { UTType(known: "org.idpf.epub-container") }
    /// Log, `public.log`.
    public static var log: UTType { UTType(known: "public.log") }
    /// Haptics, `com.apple.haptics.ahap`.
    public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
    /// GeoJSON document, `public.geojson`.
    public static var geoJSON: UTType { UTType(known: "public.geojson") }
}
