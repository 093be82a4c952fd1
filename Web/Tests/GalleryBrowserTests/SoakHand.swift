@testable import ChromiumDriver

/// A hand, or two, that touch, turn, press and drag whatever is shown.
struct SoakHand {
  private let page: Page
  /// Where the element is that is held.
  var box = Box(x: 0, y: 0, width: 0, height: 0)
  /// How large the screen is.
  var screen = Viewport()
  /// Whether the element scrolls to the side.
  var isHorizontal = false

  /// What a hand does.
  enum Deed: CaseIterable {
    case pullAtStart, pullAtEnd, drag, fling, twoFingers, goOn, lift, tap, wheel, keys, mouse

    /// Fingers more often than the rest.
    static let all: [Deed] =
      allCases + [.pullAtStart, .pullAtStart, .pullAtStart, .pullAtEnd, .drag, .fling, .twoFingers]

    /// What the page does before, as an expression, of an element.
    func before(_ element: String) -> String? {
      switch self {
      case .pullAtStart: "\(element).scrollToOffset(0)"
      case .pullAtEnd: "\(element).scrollToOffset(1e9)"
      case .keys: "\(element).shadowRoot.querySelector('.viewport').focus({ preventScroll: true })"
      case .drag, .fling, .twoFingers, .goOn, .lift, .tap, .wheel, .mouse: nil
      }
    }
  }

  /// A hand above a page.
  init(above page: Page) { self.page = page }

  /// Does something, and leaves what fingers there are where they are, as often as not.
  mutating func act(_ deed: Deed, _ dice: inout SoakDice) async throws {
    switch deed {
    case .pullAtStart, .pullAtEnd:
      if !dice.isOne(of: 4) { try await lift() }
      try await page.touch(drag(0, by: deed == .pullAtStart ? 200 : -200, with: &dice))
    case .drag: try await page.touch(drag(0, with: &dice))
    case .fling:
      try await lift()
      let start = place(&dice)
      try await page.fling(from: start, to: far(from: start, 80, &dice), duration: dice.time(30, 150))
    case .twoFingers:
      try await page.touch(drag(0, with: &dice), drag(1, with: &dice))
    case .goOn:
      var gestures: [TouchGesture] = []
      for finger in await page.fingers.keys.sorted() {
        let move = TouchStep.move(to: place(&dice), duration: dice.time(50, 300))
        gestures.append(TouchGesture(finger: finger, [move, .hold(dice.time(0, 150))]))
      }
      try await page.touch(gestures)
    case .lift: dice.isOne(of: 3) ? try await cancel() : try await lift()
    case .tap:
      try await lift()
      try await page.touch(.tap(at: place(&dice), duration: dice.time(10, 200)))
    case .wheel:
      let delta = dice.number(-900, 900)
      let count = 1 + dice.below(8)
      try await page.wheel(
        at: place(&dice), deltaX: isHorizontal ? delta : 0, deltaY: isHorizontal ? 0 : delta, count: count,
        duration: .milliseconds(16 * count))
    case .keys:
      for _ in 0..<(1 + dice.below(4)) {
        let keys: [Key] = [
          .arrowUp, .arrowDown, .arrowLeft, .arrowRight, .pageUp, .pageDown, .home, .end, .space,
        ]
        try await page.press(dice.pick(keys), repeats: dice.below(4))
      }
    case .mouse:
      let start = place(&dice)
      try await page.drag(from: start, to: far(from: start, 250, &dice), duration: dice.time(60, 400))
    }
  }

  /// Takes everything away from the screen.
  func leave() async throws {
    if await page.mouse.isPressed { try await page.mouse(.release) }
    try await lift()
  }

  private func lift() async throws {
    try await page.touch(await page.fingers.keys.sorted().map { TouchGesture(finger: $0, [.up]) })
  }

  private func cancel() async throws {
    guard let finger = await page.fingers.keys.min() else { return }
    try await page.touch(TouchGesture(finger: finger, [.cancel]))
  }

  /// What a finger does that comes down, unless it is down: it goes to one place, or to a few, and lifts, as a rule.
  private func drag(
    _ finger: Int, by distance: Double = 0, with dice: inout SoakDice
  ) async -> TouchGesture {
    var gesture = TouchGesture(finger: finger, [])
    var last = place(&dice)
    if let down = await page.fingers[finger] {
      last = down
    } else {
      gesture.steps += [.hold(finger == 0 ? .zero : dice.time(0, 120)), .down(last.x, last.y)]
    }
    for count in 0..<(1 + dice.below(3)) {
      last = far(from: last, 360, by: count == 0 ? distance : 0, &dice)
      gesture.steps.append(.move(to: last, duration: dice.time(40, 350)))
      if dice.isOne(of: 2) { gesture.steps.append(.hold(dice.time(10, 150))) }
    }
    if !dice.isOne(of: 5) { gesture.steps.append(dice.isOne(of: 8) ? .cancel : .up) }
    return gesture
  }

  /// A place on the element.
  private func place(_ dice: inout SoakDice) -> Point {
    Point(box.x + dice.number(4, max(5, box.width - 4)), box.y + dice.number(4, max(5, box.height - 4)))
  }

  /// A place so far away at most, along the axis as a rule, and on the screen.
  private func far(
    from start: Point, _ most: Double, by distance: Double = 0, _ dice: inout SoakDice
  ) -> Point {
    let (along, across) = (distance + dice.number(-most / 2, most / 2), dice.number(-40, 40))
    let isAlong = !dice.isOne(of: 8)
    let (x, y) = isHorizontal == isAlong ? (along, across) : (across, along)
    return Point(
      min(max(1, start.x + x), Double(screen.width - 1)), min(max(1, start.y + y), Double(screen.height - 1)))
  }
}
