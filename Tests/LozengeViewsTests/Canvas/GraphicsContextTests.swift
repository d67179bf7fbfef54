import Foundation
import LozengeTesting
import LozengeViews
import Testing
import ViewFixtures

@Suite("Drawing into a canvas")
struct GraphicsContextTests {
    static let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

    /// Returns the drawing of a canvas of 100 × 50 points.
    static func drawn(
        pictures: [String: CGSize] = [:],
        _ draw: @escaping (inout GraphicsContext) -> Void
    ) -> String {
        Screen(100, 50, pictures: pictures) { Canvas { context, _ in draw(&context) } }.text
    }

    @Test("Consecutive drawings with equal settings are in one group")
    func groups() {
        let text = Self.drawn { context in
            context.fill(Self.square, with: .color(.black))
            var turned = context
            turned.translateBy(x: 50, y: 25)
            turned.rotate(by: .degrees(90))
            turned.fill(Self.square, with: .color(.black))
            turned.stroke(Self.square, with: .color(.red), lineWidth: 2)
            context.fill(Self.square, with: .color(.white))
        }
        #expect(
            text == """
                fill rectangle 0 0 10×10 #000000
                transform 0 1 -1 0 50 25 {
                  fill rectangle 0 0 10×10 #000000
                  fill rectangle 0 0 10×10 stroke 2 #ff3b30
                }
                fill rectangle 0 0 10×10 #ffffff
                """)
    }

    @Test("Settings of a copy apply to the copy")
    func copies() {
        let text = Self.drawn { context in
            var faint = context
            faint.opacity = 0.5
            faint.clip(to: Path(CGRect(x: 5, y: 5, width: 90, height: 40)))
            faint.draw(Text("A"), at: CGPoint(x: 50, y: 25))
            context.fill(Self.square, with: .color(.black))
        }
        #expect(
            text == """
                opacity 0.5 {
                  clip rectangle 5 5 90×40 {
                    text 46 17 8×16 #000000 "A"
                  }
                }
                fill rectangle 0 0 10×10 #000000
                """)
    }

    @Test("The opacity of a single shape is part of its paint")
    func opacity() {
        #expect(
            Self.drawn {
                $0.opacity = 0.5
                $0.fill(Self.square, with: .color(.black))
            } == "fill rectangle 0 0 10×10 #000000 50%")
        for nothing in [0, -1, Double.nan] {
            #expect(
                Self.drawn {
                    $0.opacity = nothing
                    $0.fill(Self.square, with: .color(.black))
                    $0.draw(Text("A"), at: .zero)
                    $0.drawLayer { $0.fill(Self.square, with: .color(.black)) }
                } == "")
        }
    }

    @Test("Drawings are cut out by their opacity after a blur")
    func threshold() {
        let text = Self.drawn { context in
            context.addFilter(.alphaThreshold(min: 0.5, color: .black))
            context.addFilter(.blur(radius: 2))
            context.fill(Self.square, with: .color(.black))
        }
        #expect(
            text == """
                clip rectangle 0 0 100×50 {
                  threshold 0.5 to 1 #000000 {
                    blur 2 {
                      fill rectangle 0 0 10×10 #000000
                    }
                  }
                }
                """)
    }

    @Test(
        "Filters are applied first, the last of them before the others, then clips, opacity, blending"
    )
    func order() {
        let text = Self.drawn { context in
            context.addFilter(.shadow(color: .black, radius: 3, x: 1, y: 1))
            context.addFilter(.blur(radius: 2))
            context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50)))
            context.opacity = 0.5
            context.blendMode = .multiply
            context.scaleBy(x: 2, y: 2)
            context.fill(Self.square, with: .color(.black))
        }
        #expect(
            text == """
                blend multiply {
                  opacity 0.5 {
                    clip ellipse 0 0 50×50 {
                      shadow #000000 radius 3 offset 1 1 {
                        blur 2 {
                          transform 2 0 0 2 0 0 {
                            fill rectangle 0 0 10×10 #000000
                          }
                        }
                      }
                    }
                  }
                }
                """)
    }

    @Test(
        "A layer is one picture, with the coordinates of the context and none of its other settings"
    )
    func layers() {
        let text = Self.drawn { context in
            context.translateBy(x: 10, y: 10)
            context.opacity = 0.5
            context.drawLayer { layer in
                layer.fill(Self.square, with: .color(.black))
                layer.fill(Self.square, with: .color(.white))
            }
            context.opacity = 1
            context.drawLayer { $0.fill(Self.square, with: .color(.black)) }
        }
        #expect(
            text == """
                opacity 0.5 {
                  fill rectangle 10 10 10×10 #000000
                  fill rectangle 10 10 10×10 #ffffff
                }
                blend normal {
                  fill rectangle 10 10 10×10 #000000
                }
                """)
    }

    @Test("Clips accumulate, in the coordinates of their creation")
    func clips() {
        var bounds: [CGRect] = []
        let text = Self.drawn { context in
            bounds.append(context.clipBoundingRect)
            context.clip(to: Path(CGRect(x: 10, y: 10, width: 50, height: 30)))
            context.translateBy(x: 20, y: 20)
            context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 10)))
            bounds.append(context.clipBoundingRect)
            context.fill(Self.square, with: .color(.black))
        }
        #expect(
            text == """
                clip rectangle 10 10 50×30 {
                  clip ellipse 20 20 50×10 {
                    fill rectangle 20 20 10×10 #000000
                  }
                }
                """)
        #expect(
            bounds == [
                CGRect(x: 0, y: 0, width: 100, height: 50),
                CGRect(x: 0, y: 0, width: 40, height: 10),
            ])
    }

    @Test("An inverse clip shows what is outside")
    func inverse() {
        let text = Self.drawn { context in
            context.clip(to: Self.square, options: .inverse)
            context.clipToLayer(opacity: 0.5) { $0.fill(Self.square, with: .color(.black)) }
            context.fill(Self.square, with: .color(.red))
        }
        #expect(text.contains("blend destinationOut"))
        #expect(text.contains("mask (opacity 0.5 {"))
    }

    @Test("Gradients are placed by points, or fill the painted area as styles")
    func shadings() {
        let gradient = Gradient(colors: [.black, .white])
        let stops = "(#000000 0, #ffffff 1)"
        let text = Self.drawn { context in
            let path = Path(CGRect(x: 10, y: 10, width: 20, height: 20))
            let shadings: [GraphicsContext.Shading] = [
                .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 50, y: 0)),
                .style(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)),
                .radialGradient(
                    gradient, center: CGPoint(x: 7, y: 8), startRadius: 1, endRadius: 9),
                .palette([.color(white: 1), .color(.black)]),
                .foreground,
                .color(red: 1, green: 0, blue: 0),
                .palette([]),
            ]
            for shading in shadings { context.fill(path, with: context.resolve(shading)) }
        }
        #expect(
            text == """
                fill rectangle 10 10 20×20 linear 0 0 to 50 0 \(stops)
                fill rectangle 10 10 20×20 linear 10 20 to 30 20 \(stops)
                fill rectangle 10 10 20×20 elliptical 7 8 from 1×1 to 9×9 \(stops)
                fill rectangle 10 10 20×20 #ffffff
                fill rectangle 10 10 20×20 #000000
                fill rectangle 10 10 20×20 #ff0000
                """)
    }

    @Test(
        "NaN and infinity draw nothing, and do not trap", arguments: [CGFloat.nan, .infinity])
    func hostile(number: CGFloat) {
        let text = Self.drawn { context in
            var moved = context
            moved.translateBy(x: number, y: 0)
            moved.fill(Self.square, with: .color(.black))
            moved.clip(to: Self.square)
            #expect(moved.clipBoundingRect.isEmpty)
            var clipped = context
            clipped.clip(to: Path(CGRect(x: number, y: 0, width: 1, height: number)))
            clipped.clip(to: Path(ellipseIn: CGRect(x: 0, y: number, width: 1, height: 1)))
            clipped.fill(Self.square, with: .color(.red))
            context.fill(Path(CGRect(x: number, y: 0, width: 1, height: 1)), with: .foreground)
            context.draw(Text("A"), at: CGPoint(x: number, y: 0))
            context.draw(Text("A"), in: CGRect(x: 0, y: number, width: 1, height: 1))
            context.draw(Image("A"), at: CGPoint(x: 0, y: number))
            context.addFilter(.blur(radius: number))
            context.addFilter(.brightness(number))
            context.fill(Self.square, with: .color(.black))
        }
        #expect(text == "fill rectangle 0 0 10×10 #000000")
    }
}
