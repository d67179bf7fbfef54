import CX11
import Foundation
import LozengeTesting
import WaitingFixtures

/// A screen for one test: a server, a window manager, and a client that watches it.
final class Desktop {
    enum Manager {
        case none, openbox, xfwm4
        /// With its compositor, or that of another program.
        case compositingXfwm4, openboxWithPicom
    }

    let server: PrivateServer
    /// A folder for files; removed with the desktop.
    let folder: String
    let onlooker: Onlooker
    private var manager: Program?
    private var compositor: Program?

    /// Starts a server unless one is passed.
    init(_ manager: Manager = .openbox, on server: PrivateServer? = nil) async throws {
        self.server = try server ?? PrivateServer()
        folder = try temporaryFolder()
        onlooker = try Onlooker(of: self.server.display)
        switch manager {
        case .none: break
        case .openbox: try await startOpenbox()
        case .xfwm4: try await startXfwm4()
        case .compositingXfwm4: try await startXfwm4(compositing: true)
        case .openboxWithPicom:
            try await startOpenbox()
            try await startPicom()
        }
    }

    /// The environment of programs on this desktop.
    var environment: [String: String] {
        // An app that remembers something does so for this desktop alone.
        userEnvironment(display: server.display).merging(
            [
                "XDG_CONFIG_HOME": folder + "/config", "XDG_DATA_HOME": folder + "/data",
                "XDG_STATE_HOME": folder + "/state",
            ]
        ) { $1 }
    }

    /// Openbox does not manage windows that are mapped while it starts.
    private func startOpenbox() async throws {
        let sign = folder + "/managed"
        manager = try Program(
            Tool.openbox.find(), ["--startup", "touch \(sign)"], environment: managersEnvironment)
        try await wait(for: "openbox") { access(sign, F_OK) == 0 }
    }

    /// Requests its settings from a service, which needs a separate session.
    private func startXfwm4(compositing isCompositing: Bool = false) async throws {
        manager = try Program(
            Tool.session.find(),
            ["--", Tool.xfwm4.find(), "--compositor=\(isCompositing ? "on" : "off")"],
            environment: managersEnvironment)
        try await onlooker.waitForManager()
        if isCompositing { try await waitForCompositor() }
    }

    private func startPicom() async throws {
        compositor = try Program(
            Tool.picom.find(), ["--backend", "xrender", "--config", "/dev/null"],
            environment: managersEnvironment)
        try await waitForCompositor()
        // Until its first frame the screen is black; it paints a root window without a picture grey.
        try await wait(for: "the first frame of picom") {
            try onlooker.picture(of: onlooker.screen)[0, 0] != 0
        }
    }

    private func waitForCompositor() async throws {
        let selection = onlooker.atom("_NET_WM_CM_S0")
        try await wait(for: "the compositor") {
            XGetSelectionOwner(onlooker.display, selection) != 0
        }
    }

    /// A separate home: the user's settings are neither read nor changed.
    private var managersEnvironment: [String: String] {
        environment.merging(["HOME": folder, "XDG_RUNTIME_DIR": folder, "NO_AT_BRIDGE": "1"]) { $1 }
    }

    isolated deinit {
        compositor?.kill()
        manager?.kill()
        try? FileManager.default.removeItem(atPath: folder)
    }
}

/// The environment of a program that a test starts: the fonts of the tests, the options of the sanitizers,
/// and nothing of the user's desktop.
func userEnvironment(display: String?) -> [String: String] {
    var variables = ["FONTCONFIG_FILE": fixture("fonts/fonts.conf"), "LANG": "C.UTF-8"]
    for name in ["PATH", "HOME", "LD_LIBRARY_PATH", "ASAN_OPTIONS", "TSAN_OPTIONS"] {
        variables[name] = ProcessInfo.processInfo.environment[name]
    }
    variables["DISPLAY"] = display
    return variables
}

/// Returns an empty folder; the caller removes it.
func temporaryFolder() throws -> String {
    let path = FileManager.default.temporaryDirectory
        .appendingPathComponent("lozenge-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    return path
}
