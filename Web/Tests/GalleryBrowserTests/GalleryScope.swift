import ChromiumDriver
import Foundation
import GalleryServer
import OverscrollFixtures
import TestTurns
import Testing

/// The gallery, pulled by real fingers in a real browser.
///
/// A few tests at a time, each in a page of its own, in a browser that no other test looks at meanwhile; all
/// browsers look at one server. Skipped, with the reason, where there is no browser.
@Suite(
  .turns, .gallery, .browser,
  .enabled(if: Chromium.isFoundOrRequired, "No Chromium found on this machine"))
enum GalleryBrowserTests {}

/// Runs a suite while a gallery runs for it.
struct GalleryScope: SuiteTrait, TestScoping {
  /// Where the suite's gallery is, and the browser that looks at it for the test that runs.
  struct Running: Sendable {
    let address: GalleryAddress
    let browser: Browser
  }

  @TaskLocal static var running: Running?
  @TaskLocal fileprivate static var gallery: (address: GalleryAddress, browsers: BrowserPool)?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let server = try await TestServer.start()
    let browsers = BrowserPool(home: server.address)
    do {
      try await Self.$gallery.withValue((server.address, browsers), operation: function)
    } catch {
      await browsers.close()
      try? await server.stop()
      throw error
    }
    await browsers.close()
    try await server.stop()
    print(await TurnTaking.slowest())
  }
}

/// Lends each test of a suite one of the gallery's browsers.
struct BrowserScope: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let gallery = try #require(GalleryScope.gallery)
    try await gallery.browsers.lend { browser in
      let running = GalleryScope.Running(address: gallery.address, browser: browser)
      try await GalleryScope.$running.withValue(running, operation: function)
    }
  }
}

extension Trait where Self == GalleryScope {
  /// A gallery for the suite.
  static var gallery: GalleryScope { GalleryScope() }
}

extension Trait where Self == BrowserScope {
  /// A browser for each test.
  static var browser: BrowserScope { BrowserScope() }
}

/// A gallery's server, with the tests' own pages below `/testing`.
struct TestServer: Sendable {
  let address: GalleryAddress
  private let task: Task<Void, any Error>

  /// Starts a server on a free port, with stages for SwiftUI's screens and a site of documentation if told.
  ///
  /// - Parameter maxAge: How long a browser keeps files, in s. To ask for each of them again takes half of a page's load.
  static func start(
    stages: GalleryServer.Stages? = nil, docs: URL? = nil, maxAge: Int = 3600
  ) async throws -> TestServer {
    guard let pages = Bundle.module.url(forResource: "Page", withExtension: nil) else {
      throw GalleryError.filesMissing("Page")
    }
    let replayer = Fixture.folder.appending(path: "../../Web/Tests/fixtures.js").standardizedFileURL
    let mounts =
      Mount.elements + [
        Mount(path: "/testing", source: pages), Mount(path: "/testing/fixtures.js", source: replayer),
      ]
    let (addresses, sink) = AsyncStream.makeStream(of: GalleryAddress.self)
    let task = Task {
      defer { sink.finish() }
      let configuration = GalleryServer.Configuration(
        port: 0, mounts: mounts, stages: stages, docs: docs, maxAge: maxAge)
      try await GalleryServer(configuration: configuration).run { sink.yield($0) }
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
