import CX11

/// The atoms of the names that the target uses.
struct XAtoms {
    /// The names, with their spelling on the server.
    enum Name: String, CaseIterable {
        case atomPair = "ATOM_PAIR"
        case clipboard = "CLIPBOARD"
        case gtkFrameExtents = "_GTK_FRAME_EXTENTS"
        case gtkThemeVariant = "_GTK_THEME_VARIANT"
        case incremental = "INCR"
        case manager = "MANAGER"
        case motifHints = "_MOTIF_WM_HINTS"
        case multiple = "MULTIPLE"
        case netActiveWindow = "_NET_ACTIVE_WINDOW"
        case netCurrentDesktop = "_NET_CURRENT_DESKTOP"
        case netFrameDrawn = "_NET_WM_FRAME_DRAWN"
        case netFrameExtents = "_NET_FRAME_EXTENTS"
        case netIconName = "_NET_WM_ICON_NAME"
        case netPing = "_NET_WM_PING"
        case netRequestFrameExtents = "_NET_REQUEST_FRAME_EXTENTS"
        case netStartupID = "_NET_STARTUP_ID"
        case netStartupInfo = "_NET_STARTUP_INFO"
        case netStartupInfoBegin = "_NET_STARTUP_INFO_BEGIN"
        case netSupported = "_NET_SUPPORTED"
        case netSyncRequest = "_NET_WM_SYNC_REQUEST"
        case netSyncRequestCounter = "_NET_WM_SYNC_REQUEST_COUNTER"
        case netUserTime = "_NET_WM_USER_TIME"
        case netUserTimeWindow = "_NET_WM_USER_TIME_WINDOW"
        case netWMIcon = "_NET_WM_ICON"
        case netWMName = "_NET_WM_NAME"
        case netWMPID = "_NET_WM_PID"
        case netWindowType = "_NET_WM_WINDOW_TYPE"
        case netMoveResize = "_NET_WM_MOVERESIZE"
        case netState = "_NET_WM_STATE"
        case netStateAbove = "_NET_WM_STATE_ABOVE"
        case netStateBelow = "_NET_WM_STATE_BELOW"
        case netStateFullScreen = "_NET_WM_STATE_FULLSCREEN"
        case netStateMaximizedHorizontally = "_NET_WM_STATE_MAXIMIZED_HORZ"
        case netStateMaximizedVertically = "_NET_WM_STATE_MAXIMIZED_VERT"
        case netStateModal = "_NET_WM_STATE_MODAL"
        case netStateSkipPager = "_NET_WM_STATE_SKIP_PAGER"
        case netStateSkipTaskbar = "_NET_WM_STATE_SKIP_TASKBAR"
        case netWindowTypeDialog = "_NET_WM_WINDOW_TYPE_DIALOG"
        case netWindowTypeNormal = "_NET_WM_WINDOW_TYPE_NORMAL"
        case netWindowTypePopupMenu = "_NET_WM_WINDOW_TYPE_POPUP_MENU"
        case netWindowTypeTooltip = "_NET_WM_WINDOW_TYPE_TOOLTIP"
        case netWindowTypeUtility = "_NET_WM_WINDOW_TYPE_UTILITY"
        case netWorkArea = "_NET_WORKAREA"
        case pasted = "_LOZENGE_PASTED"
        case pastedBesides = "_LOZENGE_PASTED_3"
        case pastedToo = "_LOZENGE_PASTED_2"
        case targets = "TARGETS"
        case text = "TEXT"
        case textPlain = "text/plain"
        case textPlainUTF8 = "text/plain;charset=utf-8"
        case timestamp = "TIMESTAMP"
        case utf8String = "UTF8_STRING"
        case wmClientLeader = "WM_CLIENT_LEADER"
        case wmDeleteWindow = "WM_DELETE_WINDOW"
        case wmProtocols = "WM_PROTOCOLS"
        case wmTakeFocus = "WM_TAKE_FOCUS"
        case wmWindowRole = "WM_WINDOW_ROLE"
        case xdndActionCopy = "XdndActionCopy"
        case xdndActionLink = "XdndActionLink"
        case xdndActionMove = "XdndActionMove"
        case xdndAware = "XdndAware"
        case xdndDrop = "XdndDrop"
        case xdndEnter = "XdndEnter"
        case xdndFinished = "XdndFinished"
        case xdndLeave = "XdndLeave"
        case xdndPosition = "XdndPosition"
        case xdndProxy = "XdndProxy"
        case xdndSelection = "XdndSelection"
        case xdndStatus = "XdndStatus"
        case xdndTypeList = "XdndTypeList"
        case netWindowTypeDragImage = "_NET_WM_WINDOW_TYPE_DND"
        case xsettingsSelection = "_XSETTINGS_S"
        case xsettingsSettings = "_XSETTINGS_SETTINGS"
    }

    /// The atoms by their names.
    ///
    /// The keys are strings because the runtime would look up the conformance of another key type
    /// in the whole program.
    private let atoms: [String: Atom]

    init(_ atoms: [String: Atom]) { self.atoms = atoms }

    /// The atom of `name`; 0 (no atom) if the connection was lost at startup.
    subscript(name: Name) -> Atom {
        atoms[name.rawValue] ?? 0
    }
}
