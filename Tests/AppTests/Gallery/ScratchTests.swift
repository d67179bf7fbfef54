import LozengeTesting
import SwiftUI
import Testing

@testable import Gallery

@Suite struct ScratchTests {
    @Test func grid() {
        let s = Screen(300, 200) {
            Grid(alignment: .leading) {
                GridRow {
                    Text("Gold"); Text("1200")
                }
                GridRow {
                    Text("Silver"); Text("7")
                }
            }.tagged("grid")
        }
        print(s.explain("grid")); print(s.text)
        let t = Screen(300, 200) {
            VStack {
                Grid {
                    GridRow {
                        Text("Gold"); Text("1200")
                    }
                    GridRow {
                        Text("Silver"); Text("7")
                    }
                }.tagged("grid")
            }.frame(maxWidth: .infinity, minHeight: 70, maxHeight: .infinity)
        }
        print(t.explain("grid")); print(t.text)
        let m = Screen(300, 300) { Index(choice: .constant(nil), isDark: .constant(false)) }
        print(m.readings.map { ($0.text, $0.frame) }.prefix(12))
    }
}
