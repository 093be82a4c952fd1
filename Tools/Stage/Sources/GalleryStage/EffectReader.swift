@testable import Overscroll
import OverscrollCore
import UIKit

/// An effect of the engine's decisions in a frame.
///
/// Effects are starts and ends of actions, changes of the insets for gaps, haptics and announcements.
struct EffectReport: Encodable, Equatable {
  let type: String
  var edge: String?
  var detail: String?
}

/// Finds the effects of a frame by comparing the engine's state with that of the previous frame.
@MainActor struct EffectReader {
  private var last: EdgePair<Edge> = EdgePair(start: Edge(), end: Edge())

  /// The compared state of an edge.
  private struct Edge: Equatable {
    var token: RefreshToken?
    var ended: RefreshOutcome.Mark?
    var inset = 0.0
  }

  /// Returns the effects since the previous call.
  ///
  /// - Parameters:
  ///   - controller: The controller of the edges. If it is `nil`, only haptics and announcements are
  ///     returned.
  ///   - insets: The insets that are reserved for gaps, in pt.
  mutating func news(of controller: RefreshController?, _ insets: EdgePair<Double>) -> [EffectReport] {
    var news = UIFeedbackLog.entries.map(Self.report)
    UIFeedbackLog.clear()
    guard let controller else { return news }
    for edge in ScrollEdge.allCases {
      let state = controller.edges[edge]
      let now = Edge(
        token: state.running?.token, ended: state.lastOutcome.map(RefreshOutcome.Mark.init),
        inset: insets[edge])
      news += Self.news(from: last[edge], to: now, at: "\(edge)")
      last[edge] = now
    }
    return news
  }

  private static func news(from last: Edge, to now: Edge, at edge: String) -> [EffectReport] {
    var news: [EffectReport] = []
    if let ended = now.ended, ended != last.ended {
      news.append(EffectReport(type: "ended", edge: edge, detail: ended.result))
    }
    if let token = now.token, token != last.token {
      news.append(EffectReport(type: "started", edge: edge, detail: "#\(token.rawValue)"))
    }
    if now.inset != last.inset {
      news.append(EffectReport(type: "setInsets", edge: edge, detail: "\(now.inset.rounded()) pt"))
    }
    return news
  }

  private static func report(_ entry: UIFeedbackLog.Entry) -> EffectReport {
    switch entry {
    case .impact: EffectReport(type: "armed", detail: "haptic")
    case .selection: EffectReport(type: "selectionHaptic", detail: "haptic")
    case .notification: EffectReport(type: "successHaptic", detail: "haptic")
    case .announcement(let words, _): EffectReport(type: "announced", detail: words)
    case .page(let words): EffectReport(type: "announced", detail: words ?? "page")
    }
  }
}

extension RefreshOutcome {
  /// The values that identify an outcome.
  fileprivate struct Mark: Equatable {
    let result: String
    let date: Double

    init(_ outcome: RefreshOutcome) {
      result = "\(outcome.result)"
      date = outcome.date.timeIntervalSinceReferenceDate
    }
  }
}
