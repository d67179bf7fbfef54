import CImage
package import Foundation
package import LozengeCore

/// libcurl, which loads pictures and texts from servers; loaded for the first one.
nonisolated package enum Curl {
    /// The largest answer that is loaded, in bytes.
    static let maximumBytes = 64 << 20
    /// The time after which a server that sends nothing is given up, in seconds.
    ///
    /// Source: the default of Foundation's sessions.
    package static let timeout = 60

    private static let names = ["libcurl.so.4", "libcurl-gnutls.so.4"]

    private static let loaded: LozengeCurl? = withUnsafeTemporaryAllocation(
        of: LozengeCurl.self, capacity: 1
    ) { room in
        guard let functions = room.baseAddress else { return nil }
        for name in names {
            if let library = dlopen(name, RTLD_NOW), lozenge_curl_find(functions, library) {
                return functions.pointee
            }
        }
        return nil
    }

    /// Loads the answer of a server for an address.
    ///
    /// Blocks until it is there.
    ///
    /// - Parameters:
    ///   - url: An address of a server.
    ///   - timeout: The seconds after which a silent server is given up.
    ///   - isCancelled: Asked from time to time; true ends the transfer.
    /// - Returns: The body of the answer.
    /// - Throws: A ``PictureLoadingError``.
    package static func load(
        _ url: URL, timeout: Int = Curl.timeout, isCancelled: @escaping @Sendable () -> Bool
    ) throws(PictureLoadingError) -> Data {
        guard let curl = loaded, let handle = curl.`init`() else {
            throw PictureLoadingError(
                "Cannot load from the web: \(names[0]) is missing. Install libcurl4.")
        }
        defer { curl.cleanup(handle) }
        let transfer = Download(isCancelled: isCancelled)
        let address = url.absoluteString
        return try withUnsafePointer(to: curl) { curl throws(PictureLoadingError) in
            let owner = Unmanaged.passUnretained(transfer).toOpaque()
            lozenge_curl_set_pointer(curl, handle, Option.url, address)
            lozenge_curl_set_number(curl, handle, Option.protocols, Option.web)
            lozenge_curl_set_number(curl, handle, Option.redirectProtocols, Option.web)
            lozenge_curl_set_pointer(curl, handle, Option.encodings, "")
            // Some servers refuse requests of programs without a name.
            lozenge_curl_set_pointer(curl, handle, Option.userAgent, "Lozenge")
            lozenge_curl_set_number(curl, handle, Option.followsRedirects, 1)
            lozenge_curl_set_number(curl, handle, Option.mostRedirects, 10)
            lozenge_curl_set_number(curl, handle, Option.withoutSignals, 1)
            lozenge_curl_set_number(curl, handle, Option.connectionTime, timeout)
            lozenge_curl_set_number(curl, handle, Option.slowSpeed, 1)
            lozenge_curl_set_number(curl, handle, Option.slowTime, timeout)
            lozenge_curl_set_number(curl, handle, Option.withoutProgress, 0)
            lozenge_curl_set_pointer(curl, handle, Option.receiverOwner, owner)
            lozenge_curl_set_pointer(curl, handle, Option.watchOwner, owner)
            lozenge_curl_set_receiver(curl, handle) { bytes, size, count, owner in
                Download.at(owner)?.append(bytes, count * size) ?? 0
            }
            lozenge_curl_set_watch(curl, handle) { owner, _, _, _, _ in
                Download.at(owner)?.isCancelled() == false ? 0 : 1
            }
            let code = curl.pointee.perform(handle)
            let status = lozenge_curl_status(curl, handle)
            return try withExtendedLifetime(transfer) { () throws(PictureLoadingError) in
                if transfer.isTooLong {
                    throw PictureLoadingError(
                        "Cannot load \(address): it is larger than \(maximumBytes >> 20) MiB.")
                }
                guard code == 0 else {
                    throw PictureLoadingError(
                        "Cannot load \(address): \(String(cString: curl.pointee.strerror(code)))."
                    )
                }
                guard (200..<300).contains(status) else {
                    throw PictureLoadingError(
                        "Cannot load \(address): the server returned status \(status).")
                }
                return transfer.data
            }
        }
    }

    /// Source: `curl.h`, whose numbers are part of the library's interface.
    private enum Option {
        static let url: CInt = 10002
        static let protocols: CInt = 181
        static let redirectProtocols: CInt = 182
        /// HTTP and HTTPS.
        static let web = 3
        static let userAgent: CInt = 10018
        static let encodings: CInt = 10102
        static let followsRedirects: CInt = 52
        static let mostRedirects: CInt = 68
        static let withoutSignals: CInt = 99
        static let connectionTime: CInt = 78
        static let slowSpeed: CInt = 19
        static let slowTime: CInt = 20
        static let withoutProgress: CInt = 43
        static let receiverOwner: CInt = 10001
        static let watchOwner: CInt = 10057
    }
}

/// The data of a transfer that has arrived, on the thread of the transfer.
private nonisolated final class Download {
    private(set) var data = Data()
    private(set) var isTooLong = false
    let isCancelled: () -> Bool

    init(isCancelled: @escaping () -> Bool) { self.isCancelled = isCancelled }

    static func at(_ owner: UnsafeMutableRawPointer?) -> Download? {
        owner.map { Unmanaged<Download>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Appends bytes and returns their number; 0 for too many, which ends the transfer.
    func append(_ bytes: UnsafePointer<CChar>, _ count: Int) -> Int {
        guard data.count + count <= Curl.maximumBytes else {
            isTooLong = true
            return 0
        }
        bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
            data.append($0, count: count)
        }
        return count
    }
}
