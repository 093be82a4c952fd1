import Foundation
@testable import Overscroll
import OverscrollCore
import UIKit
@testable import SwiftUI

/// Reads the engine behind a screen, as no app could: the gallery looks into the package.
@MainActor struct EngineReader {
  /// What refreshes the screen's scroll view; looked for where there is none.
  private weak var participant: ScrollViewParticipant?

  /// The controller that decides, if there is one.
  mutating func controller(on stage: Stage) -> RefreshController? {
    if let participant, participant.controller.isAttached { return participant.controller }
    participant = Self.participant(on: stage) ?? Self.apart(on: stage)
    return participant?.controller
  }

  /// The insets that are held for gaps.
  var insets: EdgePair<Double> { participant?.session.heldInsets ?? EdgePair(start: 0, end: 0) }

  private static func participant(on stage: Stage) -> ScrollViewParticipant? {
    for element in stage.elements {
      if let found = element.environment.scrollViewParticipant, found.controller.isAttached { return found }
    }
    return nil
  }

  /// Looks into the views that stand beside their scroll view.
  private static func apart(on stage: Stage) -> ScrollViewParticipant? {
    func look(_ node: ViewNode) -> ScrollViewParticipant? {
      if isHeader(node.view), let found = member(path[...], of: node.view) as? ScrollViewParticipant {
        return found
      }
      // A lazy sequence would look into each twice, and so at each level.
      for child in node.children {
        if let found = look(child) { return found }
      }
      return nil
    }
    return stage.root.flatMap(look)
  }

  /// Where such a view has its participant.
  private static let path = ["_participant", "link", "stored", "value"]
  /// Whether types are such views': to ask for a type's name takes long.
  private static var headers: [ObjectIdentifier: Bool] = [:]

  private static func isHeader(_ view: any View) -> Bool {
    let type = type(of: view) as Any.Type
    if let known = headers[ObjectIdentifier(type)] { return known }
    let isHeader = "\(type)".hasPrefix("PositionReader<")
    headers[ObjectIdentifier(type)] = isHeader
    return isHeader
  }

  /// A member of a member of a value, by their names.
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
