import ChromiumDriver
import Foundation
import Testing

extension GalleryBrowserTests {
  /// Opening traces in the gallery, and the messages of errors.
  @Suite struct TraceOpenerTests {
    @Test("A file that cannot be played is reported with its line, and the demo stays")
    func mistakes() async throws {
      try await Stage.demo("icon") { stage in
        for (name, part, count, reason) in [
          (
            "cut.trace", "overscroll trace 1\n0 layout 640 2000 1\n", 1,
            "Line 3: The text ends without an end"
          ),
          ("newer.trace", "overscroll trace 99\nend 0\n", 1, "Line 1: Version 99 is newer"),
          ("note.txt", "Dear diary,\n", 1, "Line 1: This is no trace"),
          ("empty.trace", "", 1, "The file is empty."),
          ("huge.trace", "0 tick\n", 2_400_000, "at most 16.8 MB can be played"),
        ] {
          let folder = FileManager.default.temporaryDirectory.appending(path: "traces-\(UUID().uuidString)")
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          defer { try? FileManager.default.removeItem(at: folder) }
          let file = folder.appending(path: name)
          try Data(String(repeating: part, count: count).utf8).write(to: file)
          try await stage.page.drag([file], to: Stage.drop)
          let message = try await stage.mistake()
          #expect(message.hasPrefix("“\(name)” cannot be played. ") && message.contains(reason), "\(message)")
          #expect(try await stage.page.evaluate("document.body.classList.contains('dropping')") == false)
          #expect(try await stage.page.evaluate("gallery.player === undefined") == true)
          #expect(
            try await stage.page.evaluate("document.querySelector('.page .panels').checkVisibility()") == true
          )
          // The focus returns to the element that had it before, or to the button that opens a file.
          guard name == "empty.trace" else {
            try await stage.page.evaluate("document.querySelector('#trace-mistake button').click()")
            continue
          }
          for (selector, wanted) in [("#tab-arrow", "tab-arrow"), ("#trace-mistake button", "open-trace")] {
            try await stage.page.evaluate("document.activeElement.blur()")
            try await stage.page.drag([file], to: Stage.drop)
            _ = try await stage.mistake()
            try await stage.page.evaluate(
              "void (document.querySelector('\(selector)').focus(), document.querySelector('#trace-mistake button').focus())"
            )
            try await stage.page.press(.space)
            #expect(
              try await stage.page.evaluate("document.querySelector('#trace-mistake').checkVisibility()")
                == false)
            #expect(try await stage.page.evaluate("document.activeElement.id").string == wanted)
          }
        }
      }
    }

    @Test(
      "A second file replaces the first, an invalid file replaces nothing, and a button returns to the live demo"
    )
    func back() async throws {
      try await Stage.demo("icon") { stage in
        for fixture in ["two-levels", "pull-and-refresh"] { try await stage.play(fixture) }
        try await stage.page.choose([URL(filePath: #filePath)], in: "#trace-file")
        _ = try await stage.mistake()
        #expect(try await stage.text(".trace-name") == "pull-and-refresh.trace")
        #expect(
          try await stage.page.evaluate("document.querySelectorAll('.trace-player, .trace-stage').length")
            == 2)
        #expect(
          try await stage.page.evaluate("document.querySelector('.page .panels').checkVisibility()") == false)
        try await stage.page.evaluate("document.querySelector('#trace-back').click()")
        #expect(
          try await stage.page.evaluate("document.querySelectorAll('.trace-player, .trace-stage').length")
            == 0)
        #expect(try await stage.page.evaluate("document.activeElement.id") == "open-trace")
        try await Stage.again(stage) { stage in
          try await stage.pull(by: 300)
          try await stage.waitForStarts(1)
          try await stage.expectHome()
        }
        try await stage.play("approach")
        try await stage.page.evaluate(
          "void (document.querySelector('#tab-icon').focus(), document.querySelector('#tab-icon').click())")
        #expect(
          try await stage.page.evaluate("[gallery.player === undefined, document.activeElement.id]")
            == [true, "tab-icon"])
      }
    }

    @Test("If the engine crashes (traps), a message appears and the live demo returns")
    func failure() async throws {
      try await Stage.demo("icon") { stage in
        try await stage.page.evaluate("import('/testing/faults.js').then(() => {})")
        for (name, action) in [
          // The engine traps during a seek, at the first drawing, at a drawing of a different size, and
          // twice during playback.
          ("seek", "document.querySelector('[data-act=after]').click()"),
          ("present", ""),
          ("present", "document.querySelector('.trace-room').style.flex = '0 0 300px'"),
          ("event", "document.querySelector('[data-act=play]').click()"),
          ("position", "document.querySelector('[data-act=play]').click()"),
        ] {
          try await stage.page.evaluate("void (faults.trap = '')")
          let trap = "faults.trap = 'overscroll_playback_\(name)'"
          if action.isEmpty {
            try await stage.page.evaluate("void (\(trap))")
            try await stage.page.choose([Stage.trace("approach")], in: "#trace-file")
          } else {
            try await stage.play("approach")
            // Run both in one script, because a frame between them would trap and remove the button.
            try await stage.page.evaluate("void (\(trap), \(action))")
          }
          let message = try await stage.mistake()
          #expect(
            message.hasPrefix("“approach.trace” cannot be played to its end. There is not enough"),
            "\(name), \(action): \(message)")
          #expect(try await stage.page.evaluate("gallery.player === undefined") == true)
          try await stage.page.evaluate("document.querySelector('#trace-mistake button').click()")
          try await Stage.again(stage) { try await $0.expectHome() }
        }
      }
    }
  }
}
