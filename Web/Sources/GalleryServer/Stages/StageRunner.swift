import ChildProcesses
import FlyingFox
import FlyingSocks
import Foundation

/// The list of SwiftUI screens, and the settings of the processes that show them.
actor StageRunner {
  /// The settings of the stages, or nil on a system without stages.
  nonisolated let stages: GalleryServer.Stages?
  nonisolated let sockets: any AsyncSocketPool

  private var screens: Data?

  init(_ stages: GalleryServer.Stages?, sockets: any AsyncSocketPool) {
    self.stages = stages
    self.sockets = sockets
  }

  /// Returns a response with the screens that `gallery-stage --screens` lists.
  ///
  /// Without stages, the response contains the reason.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - hasDocs: Whether a documentation site exists. The response contains this value for the page.
  func answer(_ request: HTTPRequest, hasDocs: Bool) async -> HTTPResponse {
    guard let stages else {
      return Self.without(
        "SwiftUI screens run here only on Linux; on a Mac, use the GalleryApp app.", hasDocs: hasDocs)
    }
    if screens == nil { screens = await Self.screens(stages, sockets) }
    guard let screens else {
      return Self.without(
        "The screens are not built yet. Scripts/gallery builds them, at first in about two minutes.",
        hasDocs: hasDocs, retry: 2)
    }
    let body = Data("{\"docs\":\(hasDocs),\"parts\":".utf8) + screens + Data("}".utf8)
    return .file(SiteFile(body: body, name: "screens.json"), for: request)
  }

  /// The reason why there are no screens, and the waiting time before a retry.
  ///
  /// The time is in s; nil means no retry.
  private struct Absence: Encodable {
    let docs: Bool
    let reason: String
    var retry: Int?
  }

  private static func without(_ reason: String, hasDocs: Bool, retry: Int? = nil) -> HTTPResponse {
    (try? .json(.ok, Absence(docs: hasDocs, reason: reason, retry: retry))) ?? .text(.internalServerError)
  }

  /// Returns the command's list of screens, or nil if the command is missing or fails.
  private static func screens(_ stages: GalleryServer.Stages, _ pool: any AsyncSocketPool) async -> Data? {
    guard let stage = try? StageProcess(stages.executable, arguments: ["--screens"], pool: pool) else {
      return nil
    }
    let output = await withTaskGroup(of: Data?.self) { group in
      group.addTask { try? await stage.output() }
      group.addTask {
        try? await Task.sleep(for: .seconds(10))
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
    let ending = await stage.end()
    guard let output, ending == .exited(0), !output.isEmpty else { return nil }
    return output
  }
}
