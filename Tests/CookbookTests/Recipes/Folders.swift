import SwiftUI

struct Folders: View {
    @State private var path: [Int] = []

    var body: some View {
        NavigationStack(path: $path) {
            List(1..<10) { number in NavigationLink("Folder \(number)", value: number) }
                .navigationTitle("Folders")
                .navigationDestination(for: Int.self) { number in
                    Button("Back to all folders") { path = [] }
                        .navigationTitle("Folder \(number)")
                }
        }
    }
}
