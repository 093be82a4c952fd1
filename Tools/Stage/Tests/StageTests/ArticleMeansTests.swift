import Combine
import Foundation
import SwiftUI
import Testing
import UIKit

/// The features of SwiftUI that only the example code of the articles needs.
@MainActor @Suite(.serialized) struct ArticleMeansTests {
  private struct Bounds: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value.append(contentsOf: nextValue())
    }
  }

  @MainActor private final class Log {
    var frames: [CGRect] = []
    var translations: [CGSize] = []
    var taps = 0
    var times: [Double] = []
  }

  private struct Marked: View {
    let log: Log

    var body: some View {
      GeometryReader { proxy in
        ScrollView {
          Color.clear.frame(height: 400)
            .anchorPreference(key: Bounds.self, value: .bounds) { [$0] }
        }
        .backgroundPreferenceValue(Bounds.self) { anchors in
          let _ = anchors.first.map { log.frames.append(proxy[$0]) }
          Color.clear
        }
      }
    }
  }

  @Test("A background receives the new frame of an anchor when the content scrolls")
  func anchorsAreToldAsTheyMove() {
    let log = Log()
    let stage = Stage(Marked(log: log), size: CGSize(width: 100, height: 200))
    #expect(log.frames.last == CGRect(x: 0, y: 0, width: 100, height: 400))
    stage.scrollElements[0].view.contentOffset.y = 30
    stage.tick()
    #expect(log.frames.last == CGRect(x: 0, y: -30, width: 100, height: 400))
    let count = log.frames.count
    stage.tick()
    #expect(log.frames.count == count)
  }

  private func touch(_ stage: Stage, _ places: [Double]) {
    stage.window.touchBegan(id: 0, at: CGPoint(x: places[0], y: 50), time: stage.clock.seconds)
    for place in places.dropFirst() {
      stage.clock.advance(by: 0.01)
      stage.window.touchMoved(id: 0, at: CGPoint(x: place, y: 50), time: stage.clock.seconds)
    }
    let last = CGPoint(x: places[places.count - 1], y: 50)
    stage.window.touchEnded(id: 0, at: last, time: stage.clock.seconds)
    stage.update()
  }

  @Test("A drag predicts its end from the velocity")
  func aDragPredictsItsEndByItsVelocity() {
    let log = Log()
    let view = Rectangle().gesture(
      DragGesture().onEnded { log.translations.append($0.predictedEndTranslation) })
    let stage = Stage(view, size: CGSize(width: 200, height: 100))
    // The finger moves 40 pt at 1000 pt/s. The predicted end is 40 pt plus a quarter of 1000 pt.
    touch(stage, [0, 10, 20, 30, 40])
    #expect(log.translations.count == 1)
    #expect(log.translations.first.map { abs($0.width - 290) < 0.01 && $0.height == 0 } == true)
  }

  @Test("A tap gesture ignores a drag")
  func aTapGestureIsNoDrag() {
    let log = Log()
    let view = Rectangle().gesture(TapGesture().onEnded { _ in log.taps += 1 })
    let stage = Stage(view, size: CGSize(width: 200, height: 100))
    touch(stage, [20])
    #expect(log.taps == 1)
    touch(stage, [20, 40, 80])
    #expect(log.taps == 1)
  }

  private struct Ticking: View {
    let log: Log
    @State private var timer = Timer.publish(every: 0.1, on: .current, in: .common).autoconnect()

    var body: some View {
      Button("Other") { timer = Timer.publish(every: 0.5, on: .current, in: .common).autoconnect() }
        .onReceive(timer) { log.times.append($0.timeIntervalSinceReferenceDate) }
    }
  }

  private func wait(_ stage: Stage, _ seconds: Double) {
    for _ in 0..<Int((seconds * 10).rounded()) {
      stage.clock.advance(by: 0.1)
      stage.tick(0.1)
    }
  }

  @Test("A timer fires by the stage's clock, and a new timer replaces it")
  func aTimerRunsByTheStagesClock() {
    let log = Log()
    let stage = Stage(Ticking(log: log), size: CGSize(width: 200, height: 100))
    wait(stage, 1)
    #expect(log.times.count == 10)
    // The button replaces the timer with a timer of 0.5 s.
    stage.accessibilityElements.first?.activate()
    stage.update()
    wait(stage, 1)
    #expect(log.times.count == 12)
  }

  @Test("A timer ends when its connection is cancelled")
  func aTimerEndsWithItsConnection() {
    let log = Log()
    let clock = StageClock()
    let timer = Timer.publish(every: 0.1, on: .current, in: .common).autoconnect()
    let view = Rectangle().onReceive(timer) { log.times.append($0.timeIntervalSinceReferenceDate) }
    let stage = Stage(view, size: CGSize(width: 200, height: 100), clock: clock)
    wait(stage, 0.5)
    timer.upstream.connect().cancel()
    wait(stage, 0.5)
    #expect(log.times.count == 5)
  }

  private struct Working: View {
    let log: Log
    let isThere: Bool

    var body: some View {
      if isThere {
        Rectangle().background(Color.clear).task {
          log.taps += 1
          try? await Task.sleep(for: .seconds(60))
          if Task.isCancelled { log.taps += 10 }
        }
      }
    }
  }

  @Test("Removing a view cancels its task")
  func aTaskEndsWithItsView() async {
    let log = Log()
    let stage = Stage(Working(log: log, isThere: true), size: CGSize(width: 200, height: 100))
    for _ in 0..<100 where log.taps < 1 { await Task.yield() }
    #expect(log.taps == 1)
    stage.replace(Working(log: log, isThere: false))
    for _ in 0..<10_000 where log.taps < 11 { await Task.yield() }
    #expect(log.taps == 11)
  }

  @Test("A list row has the insets that it sets, or the default insets")
  func aRowHasTheInsetsThatItAsksFor() throws {
    let rows = List(0..<3, id: \.self) { row in
      Text("Row \(row)").frame(height: 60)
        .listRowInsets(row == 1 ? EdgeInsets(top: 2, leading: 5, bottom: 8, trailing: 0) : nil)
        .padding(.leading, 3)
    }
    let stage = Stage(rows, size: CGSize(width: 200, height: 400))
    let frames = stage.visibleTexts.map(\.frame)
    #expect(frames.map { Int($0.minX.rounded()) } == [19, 8, 19])
    // Each text is 60 pt high. By default the list adds 11 pt above and below, and 16 pt at the sides. Row
    // 1 replaces these insets.
    #expect(frames.map { Int($0.midY.rounded()) } == [41, 114, 193])
  }

  @Test(
    "A font size in points ignores the user's text size", arguments: [DynamicTypeSize.large, .accessibility5])
  func aSizeOfTextInPointsIsTheSameForEachReader(size: DynamicTypeSize) {
    let view = Text("Small").font(.system(size: 11)).foregroundColor(.gray)
      .environment(\.dynamicTypeSize, size)
    let stage = Stage(view, size: CGSize(width: 200, height: 100))
    #expect(stage.visibleTexts.map(\.frame.height) == [13])
    #expect(stage.svg().contains("font-size=\"11\"") && stage.svg().contains("fill=\"rgb(142,142,147)\""))
  }
}
