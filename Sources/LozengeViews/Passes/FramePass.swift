/// A part of the work for a frame.
enum FramePass: String {
    case update, layout, settle, motion, paint
}
