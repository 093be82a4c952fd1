import Foundation
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct AnimationTests {
  /// A button that toggles a flag, and whose appearance depends on the flag.
  private struct Square: View {
    @State private var isOn = false
    let animation: Animation?
    var look: (Bool) -> AnyView

    var body: some View {
      Button {
        isOn.toggle()
      } label: {
        look(isOn).frame(width: 40, height: 40)
      }
      .animation(animation, value: isOn)
    }
  }

  private func stage(_ animation: Animation?, _ look: @escaping (Bool) -> some View) -> Stage {
    Stage(
      Square(animation: animation) { AnyView(look($0)) }, size: CGSize(width: 100, height: 100))
  }

  private func toggle(_ stage: Stage) { stage.accessibilityElements.first?.activate() }

  private func wait(_ stage: Stage, _ seconds: Double) {
    let frames = Int((seconds * 60).rounded())
    for _ in 0..<frames {
      stage.clock.advance(by: 1.0 / 60)
      stage.tick()
    }
  }

  /// Returns the effects in the last line of the stage's text, such as "opacity 0.6".
  ///
  /// The effects follow the frame, which ends with a parenthesis.
  private func said(_ stage: Stage) -> String {
    guard let line = stage.text().split(separator: "\n").last, let end = line.lastIndex(of: ")") else {
      return ""
    }
    return line[line.index(after: end)...].trimmingCharacters(in: .whitespaces)
  }

  /// The effects of each view before, in the middle and at the end of the animation.
  private static let courses: [(animation: Animation, look: (Bool) -> AnyView, effects: [String])] = [
    (
      .linear(duration: 0.2), { AnyView(Circle().opacity($0 ? 0.2 : 1)) },
      ["", "opacity 0.6", "opacity 0.2"]
    ),
    (
      .easeOut(duration: 0.2), { AnyView(Circle().rotationEffect(.degrees($0 ? 180 : 0))) },
      ["", "rotated 135", "rotated 180"]
    ),
    (
      .linear(duration: 0.2), { AnyView(Circle().scaleEffect(x: $0 ? 0.5 : 1, y: $0 ? 2 : 1)) },
      ["", "scaled 0.75×1.5", "scaled 0.5×2"]
    ),
  ]

  @Test("An animated effect changes over time, and then requests no more frames")
  func effectsChangeOverTime() {
    for (animation, look, effects) in Self.courses {
      let stage = stage(animation, look)
      toggle(stage)
      #expect(said(stage) == effects[0])
      wait(stage, 0.1)
      #expect(said(stage) == effects[1] && stage.wantsFrames)
      wait(stage, 0.2)
      #expect(said(stage) == effects[2] && !stage.wantsFrames)
      let still = self.stage(nil, look)
      toggle(still)
      #expect(said(still) == effects[2], "without an animation")
    }
  }

  @Test("A change during an animation starts at the current value")
  func aChangeOnTheWayBeginsThere() {
    let stage = stage(.linear(duration: 1)) { Circle().opacity($0 ? 0 : 1) }
    toggle(stage)
    wait(stage, 0.5)
    toggle(stage)
    #expect(said(stage) == "opacity 0.5")
    wait(stage, 0.5)
    #expect(said(stage) == "opacity 0.75")
    wait(stage, 0.5)
    #expect(said(stage) == "")
  }

  /// The test checks that the stage requests frames only while the rotation runs.
  @Test("A repeating rotation runs until it is reset without an animation")
  func whatRepeatsGoesOnUntilItIsTakenBack() {
    struct Turning: View {
      @State private var isTurning = false
      var body: some View {
        Button {
          isTurning.toggle()
        } label: {
          Circle().frame(width: 40, height: 40)
            .rotationEffect(.degrees(isTurning ? 360 : 0))
            .animation(
              isTurning ? .linear(duration: 1).repeatForever(autoreverses: false) : nil, value: isTurning)
        }
      }
    }
    let stage = Stage(Turning(), size: CGSize(width: 100, height: 100))
    toggle(stage)
    wait(stage, 10.25)
    #expect(said(stage) == "rotated 90")
    #expect(stage.wantsFrames)
    toggle(stage)
    #expect(said(stage) == "")
    wait(stage, 0.1)
    #expect(!stage.wantsFrames)
  }
}
