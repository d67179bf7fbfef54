import SwiftUI

// Names of SwiftUI that are refused with a replacement, one in a line.

struct Wrapped: UIViewRepresentable { var body: some View { EmptyView() } }
struct Controlled: NSViewControllerRepresentable { var body: some View { EmptyView() } }
final class Delegate {}
struct Program { @NSApplicationDelegateAdaptor(Delegate.self) var delegate }
struct Rows { @FetchRequest(sortDescriptors: []) var rows: [Int] }
struct Reader { @Environment(\.managedObjectContext) var context }
let barred = Text("a").persistentSystemOverlays(.hidden)
let touched = Text("a").touchBar { Text("b") }
let shaded = Text("a").colorEffect(3)
let cut = Circle().union(Circle())
let sparkling = Text("a").layerEffect(ShaderLibrary.sparkle(.float(1)), maxSampleOffset: .zero)
let minimized = Text("a").tabBarMinimizeBehavior(.onScrollDown)
let browsed = Text("a").fileDialogBrowserOptions(.includeHiddenFiles)
let filtered = Text("a").fileDialogURLEnabled(#Predicate { _ in true })
struct Large: App {
    var body: some Scene { Window("a", id: "a") { Text("a") }.windowIdealSize(.fitToContent) }
}
