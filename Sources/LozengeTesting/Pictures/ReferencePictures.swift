import Foundation
import LozengeCore
import LozengeImage

/// A folder of PNG files that show what views are to look like.
///
/// A picture is compared with the file of its name. On the renderer that drew the files, which is
/// noted beside them in `renderer.txt`, every pixel has to be equal. Another renderer puts some edges
/// elsewhere: there a pixel counts if a channel differs by more than 48 of 255, and one in 200 may.
///
/// Set `LOZENGE_RECORD_PICTURES=1` to write the files anew. The tests fail then, because nothing is
/// compared: look at the files, and run the tests again.
public struct ReferencePictures {
    private let folder: URL
    private let renderer: String
    private let isRecording: Bool

    /// The pictures in a folder, compared with those of a display.
    ///
    /// - Parameters:
    ///   - folder: The folder; recording creates it.
    ///   - display: The display that draws the pictures to be compared.
    public init(in folder: URL, drawnOn display: PictureDisplay) {
        self.init(
            in: folder, renderer: display.renderer,
            isRecording: ProcessInfo.processInfo.environment["LOZENGE_RECORD_PICTURES"] == "1")
    }

    init(in folder: URL, renderer: String, isRecording: Bool) {
        self.folder = folder
        self.renderer = renderer
        self.isRecording = isRecording
    }

    /// Compares a picture with the file of a name.
    ///
    /// - Parameters:
    ///   - picture: The picture.
    ///   - name: The name of the file without its extension.
    /// - Returns: `nil` if they agree; else a sentence on how they differ, with the path of a picture
    ///   that shows the file, the new picture and, in red, the pixels that differ.
    /// - Throws: An error of a file.
    public func difference(of picture: Picture, from name: String) throws -> String? {
        let file = folder.appending(path: name + ".png")
        if isRecording {
            try record(picture, in: file)
            return "\(name) is recorded, not compared. Look at \(file.path)."
        }
        guard FileManager.default.fileExists(atPath: file.path) else {
            let new = try write(picture, as: name)
            return "There is no reference picture \(file.path); the new one is \(new)."
        }
        let difference = PictureDifference(
            from: try Picture(readingPNG: file.path), to: picture,
            tolerance: isDrawnAlike ? .none : .otherRenderer)
        guard let sentence = difference.sentence else { return nil }
        return "\(name): \(sentence) See \(try write(difference.drawing, as: name))."
    }

    /// True if the files were drawn by the renderer of the display.
    private var isDrawnAlike: Bool {
        let noted = try? String(contentsOf: rendererFile, encoding: .utf8)
        return noted?.trimmingCharacters(in: .whitespacesAndNewlines) == renderer
    }

    private var rendererFile: URL { folder.appending(path: "renderer.txt") }

    private func record(_ picture: Picture, in file: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try save(picture, to: file)
        try Data((renderer + "\n").utf8).write(to: rendererFile)
    }

    /// Writes a picture beside the system's temporary files and returns its path.
    private func write(_ picture: Picture, as name: String) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appending(path: "lozenge-pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appending(path: name + ".png")
        try save(picture, to: file)
        return file.path
    }

    private func save(_ picture: Picture, to file: URL) throws {
        guard let data = picture.pngData() else {
            throw PictureFailure("\(file.path) cannot be written.")
        }
        try data.write(to: file)
    }
}
