import LozengeCore

/// The interface of elements that stand for a number.
nonisolated enum ValueInterface: AccessibleInterface {
    static let name = "Value"

    static func isOffered(by id: AccessibleID, in tree: AccessibleTree) -> Bool {
        tree.record(id)?.properties.range != nil
    }

    static func property(_ name: String, of id: AccessibleID, in tree: AccessibleTree) -> BusValue?
    {
        guard let properties = tree.record(id)?.properties, let range = properties.range else {
            return nil
        }
        return switch name {
        case "MinimumValue": .double(range.minimum)
        case "MaximumValue": .double(range.maximum)
        case "MinimumIncrement": .double(range.step)
        case "CurrentValue": .double(range.value)
        case "Text": .text(properties.value)
        default: nil
        }
    }

    static func set(
        _ name: String, to value: BusValue, of id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleRequest? {
        guard name == "CurrentValue", let number = value.double, number.isFinite,
            let record = tree.record(id), let range = record.properties.range
        else { return nil }
        let inside = min(max(number, range.minimum), max(range.minimum, range.maximum))
        return .element(.setValue(record.id, inside))
    }

    static func call(
        _ method: String, _ arguments: BusValue, on id: AccessibleID, in tree: AccessibleTree
    ) -> AccessibleAnswer? { nil }

    static let members = """
        <property name="MinimumValue" type="d" access="read"/>
        <property name="MaximumValue" type="d" access="read"/>
        <property name="MinimumIncrement" type="d" access="read"/>
        <property name="CurrentValue" type="d" access="readwrite"/>
        <property name="Text" type="s" access="read"/>
        """
}
