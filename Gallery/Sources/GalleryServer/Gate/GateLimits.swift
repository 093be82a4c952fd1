import Foundation

/// What a visitor may ask for at the gate, and for how long.
struct GateLimits {
  /// The longest target, in bytes; more is 414.
  var target = 2_048
  /// The longest head, request line and blank line included, in bytes; more is 431.
  var head = 16_384
  /// The most header fields; more is 431.
  var fields = 100
  /// The most visitors at once, for whom half of the files are that this process may have open.
  ///
  /// More wait in the system's queue.
  var visitors = min(512, Int(OpenFiles.most / 2))
  /// For how long a visitor who neither sends nor reads may keep others waiting, where there is no other place.
  var grace = Duration.seconds(1)
  /// The time to send a head.
  var patience = Duration.seconds(10)
  /// The time in which another request may come on the same connection.
  var idle = Duration.seconds(15)
  /// The most requests on one connection; the answer to the last one says so.
  var requests = 1_000
  /// The time that an answer may take until it has been read; the slowest rows take ten seconds.
  var visit = Duration.seconds(30)
  /// The longest message on a socket, in bytes; more closes it with 1009.
  var message = 4_096
  /// How many messages may come on a socket in a second, and at once; more closes it with 1008.
  var messages = 240.0
  /// What is read, and thrown away, after the answer, so that closing does not destroy the answer
  /// on its way: bytes and time.
  var farewell = (bytes: 262_144, time: Duration.seconds(1))
  /// The time in which a visitor's end of a socket that is over may still talk, for the same reason.
  var socketFarewell = Duration.seconds(5)
}

/// How many files this process may have open.
enum OpenFiles {
  /// The system's limit, or the least that any system has where it does not say.
  static let most: UInt64 = {
    var limit = rlimit()
    #if canImport(Darwin)
      let result = getrlimit(RLIMIT_NOFILE, &limit)
    #else
      let result = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    return result == 0 ? min(UInt64(limit.rlim_cur), 65_536) : 256
  }()
}
