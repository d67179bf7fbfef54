import CBeforeMain
import CImage
import Foundation
import LozengeCore

/// A process that decodes one picture: this program, started anew (``decodePicture(_:_:)``).
///
/// A process and not a thread, because a thread that computes for hours cannot be ended, and its
/// memory cannot be limited.
nonisolated struct DecodingProcess {
    private let limits: DecodingLimits

    init(_ limits: DecodingLimits) { self.limits = limits }

    /// Waits for the pixels of `file` in about `size`, within the limits.
    func read(
        _ file: PictureFile, _ size: (width: Int, height: Int)
    ) throws(DecodingFailure) -> DecodedPixels {
        guard lozenge_starts_decoders() else {
            throw DecodingFailure(
                reason: "no decoder can be started in this program", isLimit: true)
        }
        var ends: [Int32] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { throw Self.failedStart(errno) }
        defer { close(ends[0]) }
        let (process, failure) = start(file, size, writingTo: ends[1])
        close(ends[1])
        guard failure == 0 else { throw Self.failedStart(failure) }
        var output = DecoderOutput(
            ends[0], deadline: .now + .seconds(limits.seconds),
            // Rounding, and a picture that is turned after all.
            mostPixels: (size.width + 1) * (size.height + 1))
        let result = Result { () throws(DecodingFailure) in try output.read() }
        if case .success(let pixels?) = result {
            _ = Self.end(process)
            return pixels
        }
        let status = Self.end(process, byForce: !output.isEnded)
        if case .failure(let failure) = result { throw failure.isLimit ? memoryFailure : failure }
        throw reason(status, isLate: output.isLate)
    }

    private func start(
        _ file: PictureFile, _ size: (width: Int, height: Int), writingTo output: Int32
    ) -> (process: pid_t, failure: Int32) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        // First, because the number of the pipe may be the one below.
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        if let descriptor = file.descriptor {
            posix_spawn_file_actions_adddup2(
                &actions, descriptor, PictureFile.descriptorInDecoder)
        }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let words =
            [LOZENGE_DECODER, file.pathInDecoder]
            + [size.width, size.height, limits.processorSeconds, limits.memory].map(String.init)
        var arguments = words.map { strdup($0) } + [nil]
        defer { for argument in arguments { free(argument) } }
        var process = pid_t()
        let failure = posix_spawn(
            &process, "/proc/self/exe", &actions, nil, &arguments, environ)
        return (process, failure)
    }

    /// Waits for the end of a process; returns its status, as `waitpid` does.
    private static func end(_ process: pid_t, byForce: Bool = true) -> Int32 {
        if byForce { kill(process, SIGKILL) }
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return status
    }

    private func reason(_ status: Int32, isLate: Bool) -> DecodingFailure {
        if isLate {
            return DecodingFailure(
                reason: "decoding it takes more than \(limits.seconds) seconds", isLimit: true)
        }
        return switch status & 127 {
        case SIGXCPU, SIGKILL:
            DecodingFailure(
                reason: "decoding it takes more than \(limits.processorSeconds) seconds of "
                    + "processor time", isLimit: true)
        // Libraries that cannot go on without memory.
        case SIGABRT, SIGILL, SIGTRAP: memoryFailure
        default: DecodingFailure(reason: "its decoder ended without a reply")
        }
    }

    private var memoryFailure: DecodingFailure {
        DecodingFailure(
            reason: "decoding it takes more than \(limits.memory >> 20) MiB of memory",
            isLimit: true)
    }

    private static func failedStart(_ number: Int32) -> DecodingFailure {
        DecodingFailure(
            reason: "no decoder can be started (\(String(cString: strerror(number))))",
            isLimit: true)
    }
}
