import CX11
import Foundation
public import LozengeCore

extension XWindow {
    /// Offers data to other programs on `clipboard`.
    public func offer(_ offer: DataOffer, on clipboard: Clipboard) {
        services.selections.offer(offer, on: services.selections.selection(of: clipboard))
    }

    /// Requests the text on `clipboard`.
    ///
    /// `receive` is called once, later; with `nil` if there is no text.
    public func requestText(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (String?) -> Void
    ) {
        let selection = services.selections.selection(of: clipboard)
        guard let own = services.selections.offer(on: selection) else {
            return services.selectionRequests.requestText(selection, receive)
        }
        own.load(DataOffer.textType) { [timers] data in
            timers.add(at: .now) { receive(data.map { String(decoding: $0, as: UTF8.self) }) }
        }
    }

    /// Requests the offer on `clipboard`.
    ///
    /// `receive` is called once, later; with `nil` if there is none.
    public func requestOffer(
        from clipboard: Clipboard, _ receive: @escaping @MainActor (DataOffer?) -> Void
    ) {
        let (requests, forms) = (services.selectionRequests, services.forms)
        let selection = services.selections.selection(of: clipboard)
        if let own = services.selections.offer(on: selection) {
            timers.add(at: .now) { receive(own) }
            return
        }
        requests.request(selection, as: [server.atoms[.targets]]) { [timers] answer in
            timers.add(at: .now) {
                guard let names = answer?.numbers, names.count < 1000 else { return receive(nil) }
                let types = forms.types(of: names).filter { $0.type.contains("/") }
                guard !types.isEmpty else { return receive(nil) }
                let received = ReceivedOffer(selection, forms: types, requests: requests)
                let offer = received.offer()
                guard offer.types.contains(DataOffer.linksType) else { return receive(offer) }
                offer.load(DataOffer.linksType) { data in
                    offer.links = data.map { DataOffer.links(in: $0) }
                    receive(offer)
                }
            }
        }
    }
}
