import BenchSupport
import Foundation
import LozengeCore
import LozengeText
import LozengeViews

/// A whole window is laid out for about 800 × 800.
enum WholeLayout {
    /// Milliseconds: for the first layout including the tree; at a new size; and after a change of the font
    /// of all texts, which clears all size caches.
    static func measured(_ content: () -> some View, _ repetitions: Int) -> Measured {
        let engine = PangoTextEngine()
        let pictures = NoPictures()
        // The texts are shaped by then: the peer's benchmark does not shape any.
        var stage = Stage(content(), textEngine: engine, pictures: pictures)
        stage.layOut(width: 800, height: 800)
        let first = median(repetitions) { _ in
            stage = Stage(content(), textEngine: engine, pictures: pictures)
            stage.layOut(width: 800, height: 800)
        }

        var place = stage.frames
        func checkMoved(_ index: Int) {
            let new = stage.frames
            if new.isEmpty || new == place {
                fail("nothing moved at the \(index). time.")
            }
            place = new
        }

        let resized = median(repetitions) { index in
            stage.layOut(width: 801 + CGFloat(index), height: 801 + CGFloat(index))
        } check: { index in
            checkMoved(index)
        }

        let style = TextStyle()
        stage = Stage(
            Styled(content: content(), style: style), textEngine: engine, pictures: pictures)
        stage.layOut(width: 800, height: 800)
        place = stage.frames
        // Both styles are shaped before the repetitions count.
        let restyled = median(repetitions) { index in
            style.font?.wrappedValue = index % 2 == 0 ? .callout : .body
            stage.layOut(width: 800, height: 800)
        } check: { index in
            checkMoved(index)
        }
        return ["first": first / 1000, "size": resized / 1000, "restyled": restyled / 1000]
    }
}

/// The storage of the binding that changes the font of `Styled`.
final class TextStyle {
    var font: Binding<Font>?
}

/// A content whose texts all get another font when one value changes.
struct Styled<Content: View>: View {
    let content: Content
    let style: TextStyle
    @State private var font = Font.body

    init(content: Content, style: TextStyle) {
        self.content = content
        self.style = style
    }

    var body: some View {
        if style.font == nil { style.font = $font }
        return content.font(font)
    }
}
