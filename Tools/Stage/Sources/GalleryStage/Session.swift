import Foundation
@testable import GalleryScreens
@testable import Overscroll
import OverscrollTrace
@testable import SwiftUI
import UIKit

/// The simulated phone of one visitor, which receives messages and returns frames.
@MainActor final class Session {
  private let clock: StageClock
  private let keeper = Keeper()
  private var preferences = Preferences()
  private var phone: Phone
  private var stage: Stage
  private var fingers: [Int: CGPoint] = [:]
  private var reporter = Reporter()

  /// Creates a phone that shows the gallery's first screen.
  init(_ clock: StageClock) {
    self.clock = clock
    TraceRecording.isEnabled = true
    phone = Phone(.list, preferences.title, isSheet: false, keeper: keeper)
    stage = preferences.stage(for: phone, clock)
    // The package posts announcements only while VoiceOver is running, and frames report them.
    UIAccessibility.isVoiceOverRunning = true
  }

  /// Performs the commands of a message.
  ///
  /// - Returns: A frame, or `nil` if the message has no tick. A message with several ticks returns one
  ///   frame, after its last command.
  func answer(_ message: Message) async -> [UInt8]? {
    var asked: ContinuousClock.Instant?
    for command in message.commands {
      // A task that a command starts keeps the language that is set at its start.
      await StringTables.$local.withValue(preferences.words) {
        if case .tick(let seconds) = command {
          asked = .now
          await tick(seconds)
        } else {
          perform(command)
          stage.update()
        }
      }
    }
    return asked.map { reporter.frame(of: stage, preferences.scheme, phone, since: $0) }
  }

  /// Advances the time in the same way as `ScreenDriver.Screen.frames(_:)`.
  private func tick(_ seconds: Double) async {
    let seconds = seconds > 0 ? min(seconds, 0.25) : 0
    clock.advance(by: seconds)
    await TaskOrder.settle()
    stage.tick(seconds)
    await TaskOrder.settle()
    stage.update()
  }

  private func perform(_ command: Message.Command) {
    switch command {
    case .show(let name): if let screen = GalleryScreens.Screen(rawValue: name) { show(screen) }
    case .look(let look): take(look)
    case .size(let size, let top, let bottom):
      preferences.setSize(size, top, bottom)
      stage.resize(to: preferences.size, safeArea: preferences.bars)
    case .down, .move, .up, .cancel: touch(command)
    case .wheel(let distance, let point):
      let way = CGPoint(x: -distance.width, y: -distance.height)
      stage.window.scrollWheel(by: way, at: point, time: clock.seconds)
    case .key(let name, let isCommand): Keyboard(stage).press(name, isCommand: isCommand)
    case .text(let text): stage.typeText(text)
    case .act(let name): stage.accessibilityActions.first { $0.name == name }?.perform()
    case .top: stage.window.tapStatusBar()
    case .tick: break
    }
  }

  private func touch(_ command: Message.Command) {
    let (window, time) = (stage.window, clock.seconds)
    switch command {
    case .down(let id, let point):
      guard fingers.updateValue(point, forKey: id) == nil else { return }
      window.touchBegan(id: id, at: point, time: time)
    case .move(let id, let point):
      guard fingers[id] != nil else { return }
      fingers[id] = point
      window.touchMoved(id: id, at: point, time: time)
    case .up(let id):
      guard let point = fingers.removeValue(forKey: id) else { return }
      window.touchEnded(id: id, at: point, time: time)
    case .cancel(let id):
      guard let point = fingers.removeValue(forKey: id) else { return }
      window.touchCancelled(id: id, at: point, time: time)
    case .show, .look, .size, .wheel, .key, .text, .act, .top, .tick: break
    }
  }

  /// Shows a screen in its initial state, on a new stage.
  private func show(_ screen: GalleryScreens.Screen) {
    for finger in fingers.keys.sorted() { touch(.cancel(finger)) }
    stage.root?.unmount()
    phone = Phone(screen, preferences.title, isSheet: preferences.isSheet, keeper: keeper)
    stage = preferences.stage(for: phone, clock)
    reporter.forget()
  }

  private func take(_ look: Look) {
    // A finger may have dismissed the sheet since the previous message.
    preferences.isSheet = phone.isSheet
    let last = preferences
    preferences.take(look)
    if (last.title, last.isSheet) != (preferences.title, preferences.isSheet) { return show(phone.screen) }
    StringTables.$local.withValue(preferences.words) {
      stage.window.layoutDirection = preferences.windowDirection
      stage.changeEnvironment { preferences.set(&$0) }
    }
  }
}

extension StageClock {
  /// Runs a function, and makes the package and the gallery use this clock meanwhile.
  @MainActor func passing(_ body: @MainActor () async -> Void) async {
    let time = AmbientClock(clock: self, date: { self.date }, uptime: { self.seconds })
    await AmbientClock.$current.withValue(time) { await GalleryTime.$clock.withValue(self) { await body() } }
  }
}
