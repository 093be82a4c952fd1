import Dispatch
import Foundation

/// Watches for SIGINT and SIGTERM, so that they no longer terminate the program.
struct StopSignals {
  /// A stream with an element for each signal, including signals before the first iteration.
  let arrivals: AsyncStream<Void>

  private let sources: [any DispatchSourceSignal]

  /// Starts watching.
  init() {
    let (arrivals, sink) = AsyncStream.makeStream(of: Void.self)
    // The thread that starts a program may have blocked signals. The program would inherit the block and
    // receive no signal, so the signals are unblocked below.
    var wanted = sigset_t()
    sigemptyset(&wanted)
    sources = [SIGINT, SIGTERM].map { number in
      sigaddset(&wanted, number)
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { sink.yield() }
      source.activate()
      return source
    }
    self.arrivals = arrivals
    pthread_sigmask(SIG_UNBLOCK, &wanted, nil)
  }

  /// Stops watching.
  func end() {
    for source in sources { source.cancel() }
  }
}
