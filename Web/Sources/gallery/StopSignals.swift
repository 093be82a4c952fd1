import Dispatch
import Foundation

/// Watches for SIGINT and SIGTERM, which from then on no longer end the program by themselves.
struct StopSignals {
  /// One element for every signal; those that come before anyone waits are kept.
  let arrivals: AsyncStream<Void>

  private let sources: [any DispatchSourceSignal]

  /// Begins to watch.
  init() {
    let (arrivals, sink) = AsyncStream.makeStream(of: Void.self)
    // A program started from a thread that blocks signals inherits the block, and would never see one.
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
