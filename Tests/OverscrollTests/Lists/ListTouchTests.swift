import OverscrollTesting
@testable import OverscrollCore
import Testing

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Touches, wheels and keys on driven lists.
///
/// The engine owns the offset of a driven list.
@MainActor @Suite struct ListTouchTests {
  private typealias Touch = ListController.TouchState

  private func touch(_ main: Double, age: Double = 0) -> Touch {
    Touch(start: .init(main: 500, cross: 0), location: .init(main: main, cross: 0), age: age)
  }

  /// Drags the content upwards by one step for each frame.
  private func drag(_ list: FakeList, steps: Int, by step: Double, lifts: Bool = true) {
    for count in 1...steps {
      list.clock.advance(by: .milliseconds(16))
      list.controller.touchMoved(touch(500 - Double(count) * step), kind: .touch, from: list)
      list.measure()
    }
    if lifts { list.controller.touchEnded(touch(500 - Double(steps) * step), kind: .touch, from: list) }
  }

  @Test("A finger drags the list, flings it when it lifts, and stops the fling when it touches again")
  func fling() {
    let list = FakeList(Array(0..<5000), scrolling: .driven)
    drag(list, steps: 6, by: 40)
    #expect(list.controller.needsFrames && list.controller.catchesTouches)
    let lifted = list.controller.scrollOffset
    list.tick(10)
    #expect(list.controller.scrollOffset > lifted + 100)
    let before = list.controller.scrollOffset
    list.controller.touchMoved(touch(500), kind: .touch, from: list)
    #expect(!list.controller.runner.engine.presentation.needsFrames)
    // The touch that stops the motion is kept from the item under the finger until the finger lifts.
    #expect(list.controller.catchesTouches)
    list.controller.touchEnded(touch(500), kind: .touch, from: list)
    #expect(!list.controller.catchesTouches)
    #expect(abs(list.controller.scrollOffset - before) < 50)
  }

  @Test("A list that is removed during a touch no longer has that touch")
  func gone() {
    let list = FakeList(Array(0..<5000), scrolling: .driven)
    drag(list, steps: 6, by: 40, lifts: false)
    #expect(list.controller.runner.engine.presentation.isDragging)
    list.controller.detach(list)
    #expect(!list.controller.runner.engine.presentation.isDragging)
  }

  @Test("A drag or a wheel always shows rows, even if it moves far between two frames")
  func covered() {
    let list = FakeList(Array(0..<5000), scrolling: .driven)
    list.extent = { _ in 40 }
    list.clock.advance(by: .seconds(1))
    for step in 1...40 {
      drag(list, steps: 1, by: Double(step) * 90, lifts: false)
      expectCovered(list)
    }
    list.controller.touchCancelled(from: list)
    for _ in 0..<20 {
      list.controller.scroll(.wheel(300, isPrecise: true), from: list)
      list.measure()
      expectCovered(list)
    }
  }

  private func expectCovered(_ list: FakeList) {
    let places = list.seen.values.sorted()
    let gaps = zip(places, places.dropFirst()).map { $1 - $0 }
    #expect((places.first ?? 1) <= 0 && (places.last ?? 0) > 600 - 101 && gaps.allSatisfy { $0 < 121 })
  }

  @Test("If the platform has already recognized a drag, the list scrolls from the first point")
  func decided() {
    let list = FakeList(Array(0..<5000), scrolling: .driven)
    func move(to main: Double) {
      let touch = Touch(
        start: .init(main: 500, cross: 0), location: .init(main: main, cross: 3), age: 0, isDecided: true)
      list.controller.touchMoved(touch, kind: .touch, from: list)
    }
    move(to: 500)
    #expect(list.controller.runner.engine.presentation.isDragging)
    move(to: 499)
    #expect(list.controller.scrollOffset == 1)
    move(to: 450)
    #expect(list.controller.scrollOffset == 50)
  }

  @Test("A touch may drag along the axis, or in any direction if it stops a motion")
  func direction() {
    let list = FakeList(Array(0..<5000), scrolling: .driven)
    let controller = list.controller
    #expect(controller.mayDrag(by: .init(main: -11, cross: 3)))
    #expect(!controller.mayDrag(by: .init(main: 3, cross: -11)))
    #expect(!controller.mayDrag(by: .init(main: 10, cross: 10)))
    #expect(!controller.mayDrag(by: .init(main: 0, cross: 0)))
    #expect(!controller.mayDrag(by: .init(main: .nan, cross: 0)))
    drag(list, steps: 6, by: 40)
    #expect(controller.catchesTouches)
    #expect(controller.mayDrag(by: .init(main: 0, cross: 11)))
  }

  @Test("When the system cancels a touch, no fling starts")
  func taken() {
    let list = FakeList(Array(0..<5000), scrolling: .driven)
    drag(list, steps: 6, by: 40, lifts: false)
    let before = list.controller.scrollOffset
    list.controller.touchCancelled(from: list)
    list.tick(20)
    #expect(list.controller.scrollOffset == before)
    #expect(!list.controller.runner.engine.presentation.isDragging)
    list.controller.touchCancelled(from: list)
    #expect(!list.controller.isTouched)
  }

  @Test("A touch that is delivered late has the velocity of its original time")
  func age() {
    func speed(_ age: Double) -> Double {
      let list = FakeList(Array(0..<5000), scrolling: .driven)
      list.clock.advance(by: .seconds(2))
      for step in 1...6 {
        list.clock.advance(by: .milliseconds(16))
        list.controller.touchMoved(touch(500 - Double(step) * 20, age: age), kind: .touch, from: list)
      }
      list.controller.touchEnded(touch(380, age: age), kind: .touch, from: list)
      return list.controller.runner.engine.content.scroller.velocity
    }
    #expect(speed(0) > 0)
    #expect(abs(speed(0.05) - speed(0)) < 1)
    #expect(
      abs(speed(-1) - speed(0)) < 1 && abs(speed(.nan) - speed(0)) < 1 && abs(speed(1e9) - speed(0)) < 1)
  }

  @Test("Touches that are delivered late and all at once give the right velocity")
  func late() {
    let list = FakeList(Array(0..<5000), scrolling: .driven)
    list.clock.advance(by: .seconds(2))
    for step in 0...6 {
      let age = 0.016 * Double(6 - step)
      list.controller.touchMoved(touch(500 - Double(step) * 20, age: age), kind: .touch, from: list)
    }
    list.controller.touchEnded(touch(380), kind: .touch, from: list)
    #expect(abs(list.controller.runner.engine.content.scroller.velocity - 1250) < 50)
  }

  @Test("With the article's behavior, a fling takes two seconds, and the list does not bounce at its edges")
  func article() {
    let list = FakeList(Array(0..<5000), scrolling: .driven(.article))
    drag(list, steps: 6, by: 80)
    list.tick(60)
    #expect(list.controller.needsFrames)
    list.tick(80)
    #expect(!list.controller.runner.engine.presentation.needsFrames)
    list.controller.scrollTo(Edge.top, animated: false)
    drag(list, steps: 3, by: -50)
    #expect(list.controller.scrollOffset == 0)
  }

  @Test("A wheel and a key scroll the list, and with reduced motion a key scrolls without animation")
  func steps() {
    let list = FakeList(Array(0..<5000), scrolling: .driven)
    list.controller.scroll(.wheel(120, isPrecise: true), from: list)
    #expect(list.controller.scrollOffset == 120)
    list.controller.scroll(.step(.pageForward), from: list)
    list.tick(40)
    #expect(list.controller.scrollOffset == 120 + 525)
    list.controller.configure(
      ListConfiguration(), ListScrolling.driven.engineBehavior(reducesMotion: true), estimate: nil, from: list
    )
    list.controller.scroll(.step(.toStart), from: list)
    list.tick(3)
    #expect(list.controller.scrollOffset == 0)
    list.controller.dropIdleSlots()
    #expect(list.seen[0] == 0)
  }

  @Test("The scrolling option determines the engine's behavior")
  func behaviors() {
    #expect(ListScrolling.native.engineBehavior(reducesMotion: false).source == .platformInset)
    #expect(ListScrolling.driven.engineBehavior(reducesMotion: true).reducesMotion)
    let article = ListScrolling.driven(.article).engineBehavior(reducesMotion: false)
    #expect(article == .article)
    #expect(ListScrolling.driven == .driven(ScrollBehavior()))
  }

  @Test("A frame without a change sends no notification")
  func quiet() {
    let list = FakeList(Array(0..<500), scrolling: .driven)
    list.tick(3)
    let before = list.frames
    list.tick(5)
    #expect(list.frames == before)
  }

  @Test("An element is read by its position in a collection with any first index")
  func positions() {
    #expect((5...9)[position: 4] == 9)
    #expect((5..<9)[position: 0] == 5)
    #expect(Array("abcdef")[2...][position: 1] == "d")
    #expect((0...3).count == 4)
  }
}
