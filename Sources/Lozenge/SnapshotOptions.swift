import LozengeImage
import LozengeX11

/// The options of the command line for a picture of an app instead of its windows.
///
///     app --snapshot FILE [--size WIDTHxHEIGHT] [--scale 2] [--dark] [--text-size accessibility1]
struct SnapshotOptions {
    private(set) var file: String
    /// The size in points; `nil` for the initial size of the window.
    private(set) var size: CGSize?
    private(set) var look = Offscreen.Look(isOpaque: true)

    /// Parses the options; `nil` without `--snapshot`.
    ///
    /// - Parameter arguments: The arguments of the command line, without the program's name.
    /// - Throws: A sentence about an invalid option.
    init?(_ arguments: some Sequence<String>) throws(SnapshotError) {
        let arguments = Array(arguments)
        guard arguments.contains("--snapshot") else { return nil }
        file = ""
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--dark" {
                look.colorScheme = .dark
                continue
            }
            guard let value = rest.popFirst(), set(option, to: value) else {
                throw SnapshotError(description: Self.complaint(about: option))
            }
        }
    }

    /// Sets an option to its value, if both are valid.
    private mutating func set(_ option: String, to value: String) -> Bool {
        switch option {
        case "--snapshot":
            file = value
            return !value.isEmpty
        case "--size":
            size = Self.size(value)
            return size != nil
        case "--scale":
            look.scale = Double(value).map { CGFloat($0) }
            return look.scale.map { (0.25...8).contains($0) } ?? false
        case "--text-size":
            guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == value }) else {
                return false
            }
            look.textSize = size
            return true
        default:
            return false
        }
    }

    private static func size(_ value: String) -> CGSize? {
        let lengths = value.split(separator: "x", omittingEmptySubsequences: false).map(Double.init)
        guard lengths.count == 2, let width = lengths[0], let height = lengths[1],
            (1...10_000).contains(width), (1...10_000).contains(height)
        else { return nil }
        return CGSize(width: width, height: height)
    }

    private static func complaint(about option: String) -> String {
        switch option {
        case "--snapshot": "--snapshot needs the name of a PNG file to write."
        case "--size": "--size needs a width and a height in points, 1 to 10000: --size 480x560."
        case "--scale": "--scale needs the pixels per point, 0.25 to 8: --scale 2."
        case "--text-size":
            "--text-size needs one of "
                + DynamicTypeSize.allCases.map { "\($0)" }.joined(separator: ", ") + "."
        default:
            "\(option) is no option of --snapshot; there are --size, --scale, --dark and "
                + "--text-size."
        }
    }

    /// Writes a picture of the app's first window to the file.
    ///
    /// - Throws: A sentence with the reason.
    func takeSnapshot(of app: some App) throws {
        let offscreen = try Offscreen.current()
        let graph = offscreen.graph(of: app)
        let kinds = WindowKind.all(of: graph)
        guard let kind = kinds.first(where: { $0.description.kind != .settings }) else {
            throw SnapshotError(description: "There is no window to take a picture of.")
        }
        let window = kind.description
        let commands = AppCommands(
            kinds: kinds, kind: kind, isOpen: { $0.key == kind.key }, perform: { _ in })
        let content = WindowContent(window.framed)
        let picture = offscreen.picture(
            of: content.view,
            menus: WindowMenus({ commands.groups }, areInBar: !graph.commands.isEmpty),
            commands: graph.commands, look
        ) { runtime in
            if let size { return size }
            // The size is measured as for a window that opens.
            _ = runtime.makeDisplayList(in: window.size ?? WindowOptions.usualSize, at: .zero)
            guard let opening = window.size else {
                return runtime.openingSize(WindowOptions.usualSize)
            }
            let least = runtime.minimumSize
            return CGSize(
                width: max(opening.width, least.width), height: max(opening.height, least.height))
        }
        guard let file = picture?.pngData() else {
            throw SnapshotError(description: "No picture could be drawn for \(self.file).")
        }
        do { try FileReplacement().write(file, to: self.file) } catch {
            throw SnapshotError(description: "\(self.file) cannot be written: \(error).")
        }
    }
}

/// The reason why an app has no picture, as a sentence.
struct SnapshotError: Error, CustomStringConvertible {
    let description: String
}
