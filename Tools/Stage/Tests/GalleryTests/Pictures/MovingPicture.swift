import Foundation
import ScreenDriver
import SwiftUI
import Testing

/// An animated picture of one or two screens, recorded from the stage.
@MainActor struct MovingPicture {
  private let screens: [ScreenDriver.Screen]
  private let panes: [CGRect]
  private let titles: [String]
  private let size: CGSize
  private var frames: [PictureFrame] = []
  private var time = 0
  /// The line below the screens.
  var caption = ""
  /// Returns the line below the screens in each frame, instead of `caption`.
  var liveCaption: (@MainActor () -> String)?
  /// The fingers that touch the screens, in the screens' coordinates.
  var fingers: [CGPoint?]
  /// The number of display frames between two frames of the picture.
  var step = 1
  /// The time of the frame for readers who prefer reduced motion.
  private var still = 0

  /// Creates a picture without frames.
  ///
  /// - Parameters:
  ///   - screens: The screens side by side. Only the first one advances the time.
  ///   - titles: The titles above the screens, or none.
  init(_ screens: ScreenDriver.Screen..., titles: [String] = []) {
    self.screens = screens
    self.titles = titles
    var (left, top) = (CGFloat(1), CGFloat(titles.isEmpty ? 1 : 29))
    panes = screens.map { screen in
      defer { left += screen.size.width + 18 }
      return CGRect(origin: CGPoint(x: left, y: top), size: screen.size)
    }
    top += screens.map(\.size.height).max() ?? 0
    size = CGSize(width: left - 17, height: top + 30)
    fingers = screens.map { _ in nil }
  }

  /// Shows the next frame to readers who prefer reduced motion.
  mutating func markStill() { still = time }

  /// Puts the same finger on all screens.
  mutating func touchDown(at point: CGPoint) {
    for index in screens.indices {
      screens[index].touchDown(at: point)
      fingers[index] = point
    }
  }

  /// Moves the fingers in each frame of a duration, in s.
  mutating func drag(by distance: CGSize, over seconds: Double) async {
    let (starts, count) = (fingers, max(1, Int((seconds * 60).rounded())))
    for frame in 1...count {
      let share = Double(frame) / Double(count)
      for index in screens.indices {
        guard let start = starts[index] else { continue }
        let point = CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share)
        screens[index].move(to: point)
        fingers[index] = point
      }
      await wait(frames: 1)
    }
  }

  /// Lifts all fingers.
  mutating func lift() {
    for index in screens.indices {
      screens[index].lift()
      fingers[index] = nil
    }
  }

  /// Records for a duration, in s.
  mutating func wait(_ seconds: Double) async { await wait(frames: Int((seconds * 60).rounded())) }

  private mutating func wait(frames count: Int) async {
    for _ in 0..<count {
      if time.isMultiple(of: step) { record() }
      time += 1
      await screens[0].frames(1)
    }
  }

  private mutating func record() {
    var frame = PictureFrame(time: time)
    let all = CGRect(origin: .zero, size: size)
    for (index, screen) in screens.enumerated() {
      frame.add(screen.stage.svg(), in: panes[index])
      guard let finger = fingers[index] else { continue }
      let point = CGPoint(x: panes[index].minX + finger.x, y: panes[index].minY + finger.y)
      frame.parts.append(PicturePart(finger: point, clip: all))
    }
    let point = CGPoint(x: size.width / 2, y: size.height - 9)
    frame.parts.append(PicturePart(caption: liveCaption?() ?? caption, at: point, clip: all))
    frames.append(frame)
  }

  /// The picture as SVG, which plays the frames in an endless loop.
  private func svg(_ title: String) -> String {
    let heads = zip(titles, panes).map { title, pane in
      "<text x=\"\(Int(pane.midX))\" y=\"18\" text-anchor=\"middle\" font-size=\"15\" font-weight=\"600\" fill=\"#7d8590\">\(title)</text>\n"
    }
    return PictureDrawing(frames, still: still, duration: time)
      .svg(size: size, title: title, panes: panes)
      .replacing("</svg>", with: heads.joined() + "</svg>")
  }

  /// Compares the picture with a file in the resources of a documentation catalog.
  ///
  /// - Parameters:
  ///   - name: The module and the name of the picture.
  ///   - title: The title for screen readers.
  func compare(with name: (module: String, file: String), title: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent(
        "../../../../../Sources/\(name.module)/\(name.module).docc/Resources/\(name.file).svg")
    let picture = svg(title)
    #expect(try golden(file, seen: picture) == picture, "run Scripts/pictures and review the picture")
    #expect(picture.utf8.count < 60_000, "a reader downloads at most 60 KB")
  }
}
