public import CoreTransferable
import Foundation
public import LozengeCore
import LozengeViews
import UniformTypeIdentifiers

nonisolated extension Color: Transferable {
    /// The digits of the colour in the light scheme, such as #3584E4.
    ///
    /// Matches: SwiftUI.Color.transferRepresentation
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) { color in
            Data(color.resolve(in: EnvironmentValues()).hexadecimal.utf8)
        } importing: { data in
            let text = String(decoding: data, as: UTF8.self)
            guard let color = Color.Resolved(hexadecimal: text) else {
                throw TransferError("“\(text.prefix(30))” is not a color.")
            }
            return Color(color)
        }
    }
}
