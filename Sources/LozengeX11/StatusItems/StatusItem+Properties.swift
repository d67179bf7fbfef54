import LozengeCore

nonisolated extension StatusItem {
    /// Returns the value of a property of the interface; `nil` if there is none of that name.
    func property(_ name: String) -> BusValue? {
        switch name {
        case "Category": .text("ApplicationStatus")
        case "Title": .text(title)
        case "Status": .text("Active")
        case "WindowId": .int32(0)
        case "IconName": .text(iconName)
        case "IconPixmap": pixmaps
        case "OverlayIconName", "AttentionIconName", "AttentionMovieName", "IconThemePath":
            .text("")
        case "OverlayIconPixmap", "AttentionIconPixmap": .array(of: "(iiay)", [])
        case "ToolTip":
            .tuple(.text(""), .array(of: "(iiay)", []), .text(title), .text(""))
        case "ItemIsMenu": .flag(menu != nil)
        case "Menu": .path(menu == nil ? "/NO_DBUSMENU" : StatusMenu.path)
        default: nil
        }
    }

    private var iconName: String { if case .named(let name) = icon { name } else { "" } }

    private var pixmaps: BusValue {
        guard case .pictures(let pictures) = icon else { return .array(of: "(iiay)", []) }
        return .array(
            of: "(iiay)",
            pictures.map {
                .tuple(
                    .int32(Int32(clamping: $0.pixelWidth)), .int32(Int32(clamping: $0.pixelHeight)),
                    .bytes($0.bigEndianPixels))
            })
    }

    static let description = """
        <node><interface name="org.kde.StatusNotifierItem">
        <property name="Category" type="s" access="read"/>
        <property name="Id" type="s" access="read"/>
        <property name="Title" type="s" access="read"/>
        <property name="Status" type="s" access="read"/>
        <property name="WindowId" type="i" access="read"/>
        <property name="IconThemePath" type="s" access="read"/>
        <property name="Menu" type="o" access="read"/>
        <property name="ItemIsMenu" type="b" access="read"/>
        <property name="IconName" type="s" access="read"/>
        <property name="IconPixmap" type="a(iiay)" access="read"/>
        <property name="OverlayIconName" type="s" access="read"/>
        <property name="OverlayIconPixmap" type="a(iiay)" access="read"/>
        <property name="AttentionIconName" type="s" access="read"/>
        <property name="AttentionIconPixmap" type="a(iiay)" access="read"/>
        <property name="AttentionMovieName" type="s" access="read"/>
        <property name="ToolTip" type="(sa(iiay)ss)" access="read"/>
        <method name="ContextMenu"><arg type="i" direction="in"/><arg type="i" direction="in"/></method>
        <method name="Activate"><arg type="i" direction="in"/><arg type="i" direction="in"/></method>
        <method name="SecondaryActivate"><arg type="i" direction="in"/>
        <arg type="i" direction="in"/></method>
        <method name="Scroll"><arg type="i" direction="in"/><arg type="s" direction="in"/></method>
        <method name="ProvideXdgActivationToken"><arg type="s" direction="in"/></method>
        <signal name="NewTitle"/><signal name="NewIcon"/><signal name="NewAttentionIcon"/>
        <signal name="NewOverlayIcon"/><signal name="NewToolTip"/>
        <signal name="NewStatus"><arg type="s"/></signal>
        </interface></node>
        """
}

nonisolated extension Picture {
    /// The pixels without premultiplication, each as alpha, red, green and blue.
    fileprivate var bigEndianPixels: [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count * 4)
        for pixel in pixels {
            let alpha = pixel >> 24
            bytes.append(UInt8(alpha))
            for shift in [16, 8, 0] as [UInt32] {
                let part = pixel >> shift & 0xFF
                bytes.append(alpha == 0 ? 0 : UInt8(min(255, part * 255 / alpha)))
            }
        }
        return bytes
    }
}
