#if DEBUG || INSPECT
    import Foundation
    import LozengeImage
    import LozengeViews
    import LozengeX11

    /// The inspection of a running app: its windows on a socket, and the inspector that looks at them.
    final class AppInspection {
        private unowned let app: RunningApp
        private var inspections: [ObjectIdentifier: Inspection] = [:]
        private var socket: InspectionSocket?
        private var inspector: Process?
        private var isPicking = false
        private var isWatched = false

        init(of app: RunningApp) { self.app = app }

        /// Opens the socket if it is not open yet.
        ///
        /// - Returns: The path of the socket.
        @discardableResult
        func open() throws -> String {
            if let socket { return socket.path }
            let opened = try InspectionSocket(
                answer: { [unowned self] in answer($0) }, onEnd: { [unowned self] in end() })
            socket = opened
            return opened.path
        }

        /// Opens the inspector's window.
        ///
        /// - Throws: An ``InspectionError`` if there is no inspector.
        func show() throws {
            if inspector?.isRunning == true { return }
            guard let tool = Self.tool else {
                throw InspectionError(
                    "The inspector is not built yet. Build it once: make -C \(Self.toolkit) inspector"
                )
            }
            let process = Process()
            process.executableURL = URL(fileURLWithPath: tool)
            process.arguments = [try open(), appName]
            try process.run()
            inspector = process
        }

        /// Ends the marks, the choice by the pointer and the observation of an inspector that has gone.
        private func end() {
            for inspection in inspections.values { inspection.end() }
            inspections = [:]
            (isPicking, isWatched) = (false, false)
        }

        private func answer(_ request: InspectionRequest) -> InspectionReply {
            switch request {
            case .pick(let isOn): isPicking = isOn
            case .watch(let isOn): isWatched = isOn
            default: break
            }
            let replies = current.compactMap { $0.answer(request) }
            return replies.dropFirst().reduce(replies.first) { $0?.joined(with: $1) }
                ?? .failed(reason: "This view is gone.")
        }

        /// The inspections of the windows that are open.
        private var current: [Inspection] {
            let windows = app.windows
            let known = inspections
            inspections = [:]
            return windows.map { window in
                let id = ObjectIdentifier(window)
                let beside = known.values.first ?? inspections.values.first
                let inspection = known[id] ?? inspect(window.runtime, beside: beside)
                inspections[id] = inspection
                return inspection
            }
        }

        /// Returns the inspection of a new window, which does what the others do.
        private func inspect(_ window: ContentRuntime, beside other: Inspection?) -> Inspection {
            let services = app.services
            let inspection = Inspection(of: window, beside: other) { list, size, background in
                OffscreenPainter(connection: services.connection, textEngine: services.textEngine)
                    .picture(size: size, scale: services.connection.scale) { _ in (list, background)
                    }?
                    .pngData()
            } report: { [weak self] news in
                if case .picked(_, isChosen: true) = news { self?.isPicking = false }
                self?.socket?.report(news)
            }
            if isPicking { _ = inspection.answer(.pick(isOn: true)) }
            if isWatched { _ = inspection.answer(.watch(isOn: true)) }
            return inspection
        }

        /// The folder of the toolkit that the app was built with.
        private static let toolkit = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../..").standardizedFileURL.path

        /// The path of the inspector; `nil` if there is none.
        private static var tool: String? {
            let name = "lozenge-inspector"
            let own = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
                .deletingLastPathComponent().appendingPathComponent(name).path
            let environment = ProcessInfo.processInfo.environment
            // An installed toolkit builds it in the user's cache.
            let cache = environment["XDG_CACHE_HOME"] ?? NSHomeDirectory() + "/.cache"
            let made = ["\(toolkit)/.build", "\(cache)/lozenge"].map { "\($0)/debug/\(name)" }
            return ([environment["LOZENGE_INSPECTOR"], own] + made).compactMap { $0 }
                .first { FileManager.default.isExecutableFile(atPath: $0) }
        }
    }
#endif
