/// The previews that one record of a library describes.
///
/// The tool that shows previews asks for them; an app never does.
package final class FoundPreviews {
    /// The module and the file, as `#fileID` has them.
    package let fileID: String
    /// The line of the declaration, from 1.
    package let line: Int
    private let make: @MainActor () -> [Preview]

    package nonisolated init(
        _ fileID: String, _ line: Int, _ make: @escaping @MainActor () -> [Preview]
    ) {
        self.fileID = fileID
        self.line = line
        self.make = make
    }

    /// The previews: one of a `#Preview`, any number of a `PreviewProvider`.
    package var previews: [Preview] { make() }
}

/// The record of a preview in the section `lozenge_previews` of a library: the version of its form,
/// no flags, and a function that returns a retained ``FoundPreviews``.
///
/// Extension: for the code that macros and `make preview` write.
public typealias _PreviewRecord = (UInt32, UInt32, @convention(c) () -> UnsafeMutableRawPointer)

/// Returns the preview of a `#Preview`, for a record.
///
/// Extension: for the code that macros and `make preview` write.
nonisolated public func _previewFound(
    _ fileID: String, _ line: Int, _ make: @escaping @MainActor () -> Preview
) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(FoundPreviews(fileID, line) { [make()] }).toOpaque()
}

/// Returns the previews of a `PreviewProvider`, for a record.
///
/// Extension: for the code that macros and `make preview` write.
nonisolated public func _previewsFound<Previews: View>(
    _ fileID: String, _ line: Int, _ previews: @escaping @MainActor () -> Previews
) -> UnsafeMutableRawPointer {
    let found = FoundPreviews(fileID, line) { Preview.all(of: previews()) }
    return Unmanaged.passRetained(found).toOpaque()
}

extension FoundPreviews {
    /// Returns the previews of the records between two addresses, in the order of files and lines.
    ///
    /// - Parameters:
    ///   - start: The first record.
    ///   - end: The address behind the last record.
    /// - Returns: The previews that each record describes.
    package static func all(
        from start: UnsafeRawPointer, to end: UnsafeRawPointer
    ) -> [FoundPreviews] {
        let size = MemoryLayout<_PreviewRecord>.stride
        var found: [FoundPreviews] = []
        for offset in stride(from: 0, to: end - start, by: size) {
            let record = start.loadUnaligned(fromByteOffset: offset, as: RecordForm.self)
            // A section may have space between records.
            guard record.version == 1 else { continue }
            found.append(
                Unmanaged<FoundPreviews>.fromOpaque(record.make()).takeRetainedValue())
        }
        return found.sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    }

    /// The layout of a record in memory.
    private struct RecordForm: BitwiseCopyable {
        let version: UInt32
        let flags: UInt32
        let make: @convention(c) () -> UnsafeMutableRawPointer
    }
}

extension Preview {
    /// Returns the previews of a provider: its views, with the names, layouts and orientations set on them.
    package static func all(of views: some View) -> [Preview] {
        _SubviewList.members(of: views).map { member in
            let values = member.values
            let layout = PreviewTrait<ViewTraits>(
                layout: values.previewLayout, orientation: values.previewOrientation)
            return Preview(values.previewDisplayName, traits: layout) { AnyView(member.view) }
        }
    }
}
