import BenchSupport
import SwiftUI

/// `ListBench open ROWS` shows a list and stays, or leaves after its first frame if Lozenge's variable says so.
///
/// `ListBench push|sheet` shows a list, over which `tools/key-to-frame.c` opens a page or a sheet.
///
/// `ListBench scroll|scroll-read start|middle|end FRAMES` and `ListBench insert|insert-seen|delete|move|send FRAMES`
/// draw frames and print what one costs as JSON; `scroll-read` does so while a program reads the window.
@main
struct ListBench {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        let frames = arguments.last.flatMap { Int($0) } ?? 0
        switch (arguments.first, arguments.count) {
        case ("open", 2): NumberApp.main()
        case ("push", 1): PushApp.main()
        case ("sheet", 1): SheetApp.main()
        case ("scroll", 3), ("scroll-read", 3):
            guard let place = ListPlace(rawValue: arguments[1]) else { return explain() }
            print(ListScroll.measured(at: place, isRead: arguments[0] == "scroll-read", frames))
        case ("sort", 2): print(TableSort.measured(frames))
        case (let job?, 2):
            guard let edit = ListEdit.Kind(rawValue: job) else { return explain() }
            print(ListEdit.measured(edit, frames))
        default: explain()
        }
    }

    private static func explain() {
        fail(
            "usage: ListBench open ROWS | push | sheet | scroll|scroll-read start|middle|end FRAMES | "
                + "insert|insert-seen|delete|move|send FRAMES")
    }
}
