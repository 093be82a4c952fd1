import Foundation
import Overscroll
import OverscrollCore
import UIKit
@testable import SwiftUI

/// What a frame says besides what is drawn.
///
/// A frame is a line of JSON: `{"list": […], "info": {…}}`. The list is what is drawn (see `DisplayList+JSON`), and is
/// there if it is another than in the frame before.
struct Frame: Encodable {
  /// How far the content is scrolled from where it rests, in pt; negative where it is pulled.
  var offset = 0.0
  /// The edges of the first scroll view that refreshes, if there is one.
  var start: EdgeReport?
  var end: EdgeReport?
  /// Which views were evaluated for the frame, and how often.
  var evaluated: [Evaluation] = []
  /// What the engine's decisions have led to since the last frame.
  var effects: [EffectReport] = []
  /// What SwiftUI would complain of, so far; sent with the frames in which it has grown.
  var complaints: [String]?
  /// What can be seen, in words, and what can be done by name; sent now and then, if it is news.
  var words: Words?
  /// What was sent through the share sheet since the last frame, if anything.
  var shared: [File]?
  /// Whether a sheet is shown.
  var isSheet = false
  /// How long the frame took here, in ms.
  var milliseconds = 0.0
  /// After what time, in s, the next frame is wanted; 0 for the display's next.
  var wait = 0.0

  /// How often views of a type were evaluated.
  struct Evaluation: Encodable {
    let view: String
    let count: Int
  }

  /// A text that was sent.
  struct File: Encodable {
    let name: String
    let text: String
  }

  /// What assistive technologies find.
  struct Words: Encodable, Equatable {
    let texts: [String]
    let actions: [String]
  }
}

/// Makes frames, one after another.
@MainActor struct Reporter {
  private var engine = EngineReader()
  private var effects = EffectReader()
  private var list: [UInt8] = []
  private var complaints = 0
  private var shared = 0
  private var words: Frame.Words?
  private var frames = 0
  /// When something was last drawn that was new, in s.
  private var lastNews = 0.0

  /// Another screen is shown.
  mutating func forget() {
    engine = EngineReader()
    effects = EffectReader()
    (complaints, shared, words) = (-1, 0, nil)
  }

  /// The frame that is drawn now.
  ///
  /// - Parameter start: When its making began.
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

  /// The views that were evaluated since the last frame: those with a body of their own, without what they are of.
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
    // All of its numbers are finite.
    let info = (try? JSONEncoder().encode(frame)).map(Array.init) ?? Array("{}".utf8)
    guard let list else { return Array("{\"info\":".utf8) + info + [UInt8(ascii: "}")] }
    return Array("{\"list\":".utf8) + list + Array(",\"info\":".utf8) + info + [UInt8(ascii: "}")]
  }
}
