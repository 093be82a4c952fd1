import Foundation
@testable import GalleryScreens
@testable import Overscroll
@testable import SwiftUI
import UIKit

/// One visitor's phone: takes messages, and answers with frames.
@MainActor final class Session {
  private let stage: Stage
  private let clock: StageClock
  private let phone = Phone()
  private var fingers: [Int: CGPoint] = [:]
  private var scheme = ColorScheme.light
  private var reporter = Reporter()
  /// Where the package's words are looked up; nil for English.
  private var words: StringTables?

  /// Shows the first screen on a phone that runs by a clock.
  init(_ clock: StageClock) {
    self.clock = clock
    stage = Stage(
      PhoneView(phone: phone), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0), clock: clock)
    UIAccessibility.isVoiceOverRunning = true
  }

  /// Does what a message says.
  ///
  /// - Returns: A frame, if the message asks for one.
  func answer(_ message: Message) async -> [UInt8]? {
    var frame: [UInt8]?
    for command in message.commands {
      // A task that goes on keeps the language that it was started in.
      if let answer = await StringTables.local.withValue(words, operation: { await take(command) }) {
        frame = answer
      }
    }
    return frame
  }

  private func take(_ command: Message.Command) async -> [UInt8]? {
    if case .tick(let seconds) = command { return await tick(seconds) }
    perform(command)
    stage.update()
    return nil
  }

  /// Lets time pass, as `ScreenDriver.Screen.frames(_:)` does.
  private func tick(_ seconds: Double) async -> [UInt8] {
    let start = ContinuousClock.now
    let seconds = seconds > 0 ? min(seconds, 0.25) : 0
    clock.advance(by: seconds)
    await TaskOrder.settle()
    stage.tick(seconds)
    await TaskOrder.settle()
    stage.update()
    return reporter.frame(of: stage, scheme, phone, since: start)
  }

  private func perform(_ command: Message.Command) {
    let time = clock.seconds
    switch command {
    case .show(let name): show(name)
    case .look(let look): take(look)
    case .size(let size, let top, let bottom): resize(size, top, bottom)
    case .down(let id, let point):
      guard fingers[id] == nil else { return }
      fingers[id] = point
      stage.window.touchBegan(id: id, at: point, time: time)
    case .move(let id, let point):
      guard fingers[id] != nil else { return }
      fingers[id] = point
      stage.window.touchMoved(id: id, at: point, time: time)
    case .up(let id):
      guard let point = fingers.removeValue(forKey: id) else { return }
      stage.window.touchEnded(id: id, at: point, time: time)
    case .cancel(let id): cancel(id)
    case .wheel(let distance, let point):
      stage.window.scrollWheel(by: CGPoint(x: -distance.width, y: -distance.height), at: point, time: time)
    case .key(let name, let isCommand): Keyboard(stage).press(name, isCommand: isCommand)
    case .text(let text): stage.typeText(text)
    case .act(let name): stage.accessibilityActions.first { $0.name == name }?.perform()
    case .top: stage.window.tapStatusBar()
    case .tick: break
    }
  }

  private func cancel(_ id: Int) {
    guard let point = fingers.removeValue(forKey: id) else { return }
    stage.window.touchCancelled(id: id, at: point, time: clock.seconds)
  }

  /// Fingers on what goes are taken away.
  private func cancelAll() { fingers.keys.sorted().forEach(cancel) }

  private func show(_ name: String) {
    guard let screen = GalleryScreens.Screen(rawValue: name) else { return }
    cancelAll()
    phone.screen = screen
    phone.count += 1
    reporter.forget(stage)
  }

  private func resize(_ size: CGSize, _ top: Double, _ bottom: Double) {
    let size = CGSize(width: min(max(size.width, 200), 1400), height: min(max(size.height, 200), 1400))
    let bars = UIEdgeInsets(top: min(max(top, 0), 80), left: 0, bottom: min(max(bottom, 0), 80), right: 0)
    stage.resize(to: size, safeArea: bars)
  }

  private func take(_ look: Look) {
    if let isDark = look.isDark { scheme = isDark ? .dark : .light }
    if let title = look.title.flatMap(Look.Title.init(rawValue:)), title != phone.title {
      cancelAll()
      phone.title = title
    }
    if let isSheet = look.isSheet, isSheet != phone.isSheet {
      cancelAll()
      phone.isSheet = isSheet
    }
    if let isRightToLeft = look.isRightToLeft {
      stage.window.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      stage.changeEnvironment { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
    }
    if let size = look.textSize.flatMap(DynamicTypeSize.init(named:)) {
      stage.changeEnvironment { $0.dynamicTypeSize = size }
    }
    if let language = look.language { speak(language) }
    if let reducesMotion = look.reducesMotion {
      stage.changeEnvironment { $0.accessibilityReduceMotion = reducesMotion }
    }
  }
}

extension Session {
  private static let languages = ["en", "ko", "ru", "vi", "zh-hans"]

  /// Has another language, if the package has it.
  private func speak(_ language: String) {
    guard Self.languages.contains(language) else { return }
    let table = StringTables.resources.flatMap { $0.url(forResource: language, withExtension: "lproj") }
    guard let bundle = table.flatMap({ Bundle(url: $0) }) else { return }
    words = StringTables(bundles: [bundle])
    StringTables.local.withValue(words) {
      stage.changeEnvironment { $0.locale = Locale(identifier: language) }
    }
  }
}

extension StageClock {
  /// Does something in which this clock counts, for the package and for the gallery.
  @MainActor func passing(_ body: @MainActor () async -> Void) async {
    let time = AmbientTime(clock: self, date: { self.date }, uptime: { self.seconds })
    await AmbientTime.local.withValue(time) { await GalleryTime.local.withValue(self) { await body() } }
  }
}
