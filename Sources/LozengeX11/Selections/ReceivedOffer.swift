import CX11
import Foundation
import LozengeCore

/// The loading of data that another program offers on a selection.
///
/// The forms are loaded one after the other, as the owner of a selection may answer requests in any order.
final class ReceivedOffer {
    private let selection: Atom
    /// The types of the forms, each with the target that it is requested by.
    private let forms: [(name: Atom, type: String)]
    private let requests: SelectionRequests
    private var waiting: [(target: Atom, receive: @MainActor (Data?) -> Void)] = []
    private var isLoading = false
    private var isClosed = false
    /// The time at which a form was asked for or has arrived last.
    private(set) var latest = ContinuousClock.now
    /// The time for the requests; `nil` for that of the user's last input.
    var time: Time?

    /// - Parameters:
    ///   - selection: The selection.
    ///   - forms: The types of the forms, each with the target that it is requested by.
    ///   - requests: The requests of the connection.
    init(_ selection: Atom, forms: [(name: Atom, type: String)], requests: SelectionRequests) {
        self.selection = selection
        self.forms = forms
        self.requests = requests
    }

    /// The types of the forms, the preferred one first.
    var types: [String] { forms.map(\.type) }

    /// True while a form is being loaded.
    var isBusy: Bool { isLoading || !waiting.isEmpty }

    /// Returns the offer, which keeps this object.
    func offer() -> DataOffer {
        DataOffer(types: types) { type, receive in self.load(type, receive) }
    }

    /// Loads a form; `receive` is called once, at once or later.
    func load(_ type: String, _ receive: @escaping @MainActor (Data?) -> Void) {
        guard !isClosed, let form = forms.first(where: { $0.type == type }) else {
            return receive(nil)
        }
        latest = .now
        waiting.append((form.name, receive))
        loadNext()
    }

    /// Loads nothing any more: the selection may have another owner.
    func close() { isClosed = true }

    private func loadNext() {
        guard !isLoading, !waiting.isEmpty else { return }
        isLoading = true
        let (target, receive) = waiting.removeFirst()
        let patience = SelectionRequests.patience
        requests.request(selection, as: [target], at: time, within: patience) { [self] answer in
            isLoading = false
            latest = .now
            receive(answer.map { target == XA_STRING ? Data($0.text.utf8) : Data($0.bytes) })
            loadNext()
        }
    }
}
