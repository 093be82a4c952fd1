import ChildProcesses
import FlyingFox
import FlyingSocks
import Foundation

/// Manages the visitors' stages and the list of screens.
actor StageHall {
  /// The limits, or nil without stages.
  nonisolated let stages: GalleryServer.Stages?
  nonisolated let pool: any AsyncSocketPool

  private var taken = 0
  private var screens: Data?

  init(_ stages: GalleryServer.Stages?, pool: any AsyncSocketPool) {
    self.stages = stages
    self.pool = pool
  }

  /// Reserves a stage.
  ///
  /// Returns whether one was free.
  func enter() -> Bool {
    guard let stages, taken < stages.most else { return false }
    taken += 1
    return true
  }

  /// Releases a stage.
  func leave() { taken -= 1 }

  /// Returns the response with the screens that `gallery-stage --screens` lists.
  ///
  /// Without stages it contains the reason.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - hasDocs: Whether a documentation site exists; the response includes it for the page.
  func answer(_ request: HTTPRequest, hasDocs: Bool) async -> HTTPResponse {
    guard let stages else {
      return Self.without("SwiftUI screens run here only on Linux; on a Mac, use the GalleryApp app.")
    }
    if screens == nil { screens = await Self.screens(stages, pool) }
    guard let screens else {
      return Self.without(
        "The stage is not built yet. Scripts/gallery builds it; the screens appear then.", retry: 2)
    }
    let body = Data("{\"docs\":\(hasDocs),\"parts\":".utf8) + screens + Data("}".utf8)
    return .file(SiteFile(body: body, name: "screens.json"), for: request)
  }

  /// The reason why there are no screens, and the seconds before a retry.
  private struct Absence: Encodable {
    let reason: String
    var retry: Int?
  }

  private static func without(_ reason: String, retry: Int? = nil) -> HTTPResponse {
    (try? .json(.ok, Absence(reason: reason, retry: retry))) ?? .text(.internalServerError)
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
