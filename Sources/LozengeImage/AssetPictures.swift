public import Foundation
public import LozengeCore

/// The pictures of an app: its assets by name, files, and the icons of the desktop.
///
/// Each is read once. A picture that is not there or cannot be read is reported once.
public final class AssetPictures: PictureSource {
    // Neither is looked into before it is needed: an app may have no pictures, and show no icons.
    private lazy var folders = AssetFolders()
    private lazy var themes = IconThemes()
    private lazy var loaded = LoadedPictures()
    private let decoded: DecodedPictures
    private var bundles: [String: AssetFolders] = [:]
    public private(set) var namedColors: NamedColors? = ColorSets.ofApp
    private var known: [PictureRequest: KnownPicture?] = [:]

    /// - Parameter isWhole: True if the caller waits for costly pictures, too, until they are decoded
    ///   or exceed a limit.
    public init(decodingAtOnce isWhole: Bool = false) {
        decoded = DecodedPictures(decodesAtOnce: isWhole)
    }

    private init(limits: DecodingLimits) { decoded = DecodedPictures(limits: limits) }

    /// Pictures in `folder` and below, and icons in the folders `icons`.
    public convenience init(folder: String, icons: [String] = []) {
        self.init(folder: folder, icons: icons, limits: DecodingLimits())
    }

    /// The same, with limits for decoding one costly picture.
    convenience init(folder: String, icons: [String] = [], limits: DecodingLimits) {
        self.init(limits: limits)
        folders = AssetFolders(folders: [folder])
        namedColors = ColorSets.colors(in: [folder])
        themes = IconThemes(folders: icons)
    }

    public func find(
        _ request: PictureRequest, whenDecoded: @escaping @MainActor () -> Void
    ) -> FoundPicture? {
        guard let place = place(of: request) else { return nil }
        var found = FoundPicture(
            size: place.size, picture: nil, isTemplate: place.isTemplate,
            isScalable: place.isScalable)
        found.needsPixelSize = place.isWithoutPixels
        found.enclosure = place.enclosure
        let answer =
            place.isWithoutPixels
            ? decoded.knownPicture(place.raster)
            : decoded.picture(place.raster, whenDecoded: whenDecoded)
        switch answer {
        case .decoded(let picture):
            if !place.isWithoutPixels { found.picture = picture }
            // Some formats tell only then how their camera was held.
            if !place.isScalable, place.raster.isOnItsSide(in: picture) {
                swap(&found.size.width, &found.size.height)
            }
        case .decoding: break
        case .broken: return nil
        }
        return found
    }

    public func load(_ url: URL) async throws -> Data { try await loaded.load(url) }

    /// Waits until every picture that was asked for is decoded.
    public func finishDecoding() async { await decoded.finish() }

    /// The icon of the app that the desktop knows as `id`, in every size there is.
    ///
    /// The files are `id-16.png`, `id-24.png` and so on up to 128. An app may have none.
    public func icons(of id: String) -> [Picture] {
        [16, 24, 32, 48, 64, 128].compactMap { size in
            let name = "\(id)-\(size)"
            guard let file = folders.file(ofFirst: [name + ".png"]) else { return nil }
            return reporting { () throws(PictureError) in
                let icon = try KnownPicture(
                    AssetFile(path: file.path, scale: 1, isTemplate: false), name: name,
                    PictureRequest(.asset(name, folder: nil), scale: 1))
                return try icon.raster.decode()
            }
        }
    }

    /// Returns the name of the icon that stands for a symbol.
    ///
    /// - Parameters:
    ///   - names: The names of the symbol, the preferred one first.
    ///   - theme: The desktop's theme of icons; `nil` where it names none.
    /// - Returns: The first name that the theme has; `nil` if it has none.
    public func iconName(ofSymbol names: [String], theme: String?) -> String? {
        SymbolIcons(names, inColor: false).icons.first {
            themes.icon([$0], size: 22, scale: 1, theme: theme) != nil
        }
    }

    /// Returns the location of a picture and its way of decoding; assets and icons are looked up
    /// once.
    private func place(of request: PictureRequest) -> KnownPicture? {
        if let known = known[request] { return known }
        let place = reporting { () throws(PictureError) in try look(for: request) }
        switch request.reference {
        case .asset, .symbol:
            // A drawing whose size changes is another one in each.
            if known.count > 1000 { known = [:] }
            known[request] = .some(place)
        case .file, .data:
            // A file may be written anew, and what is in memory is at hand.
            break
        }
        return place
    }

    private func look(for request: PictureRequest) throws(PictureError) -> KnownPicture {
        switch request.reference {
        case .asset(let name, let folder):
            let file = assets(in: folder).file(
                of: name, scale: request.scale, colorScheme: request.colorScheme)
            guard let file else {
                throw PictureError(
                    description: RelativePath(name) == nil
                        ? "“\(name)” is not the name of a picture: it has to be in the app's assets."
                        : "There is no picture named \(name) among the app's assets.")
            }
            return try KnownPicture(file, name: name, request)
        case .file(let path):
            return try KnownPicture(EncodedPicture(path: path), name: path, request)
        case .data(let data, let scale):
            return try KnownPicture(.data(data), name: "data", request, scale: scale)
        case .symbol(let names, let inColor):
            let symbol = SymbolIcons(
                names, inColor: inColor, layoutDirection: request.layoutDirection)
            var picture = try icon(symbol, request)
            picture.enclosure = symbol.enclosure
            return picture
        }
    }

    private func icon(
        _ symbol: SymbolIcons, _ request: PictureRequest
    ) throws(PictureError) -> KnownPicture {
        let side =
            request.pixelSize.map { max($0.width, $0.height) / request.scale }
            ?? request.symbolSize
        if let path = themes.icon(
            symbol.icons, size: side, scale: request.scale, theme: request.iconTheme)
        {
            return try KnownPicture(
                icon: EncodedPicture(path: path), name: symbol.name,
                isTemplate: (path as NSString).lastPathComponent.contains("-symbolic"), request)
        }
        guard let drawing = SymbolDrawings.svg(of: symbol.name) else {
            throw symbol.missing(in: themes.names(from: request.iconTheme))
        }
        return try KnownPicture(
            icon: .data(drawing), name: symbol.name, isTemplate: true, request)
    }

    private func assets(in folder: String?) -> AssetFolders {
        guard let folder else { return folders }
        let assets = bundles[folder] ?? AssetFolders(folders: [folder])
        bundles[folder] = assets
        return assets
    }

    private func reporting<Value>(_ body: () throws(PictureError) -> Value) -> Value? {
        do { return try body() } catch {
            report(error.description)
            return nil
        }
    }
}
