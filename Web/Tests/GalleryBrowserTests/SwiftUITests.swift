import ChromiumDriver
import Foundation
import TestTurns
import Testing

extension GalleryBrowserTests {
  /// SwiftUI's screens on the stage, pulled in the page.
  @Suite(
    .enabled(if: SwiftUIStage.isBuiltOrRequired, "No stage is built: swift build --package-path Tools/Stage"))
  struct SwiftUITests {
    @Test("A finger pulls the first article's screen until it refreshes, and it comes home")
    func pull() async throws {
      try await SwiftUIStage.gallery { address in
        try await SwiftUIStage.lend("completion", at: address) { stage in
          let (page, phone) = (stage.page, stage.phone)
          #expect(try await page.evaluate("swiftUI.words.texts.includes('Dipper below the weir')") == true)
          let source = try await page.evaluate("document.querySelector('#source-code').textContent").string
          #expect(source?.contains("struct CompletionScreen: View") == true)
          let begin = phone.place(200)
          try await page.touch([
            .down(begin.x, begin.y), .hold(.milliseconds(200)),
            .move(to: phone.place(480), duration: .milliseconds(900)), .hold(.milliseconds(200)),
          ])
          // It fires on the way down, and may be over before anybody looks.
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
    }

    @Test("A tap works a control, wheel, keys and mouse scroll; what is no message ends another stage alone")
    func controls() async throws {
      try await SwiftUIStage.gallery { address in
        try await SwiftUIStage.lend("binding", at: address) { stage in
          let (page, phone) = (stage.page, stage.phone)
          try await page.wheel(at: phone.place(200), deltaY: 120, count: 2, duration: .milliseconds(60))
          try await page.wait(until: "swiftUI.info.offset > 50")
          try await page.evaluate("document.querySelector('#phone').focus({ preventScroll: true })")
          try await page.press(.home)
          try await page.wait(until: "swiftUI.info.offset === 0")
          try await page.drag(from: phone.place(400), to: phone.place(250), duration: .milliseconds(200))
          try await page.wait(until: "swiftUI.info.offset > 50")
          // The button's words are drawn in the bar at the bottom, in a row of two.
          try await page.touch(.tap(at: Point(phone.x + phone.width * 0.3, phone.y + phone.height - 75)))
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
          #expect(end == "1007 That is no message of a stage's.")
          let frames = try await page.evaluate("swiftUI.frames").number ?? 0
          try await page.wait(until: "swiftUI.frames > \(frames)")
          #expect(try await stage.end == nil)
        }
      }
    }

    @Test(
      "The switches make the phone dark, right to left, another language's, and a sheet's, and no window is too narrow"
    )
    func switches() async throws {
      try await SwiftUIStage.gallery { address in
        try await SwiftUIStage.lend("headerFooter", at: address) { stage in
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
            try await stage.page.wait(until: "\(excess) === 0", timeout: .seconds(4))
          }
        }
      }
    }

    @Test("A stage that is killed leaves a message and a button, and the others alone", .alone)
    func killed() async throws {
      try await SwiftUIStage.gallery { address in
        try await SwiftUIStage.lend("completion", at: address) { first in
          let before = Set(Self.processes)
          try await SwiftUIStage.lend("binding", at: address) { second in
            let new = Set(Self.processes).subtracting(before)
            let stage = try #require(new.first)
            #expect(new.count == 1)
            kill(stage, SIGILL)
            try await second.page.wait(until: "!document.querySelector('#stage-over').hidden")
            #expect(try await second.end == "The stage has trapped, by signal 4.")
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
    }

    @Test("A visitor too many, and one who does nothing, are told so")
    func limits() async throws {
      try await SwiftUIStage.gallery(most: 1) { address in
        try await SwiftUIStage.lend("completion", at: address) { _ in
          try await SwiftUIStage.lend("binding", at: address, waits: false) { second in
            try await second.page.wait(until: "!document.querySelector('#stage-over').hidden")
            #expect(try await second.end == "All 1 stages are taken. Try again in a while.")
          }
        }
      }
      try await SwiftUIStage.gallery(idle: .seconds(1)) { address in
        try await SwiftUIStage.lend("completion", at: address, waits: false) { first in
          try await first.page.wait(until: "!document.querySelector('#stage-over').hidden")
          #expect(try await first.end == "Nothing happened for a while, so the stage was ended.")
        }
      }
    }

    @Test("Where there are no stages the page says so, and shows its second part")
    func none() async throws {
      try await Stage.lend(complaints: false) { page, address in
        try await page.navigate(to: "\(address)")
        try await page.evaluate("import('/testing/recorder.js').then(() => {})")
        let reason = "document.querySelector('#swiftui-reason').textContent"
        try await page.wait(until: "\(reason).includes('on Linux alone')")
        #expect(try await page.evaluate("document.querySelector('.swiftui-page').hidden") == true)
        #expect(try await page.evaluate("globalThis.swiftUI === undefined") == true)
        try await page.wait(until: "gallery.view.presentation && gallery.demo.rows.length === 20")
      }
    }

    /// The stages' processes: children of this one.
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
  /// Waits until what is drawn is as it should be.
  fileprivate func change(to isSo: (SwiftUIStage) async throws -> Bool) async throws {
    for _ in 0..<100 {
      if try await isSo(self) { return }
      try await page.waitForFrames(4)
    }
    Issue.record("What is drawn did not change")
  }

  /// How far from the phone's left edge the first row's blue symbol is, in px.
  fileprivate func blue() async throws -> Double {
    try await page.evaluate(
      """
      (() => {
        const picture = \(SwiftUIStage.picture)
        const { data, width } = picture.getImageData(0, 60 * devicePixelRatio, picture.canvas.width, 200)
        for (let place = 0; place < data.length; place += 4)
          if (data[place + 2] > 200 && data[place] < 40 && data[place + 1] > 90 && data[place + 1] < 160)
            return (place / 4 % width) / devicePixelRatio
        return -1
      })()
      """
    ).number ?? -1
  }
}
