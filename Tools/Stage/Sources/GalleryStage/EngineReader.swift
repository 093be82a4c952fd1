import Foundation
@testable import Overscroll
import OverscrollCore
import UIKit
@testable import SwiftUI

/// Reads the engine of a screen through internals of the package, which an app cannot.
@MainActor struct EngineReader {
  /// The participant of the screen's scroll view, searched for if there is none.
  private weak var participant: ScrollViewParticipant?

  /// Returns the attached controller, or `nil`.
  mutating func controller(on stage: Stage) -> RefreshController? {
    if let participant, participant.controller.isAttached { return participant.controller }
    participant = Self.participant(on: stage) ?? Self.apart(on: stage)
    return participant?.controller
  }

  /// The insets that are reserved for gaps, in pt.
  var insets: EdgePair<Double> { participant?.session.gapInsets ?? EdgePair(start: 0, end: 0) }

  private static func participant(on stage: Stage) -> ScrollViewParticipant? {
    for element in stage.elements {
      if let found = element.environment.scrollViewParticipant, found.controller.isAttached { return found }
    }
    return nil
  }

  /// Searches the views that are outside the scroll view that they refresh.
  private static func apart(on stage: Stage) -> ScrollViewParticipant? {
    func look(_ node: ViewNode) -> ScrollViewParticipant? {
      if isHeader(node.view), let found = member(path[...], of: node.view) as? ScrollViewParticipant {
        return found
      }
      // A lazy sequence would search each child twice, and so at each level of the tree.
      for child in node.children {
        if let found = look(child) { return found }
      }
      return nil
    }
    return stage.root.flatMap(look)
  }

  /// The path of members from such a view to its participant.
  private static let path = ["_participant", "link", "stored", "value"]
  /// Whether a type is such a view's.
  ///
  /// The cache saves time, because a type's name is slow to read.
  private static var headers: [ObjectIdentifier: Bool] = [:]

  private static func isHeader(_ view: any View) -> Bool {
    let type = type(of: view) as Any.Type
    if let known = headers[ObjectIdentifier(type)] { return known }
    let isHeader = "\(type)".hasPrefix("PositionReader<")
    headers[ObjectIdentifier(type)] = isHeader
    return isHeader
  }

  /// Returns the value at a path of member names, or `nil`.
  private static func member(_ path: ArraySlice<String>, of value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional {
      return mirror.children.first.flatMap { member(path, of: $0.value) }
    }
    guard let name = path.first else { return value }
    let child = mirror.children.first { $0.label == name }
    return child.flatMap { member(path.dropFirst(), of: $0.value) }
  }
}

/// The state of an edge in a frame.
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
    case .showingResult(let dwelling): dwelling.result
    case .settling(let settling): settling.result
    case .idle, .pulling, .armed, .failed, .noMoreContent, .disabled: nil
    }
  }
}
