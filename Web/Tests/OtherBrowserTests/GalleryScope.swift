import Foundation
import GalleryServer
import TestTurns
import Testing

/// Runs a suite with a gallery that also serves the Chromium tests' pages at `/testing`.
struct GalleryScope: SuiteTrait, TestScoping {
  @TaskLocal static var address: GalleryAddress?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../GalleryBrowserTests/Page").standardizedFileURL
    let configuration = GalleryServer.Configuration(
      port: 0, mounts: Mount.elements + [Mount(path: "/testing", source: pages)])
    let (addresses, sink) = AsyncStream.makeStream(of: GalleryAddress.self)
    let server = Task {
      defer { sink.finish() }
      try await GalleryServer(configuration: configuration).run { sink.yield($0) }
    }
    let browsers = Browsers()
    let result: Result<Void, any Error>
    do {
      var found = addresses.makeAsyncIterator()
      let address = try #require(await found.next())
      try await Self.$address.withValue(address) {
        try await Browsers.$ofSuite.withValue(browsers, operation: function)
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await TurnTaking.takeNext { await browsers.close() }
    server.cancel()
    try await server.value
    try result.get()
  }
}

extension Trait where Self == GalleryScope {
  /// Runs a gallery and one browser of each kind for the suite.
  static var gallery: GalleryScope { GalleryScope() }
}
