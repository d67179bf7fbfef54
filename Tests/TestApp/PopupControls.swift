import Foundation
import SwiftUI

/// A control for each kind of popup, each in a corner of 300 × 200 points.
///
/// The ground is green but for a strip at the lower edge. Choices are reported to standard error.
struct PopupControls: View {
    @State private var number = 0
    @State private var isPresenting = false
    @State private var isAsking = false

    var body: some View {
        ZStack {
            Color(red: 0, green: 1, blue: 0)
                .contextMenu { Self.items }
                .padding(.bottom, 8)
            Menu("Menu") { Self.items }
                .position(x: 75, y: 30)
            Picker("Picker", selection: $number) {
                ForEach(0..<100, id: \.self) { Text(verbatim: "\($0)") }
            }
            .pickerStyle(.menu)
            .labelsHidden()
            .position(x: 225, y: 30)
            .onChange(of: number) { say("chosen number \(number)") }
            Button("Popover") { isPresenting = true }
                .popover(isPresented: $isPresenting) {
                    Color.accentColor.frame(width: 120, height: 80).padding(20)
                }
                .position(x: 75, y: 170)
            Button("Dialog") { isAsking = true }
                .alert("Dialog", isPresented: $isAsking) { Button("Answer") { say("answered") } }
                .position(x: 225, y: 170)
        }
        .frame(width: 300, height: 200)
    }

    /// Two items and a submenu.
    @ViewBuilder private static var items: some View {
        Button("First") { say("chosen first") }
        Button("Second") { say("chosen second") }
        Menu("More") {
            Button("Third") { say("chosen third") }
            Button("Fourth with a longer name") { say("chosen fourth") }
        }
    }
}
