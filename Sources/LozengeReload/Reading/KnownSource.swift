import Foundation

/// A source as it was last compiled, or is to be compiled.
struct KnownSource: Sendable {
    let path: String
    let text: String
    let interface: SourceInterface?
    /// True if it may declare a `PreviewProvider`.
    private let mayHaveProviders: Bool
    var compilation = Compilation.bySwiftPM

    /// The last compilation of a source, with the path of its object.
    enum Compilation: Sendable {
        case bySwiftPM
        case byDriver(object: String)
        /// By itself; with records of its providers, if it has any.
        case alone(object: String)
    }

    init(path: String, text: String) {
        (self.path, self.text) = (path, text)
        interface = SourceInterface(text)
        mayHaveProviders = text.contains("PreviewProvider")
    }

    /// Reads a source, unless it is a known one that has not changed.
    init?(readFrom path: String, unlessSameAs known: KnownSource? = nil) throws {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ReloadError("Cannot read \(path).")
        }
        let text = String(decoding: data, as: UTF8.self)
        if text == known?.text { return nil }
        self.init(path: path, text: text)
    }

    /// The name of the file.
    var name: String { URL(fileURLWithPath: path).lastPathComponent }

    /// The time when the file was saved.
    var saved: Date? {
        try? FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
    }

    /// True if other sources see no difference to another version of this one.
    func hasSameInterface(as other: KnownSource) -> Bool {
        interface != nil && interface == other.interface
    }

    /// The source with records of its providers, as a source of a module.
    func previewed(in module: BuiltModule) -> PreviewedSource {
        PreviewedSource(text, path: path, fileID: "\(module.name)/\(name)")
    }

    /// The path of its object, as a source of a module.
    func object(in module: BuiltModule) -> String? {
        switch compilation {
        case .bySwiftPM: module.objects[path]
        case .byDriver(let object), .alone(let object): object
        }
    }

    /// Removes the object if it was compiled by itself: another one takes its place.
    func removeObject() {
        guard case .alone(let object) = compilation else { return }
        try? FileManager.default.removeItem(atPath: object)
    }

    /// True if it may declare a `PreviewProvider` that its object has no record of.
    var mayLackRecords: Bool {
        if case .alone = compilation { return false }
        return mayHaveProviders
    }
}
