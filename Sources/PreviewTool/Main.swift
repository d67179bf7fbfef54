import Foundation
import LozengePreviews

@main
enum Main {
    static func main() { exit(PreviewTool.run()) }
}
