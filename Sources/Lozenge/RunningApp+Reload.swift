#if DEBUG
    /// Another build of the program that is loaded into the running one.
    extension RunningApp {
        /// The app that runs; `nil` before.
        weak static var current: RunningApp?

        /// Called with an app that is started while another one runs; `nil` in a program that no tool changes.
        static var takeOver: (@MainActor (RunningApp, any App) -> Void)?
    }

    /// The reloading of programs while they run.
    package enum Reloading {
        /// From now on, an app that is started while another one runs takes its place, and keeps its windows and the state
        /// of their views.
        package static func begin() { RunningApp.takeOver = { $0.reload($1) } }

        /// Returns the whole of a window with what a tool adds to it; `nil` in other programs.
        package static var decorate: ((AnyView) -> AnyView)?

        /// Called when the views of an app that took the place of another one are laid out.
        package static var shown: () -> Void = {}

        /// Carries the state of all windows over to the views that `change` causes to be made again.
        ///
        /// - Parameters:
        ///   - change: The change.
        ///   - shown: Called when the new views are laid out, before they are painted.
        package static func keepingState(_ change: () -> Void, shown: @escaping () -> Void = {}) {
            guard let running = RunningApp.current else { return change() }
            running.keepingState(change, shown: shown)
        }
    }

    extension RunningApp {
        fileprivate func reload(_ app: some App) {
            keepingState(
                {
                    graph.replace(by: app)
                    showScenes()
                }, shown: Reloading.shown)
        }

        fileprivate func keepingState(_ change: () -> Void, shown: @escaping () -> Void) {
            let states = windows.map { ($0.runtime, CarriedState(of: $0.runtime.root)) }
            change()
            for (runtime, state) in states {
                runtime.updateUnseen()
                // Lazy views are made by the layout.
                runtime.tree.performAfterLayout { state.end() }
            }
            windows.last?.runtime.tree.performAfterLayout(shown)
        }
    }
#endif
