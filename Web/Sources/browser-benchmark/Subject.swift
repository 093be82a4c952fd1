import ChromiumDriver
import GalleryServer

/// An element to measure: a demo of the gallery, or a page's only element.
struct Subject: Sendable {
  /// The gesture that the finger repeats.
  private enum Act: Sendable {
    case pull
    case fling
    /// A fling after a jump to a random item below `most`.
    case jump(most: Int)
  }

  let name: String
  private let path: String
  /// A JavaScript expression for the element.
  private let view: String
  /// A JavaScript expression that is truthy when the page is ready.
  private let isReady: String
  private let act: Act

  static var all: [Subject] {
    let view = "document.querySelector('overscroll-view')"
    let list = "document.querySelector('overscroll-list')"
    return [
      Subject(
        name: "a view alone, pulled", path: "benchmark/bare.html", view: view,
        isReady: "\(view).presentation",
        act: .pull),
      Subject(
        name: "the gallery, pulled, the inspector beside it", path: "elements.html#both",
        view: "gallery.view",
        isReady: "gallery.view.presentation && gallery.demo.rows.length > 0", act: .pull),
      Subject(
        name: "100,000 cards, flung", path: "benchmark/list.html#100000", view: list,
        isReady: "\(list).presentation", act: .fling),
      Subject(
        name: "10,000,000 cards, flung from anywhere", path: "benchmark/list.html#10000000", view: list,
        isReady: "\(list).presentation", act: .jump(most: 9_990_000)),
    ]
  }

  /// Pulls or flings the element `count` times, and returns the measured frames.
  func measure(_ count: Int, _ pace: Pace, _ browser: Browser, _ address: GalleryAddress) async throws
    -> Frames
  {
    let page = try await browser.newPage()
    try await page.navigate(to: "\(address)\(path)")
    try await page.wait(until: isReady)
    try await pace.apply(to: page)
    try await page.evaluate(
      """
      document.querySelector('#latency')?.replaceChildren(new Option('300', '300', true, true)),
      void (window.times = [], window.drawn = [], window.isCounting = false,
        \(view).addFrameListener((_, milliseconds) => { if (isCounting) times.push(milliseconds) }),
        window.look = (now) => { if (isCounting) drawn.at(-1).push(now); requestAnimationFrame(look) },
        requestAnimationFrame(look))
      """)
    let box = try await page.evaluate("\(view).getBoundingClientRect().toJSON()", as: Box.self)
    for _ in 0..<count {
      try await page.evaluate("void (drawn.push([]), isCounting = true)")
      try await touch(page, box)
      try await page.wait(
        until: """
          (({ wantsFrames, nextDeadline }) => !wantsFrames && nextDeadline === Infinity)(\(view).presentation)
            && !\(view).listPresentation?.wantsFrames
          """)
      try await page.evaluate("void (isCounting = false)")
    }
    let frames = Frames(
      scripts: try await page.evaluate("times", as: [Double].self),
      drawn: try await page.evaluate("drawn", as: [[Double]].self))
    try await page.close()
    return frames
  }

  private func touch(_ page: Page, _ box: Box) async throws {
    let (x, top) = (box.point(0).x, box.y + 110)
    switch act {
    case .pull:
      try await page.touch([
        .down(x, top), .move(to: Point(x, top + 350), duration: .milliseconds(500)),
        .move(to: Point(x, top + 300), duration: .milliseconds(200)), .up,
      ])
      return
    case .fling: break
    case .jump(let most):
      try await page.evaluate("\(view).scrollToItem(\(Int.random(in: 0..<most)))")
    }
    try await page.fling(from: Point(x, top + 400), to: Point(x, top + 50), duration: .milliseconds(100))
  }
}
