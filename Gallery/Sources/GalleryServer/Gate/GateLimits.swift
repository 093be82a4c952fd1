/// What a visitor may ask for at the gate, and for how long.
struct GateLimits {
  /// The longest target, in bytes; more is 414.
  var target = 2_048
  /// The longest head, request line and blank line included, in bytes; more is 431.
  var head = 16_384
  /// The most header fields; more is 431.
  var fields = 100
  /// The most visitors at once; more wait in the system's queue.
  var visitors = 128
  /// The time to send a head.
  var patience = Duration.seconds(10)
  /// The time a whole visit may take; the slowest rows take ten seconds.
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
