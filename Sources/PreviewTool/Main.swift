import Foundation
import LozengePreviews

@main
enum Main {
    static func main() {
        #if DEBUG
            exit(PreviewTool.run())
        #else
            print("Previews are shown by debug builds: make preview PACKAGE=… FILE=…")
        #endif
    }
}
