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
    let server = try await GalleryServer(configuration: configuration).start()
    let browsers = Browsers()
    let result: Result<Void, any Error>
    do {
      try await Self.$address.withValue(server.address) {
        try await Browsers.$ofSuite.withValue(browsers, operation: function)
      }
      result = .success(())
    } catch {
      result = .failure(error)
    }
    await TurnTaking.takeNext { await browsers.close() }
    try await server.stop()
    try result.get()
  }
}

extension Trait where Self == GalleryScope {
  /// Runs a gallery and one browser of each kind for the suite.
  static var gallery: GalleryScope { GalleryScope() }
}
