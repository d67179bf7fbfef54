import CBus
public import Foundation
import LozengeCore

/// The list of recently used files that all programs of a desktop share.
///
/// Entries of other programs, and what they note about a file, are kept.
///
/// Source: the recent file specification and the desktop bookmark specification of freedesktop.org; GLib reads and writes
/// the format.
@MainActor
public final class RecentlyUsedFiles {
    private let path: String
    /// The name of the app in the list.
    private let app: String
    /// The most files that are returned.
    private static let most = 10

    /// - Parameters:
    ///   - app: The name of the app, which is the name of its executable.
    ///   - folder: The folder of the list; `nil` for the user's folder of data.
    public init(of app: String, in folder: String? = nil) {
        self.app = app
        let data = EnvironmentVariables.ofProcess.folder("XDG_DATA_HOME", or: ".local/share")
        path = (folder ?? data) + "/recently-used.xbel"
    }

    /// The files of the app that exist, the latest first, at most ten.
    public var files: [URL] {
        guard let list = read() else { return [] }
        defer { g_bookmark_file_free(list) }
        let own = uris(in: list).filter { g_bookmark_file_has_application(list, $0, app, nil) != 0 }
        return own.map { ($0, modified($0, in: list)) }.sorted { $0.1 > $1.1 }
            .compactMap { URL(string: $0.0) }
            .filter { $0.isFileURL && FileManager.default.fileExists(atPath: $0.path) }
            .prefix(Self.most).map { $0 }
    }

    /// Adds a file, or makes it the latest one.
    public func add(_ file: URL, mimeType: String) {
        change { list in
            let uri = file.absoluteString
            g_bookmark_file_set_mime_type(list, uri, mimeType)
            g_bookmark_file_add_application(list, uri, app, "\(app.lowercased()) %u")
        }
    }

    /// Removes the app from all entries, and the entries that are only its own.
    public func clear() {
        change { list in
            for uri in uris(in: list) {
                guard g_bookmark_file_has_application(list, uri, app, nil) != 0 else { continue }
                g_bookmark_file_remove_application(list, uri, app, nil)
                var count: gsize = 0
                let others = g_bookmark_file_get_applications(list, uri, &count, nil)
                g_strfreev(others)
                if count == 0 { g_bookmark_file_remove_item(list, uri, nil) }
            }
        }
    }

    /// Reads the list; an empty one if there is none, and `nil` for one that is damaged.
    private func read() -> OpaquePointer? {
        let list = g_bookmark_file_new()
        guard let data = try? RegularFile.contents(of: path), !data.isEmpty else { return list }
        let bytes = data.map { CChar(bitPattern: $0) }
        guard g_bookmark_file_load_from_data(list, bytes, gsize(bytes.count), nil) != 0 else {
            g_bookmark_file_free(list)
            return nil
        }
        return list
    }

    /// Changes the list and writes it; a damaged one is left as it is.
    private func change(_ body: (OpaquePointer) -> Void) {
        guard let list = read() else { return }
        defer { g_bookmark_file_free(list) }
        body(list)
        var length: gsize = 0
        guard let text = g_bookmark_file_to_data(list, &length, nil) else { return }
        defer { g_free(text) }
        let place = URL(filePath: path)
        try? FileManager.default.createDirectory(
            at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        // A list that cannot be written costs the user an entry of a menu, and nothing else.
        try? FileReplacement().write(Data(bytes: text, count: Int(length)), to: path)
    }

    private func uris(in list: OpaquePointer) -> [String] {
        var count: gsize = 0
        guard let texts = g_bookmark_file_get_uris(list, &count) else { return [] }
        defer { g_strfreev(texts) }
        return (0..<Int(count)).compactMap { texts[$0].map { String(cString: $0) } }
    }

    private func modified(_ uri: String, in list: OpaquePointer) -> Int {
        guard let time = g_bookmark_file_get_modified_date_time(list, uri, nil) else { return 0 }
        return Int(g_date_time_to_unix(time)) * 1_000_000 + Int(g_date_time_get_microsecond(time))
    }
}
