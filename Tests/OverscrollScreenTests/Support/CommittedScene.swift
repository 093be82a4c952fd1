#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import ScreenDriver
  import SwiftUI
  import UIKit

  /// A screen above a keyboard, measured in each committed frame.
  @MainActor final class CommittedScene {
    let screen: Screen
    /// The measured values, in pt.
    private(set) var values: [CGFloat] = []
    /// The height of the keyboard, in pt.
    private var keyboard: CGFloat = 0
    /// Returns the value to measure, in pt.
    var value: (CommittedScene) -> CGFloat = { _ in .nan }

    var largestStep: CGFloat { zip(values, values.dropFirst()).map { abs($1 - $0) }.max() ?? .infinity }

    init(_ view: some View, size: CGSize = CGSize(width: 390, height: 844), top: CGFloat = 47) {
      screen = Screen(view, size: size, safeArea: EdgeInsets(top: top, leading: 0, bottom: 0, trailing: 0))
    }

    /// Sets the keyboard's height, the safe area's top and the window's size, in pt.
    func layOut(keyboard: CGFloat, top: CGFloat, size: CGSize? = nil) {
      self.keyboard = keyboard
      screen.resize(
        to: size ?? screen.size, safeArea: EdgeInsets(top: top, leading: 0, bottom: keyboard, trailing: 0))
    }

    /// Moves the keyboard to a height, in pt, within 15 frames.
    func moveKeyboard(to height: CGFloat, frames: Int = 20) async {
      let from = keyboard
      await measure(frames: frames) { frame in
        guard frame <= 15 else { return }
        let part = AnimationCurve.keyboard(Double(frame) / 15)
        layOut(keyboard: from + (height - from) * part, top: 47)
      }
    }

    /// Measures each committed frame; a closure changes the screen before each frame.
    func measure(frames: Int, change: (Int) -> Void) async {
      screen.stage.committed = { [weak self] in
        guard let self else { return }
        values.append(value(self))
      }
      for frame in 1...frames {
        change(frame)
        await screen.frames(1)
      }
      screen.stage.committed = {}
    }

    /// Discards the measured values.
    func forget() { values = [] }

    /// Returns the frame of the view around a text, also outside of the window.
    func frame(around text: String) -> CGRect {
      let found = screen.stage.elements.first { ($0 as? TextElement)?.string == text }
      return found?.parent?.frame ?? .null
    }

    /// Returns the distance from the end of a row to an input bar of 50 pt above the keyboard, in pt.
    func distance(of row: String) -> CGFloat { screen.size.height - keyboard - 50 - frame(around: row).maxY }
  }
#endif
