public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: { data in
            guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
                throw TransferError("The text is not a URL.")
            }
            return url
        }
        // Programs that know no addresses take them as text.
        DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
    }
}

extension AttributedString: Transferable {
    /// The text; the attributes stay here.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data(String($0.characters).utf8)
        } importing: {
            AttributedString(String(decoding: $0, as: UTF8.self))
        }
    }
}

extension Never: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        TupleTransferRepresentation(forms: [])
    }
}
