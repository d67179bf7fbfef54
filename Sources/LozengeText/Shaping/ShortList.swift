/// A list that mostly has one element, which needs no memory of its own: a label is one run in one
/// paragraph.
nonisolated struct ShortList<Element>: RandomAccessCollection {
    private enum Storage {
        case none
        case one(Element)
        case many([Element])
    }

    private var storage = Storage.none

    init() {}

    /// Makes a list of one element.
    init(_ element: Element) { storage = .one(element) }

    var startIndex: Int { 0 }
    var endIndex: Int {
        switch storage {
        case .none: 0
        case .one: 1
        case .many(let elements): elements.count
        }
    }

    subscript(index: Int) -> Element {
        switch storage {
        case .one(let element) where index == 0: element
        case .many(let elements): elements[index]
        // There is none: to be told of as an array tells it.
        default: [Element]()[index]
        }
    }

    mutating func append(_ element: Element) {
        switch storage {
        case .none: storage = .one(element)
        case .one(let first): storage = .many([first, element])
        case .many(var elements):
            // Not to be copied because two hold it.
            storage = .none
            elements.append(element)
            storage = .many(elements)
        }
    }

    /// Takes away the last element, if there is one.
    mutating func removeLast() {
        switch storage {
        case .none, .one: storage = .none
        case .many(var elements):
            storage = .none
            _ = elements.popLast()
            storage = .many(elements)
        }
    }

    /// The memory it needs besides itself.
    var byteCount: Int {
        guard case .many(let elements) = storage else { return 0 }
        return 32 + elements.capacity * MemoryLayout<Element>.stride
    }
}
