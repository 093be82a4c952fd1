import ChromiumDriver
import Foundation
import GalleryServer
import OverscrollFixtures
import TestTurns
import Testing

/// Tests of the gallery in Chromium, with touches that the browser dispatches.
///
/// A few tests run at a time, each with a page and a browser that no concurrent test uses. All browsers use
/// one server. The tests are skipped if Chromium is not found, unless the environment requires a browser.
@Suite(
  .turns, .gallery, .browser,
  .enabled(if: Chromium.isFoundOrRequired, "No Chromium found on this machine"))
enum GalleryBrowserTests {}

/// A trait that runs a gallery server for a suite.
struct GalleryScope: SuiteTrait, TestScoping {
  /// The addresses of the suite's galleries, and the browser of the current test.
  struct Running: Sendable {
    let address: GalleryAddress
    /// The gallery whose first page shows SwiftUI screens; nil without a built stage.
    let screens: GalleryAddress?
    let browser: Browser
  }

  @TaskLocal static var running: Running?
  @TaskLocal fileprivate static var gallery:
    (server: RunningGallery, screens: RunningGallery?, browsers: BrowserPool)?
  /// The mounts of the bundled scripts.
  @TaskLocal fileprivate static var bundle: [Mount] = []

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await BundledScripts.with { bundle in
      try await Self.$bundle.withValue(bundle) { try await serve(function) }
    }
    print(await TurnTaking.slowest())
  }

  private func serve(_ function: @Sendable () async throws -> Void) async throws {
    let server = try await TestServer.start()
    let screens =
      SwiftUIStage.isBuiltOrRequired
      ? try await TestServer.start(stages: .init(executable: SwiftUIStage.executable)) : nil
    let browsers = BrowserPool(home: server.address)
    let result: Result<Void, any Error>
    do {
      result = .success(
        try await Self.$gallery.withValue((server, screens, browsers), operation: function))
    } catch {
      result = .failure(error)
    }
    await browsers.close()
    try await screens?.stop()
    try await server.stop()
    try result.get()
  }
}

/// A trait that runs each test of a suite with a browser of the pool.
struct BrowserScope: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let gallery = try #require(GalleryScope.gallery)
    try await gallery.browsers.lend { browser in
      let running = GalleryScope.Running(
        address: gallery.server.address, screens: gallery.screens?.address, browser: browser)
      try await GalleryScope.$running.withValue(running, operation: function)
    }
  }
}

extension Trait where Self == GalleryScope {
  /// Runs a gallery server for the suite.
  static var gallery: GalleryScope { GalleryScope() }
}

extension Trait where Self == BrowserScope {
  /// Runs each test with a browser.
  static var browser: BrowserScope { BrowserScope() }
}

/// Starts gallery servers that also serve the tests' pages at `/testing`.
enum TestServer {
  /// Starts a server on a free port, optionally with stages for SwiftUI.
  ///
  /// - Parameters:
  ///   - maxAge: The time for which a browser caches files, in s. Checking each file again takes half of a
  ///     page's load time.
  ///   - isBundled: Whether the scripts are bundled.
  static func start(
    stages: GalleryServer.Stages? = nil, maxAge: Int = 3600, isBundled: Bool = true
  ) async throws -> RunningGallery {
    guard let pages = Bundle.module.url(forResource: "Page", withExtension: nil) else {
      throw GalleryError.filesMissing("Page")
    }
    let replayer = Fixture.folder.appending(path: "../../Web/Tests/fixtures.js").standardizedFileURL
    let mounts =
      Mount.elements + (isBundled ? GalleryScope.bundle : []) + [
        Mount(path: "/testing", source: pages), Mount(path: "/testing/fixtures.js", source: replayer),
      ]
    let configuration = GalleryServer.Configuration(port: 0, mounts: mounts, stages: stages, maxAge: maxAge)
    return try await GalleryServer(configuration: configuration).start()
  }
}
