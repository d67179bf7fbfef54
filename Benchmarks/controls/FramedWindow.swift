import BenchSupport
import BenchWindows
import Foundation
import LozengeControls
import LozengeText
import LozengeViews
import SwiftUI

/// A window with a sidebar and 40 texts that gets another width, with a toolbar and a split view or without.
enum FramedWindow {
    private static let size = CGSize(width: 1000, height: 800)

    static func measured(_ content: some View, _ frames: Int) -> Measured {
        let textEngine = PangoTextEngine()
        let runtime = WindowRuntime(
            WindowFrame(content: content), textEngine: textEngine, pictures: NoPictures(),
            textSize: TextSizeSetting())
        let shown = ShownWindow(runtime, size: size, textEngine: textEngine)
        runtime.attach(to: shown.window)
        return shown.measuredResize(frames) { frame in
            CGSize(width: size.width + 1 + CGFloat(frame % 99), height: size.height)
        }
    }
}

/// Both columns in a split view, and a toolbar with six items.
struct FramedColumns: View {
    var body: some View {
        NavigationSplitView {
            Sidebar().navigationSplitViewColumnWidth(Sidebar.width)
        } detail: {
            Detail()
                .toolbar {
                    ForEach(0..<6, id: \.self) { number in Button("Item \(number)") {} }
                }
        }
    }
}

/// The same columns beside each other.
struct PlainColumns: View {
    var body: some View {
        HStack(spacing: 0) {
            Sidebar().frame(width: Sidebar.width)
            Detail()
        }
    }
}

private struct Sidebar: View {
    static let width: CGFloat = 240

    var body: some View {
        List(0..<30, id: \.self) { Text("Place \($0)") }
            .listStyle(.sidebar)
            .scrollIndicators(.hidden)
    }
}

/// Texts of which some break into two lines, in the colour that the benchmark looks for.
private struct Detail: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(0..<40, id: \.self) { line in
                Text("Line \(line) " + String(repeating: "of the text ", count: line * 7 % 16))
            }
        }
        .font(.custom("DejaVu Sans", fixedSize: 11))
        .foregroundStyle(Color(red: 0, green: 0, blue: 1))
        .padding(8)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
}

/// A text of 1 MB that is edited, in paragraphs of several lines.
struct LongEditor: View {
    @State private var text = String(
        repeating: String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 10)
            + "\n",
        count: 1_000_000 / 451)

    var body: some View { TextEditor(text: $text).textEditorStyle(.plain) }
}
