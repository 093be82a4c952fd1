import ChromiumDriver
import Foundation
import GalleryServer

/// Pulls every demo with a real finger, and prints how long the scripts of element and engine took per frame, and how
/// many frames the browser left out.
///
///     swift run -c release --package-path Gallery pull-benchmark [pulls] [slowdown]
///
/// A slowdown of 4 leaves the page a quarter of the processor.
///
/// Every frame counts, from the moment the finger comes down until all is at rest, the first pull included:
/// nothing is warmed up. A frame's time is what the element reports to its frame listeners: its own handlers,
/// the engine, and applying what the engine shows.
@main
enum PullBenchmark {
  static func main() async throws {
    let given = CommandLine.arguments.dropFirst().map { Double($0) ?? 0 }
    let pulls = Int(given.first ?? 10)
    let slowdown = given.dropFirst().first ?? 1
    guard pulls > 0, slowdown >= 1 else {
      throw BrowserError.badInput("the number of pulls, or the slowdown")
    }
    try await withServer { address in
      // Wide enough for the inspector to stand beside the stage.
      let options = BrowserOptions(viewport: Viewport(width: 1280, height: 900, scaleFactor: 1))
      try await Browser.withBrowser(options) { browser in
        print(
          "\(try await browser.version()), \(pulls) pulls each, slowed down \(slowdown) times; script per frame in ms\n"
        )
        print(Summary.heading)
        for subject in Subject.all {
          print(Summary(subject.name, try await subject.measure(pulls, slowdown, browser, address)))
        }
      }
    }
  }

  /// Serves the gallery, and the bare page below `/benchmark`, while `body` runs.
  private static func withServer(_ body: @escaping @Sendable (GalleryAddress) async throws -> Void)
    async throws
  {
    guard let page = Bundle.module.url(forResource: "Page", withExtension: nil) else {
      throw GalleryError.filesMissing("Page")
    }
    let server = GalleryServer(
      configuration: .init(port: 0, mounts: Mount.elements + [Mount(path: "/benchmark", source: page)]))
    let (addresses, sink) = AsyncStream.makeStream(of: GalleryAddress.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask {
        defer { sink.finish() }
        try await server.run { sink.yield($0) }
      }
      for await address in addresses {
        try await body(address)
        break
      }
      group.cancelAll()
      try await group.waitForAll()
    }
  }
}
