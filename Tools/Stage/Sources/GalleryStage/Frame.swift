import Foundation
import Overscroll
import OverscrollCore
import UIKit
@testable import SwiftUI

/// The data that is sent with the drawing of a frame.
///
/// A frame is a line of JSON: `{"list": […], "info": {…}}`. `list` is the drawing (see `DisplayList+JSON`),
/// and is absent if the drawing has not changed. `info` is this data.
struct Frame: Encodable {
  /// The distance that the content has scrolled from its start, in pt; negative during a pull.
  var offset = 0.0
  /// The edges of the first scroll view with a refresh controller, or `nil`.
  var start: EdgeReport?
  var end: EdgeReport?
  /// The view types that were evaluated since the previous frame, with counts.
  var evaluated: [Evaluation] = []
  /// The effects of the engine's decisions since the previous frame.
  var effects: [EffectReport] = []
  /// All problems of this screen that SwiftUI would report, or `nil` if there are no new ones.
  var complaints: [String]?
  /// The visible texts and the available actions, or `nil` if they have not changed.
  ///
  /// They are read in every 20th frame.
  var words: Words?
  /// The files that were shared since the previous frame, or `nil`.
  var shared: [File]?
  /// Whether the screen is in a sheet.
  var isSheet = false
  /// The time that it took to create the frame, in ms.
  var milliseconds = 0.0
  /// The delay, in s, before the browser requests the next frame, or 0 for the next display frame.
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

  /// The visible texts, and the names of the accessibility actions.
  struct Words: Encodable, Equatable {
    let texts: [String]
    let actions: [String]
  }
}

/// Creates the frames of a session.
@MainActor struct Reporter {
  private var engine = EngineReader()
  private var effects = EffectReader()
  private var list: [UInt8] = []
  private var complaints = 0
  private var shared = 0
  private var words: Frame.Words?
  private var frames = 0
  /// The time of the drawing's latest change, in s.
  private var lastNews = 0.0

  /// Resets the reporter for a new screen.
  mutating func forget() {
    engine = EngineReader()
    effects = EffectReader()
    (complaints, shared, words) = (-1, 0, nil)
  }

  /// Returns the current frame as a line of JSON.
  ///
  /// - Parameter start: The arrival time of the browser's request.
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

  /// Returns the view types that were evaluated since the previous frame, with counts.
  ///
  /// Generic arguments are removed from the names. Names that begin with an underscore are skipped.
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
