import ChromiumDriver
import Foundation
import GalleryServer
import OverscrollFixtures
import Testing

/// The gallery, pulled by real fingers in a real browser.
///
/// One test at a time, each in a page of its own of one browser, which looks at one server; skipped, with the
/// reason, where there is no browser.
@Suite(.serialized, .gallery, .enabled(if: Chromium.isFoundOrRequired, "No Chromium found on this machine"))
enum GalleryBrowserTests {}

/// Runs a suite while a gallery and a browser run for it.
struct GalleryScope: SuiteTrait, TestScoping {
  /// Where the suite's gallery is, and the browser that looks at it.
  struct Running: Sendable {
    let address: GalleryAddress
    let browser: Browser
  }

  @TaskLocal static var running: Running?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let server = try await TestServer.start()
    do {
      // A swipe to the side is the browser's own way back to the page before, and no test of ours.
      try await Browser.withBrowser(BrowserOptions(flags: ["--disable-features=OverscrollHistoryNavigation"]))
      { browser in
        try await Self.$running.withValue(Running(address: server.address, browser: browser)) {
          try await function()
        }
      }
    } catch {
      try? await server.stop()
      throw error
    }
    try await server.stop()
  }
}

extension Trait where Self == GalleryScope {
  /// A gallery and a browser for the suite.
  static var gallery: GalleryScope { GalleryScope() }
}

/// A gallery's server, with the tests' own pages below `/testing`.
struct TestServer: Sendable {
  let address: GalleryAddress
  private let task: Task<Void, any Error>

  /// Starts a server on a free port.
  static func start() async throws -> TestServer {
    guard let pages = Bundle.module.url(forResource: "Page", withExtension: nil) else {
      throw GalleryError.filesMissing("Page")
    }
    let replayer = Fixture.folder.appending(path: "../../Web/Tests/fixtures.js").standardizedFileURL
    let mounts =
      Mount.elements + [
        Mount(path: "/testing", source: pages), Mount(path: "/testing/fixtures.js", source: replayer),
        Mount(path: "/testing/fixtures", source: Fixture.folder),
      ]
    let (addresses, sink) = AsyncStream.makeStream(of: GalleryAddress.self)
    let task = Task {
      defer { sink.finish() }
      try await GalleryServer(configuration: .init(port: 0, mounts: mounts)).run { sink.yield($0) }
    }
    for await address in addresses { return TestServer(address: address, task: task) }
    try await task.value
    throw CancellationError()
  }

  /// Stops it and waits for its end.
  func stop() async throws {
    task.cancel()
    try await task.value
  }
}
