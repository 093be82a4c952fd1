import ChildProcesses
import FlyingFox
import FlyingSocks
import Foundation

/// Where visitors get a stage each, and find out which screens there are.
actor StageHall {
  /// The limits, or nil where there are no stages.
  nonisolated let stages: GalleryServer.Stages?
  nonisolated let pool: any AsyncSocketPool

  private var taken = 0
  private var screens: Data?

  init(_ stages: GalleryServer.Stages?, pool: any AsyncSocketPool) {
    self.stages = stages
    self.pool = pool
  }

  /// Takes a place, if one is free.
  func enter() -> Bool {
    guard let stages, taken < stages.most else { return false }
    taken += 1
    return true
  }

  /// Gives a place back.
  func leave() { taken -= 1 }

  /// Answers which screens there are, as `gallery-stage --screens` says; none, and why, where there is no stage.
  ///
  /// - Parameters:
  ///   - request: What is asked.
  ///   - hasDocs: Whether there is a site of documentation, which the page is told.
  func answer(_ request: HTTPRequest, hasDocs: Bool) async -> HTTPResponse {
    guard let stages else {
      return Self.without("SwiftUI screens run here on Linux alone; on a Mac they are an app: GalleryApp.")
    }
    if screens == nil { screens = await Self.screens(stages, pool) }
    guard let screens else {
      return Self.without(
        "The stage is not built yet: Scripts/gallery builds it, and then the screens come.", retry: 2)
    }
    let body = Data("{\"docs\":\(hasDocs),\"parts\":".utf8) + screens + Data("}".utf8)
    return .file(SiteFile(body: body, name: "screens.json"), for: request)
  }

  /// Why there are no screens, and after how many seconds there may be some.
  private struct Absence: Encodable {
    let reason: String
    var retry: Int?
  }

  private static func without(_ reason: String, retry: Int? = nil) -> HTTPResponse {
    (try? .json(.ok, Absence(reason: reason, retry: retry))) ?? .text(.internalServerError)
  }

  /// What the command prints of its screens, or nil if it is not there or not well.
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
