import Testing

@testable import ChromiumDriver

@Suite struct TimelineTests {
  @Test("A move has a sample every sixtieth of a second and ends exactly at its end")
  func sampling() throws {
    let timeline = try TouchTimeline(
      [[.down(10, 0), .move(to: Point(10, 60), duration: .seconds(1)), .up]], fingers: [:])
    #expect(timeline.events.count == 62)
    #expect(timeline.events[0] == .init(type: "touchStart", time: 0, fingers: [0: Point(10, 0)]))
    for index in 1...60 {
      let event = timeline.events[index]
      #expect(event.type == "touchMove")
      #expect(abs(event.time - Double(index) / 60) < 1e-12)
      #expect(abs((event.fingers[0]?.y ?? -1) - Double(index)) < 1e-9)
    }
    #expect(timeline.events[60].fingers[0] == Point(10, 60))
    #expect(timeline.events[61] == .init(type: "touchEnd", time: 1, fingers: [:]))
    #expect(timeline.duration == 1 && timeline.fingers.isEmpty)
  }

  @Test("Steps follow one another, and a trailing hold counts")
  func sequence() throws {
    let timeline = try TouchTimeline(
      [
        [
          .down(0, 0), .hold(.seconds(0.5)), .path([Point(0, 6), Point(6, 6)], duration: .seconds(0.2)),
          .hold(.seconds(1)),
        ]
      ], fingers: [:])
    #expect(timeline.events.count == 13)
    #expect(timeline.events[6].fingers[0] == Point(0, 6))
    #expect(abs(timeline.events[6].time - 0.6) < 1e-12)
    #expect(timeline.fingers == [0: Point(6, 6)])
    #expect(abs(timeline.duration - 1.7) < 1e-12)
  }

  @Test("A move of no duration is one event")
  func jump() throws {
    let timeline = try TouchTimeline([[.move(to: Point(5, 5), duration: .zero)]], fingers: [0: Point(1, 1)])
    #expect(timeline.events == [.init(type: "touchMove", time: 0, fingers: [0: Point(5, 5)])])
  }

  @Test("Each changed finger is an event that lists all; the first to leave is named, and the last is not")
  func twoFingers() throws {
    let timeline = try TouchTimeline(
      [
        TouchGesture(finger: 1, [.down(1, 1), .hold(.seconds(0.1)), .up]),
        TouchGesture(finger: 2, [.down(2, 2), .hold(.seconds(0.2)), .up]),
      ], fingers: [:])
    #expect(timeline.events.map(\.type) == ["touchStart", "touchStart", "touchEnd", "touchEnd"])
    #expect(timeline.events.map(\.fingers.count) == [1, 2, 1, 0])
    #expect(timeline.events[2].fingers == [1: Point(1, 1)])
  }

  @Test("A cancellation takes all fingers, and what they had left to do is not sent")
  func cancelling() throws {
    let timeline = try TouchTimeline(
      [
        TouchGesture(finger: 1, [.down(1, 1), .hold(.seconds(0.1)), .cancel]),
        TouchGesture(finger: 2, [.down(2, 2), .hold(.seconds(0.2)), .up]),
      ], fingers: [:])
    #expect(timeline.events.map(\.type) == ["touchStart", "touchStart", "touchCancel"])
    #expect(timeline.fingers.isEmpty)
  }

  @Test(
    "Steps that no hand can take are refused",
    arguments: [
      [.up], [.cancel], [.move(to: Point(1, 1), duration: .zero)], [.down(0, 0), .down(1, 1)],
      [.down(.nan, 0)], [.down(0, 0), .move(to: Point(.infinity, 0), duration: .zero)],
      [.down(0, 0), .path([], duration: .zero)], [.hold(.seconds(-1))],
      [.down(0, 0), .move(to: Point(1, 1), duration: .seconds(-1))],
    ] as [TouchGesture])
  func impossible(gesture: TouchGesture) {
    #expect(throws: BrowserError.self) { try TouchTimeline([gesture], fingers: [:]) }
  }

  @Test("One finger cannot make two gestures at once")
  func twice() {
    #expect(throws: BrowserError.self) { try TouchTimeline([.tap(at: Point(1, 1)), []], fingers: [:]) }
  }

  @Test("The mouse drags from where it was, and cannot press a pressed button")
  func mouse() throws {
    let start = MouseState(point: Point(0, 0), isPressed: false)
    let steps: [MouseStep] = [.press, .move(to: Point(0, 6), duration: .seconds(0.1)), .release]
    let timeline = try MouseTimeline(steps, from: start)
    #expect(timeline.events.map(\.type).first == "mousePressed")
    #expect(timeline.events.count == 8)
    #expect(timeline.state == MouseState(point: Point(0, 6), isPressed: false))
    #expect(throws: BrowserError.self) { try MouseTimeline([.press, .press], from: start) }
    #expect(throws: BrowserError.self) { try MouseTimeline([.release], from: start) }
  }
}
