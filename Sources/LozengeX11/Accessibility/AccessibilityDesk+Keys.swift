nonisolated extension AccessibilityDesk {
    /// Tells the programs that listen to keys of one.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - answer: Called with true if one of them takes the key.
    func tell(_ key: ReaderKey, answer: @escaping @MainActor @Sendable (Bool) -> Void) {
        service.onThread { [service] in
            service.call(
                "NotifyListenersSync", of: "org.a11y.atspi.DeviceEventController",
                at: Self.registryPath + "/deviceeventcontroller", to: Self.registry, key.message
            ) { reply in
                let isTaken = reply?[0]?.flag == true
                onMainActor { answer(isTaken) }
            }
        }
    }
}
