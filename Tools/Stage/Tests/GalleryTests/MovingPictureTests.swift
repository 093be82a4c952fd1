import Foundation
import Overscroll
import ScreenDriver
import SwiftUI
import Testing

@testable import GalleryScreens

/// A test of the animated picture in README.md, which shows a pull on the stage.
@MainActor @Suite(.onScreen, .inGallery, .serialized) struct MovingPictureTests {
  private struct Notes: View {
    @StateObject private var feed = Feed()

    var body: some View {
      List(feed.notes) { NoteRow(note: $0) }
        .pullToRefresh { try await feed.reload() }
        .refreshIndicatorStyle(.progressRing)
    }
  }

  /// Compares the stored picture with a new one.
  ///
  /// `Scripts/pictures` stores a new picture.
  @Test func theMovingPictureIsWhatTheStageShows() async throws {
    let screen = ScreenDriver.Screen(
      Notes(), size: CGSize(width: 390, height: 560),
      safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    var picture = MovingPicture(size: screen.size, step: 4)
    await screen.wait(0.5)
    await picture.record(screen, frames: 24)
    var finger = CGPoint(x: 240, y: 150)
    screen.touchDown(at: finger)
    for _ in 0..<36 {
      finger.y += 7
      screen.move(to: finger)
      await picture.record(screen, frames: 1, finger: finger)
    }
    await picture.record(screen, frames: 12, finger: finger)
    screen.lift()
    await picture.record(screen, frames: 200)
    #expect(screen.texts.contains("Stove replaced"), "a newer note has loaded")
    #expect(screen.scrolls.map(\.insets) == [EdgeInsets()])
    try picture.compare(with: "pull.svg")
  }
}

/// An animated picture of a screen, made from its frames.
@MainActor private struct MovingPicture {
  private struct Frame {
    let svg: String
    let finger: CGPoint?
    var count: Int
  }

  private let size: CGSize
  /// The number of display frames that one frame of the picture represents.
  private let step: Int
  private var frames: [Frame] = []
  private var passed = 0

  init(size: CGSize, step: Int) {
    self.size = size
    self.step = step
  }

  /// Advances the screen by a number of frames, and adds every `step`-th frame to the picture.
  mutating func record(_ screen: ScreenDriver.Screen, frames count: Int, finger: CGPoint? = nil) async {
    for _ in 0..<count {
      if passed.isMultiple(of: step) { add(screen.stage.svg(), finger) }
      passed += 1
      await screen.frames(1)
    }
  }

  private mutating func add(_ svg: String, _ finger: CGPoint?) {
    if let last = frames.last, last.svg == svg, last.finger == finger {
      frames[frames.count - 1].count += 1
    } else {
      frames.append(Frame(svg: svg, finger: finger, count: 1))
    }
  }

  /// The picture as SVG, which plays the frames in an endless loop.
  private var svg: String {
    let total = frames.reduce(0) { $0 + $1.count }
    let duration = (Double(total * step) / 60).formatted
    var (begun, body) = (0, "")
    for frame in frames {
      let begin = (Double(begun) / Double(total)).formatted
      begun += frame.count
      let end = (Double(begun) / Double(total)).formatted
      let (values, times) =
        body.isEmpty ? ("visible;hidden", "0;\(end)") : ("hidden;visible;hidden", "0;\(begin);\(end)")
      body += """
        <g visibility="\(body.isEmpty ? "visible" : "hidden")">
        <animate attributeName="visibility" calcMode="discrete" repeatCount="indefinite" dur="\(duration)s"
        values="\(values)" keyTimes="\(times)"/>
        \(frame.svg)\(frame.finger.map { Self.circle(at: $0) } ?? "")</g>

        """
    }
    let (width, height) = (Int(size.width), Int(size.height))
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      <title>A list is pulled down, refreshes and springs back</title>
      <clipPath id="phone"><rect width="\(width)" height="\(height)" rx="28"/></clipPath>
      <g clip-path="url(#phone)">
      \(body)</g>
      <rect x="0.5" y="0.5" width="\(width - 1)" height="\(height - 1)" rx="27.5" fill="none" stroke="#8888"/>
      </svg>

      """
  }

  private static func circle(at finger: CGPoint) -> String {
    "<circle cx=\"\(Int(finger.x))\" cy=\"\(Int(finger.y))\" r=\"22\" fill=\"#000\" opacity=\"0.18\"/>\n"
  }

  /// Compares the picture with a file of the documentation's resources.
  func compare(with name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../Sources/Overscroll/Overscroll.docc/Resources/\(name)")
    #expect(try golden(file, seen: svg) == svg, "run Scripts/pictures and review the picture")
  }
}

extension Double {
  /// The number with at most four significant digits.
  fileprivate var formatted: String { String(format: "%.4g", self) }
}
