import ChromiumDriver
import Foundation
import GalleryServer
import TestTurns
import Testing

extension GalleryBrowserTests {
  /// SwiftUI screens in a web page: the stage draws them, and a finger pulls them.
  @Suite(
    .enabled(if: SwiftUIStage.isBuiltOrRequired, "No stage is built: swift build --package-path Tools/Stage"))
  struct SwiftUITests {
    @Test("A finger pulls the screen `completion`, which refreshes and returns to rest")
    func pull() async throws {
      try await SwiftUIStage.lend("completion") { stage in
        let (page, phone) = (stage.page, stage.phone)
        #expect(try await page.evaluate("swiftUI.words.texts.includes('Dipper below the weir')") == true)
        let source = try await page.evaluate("document.querySelector('#source-code').textContent").string
        #expect(source?.contains("struct CompletionScreen: View") == true)
        let begin = phone.point(200)
        try await page.touch([
          .down(begin.x, begin.y), .hold(.milliseconds(200)),
          .move(to: phone.point(480), duration: .milliseconds(900)), .hold(.milliseconds(200)),
        ])
        // The action starts during the pull and may end before the test reads its phase.
        let log = "[...document.querySelectorAll('[data-part=effects] b')].map((item) => item.textContent)"
        try await page.wait(until: "\(log).includes('started')")
        #expect(try await page.evaluate("swiftUI.info.offset").number ?? 0 < -80)
        try await page.touch([.up])
        try await stage.wait(for: "idle")
        try await page.wait(
          until: "swiftUI.info.offset === 0 && swiftUI.words.texts.includes('Stove replaced')")
        let effects = try await page.evaluate(log, as: [String].self)
        #expect(effects.filter { $0 == "started" || $0 == "ended" } == ["ended", "started"])
        let complains = "document.querySelector('[data-part=complaints]').dataset.any"
        #expect(try await page.evaluate(complains) == "false")
      }
    }

    @Test(
      "Taps, wheels, keys and the mouse work on the phone, and an invalid message ends only its own stage")
    func controls() async throws {
      try await SwiftUIStage.lend("binding") { stage in
        let (page, phone) = (stage.page, stage.phone)
        try await page.wheel(at: phone.point(200), deltaY: 120, count: 2, duration: .milliseconds(60))
        try await page.wait(until: "swiftUI.info.offset > 50")
        try await page.evaluate("document.querySelector('#phone').focus({ preventScroll: true })")
        try await page.press(.home)
        try await page.wait(until: "swiftUI.info.offset === 0")
        try await page.drag(from: phone.point(400), to: phone.point(250), duration: .milliseconds(200))
        try await page.wait(until: "swiftUI.info.offset > 50")
        // The button is in the bar at the bottom, in a row of two.
        try await page.touch(.tap(at: stage.position(inBar: 0.3, above: 75)))
        try await stage.wait(for: "refreshing")
        try await stage.wait(for: "idle")
        let end = try await page.evaluate(
          """
          new Promise((done) => {
            const socket = new WebSocket(new URL('/api/stage', location.href.replace(/^http/, 'ws')))
            socket.onopen = () => socket.send('nonsense')
            socket.onclose = ({ code, reason }) => done(`${code} ${reason}`)
          })
          """)
        #expect(end == "1007 The stage does not understand this message.")
        let frames = try await page.evaluate("swiftUI.frames").number ?? 0
        try await page.wait(until: "swiftUI.frames > \(frames)")
        #expect(try await stage.end == nil)
      }
    }

    @Test(
      "The switches set dark mode, direction, language and sheet, and the page fits windows of every width"
    )
    func switches() async throws {
      try await SwiftUIStage.lend("headerFooter") { stage in
        #expect(try await stage.color(x: 4, y: 300) == [255, 255, 255])
        #expect(try await stage.blue() < stage.phone.width / 3)
        try await stage.set("isDark", to: "true")
        try await stage.change { try await $0.color(x: 4, y: 300) == [0, 0, 0] }
        try await stage.set("isRightToLeft", to: "true")
        try await stage.change { try await $0.blue() > $0.phone.width * 2 / 3 }
        try await stage.set("language", to: "ru")
        try await stage.page.wait(until: "swiftUI.words.actions[0] === 'Обновить'")
        try await stage.set("isSheet", to: "true")
        try await stage.page.wait(until: "swiftUI.info.isSheet")
        for width in [320, 390, 700, 810, 1100, 1330, 1800] {
          try await stage.page.setViewport(Viewport(width: width, height: 800))
          try await stage.page.waitForFrames()
          let excess = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
          try await stage.page.wait(until: "\(excess) === 0")
        }
      }
    }

    @Test(
      "When a stage is killed, its page shows a message and a button, and the remaining stages continue",
      .alone)
    func killed() async throws {
      try await SwiftUIStage.lend("completion") { first in
        let before = Set(Self.processes)
        try await SwiftUIStage.lend("binding") { second in
          let new = Set(Self.processes).subtracting(before)
          let stage = try #require(new.first)
          #expect(new.count == 1)
          kill(stage, SIGILL)
          try await second.page.wait(until: "!document.querySelector('#stage-over').hidden")
          #expect(try await second.end == "The stage crashed with signal 4.")
          try await second.page.evaluate("void document.querySelector('#again').click()")
          try await second.page.wait(until: "document.querySelector('#stage-over').hidden")
          let frames = try await second.page.evaluate("swiftUI.frames").number ?? 0
          try await second.page.wait(until: "swiftUI.frames > \(frames + 5)")
        }
        #expect(try await first.end == nil)
        let frames = try await first.page.evaluate("swiftUI.frames").number ?? 0
        try await first.page.wait(until: "swiftUI.frames > \(frames)")
      }
    }

    @Test("A visitor who is idle for too long gets a message")
    func idle() async throws {
      let server = try await TestServer.start(
        stages: .init(executable: SwiftUIStage.executable, idle: .seconds(1)))
      try await SwiftUIStage.lend("completion", at: server.address, waits: false) { first in
        try await first.page.wait(until: "!document.querySelector('#stage-over').hidden")
        #expect(try await first.end == "Nothing happened for a while, so the stage was ended.")
      }
      try await server.stop()
    }

    @Test("Without stages, the page explains why, and links the page of the elements")
    func none() async throws {
      try await Stage.lend(complaints: false) { page, address in
        try await page.navigate(to: "\(address)")
        try await page.evaluate("import('/testing/recorder.js').then(() => {})")
        let reason = "document.querySelector('#swiftui-reason').textContent"
        try await page.wait(until: "\(reason).includes('only on Linux')")
        #expect(try await page.evaluate("document.querySelector('.swiftui-page').hidden") == true)
        #expect(try await page.evaluate("globalThis.swiftUI === undefined") == true)
        try await page.evaluate("document.querySelector('.links a[href=\"/elements.html\"]').click()")
        try await page.wait(until: "globalThis.gallery?.view.presentation && gallery.demo.rows.length === 20")
        try await page.evaluate("import('/testing/recorder.js').then(() => {})")
      }
    }

    /// The stages' processes, which are children of this process.
    private static var processes: [pid_t] {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap(pid_t.init).filter { number in
        let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)
        guard let text, let end = text.lastIndex(of: ")") else { return false }
        let parent = text[end...].split(separator: " ").dropFirst(2).first.flatMap { pid_t($0) }
        return text.contains("(gallery-stage)") && parent == getpid()
      }
    }
  }
}

extension SwiftUIStage {
  /// Waits until the drawing satisfies a condition.
  fileprivate func change(to isSo: (SwiftUIStage) async throws -> Bool) async throws {
    for _ in 0..<100 {
      if try await isSo(self) { return }
      try await page.waitForFrames(4)
    }
    Issue.record("The drawing did not change")
  }

  /// Returns the horizontal position of the first row's blue symbol on the phone, in px.
  fileprivate func blue() async throws -> Double {
    try await page.evaluate(
      """
      (() => {
        const picture = \(SwiftUIStage.picture)
        const { data, width } = picture.getImageData(0, 60 * devicePixelRatio, picture.canvas.width, 200)
        for (let index = 0; index < data.length; index += 4)
          if (data[index + 2] > 200 && data[index] < 40 && data[index + 1] > 90 && data[index + 1] < 160)
            return (index / 4 % width) / devicePixelRatio
        return -1
      })()
      """
    ).number ?? -1
  }
}
