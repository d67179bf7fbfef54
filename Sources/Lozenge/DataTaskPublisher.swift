#if Networking
    import Combine
    import Foundation
    import FoundationNetworking

    extension URLSession {
        /// A publisher of the answer to a request.
        ///
        /// - Parameter url: The address to load.
        /// - Returns: A publisher of the data and the response, or of an error.
        ///
        /// Extension: of the trait `Networking`, as on other systems.
        nonisolated public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
            dataTaskPublisher(for: URLRequest(url: url))
        }

        /// A publisher of the answer to a request.
        ///
        /// Extension: of the trait `Networking`, as on other systems.
        nonisolated public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
            DataTaskPublisher(request: request, session: self)
        }

        /// A publisher that loads a request for each subscriber.
        ///
        /// Extension: of the trait `Networking`, as on other systems.
        nonisolated public struct DataTaskPublisher: Publisher {
            public typealias Output = (data: Data, response: URLResponse)
            public typealias Failure = URLError

            public let request: URLRequest
            public let session: URLSession

            public init(request: URLRequest, session: URLSession) {
                (self.request, self.session) = (request, session)
            }

            public func receive<S: Subscriber>(subscriber: S)
            where S.Input == Output, S.Failure == Failure {
                let (request, session) = (request, session)
                var load: URLSessionDataTask?
                Future<Output, URLError> { promise in
                    load = session.dataTask(with: request) { data, response, error in
                        if let data, let response {
                            promise(.success((data, response)))
                        } else {
                            promise(.failure(error as? URLError ?? URLError(.unknown)))
                        }
                    }
                    load?.resume()
                }
                .handleEvents(receiveCancel: { load?.cancel() })
                .receive(subscriber: subscriber)
            }
        }
    }
#endif
