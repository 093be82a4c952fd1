import ChromiumDriver
import GalleryServer

/// What is pulled: one of the gallery's demos, or a view that is alone in its page.
struct Subject: Sendable {
  let name: String
  let path: String
  /// The view, as an expression in the page.
  let view: String
  /// Whether it is ready to be pulled, as an expression in the page.
  let isReady: String

  static var all: [Subject] {
    let demos = ["icon", "arrow", "brand", "both"].map { demo in
      Subject(
        name: "\(demo), inspector beside it", path: "#\(demo)", view: "gallery.view",
        isReady: "gallery.view.presentation && gallery.demo.rows.length > 0")
    }
    let bare = "document.querySelector('overscroll-view')"
    return demos + [
      Subject(name: "bare page", path: "benchmark/bare.html", view: bare, isReady: "\(bare).presentation")
    ]
  }

  /// What pulling took.
  struct Measured: Decodable {
    /// The script time of every frame, in ms.
    let times: [Double]
    /// How long each frame of the browser's came after the one before, in ms.
    let intervals: [Double]
  }

  /// Pulls it n times on a processor that is so many times slower.
  func measure(_ pulls: Int, _ slowdown: Double, _ browser: Browser, _ address: GalleryAddress) async throws
    -> Measured
  {
    struct Box: Decodable, Sendable {
      let x: Double
      let y: Double
      let width: Double
    }
    let page = try await browser.newPage()
    try await page.navigate(to: "\(address)\(path)")
    try await page.wait(until: isReady)
    try await page.evaluate(
      """
      document.querySelector('#latency')?.replaceChildren(new Option('300', '300', true, true)),
      void (window.times = [], window.intervals = [], window.isCounting = false, window.last = 0,
        \(view).addFrameListener((_, milliseconds) => { if (isCounting) times.push(milliseconds) }),
        requestAnimationFrame(function tick(time) {
          if (isCounting && last) intervals.push(time - last)
          last = isCounting ? time : 0
          requestAnimationFrame(tick)
        }))
      """)
    try await page.setCPUThrottling(rate: slowdown)
    let box = try await page.evaluate("\(view).getBoundingClientRect().toJSON()", as: Box.self)
    let (x, top) = (box.x + box.width / 2, box.y + 110)
    for _ in 0..<pulls {
      try await page.evaluate("void (isCounting = true)")
      try await page.touch([
        .down(x, top), .move(to: Point(x, top + 350), duration: .milliseconds(500)),
        .move(to: Point(x, top + 300), duration: .milliseconds(200)), .up,
      ])
      try await page.wait(
        until: """
          (({ wantsFrames, nextDeadline }) => !wantsFrames && nextDeadline === Infinity)(\(view).presentation)
          """)
      try await page.evaluate("void (isCounting = false)")
    }
    let measured = try await page.evaluate("({ times, intervals })", as: Measured.self)
    try await page.close()
    return measured
  }
}
