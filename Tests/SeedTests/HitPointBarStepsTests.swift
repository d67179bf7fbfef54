import Foundation
import LozengeTesting
import SwiftUI
import Testing

/// The development of the bar from a label, step by step.
@MainActor
@Suite("The steps of the hit point bar")
struct HitPointBarStepsTests {
    @Test("The label has its own width; only the frame around it is 200 points wide")
    func labelOnly() {
        let screen = Screen(400, 100) { LabelOnly.InItsFrame() }
        #expect(screen.borders(.yellow) == [CGRect(x: 185, y: 44, width: 30, height: 12)])
        #expect(screen.borders(.green) == [CGRect(x: 100, y: 44, width: 200, height: 12)])
    }

    @Test("An infinite frame fills the outer frame, and keeps the height of the text")
    func fillingBar() {
        let screen = Screen(400, 100) {
            FillingBar.HitPointBar(hitPoints: 60, damageTaken: 27)
                .font(.caption)
                .frame(width: 200)
        }
        #expect(screen.borders(.green) == [CGRect(x: 100, y: 44, width: 200, height: 12)])
        #expect(screen.frame(of: "33/60") == CGRect(x: 185, y: 44, width: 30, height: 12))
    }

    @Test("The red lozenge is behind the white text, with its corners clipped")
    func redBar() {
        let screen = Screen(200, 100) { RedBar.HitPointBar(hitPoints: 60, damageTaken: 27) }
        #expect(
            screen.text == """
                clip rounded rectangle 0 42 200×16 radius 8 {
                  fill rectangle 0 42 200×16 #ff3b30
                  text 80 42 40×16 #ffffff "33/60"
                }
                """)
    }

    @Test("A background in a separate view fills the bar as well")
    func redBackground() {
        let screen = Screen(200, 100) {
            Text("33/60").background(
                RedBackground.HitPointBackground(hitPoints: 60, damageTaken: 27))
        }
        #expect(screen.fills(.red) == [CGRect(x: 80, y: 42, width: 40, height: 16)])
    }

    @Test("In a frame of 100 points the same bar is 100 points wide")
    func otherFrame() {
        let screen = Screen(400, 100) {
            SeparatedBar.HitPointBar(hitPoints: 60, damageTaken: 27).frame(width: 100)
        }
        #expect(screen.fills(.red) == [CGRect(x: 150, y: 42, width: 100, height: 16)])
        #expect(screen.fills(.green) == [CGRect(x: 150, y: 42, width: 55, height: 16)])
    }

    @Test("A resize makes the bar wider without evaluating a body")
    func resize() {
        let screen = Screen(200, 100) {
            RedBar.HitPointBar(hitPoints: 60, damageTaken: 27)
        }
        let before = screen.bodyEvaluations
        screen.resize(500, 100)
        #expect(screen.fills(.red).first?.width == 500)
        #expect(screen.bodyEvaluations == before)
    }
}
