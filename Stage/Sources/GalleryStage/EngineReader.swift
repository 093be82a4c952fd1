import Foundation
@testable import Overscroll
import OverscrollCore
@testable import SwiftUI

/// Reads the engine behind a screen, as no app could: the gallery looks into the package.
@MainActor struct EngineReader {
  /// What refreshes the screen's scroll view; looked for where there is none.
  private weak var host: OverscrollHost?

  /// The controller that decides, if there is one.
  mutating func controller(on stage: Stage) -> RefreshController? {
    if let host, host.controller.isAttached { return host.controller }
    host = Self.host(on: stage)
    return host?.controller
  }

  /// The insets that are held for gaps.
  var insets: EdgePair<Double> { host?.heldInsets ?? EdgePair(start: 0, end: 0) }

  /// Forgets what was found.
  mutating func forget() { host = nil }

  private static func host(on stage: Stage) -> OverscrollHost? {
    for element in stage.elements {
      if let host = element.environment.overscrollHost, host.controller.isAttached { return host }
    }
    return nil
  }
}

/// What an edge is doing, as a frame says it.
struct EdgeReport: Encodable, Equatable {
  let phase: String
  let result: String?
  let overscroll: Double
  let gap: Double
  let progress: Double
  let trigger: Double

  init(_ edge: EdgePresentation) {
    phase = edge.phase.name
    result = Self.result(of: edge.phase).map { "\($0)" }
    overscroll = edge.overscroll
    gap = edge.gap
    progress = edge.progress
    trigger = edge.trigger
  }

  private static func result(of phase: EdgePhase) -> RefreshResult? {
    switch phase {
    case .refreshing(let refreshing): refreshing.result
    case .dwelling(let dwelling): dwelling.result
    case .settling(let settling): settling.result
    case .idle, .pulling, .armed, .failed, .exhausted, .disabled: nil
    }
  }
}
