#if canImport(SwiftUI) && !canImport(ObjectiveC)
  package import Foundation
  import Overscroll
  package import SwiftUI
  import PlatformViews

  /// A view in a window of the stage, which a test can use and read.
  ///
  /// The stage is the project's model of SwiftUI and UIKit on Linux.
  @MainActor package final class Screen {
    /// The stage that shows the window.
    package let stage: Stage
    /// The stages of all windows of the app, including this one.
    private let windows: Windows
    private var fingers: [Int: CGPoint] = [:]
    private var isOnTrackpad = false

    /// Whether a test can use fingers.
    package nonisolated static let hasFingers = true
    /// Whether a test can use a second finger.
    package nonisolated static let hasSecondFinger = true
    /// Whether a test can turn a mouse wheel.
    package nonisolated static let hasWheel = true
    /// Whether the screen has a status bar.
    package nonisolated static let hasStatusBar = true
    /// Whether the driver counts evaluations.
    package nonisolated static let knowsEvaluations = true
    /// Whether a test can enable Reduce Motion.
    package nonisolated static let canReduceMotion = true

    /// Enables Reduce Motion in an environment.
    package static func reduceMotion(_ environment: inout EnvironmentValues) {
      environment.accessibilityReduceMotion = true
    }

    /// Whether the driver records announcements and haptics.
    package nonisolated static let knowsFeedback = true
    /// Whether a test can scroll with a trackpad in addition to touching with fingers.
    package nonisolated static let hasTrackpad = true
    /// Whether a test can move the keyboard focus and type.
    package nonisolated static let hasKeyboard = true
    /// Whether a test can press arrow keys and Escape.
    package nonisolated static let canPressKeys = true
    /// Whether a test can move VoiceOver's cursor.
    package nonisolated static let hasVoiceOver = true
    /// Whether taps and drags are system events that are hit-tested.
    package nonisolated static let hasPointer = true
    /// Whether a test can press keys.
    package nonisolated static let hasKeys = true
    /// Whether a test can cover the screen.
    package nonisolated static let canBeCovered = true

    /// Shows a view in a new window.
    ///
    /// - Precondition: The test has the trait `.onScreen`.
    /// - Parameters:
    ///   - view: The view.
    ///   - size: The window's size, in pt.
    ///   - safeArea: The safe area insets, in pt.
    ///   - environment: A closure that changes the environment of the view.
    package init(
      _ view: some View, size: CGSize = CGSize(width: 390, height: 844),
      safeArea: EdgeInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
      environment: (inout EnvironmentValues) -> Void = { _ in }
    ) {
      guard let clock = AmbientClock.current.clock as? StageClock else {
        preconditionFailure("A screen needs a test with the trait .onScreen")
      }
      UIFeedbackLog.clear()
      UIAccessibility.isVoiceOverRunning = true
      stage = Stage(
        view, size: size, safeArea: Screen.insets(safeArea), clock: clock,
        environment: {
          $0.accessibilityVoiceOverEnabled = true
          environment(&$0)
        })
      windows = Windows(stages: [stage])
    }

    private init(_ stage: Stage, in windows: Windows) {
      self.stage = stage
      self.windows = windows
      windows.stages.append(stage)
    }

    @MainActor private final class Windows {
      var stages: [Stage]
      init(stages: [Stage]) { self.stages = stages }
    }

    /// Opens a second window of the app that shows a view.
    ///
    /// `frames(_:)` of either screen advances the time of all windows.
    package func openWindow(_ view: some View) -> Screen {
      let other = Stage(
        view, size: size, safeArea: stage.window.safeAreaInsets, clock: stage.clock, beside: stage)
      return Screen(other, in: windows)
    }

    /// The window's size, in pt.
    package var size: CGSize { stage.window.frame.size }

    /// Advances the time by a number of display frames.
    package func frames(_ count: Int) async {
      for _ in 0..<count {
        stage.clock.advance(by: 1.0 / 60)
        await TaskOrder.settle()
        for stage in windows.stages { stage.tick() }
        await TaskOrder.settle()
        for stage in windows.stages { stage.update() }
      }
    }

    /// Advances the time by a number of seconds, in whole frames.
    package func wait(_ seconds: Double) async { await frames(Int((seconds * 60).rounded(.up))) }

    /// Replaces the view, as an update of its parent does.
    package func replace(_ view: some View) { stage.replace(view) }

    /// Resizes or rotates the window.
    package func resize(to size: CGSize, safeArea: EdgeInsets) {
      stage.resize(to: size, safeArea: Screen.insets(safeArea))
    }

    /// Covers or uncovers the screen, as a full-screen cover, a tab or a pushed view does.
    package func cover(_ isCovered: Bool) { stage.cover(isCovered) }

    private static func insets(_ insets: EdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
  }

  // The actions of a user.
  extension Screen {
    /// Puts a finger down.
    package func touchDown(at point: CGPoint, finger: Int = 0) {
      fingers[finger] = point
      stage.window.touchBegan(id: finger, at: point, time: stage.clock.seconds)
      stage.update()
    }

    /// Moves a finger that is down.
    package func move(to point: CGPoint, finger: Int = 0) {
      guard fingers[finger] != nil else { return }
      fingers[finger] = point
      stage.window.touchMoved(id: finger, at: point, time: stage.clock.seconds)
      stage.update()
    }

    /// Lifts a finger.
    package func lift(finger: Int = 0) {
      guard let point = fingers.removeValue(forKey: finger) else { return }
      stage.window.touchEnded(id: finger, at: point, time: stage.clock.seconds)
      stage.update()
    }

    /// Cancels the touch of a finger, as the system does.
    package func cancelTouch(finger: Int = 0) {
      guard let point = fingers.removeValue(forKey: finger) else { return }
      stage.window.touchCancelled(id: finger, at: point, time: stage.clock.seconds)
      stage.update()
    }

    /// Returns the position of a finger, or zero if it is not down.
    package func position(of finger: Int) -> CGPoint { fingers[finger] ?? .zero }

    /// Turns a mouse wheel by one step, in pt, positive towards the end of the content.
    package func wheel(by distance: CGSize, at point: CGPoint? = nil) {
      let way = CGPoint(x: -distance.width, y: -distance.height)
      stage.window.scrollWheel(by: way, at: point ?? middle, time: stage.clock.seconds)
      stage.update()
    }

    /// Scrolls with a trackpad, with one event in each frame.
    ///
    /// - Parameters:
    ///   - distance: The movement of the content, in pt, positive down and right.
    ///   - seconds: The duration, in s.
    ///   - point: The location of the pointer.
    ///   - lifts: Whether the fingers lift at the end.
    package func trackpad(
      by distance: CGSize, over seconds: Double, at point: CGPoint, lifts: Bool = true
    ) async {
      let steps = max(1, Int((seconds * 60).rounded()))
      let step = CGPoint(x: distance.width / Double(steps), y: distance.height / Double(steps))
      for count in 1...steps {
        let phase: UITouch.Phase = count == 1 && !isOnTrackpad ? .began : .moved
        isOnTrackpad = true
        stage.window.trackpad(by: step, at: point, phase, time: stage.clock.seconds)
        stage.update()
        await frames(1)
      }
      guard lifts else { return }
      isOnTrackpad = false
      stage.window.trackpad(by: .zero, at: point, .ended, time: stage.clock.seconds)
      stage.update()
    }

    /// Drags with a finger from a point, and lifts the finger.
    package func dragPointer(from point: CGPoint, by distance: CGSize) async {
      touchDown(at: point)
      await drag(by: distance, over: 0.2)
      lift()
      await frames(1)
    }

    /// Presses Command-R.
    ///
    /// - Returns: Whether a view handled the key.
    @discardableResult package func pressCommandR() -> Bool { stage.key("r", modifiers: .command) }

    /// Presses a key, and returns whether a view handled it.
    @discardableResult package func press(_ key: KeyEquivalent, _ modifiers: EventModifiers = []) -> Bool {
      stage.key(key, modifiers: modifiers)
    }

    /// Taps a point in the window.
    package func tap(_ point: CGPoint) {
      touchDown(at: point)
      lift()
    }

    /// Taps the center of a visible text or button.
    ///
    /// - Returns: Whether the text is visible.
    @discardableResult package func tap(_ text: String) -> Bool {
      guard let frame = frame(of: text) else { return false }
      tap(CGPoint(x: frame.midX, y: frame.midY))
      return true
    }

    /// Taps the status bar.
    package func tapStatusBar() {
      stage.window.tapStatusBar()
      stage.update()
    }

    /// Scrolls a scroll view from code, as an app does.
    ///
    /// - Parameters:
    ///   - index: The index of the scroll view in `scrolls`.
    ///   - offset: The distance from the start of the content, in pt.
    ///   - animated: Whether the scroll is animated.
    package func scroll(_ index: Int = 0, to offset: CGPoint, animated: Bool = false) {
      let view = stage.scrollElements[index].view
      let insets = view.adjustedContentInset
      let position = CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
      view.setContentOffset(position, animated: animated)
      stage.update()
    }
  }
#endif
