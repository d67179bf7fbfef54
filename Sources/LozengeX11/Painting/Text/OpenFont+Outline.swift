import CX11
import Foundation
import LozengeCore

extension OpenFont {
    /// Returns the unhinted outline of a glyph, in pixels from its origin; empty for a bitmap
    /// glyph.
    func outline(of glyph: UInt32) -> Path {
        if let known = outlines[glyph] { return known }
        let path = loadOutline(of: glyph)
        outlines[glyph] = path
        return path
    }

    private func loadOutline(of glyph: UInt32) -> Path {
        withFace { face in
            guard FT_Load_Glyph(face, glyph, Int32(FT_LOAD_NO_HINTING | FT_LOAD_NO_BITMAP)) == 0,
                let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
            else { return Path() }
            var callbacks = FT_Outline_Funcs(
                move_to: { to, path in
                    extend(path) { $0.move(to: point(to)) }
                },
                line_to: { to, path in
                    extend(path) { $0.addLine(to: point(to)) }
                },
                conic_to: { control, to, path in
                    extend(path) { $0.addQuadCurve(to: point(to), control: point(control)) }
                },
                cubic_to: { first, second, to, path in
                    extend(path) {
                        $0.addCurve(
                            to: point(to), control1: point(first), control2: point(second))
                    }
                },
                shift: 0, delta: 0)
            var path = Path()
            withUnsafeMutablePointer(to: &path) { path in
                _ = FT_Outline_Decompose(&slot.pointee.outline, &callbacks, path)
            }
            return path
        } ?? Path()
    }
}

private nonisolated func extend(
    _ path: UnsafeMutableRawPointer?, _ change: (inout Path) -> Void
) -> Int32 {
    if let path { change(&path.assumingMemoryBound(to: Path.self).pointee) }
    return 0
}

/// Converts from FreeType's coordinates: upwards, in 1/64 of a pixel.
private nonisolated func point(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
    guard let vector else { return .zero }
    return CGPoint(x: CGFloat(vector.pointee.x) / 64, y: -CGFloat(vector.pointee.y) / 64)
}
