import CBeforeMain
import CImage
import Glibc
import LozengeCore

/// Decodes one picture in a process of its own, which ends with it.
///
/// The program is the app's, started anew by ``DecodingProcess``; its `main` never runs. Linux
/// enforces the limits of time and memory, and a decoder that exceeds one, or that a damaged file
/// crashes, ends without the app.
@_cdecl("lozenge_decode_picture")
nonisolated func decodePicture(
    _ count: CInt, _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) {
    let words = (1..<max(1, Int(count))).compactMap { arguments[$0].map { String(cString: $0) } }
    let numbers = words.dropFirst().compactMap { Int($0) }
    guard words.count == 5, numbers.count == 4 else { _exit(2) }
    // The app may end first, and then the reply is not read.
    lozenge_end_with_parent()
    limit(RLIMIT_CPU, to: numbers[2])
    limit(RLIMIT_DATA, to: writableMemory() + numbers[3])
    limit(RLIMIT_CORE, to: 0)
    // Files that the app has open are none of a decoder's business.
    for descriptor in PictureFile.descriptorInDecoder + 1..<1024 { close(descriptor) }
    do throws(DecodingFailure) {
        guard let gdk = try? Pixbuf.functions else { _exit(2) }
        let reading = PixelReading(path: words[0], size: (numbers[0], numbers[1]))
        let decoded = try reading.read(with: gdk)
        let reply = DecoderReply(
            .pixels, width: decoded.width, height: decoded.height, isOpaque: decoded.isOpaque)
        write(reply.words)
        write(decoded.pixels)
    } catch {
        let reason = Array(error.reason.utf8)
        let kind: DecoderReply.Kind = error.isLimit ? .exceededMemory : .failure
        write(DecoderReply(kind, width: reason.count).words)
        write(reason)
    }
    _exit(0)
}

private nonisolated func limit(_ resource: __rlimit_resource, to value: Int) {
    var limit = rlimit(rlim_cur: rlim_t(max(0, value)), rlim_max: rlim_t(max(0, value)))
    setrlimit(__rlimit_resource_t(resource.rawValue), &limit)
}

/// Returns the bytes of memory that `RLIMIT_DATA` counts before anything is decoded.
///
/// They are the app's variables and the libraries', and under a sanitizer terabytes of addresses.
private nonisolated func writableMemory() -> Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    defer { close(file) }
    var line = [UInt8](repeating: 0, count: 256)
    let count = Glibc.read(file, &line, line.count)
    let numbers = String(decoding: line.prefix(max(0, count)), as: UTF8.self)
        .split(separator: " ")
    guard numbers.count > 5, let pages = Int(numbers[5]) else { return 0 }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
}

private nonisolated func write<Element>(_ elements: [Element]) {
    elements.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
            let count = Glibc.write(STDOUT_FILENO, start, rest.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { _exit(3) }
            rest = rest.dropFirst(count)
        }
    }
}
