@testable import Overscroll
import OverscrollCore
import UIKit

/// What has followed from the engine's decisions since the last frame: starts and ends of actions, insets that are held,
/// and what was felt and announced.
struct EffectReport: Encodable, Equatable {
  let type: String
  var edge: String?
  var detail: String?
}

/// Finds out what has happened from one frame to the next.
@MainActor struct EffectReader {
  private var last: EdgePair<Edge> = EdgePair(start: Edge(), end: Edge())

  /// What was seen of an edge.
  private struct Edge: Equatable {
    var token: RefreshToken?
    var ended: RefreshOutcome.Mark?
    var inset = 0.0
  }

  /// What has happened since it was last asked.
  ///
  /// - Parameters:
  ///   - controller: The controller that decides.
  ///   - insets: The insets that are held for gaps.
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
    case .impact: EffectReport(type: "armed", detail: "felt")
    case .notification: EffectReport(type: "successHaptic", detail: "felt")
    case .announcement(let words, _): EffectReport(type: "announced", detail: words)
    }
  }
}

extension RefreshOutcome {
  /// What tells one outcome from another.
  fileprivate struct Mark: Equatable {
    let result: String
    let date: Double

    init(_ outcome: RefreshOutcome) {
      result = "\(outcome.result)"
      date = outcome.date.timeIntervalSinceReferenceDate
    }
  }
}
