import Foundation
@testable import Overscroll
import OverscrollCore
import UIKit
@testable import SwiftUI

/// Reads the engine of a screen through internals of the package, which an app cannot access.
@MainActor struct EngineReader {
  /// The cached participant of the screen's scroll view.
  private weak var participant: ScrollViewParticipant?

  /// Returns the controller of the screen's scroll view, or `nil` if none is attached.
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

  /// Searches for a refresh header outside the scroll view that it refreshes.
  private static func apart(on stage: Stage) -> ScrollViewParticipant? {
    func look(_ node: ViewNode) -> ScrollViewParticipant? {
      if isHeader(node.view), let found = member(path[...], of: node.view) as? ScrollViewParticipant {
        return found
      }
      // A lazy sequence would search each child twice, at each level of the tree.
      for child in node.children {
        if let found = look(child) { return found }
      }
      return nil
    }
    return stage.root.flatMap(look)
  }

  /// The names of the members that lead from a `PositionReader` to its participant.
  private static let path = ["_participant", "link", "stored", "value"]
  /// Whether each known type is a `PositionReader`.
  ///
  /// The cache saves time, because reading the name of a type is slow.
  private static var headers: [ObjectIdentifier: Bool] = [:]

  private static func isHeader(_ view: any View) -> Bool {
    let type = type(of: view) as Any.Type
    if let known = headers[ObjectIdentifier(type)] { return known }
    let isHeader = "\(type)".hasPrefix("PositionReader<")
    headers[ObjectIdentifier(type)] = isHeader
    return isHeader
  }

  /// Returns the value of nested members, given their names, or `nil`.
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
  let threshold: Double

  init(_ edge: EdgePresentation) {
    phase = edge.phase.name
    result = edge.phase.payload.result.map { "\($0)" }
    overscroll = edge.overscroll
    gap = edge.gap
    progress = edge.progress
    threshold = edge.threshold
  }
}
