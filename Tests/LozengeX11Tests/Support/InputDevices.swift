import Foundation
import Glibc
import LozengeTesting

/// A server with a mouse, a touchpad and a touch screen that a test moves.
///
/// Source: the protocol of xf86-input-inputtest, 1.1.
final class InputDevices {
    let server: PrivateServer
    private let folder: String
    private var sockets: [String: Int32] = [:]

    init() throws {
        folder = NSTemporaryDirectory() + "lozenge-" + UUID().uuidString
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true)
        let configuration = folder + "/xorg.conf"
        try Self.configuration(folder).write(
            toFile: configuration, atomically: true, encoding: .utf8)
        server = try PrivateServer(
            "-config \(configuration) -logfile \(folder)/log -novtswitch -sharevts", of: "Xorg")
        for name in ["mouse", "touchpad", "screen"] { sockets[name] = try connect(to: name) }
    }

    private static func configuration(_ folder: String) -> String {
        func device(_ name: String, _ type: String) -> String {
            """
            Section "InputDevice"
              Identifier "\(name)"
              Driver "inputtest"
              Option "SocketPath" "\(folder)/\(name)"
              Option "DeviceType" "\(type)"
              Option "TouchCount" "5"
              Option "PointerButtonCount" "10"
            EndSection

            """
        }
        return device("mouse", "PointerAbsolute") + device("touchpad", "PointerGesture")
            + device("screen", "Touch") + """
                Section "ServerFlags"
                  Option "AutoAddDevices" "false"
                EndSection
                Section "Device"
                  Identifier "card"
                  Driver "dummy"
                EndSection
                Section "Monitor"
                  Identifier "monitor"
                  HorizSync 1-2000
                  VertRefresh 1-200
                  Modeline "1280x720" 74.48 1280 1336 1472 1664 720 721 724 746
                EndSection
                Section "Screen"
                  Identifier "all"
                  Device "card"
                  Monitor "monitor"
                  DefaultDepth 24
                  SubSection "Display"
                    Depth 24
                    Modes "1280x720"
                  EndSubSection
                EndSection
                Section "ServerLayout"
                  Identifier "layout"
                  Screen "all"
                  InputDevice "mouse" "CorePointer"
                  InputDevice "touchpad"
                  InputDevice "screen"
                EndSection
                """
    }

    private func connect(to name: String) throws -> Int32 {
        let socket = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_un()
        address.sun_family = UInt16(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) {
            $0.copyBytes(from: (folder + "/" + name).utf8)
        }
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard connected == 0 else {
            throw PrivateServer.Unavailable(description: "The server has no device “\(name)”.")
        }
        sockets[name] = socket
        send([UInt16(1), UInt16(1)], kind: 0, to: name)
        receive(from: name)
        return socket
    }

    /// Moves the mouse to a point of the screen.
    func point(at x: Int, _ y: Int) {
        // Absolute devices have positions from 0 to 65535 across the screen.
        move("mouse", [0: Double(x) * 65535 / 1279, 1: Double(y) * 65535 / 719], isAbsolute: true)
    }

    /// Turns the wheel of the mouse by a part of a click: downwards, or upwards if negative.
    func scroll(_ clicks: Double) { move("mouse", [3: 120 * clicks], isAbsolute: false) }

    /// Begins (18), moves (19) or ends (20) a touch at a point of the screen.
    func touch(_ phase: UInt32, at x: Int, _ y: Int, finger: UInt32 = 1) {
        let place = valuators([0: Double(x) * 65535 / 1279, 1: Double(y) * 65535 / 719])
        send(bytes(of: [finger, phase]) + place, kind: 6, to: "screen")
        settle("screen")
    }

    /// Begins (27), moves (28) or ends (29) a gesture of two fingers on the touchpad.
    ///
    /// The fingers have rotated by the given degrees since the last event.
    func pinch(_ phase: UInt16, scale: Double, degrees: Double = 0) {
        let fingers = bytes(of: [phase, 2]) + bytes(of: [UInt32(0)])
        let motion = bytes(of: [0, 0, 0, 0, scale, degrees] as [Double])
        send(fingers + motion, kind: 7, to: "touchpad")
        settle("touchpad")
    }

    private func move(_ name: String, _ values: [Int: Double], isAbsolute: Bool) {
        send(
            bytes(of: [UInt32(isAbsolute ? 1 : 0), 0]) + valuators(values), kind: 2, to: name)
        settle(name)
    }

    /// The valuators that have moved, with their values.
    private func valuators(_ values: [Int: Double]) -> [UInt8] {
        var mask = [UInt8](repeating: 0, count: 8)
        var places = [Double](repeating: 0, count: 64)
        for (number, value) in values {
            mask[number / 8] |= 1 << (number % 8)
            places[number] = value
        }
        return bytes(of: [UInt32(0)]) + mask + [0, 0, 0, 0] + bytes(of: places)
            + bytes(of: [Double](repeating: 0, count: 64))
    }

    private func bytes<Value>(of values: [Value]) -> [UInt8] {
        values.withUnsafeBytes { Array($0) }
    }

    private func send<Value>(_ values: [Value], kind: UInt32, to name: String) {
        let body = bytes(of: values)
        let message = bytes(of: [UInt32(body.count + 8), kind]) + body
        _ = message.withUnsafeBytes { write(sockets[name] ?? -1, $0.baseAddress, $0.count) }
    }

    private func receive(from name: String) {
        var answer = [UInt8](repeating: 0, count: 64)
        _ = read(sockets[name] ?? -1, &answer, answer.count)
    }

    /// Waits until the server has handled everything.
    private func settle(_ name: String) {
        send([UInt8](), kind: 1, to: name)
        receive(from: name)
    }

    isolated deinit {
        for socket in sockets.values { close(socket) }
        server.kill()
        try? FileManager.default.removeItem(atPath: folder)
    }
}
