import Foundation
import Overscroll
import OverscrollCore
import UIKit
@testable import SwiftUI

/// The information of a frame beside its drawing.
///
/// A frame is a line of JSON: `{"list": […], "info": {…}}`. The list is the drawing (see
/// `DisplayList+JSON`). It is absent if it is the same as in the previous frame.
struct Frame: Encodable {
  /// The distance from the resting position, in pt; negative during a pull at the start.
  var offset = 0.0
  /// The edges of the first refreshing scroll view, or `nil` without one.
  var start: EdgeReport?
  var end: EdgeReport?
  /// The views that were evaluated for the frame, with counts.
  var evaluated: [Evaluation] = []
  /// The effects of the engine's decisions since the previous frame.
  var effects: [EffectReport] = []
  /// All problems so far that SwiftUI would report, or `nil` if unchanged.
  var complaints: [String]?
  /// The visible texts and the available actions, sent every 20 frames if they have changed.
  var words: Words?
  /// The files that were shared since the previous frame, or `nil`.
  var shared: [File]?
  /// Whether a sheet is visible.
  var isSheet = false
  /// The time to make the frame, in ms.
  var milliseconds = 0.0
  /// The delay until the next frame, in s, or 0 for the display's next frame.
  var wait = 0.0

  /// The number of evaluations of one view type.
  struct Evaluation: Encodable {
    let view: String
    let count: Int
  }

  /// A shared text file.
  struct File: Encodable {
    let name: String
    let text: String
  }

  /// The texts and actions of the accessibility tree.
  struct Words: Encodable, Equatable {
    let texts: [String]
    let actions: [String]
  }
}

/// Makes the frames of a session.
@MainActor struct Reporter {
  private var engine = EngineReader()
  private var effects = EffectReader()
  private var list: [UInt8] = []
  private var complaints = 0
  private var shared = 0
  private var words: Frame.Words?
  private var frames = 0
  /// The time, in s, of the last change of the drawing.
  private var lastNews = 0.0

  /// Resets the reporter for a new screen.
  mutating func forget() {
    engine = EngineReader()
    effects = EffectReader()
    (complaints, shared, words) = (-1, 0, nil)
  }

  /// Returns the current frame as a line of JSON.
  ///
  /// - Parameter start: The time of the request.
  mutating func frame(
    of stage: Stage, _ scheme: ColorScheme, _ phone: Phone, since start: ContinuousClock.Instant
  ) -> [UInt8] {
    let list = stage.json(scheme)
    let isNew = list != self.list
    self.list = list
    let now = stage.clock.seconds
    if isNew { lastNews = now }
    var frame = Frame()
    describe(stage, &frame)
    frame.isSheet = phone.isSheet
    frame.wait = now - lastNews > 2 ? 0.1 : 0
    frame.milliseconds = (ContinuousClock.now - start) / .milliseconds(1)
    return Self.line(isNew ? list : nil, frame)
  }

  private mutating func describe(_ stage: Stage, _ frame: inout Frame) {
    let controller = engine.controller(on: stage)
    if let controller {
      let shown = controller.presentation
      frame.offset = shown.contentOffset
      frame.start = EdgeReport(shown.start)
      frame.end = EdgeReport(shown.end)
    } else if let scroll = stage.scrollElements.first {
      frame.offset = scroll.axes == .horizontal ? scroll.offset.x : scroll.offset.y
    }
    frame.effects = effects.news(of: controller, engine.insets)
    frame.evaluated = Self.evaluations(on: stage)
    if stage.complaints.count != complaints {
      complaints = stage.complaints.count
      frame.complaints = stage.complaints
    }
    if stage.shared.count > shared {
      frame.shared = stage.shared.dropFirst(shared).map { file in
        Frame.File(name: file.name ?? "File", text: String(decoding: file.data, as: UTF8.self))
      }
      shared = stage.shared.count
    }
    if frames % 20 == 0 {
      let words = Frame.Words(
        texts: stage.visibleTexts.map(\.text), actions: stage.accessibilityActions.map(\.name))
      frame.words = words == self.words ? nil : words
      self.words = words
    }
    frames += 1
  }

  /// Returns the evaluations since the previous frame, by type name without generic arguments.
  ///
  /// Types whose name begins with an underscore are skipped.
  private static func evaluations(on stage: Stage) -> [Frame.Evaluation] {
    defer { stage.forgetEvaluations() }
    var counts: [String: Int] = [:]
    for (type, count) in stage.evaluations.byName {
      let name = type.prefix { $0 != "<" }
      if !name.hasPrefix("_") { counts[String(name), default: 0] += count }
    }
    return counts.map { Frame.Evaluation(view: $0.key, count: $0.value) }.sorted {
      ($1.count, $0.view) < ($0.count, $1.view)
    }
  }

  private static func line(_ list: [UInt8]?, _ frame: Frame) -> [UInt8] {
    // Encoding cannot fail, because all numbers are finite.
    let info = (try? JSONEncoder().encode(frame)).map(Array.init) ?? Array("{}".utf8)
    guard let list else { return Array("{\"info\":".utf8) + info + [UInt8(ascii: "}")] }
    return Array("{\"list\":".utf8) + list + Array(",\"info\":".utf8) + info + [UInt8(ascii: "}")]
  }
}
