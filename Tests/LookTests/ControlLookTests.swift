import LozengeTesting
import Testing

/// Every control in every state, compared with pictures that were looked at by eye.
///
/// `LOZENGE_RECORD_PICTURES=1` writes them anew: see ``LozengeTesting/ReferencePictures``.
@Suite("The look of controls", .serialized)
struct ControlLookTests {
    private static let display = Result { try PictureDisplay() }
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../Fixtures/pictures/controls").standardizedFileURL
    @Test(
        "Each state, text size, colour scheme and direction looks as in the reference",
        arguments: ControlSample.all)
    func look(sample: ControlSample) throws {
        let display = try Self.display.get()
        let sheet = ContactSheet(
            textSizes: [.xSmall, .large, .accessibility1], states: sample.states,
            directions: LayoutDirection.allCases)
        let picture = try sheet.picture(on: display) { sample.view() }
        let references = ReferencePictures(in: Self.folder, drawnOn: display)
        #expect(try references.difference(of: picture, from: sample.name) == nil)
    }
}
