import Foundation
import Testing
import LozengeTesting

@Suite struct Smoke {
    @Test func nested() {
        let r = layoutReport(of: VStack(spacing: 10) { HStack(spacing: 10) { Color.red.tagged("a"); Color.red.frame(width: 80).tagged("b") }.padding(10).tagged("row"); HStack { Color.red.frame(width: 40, height: 40).tagged("c"); Spacer(); Color.red.frame(width: 40, height: 40).tagged("d") }.frame(height: 60).tagged("bottom") }.frame(width: 300, height: 200), in: ProposedViewSize(width: 300, height: 200))
        print(r)
    }
    @Test func screen() {
        let screen = Screen(300, 200) { Counter() }
        print(screen.text)
        print(screen.bodyEvaluations)
        screen.click("Add")
        print(screen.text)
        print(screen.bodyEvaluations)
        screen.press(.character("+"), modifiers: .control)
        print(screen.text)
        screen.resize(100, 100)
        print(screen.text)
        print(screen.bodyEvaluations)
    }
}
struct Counter: View {
    @State var n = 0
    var body: some View {
        VStack {
            Text("Count \(n)").font(.title)
            Button("Add") { n += 1 }.padding().background(Color.yellow).cornerRadius(8)
            if n > 0 { Text("more") }
            GeometryReader { g in Text("w \(Int(g.size.width))") }
            Other()
        }
    }
}
struct Other: View { var body: some View { Text("other") } }
