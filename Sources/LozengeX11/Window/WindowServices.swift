/// The services of a connection that a window uses.
struct WindowServices {
    let server: XServer
    let timers: TimerQueue
    let clock: UptimeClock
    let desktop: DesktopSettingsWatch
    let keyboard: KeyboardReader
    let inputMethod: InputMethod
    let cursors: Cursors
    let selections: OwnedSelections
    let selectionRequests: SelectionRequests
    let forms: DataForms
    let drags: Drags
    let openWindows: OpenWindows
    let accessibility: AccessibilityBus
    let verticalBlanks: VerticalBlanks
    /// The address of the session bus; `nil` without one.
    let sessionBus: String?
}
