/// A list that stores a single element inline, as most labels have one run in one paragraph.
nonisolated struct ShortList<Element>: RandomAccessCollection {
    private enum Storage {
        case none
        case one(Element)
        case many([Element])
    }

    private var storage = Storage.none

    init() {}

    /// Creates a list of one element.
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
        // An index out of bounds fails as in an array.
        default: [Element]()[index]
        }
    }

    mutating func append(_ element: Element) {
        switch storage {
        case .none: storage = .one(element)
        case .one(let first): storage = .many([first, element])
        case .many(var elements):
            // Dropped here, so that a second reference does not cause a copy.
            storage = .none
            elements.append(element)
            storage = .many(elements)
        }
    }

    /// Removes the last element, if any.
    mutating func removeLast() {
        switch storage {
        case .none, .one: storage = .none
        case .many(var elements):
            storage = .none
            _ = elements.popLast()
            storage = .many(elements)
        }
    }

    /// The number of bytes on the heap.
    var byteCount: Int {
        guard case .many(let elements) = storage else { return 0 }
        return 32 + elements.capacity * MemoryLayout<Element>.stride
    }
}
