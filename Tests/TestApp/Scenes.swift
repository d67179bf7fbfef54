import Foundation
import SwiftUI

/// A window that opens and closes windows of other scenes by the lines of standard input.
struct SceneOpener: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow

    var body: some View {
        Text("Scenes").frame(width: 200, height: 100)
            .onOpenURL { say("main opens \($0.absoluteString)") }
            .onAppear {
                FileHandle.standardInput.readabilityHandler = { input in
                    let lines = String(decoding: input.availableData, as: UTF8.self)
                        .split(separator: "\n").map(String.init)
                    guard !lines.isEmpty else { return input.readabilityHandler = nil }
                    Task { @MainActor in for line in lines { obey(line) } }
                }
            }
    }

    private func obey(_ line: String) {
        let words = line.split(separator: " ")
        switch (words.first, words.last) {
        case ("note", let number?): openWindow(value: Int(number) ?? 0)
        case ("open", let id?): openWindow(id: String(id))
        case ("close", let id?): dismissWindow(id: String(id))
        case ("forget", let number?): dismissWindow(value: Int(number) ?? 0)
        case ("discard", let id?):
            withTransaction(\.dismissBehavior, .destructive) { dismissWindow(id: String(id)) }
        default: say("unknown: \(line)")
        }
    }
}

/// A window with the number that it presents, which a click raises by 10.
struct NoteWindow: View {
    @Binding var number: Int?
    @State private var clicks = 0

    var body: some View {
        VStack {
            Text(verbatim: "note \(number.map(String.init) ?? "none")")
            WindowVisibilityToggle(windowID: "tools")
        }
        .frame(width: 160, height: 80)
        .contentShape(Rectangle())
        .onOpenURL { say("note opens \($0.absoluteString)") }
        .onTapGesture {
            clicks += 1
            number = (number ?? 0) + 10
            say("note \(number ?? 0), click \(clicks)")
        }
        .navigationTitle(Text(verbatim: "Note \(number.map(String.init) ?? "none")"))
    }
}

/// A window that asks before it is closed.
struct UnsavedWindow: View {
    var body: some View {
        Text("Unsaved").frame(width: 200, height: 100)
            .windowMinimizeBehavior(.disabled)
            .dismissalConfirmationDialog("Discard?", shouldPresent: true) {
                Button("Discard", role: .destructive) { say("discarded") }
            }
    }
}

/// A window that closes itself as soon as it appears.
struct BriefWindow: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDone = false

    var body: some View {
        Text("Brief").frame(width: 100, height: 50)
            .onAppear { isDone = true }
            .onChange(of: isDone) {
                say("done")
                dismiss()
            }
    }
}
