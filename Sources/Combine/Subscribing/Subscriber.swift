/// A type that receives the values of a publisher.
///
/// Matches: Combine.Subscriber
public protocol Subscriber<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    /// Called once, before all values; values come when they are asked for.
    func receive(subscription: any Subscription)

    /// Called with each value; returns how many more are wanted.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Called at the end, after all values.
    func receive(completion: Subscribers.Completion<Failure>)
}

/// The connection of a subscriber with a publisher.
///
/// Matches: Combine.Subscription
public protocol Subscription: Cancellable {
    /// Asks for further values.
    func request(_ demand: Subscribers.Demand)
}

/// The types of subscribers, and of what they exchange with publishers.
///
/// Matches: Combine.Subscribers
public enum Subscribers {
    /// The end of a sequence of values.
    ///
    /// Matches: Combine.Subscribers.Completion
    public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
    }

    /// A number of values that a subscriber asks for.
    ///
    /// Matches: Combine.Subscribers.Demand
    public struct Demand: Hashable, Comparable, Sendable {
        /// The number; `nil` for all values.
        public let max: Int?

        /// All values.
        public static let unlimited = Demand(max: nil)
        /// No value.
        public static let none = Demand(max: 0)

        /// Returns a number of values; a negative number counts as none.
        public static func max(_ value: Int) -> Demand { Demand(max: Swift.max(0, value)) }

        public static func + (lhs: Demand, rhs: Demand) -> Demand {
            guard let left = lhs.max, let right = rhs.max else { return .unlimited }
            let (sum, isTooLarge) = left.addingReportingOverflow(right)
            return isTooLarge ? .unlimited : .max(sum)
        }

        public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

        /// The number without one value.
        var less: Demand { max.map { .max($0 - 1) } ?? .unlimited }

        public static func < (lhs: Demand, rhs: Demand) -> Bool {
            guard let left = lhs.max else { return false }
            return rhs.max.map { left < $0 } ?? true
        }
    }

    /// A subscriber that asks for all values and calls closures with them.
    ///
    /// Matches: Combine.Subscribers.Sink
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private let receiveCompletion: (Completion<Failure>) -> Void
        private let receiveValue: (Input) -> Void
        private var subscription: (any Subscription)?
        private var isCancelled = false

        /// Creates a subscriber that calls the closures.
        public init(
            receiveCompletion: @escaping (Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            (self.receiveCompletion, self.receiveValue) = (receiveCompletion, receiveValue)
        }

        public func receive(subscription: any Subscription) {
            guard self.subscription == nil, !isCancelled else { return subscription.cancel() }
            self.subscription = subscription
            subscription.request(.unlimited)
        }

        public func receive(_ input: Input) -> Demand {
            if !isCancelled { receiveValue(input) }
            return .none
        }

        public func receive(completion: Completion<Failure>) {
            subscription = nil
            if !isCancelled { receiveCompletion(completion) }
        }

        /// Ends the subscription.
        public func cancel() {
            isCancelled = true
            let subscription = subscription
            self.subscription = nil
            subscription?.cancel()
        }
    }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
