import ArgumentParser
import Foundation
import GalleryServer

/// `gallery`: serves the gallery until Ctrl-C.
@main
struct GalleryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Shows Overscroll's components in a browser.",
    discussion: """
      Prints the address to open, and serves it until Ctrl-C. Only this machine can reach it.
      """)

  @Option(help: "The port; 0 for any free one. (default: 8080, or any free one if that is taken)")
  var port: UInt16?

  @Option(help: "The stage command, built from Tools/Stage. (default: the debug build's location)")
  var stage: String?

  func run() async throws {
    let signals = StopSignals()
    defer { signals.end() }
    let arrivals = signals.arrivals
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await serveSomewhere() }
      group.addTask { for await _ in arrivals { return } }
      try await group.next()
      group.cancelAll()
    }
  }

  /// The settings of the processes that show SwiftUI screens; nil outside Linux.
  private var stages: GalleryServer.Stages? {
    #if os(Linux)
      let built = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Tools/Stage/.build/debug/gallery-stage").standardizedFileURL
      return GalleryServer.Stages(executable: stage.map { URL(fileURLWithPath: $0) } ?? built)
    #else
      return nil
    #endif
  }

  /// The folder of the documentation site, which `Scripts/docs` builds.
  private var docs: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../.build-docs/site/docs").standardizedFileURL
  }

  /// Serves at the requested port, or at the default port.
  ///
  /// If the default port is taken, it serves at a free port.
  private func serveSomewhere() async throws {
    var configuration = GalleryServer.Configuration(port: port ?? 8080, stages: stages, docs: docs)
    do {
      try await serve(configuration)
    } catch GalleryError.portTaken(let taken) where port == nil {
      note("Port \(taken) is taken by another program; using a free one instead.")
      configuration.port = 0
      try await serve(configuration)
    }
  }

  private func serve(_ configuration: GalleryServer.Configuration) async throws {
    try await GalleryServer(configuration: configuration).run { address in
      print("Overscroll gallery: \(address)")
      fflush(nil)
    }
  }

  private func note(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}
