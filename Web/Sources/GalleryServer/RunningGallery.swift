/// A gallery server that runs in a task until it is stopped.
public struct RunningGallery: Sendable {
  /// The address for a browser.
  public let address: GalleryAddress

  private let task: Task<Void, any Error>

  fileprivate init(address: GalleryAddress, task: Task<Void, any Error>) {
    self.address = address
    self.task = task
  }

  /// Stops the server and waits for its end.
  public func stop() async throws {
    task.cancel()
    try await task.value
  }
}

extension GalleryServer {
  /// Starts to serve, and returns when a browser can connect.
  ///
  /// - Throws: `GalleryError` if the server cannot start.
  public func start() async throws -> RunningGallery {
    let (addresses, sink) = AsyncStream.makeStream(of: GalleryAddress.self)
    let task = Task {
      defer { sink.finish() }
      try await run { sink.yield($0) }
    }
    for await address in addresses { return RunningGallery(address: address, task: task) }
    try await task.value
    throw CancellationError()
  }
}
