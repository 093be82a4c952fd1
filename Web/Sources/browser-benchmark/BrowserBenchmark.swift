import ChromiumDriver
import Foundation
import GalleryServer

/// Measures pulls, flings and page loads in a browser and prints Markdown tables.
///
/// ```sh
/// swift run -c release --package-path Web browser-benchmark [pulls]
/// ```
///
/// With 0 pulls it only loads pages. There is no warm-up: the measurement includes every frame of every
/// pull, from touch to rest. A frame's time is the time that the element reports to its frame listeners:
/// its event handlers, the engine, and the drawing of the presentation.
@main
enum BrowserBenchmark {
  static func main() async throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 20
    guard count >= 0 else { throw BrowserError.badInput("the number of pulls") }
    try await withServer { address in
      // The viewport is wide enough for the gallery's inspector beside its phone.
      let options = BrowserOptions(viewport: Viewport(width: 1280, height: 900, scaleFactor: 1))
      try await Browser.withBrowser(options) { browser in
        print("\(try await browser.version()); \(count) pulls or flings each; script per frame in ms\n")
        if count > 0 { print(Frames.heading) }
        for subject in Subject.all where count > 0 {
          for pace in Pace.allCases {
            print(try await subject.measure(count, pace, browser, address).row(subject.name, pace))
          }
        }
        print("\n\(Load.heading)")
        for visited in Visited.all {
          for line in Line.allCases {
            print(try await visited.measure(line, browser, address).row(visited.name, line))
          }
        }
      }
    }
  }

  /// Serves the gallery, and the benchmark pages below `/benchmark`, while `body` runs.
  private static func withServer(_ body: @Sendable (GalleryAddress) async throws -> Void) async throws {
    guard let page = Bundle.module.url(forResource: "Page", withExtension: nil) else {
      throw GalleryError.filesMissing("Page")
    }
    let mounts = Mount.elements + [Mount(path: "/benchmark", source: page)]
    let server = try await GalleryServer(configuration: .init(port: 0, mounts: mounts)).start()
    try await body(server.address)
    try await server.stop()
  }
}
