import CText

extension UnsafeBufferPointer<UInt8> {
    /// Returns true if the first letter of a paragraph is right-to-left.
    ///
    /// Source: Unicode Standard Annex #9, rules P2 and P3; the direction of a letter is that of its
    /// script.
    func isRightToLeft(_ paragraph: Range<Int>) -> Bool {
        var index = paragraph.lowerBound
        while index < paragraph.upperBound {
            let end = scalarEnd(after: index)
            if let direction = strongDirection(of: scalar(index..<end)) {
                return direction == HB_DIRECTION_RTL
            }
            index = end
        }
        return false
    }

    /// Returns the direction of a letter; `nil` for digits, punctuation and symbols.
    private func strongDirection(of scalar: UInt32) -> hb_direction_t? {
        switch scalar {
        case 0x41...0x5A, 0x61...0x7A, 0x200E: return HB_DIRECTION_LTR
        case 0..<0x80: return nil
        case 0x200F, 0x061C: return HB_DIRECTION_RTL
        default: break
        }
        let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
        switch script {
        case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN: return nil
        default: return hb_script_get_horizontal_direction(script)
        }
    }
}
