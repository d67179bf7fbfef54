import Foundation

/// The version of the app; `nil` if it does not say.
var appVersion: String? {
    Bundle.main.infoDictionary?["CFBundleShortVersionString"] as? String
}

/// The options of every app that print a text and open no window.
enum StandardOptions {
    /// Returns the text for `--help` or `--version`.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of the command line, without the program's name.
    ///   - app: The name of the executable.
    /// - Returns: `nil` if the first argument is neither.
    static func answer(to arguments: some Sequence<String>, of app: String) -> String? {
        switch arguments.first(where: { _ in true }) {
        case "--help", "-h": help(of: app)
        case "--version": version(of: app)
        default: nil
        }
    }

    private static func version(of app: String) -> String {
        ([app] + [appVersion].compactMap { $0 }).joined(separator: " ") + "\n"
    }

    private static func help(of app: String) -> String {
        """
        Usage: \(app) [OPTION…] [FILE or URL…]

          --help                  Show this help and exit.
          --version               Show the version and exit.
          --snapshot FILE         Write a picture of the first window to a PNG file and exit.
            --size WIDTHxHEIGHT   The size of the picture in points, such as 480x560.
            --scale NUMBER        Pixels per point, from 0.25 to 8.
            --dark                Draw in dark colours.
            --text-size SIZE      The text size, from xSmall to accessibility5.

        The environment variables LOZENGE_SCALE and LOZENGE_COLOR_SCHEME override the desktop's
        settings.

        """
    }
}
