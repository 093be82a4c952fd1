#if canImport(SwiftUI) && !canImport(ObjectiveC)
  package import Foundation
  import Overscroll
  package import SwiftUI
  import PlatformViews

  /// A view in a window of the stage.
  @MainActor package final class Screen {
    /// The stage.
    package let stage: Stage
    /// The stages of the app's windows, this one's included.
    private let windows: Windows
    private var fingers: [Int: CGPoint] = [:]
    private var isOnTrackpad = false

    /// Whether a test can put fingers on it.
    package nonisolated static let hasFingers = true
    /// Whether a test can put a second finger on it.
    package nonisolated static let hasSecondFinger = true
    /// Whether a test can turn a wheel on it.
    package nonisolated static let hasWheel = true
    /// Whether it has a status bar to tap.
    package nonisolated static let hasStatusBar = true
    /// Whether it knows how often views were evaluated, and what SwiftUI complains of.
    package nonisolated static let knowsEvaluations = true
    /// Whether the driver records announcements and haptics.
    package nonisolated static let knowsFeedback = true
    /// Whether a test can scroll it with a trackpad beside fingers.
    package nonisolated static let hasTrackpad = true
    /// Whether a test can move the keyboard's focus, and type.
    package nonisolated static let hasKeyboard = true
    /// Whether a test can move VoiceOver.
    package nonisolated static let hasVoiceOver = true
    /// Whether its taps and drags are events of the system's, which go to what is hit.
    package nonisolated static let hasPointer = true
    /// Whether a test can press its keys.
    package nonisolated static let hasKeys = true
    /// Whether a test can cover it.
    package nonisolated static let canBeCovered = true

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - size: The window's size, in pt.
    ///   - safeArea: What of it bars cover, in pt.
    ///   - environment: Changes what the view finds in its environment.
    package init(
      _ view: some View, size: CGSize = CGSize(width: 390, height: 844),
      safeArea: EdgeInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
      environment: (inout EnvironmentValues) -> Void = { _ in }
    ) {
      guard let clock = AmbientTime.current.clock as? StageClock else {
        preconditionFailure("A screen is used in a test with the trait .onScreen")
      }
      UIFeedbackLog.clear()
      UIAccessibility.isVoiceOverRunning = true
      stage = Stage(
        view, size: size, safeArea: Screen.insets(safeArea), clock: clock, environment: environment)
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

    /// Opens another window of the app with a view of its own; frames pass in all windows, whichever screen lets them.
    package func openWindow(_ view: some View) -> Screen {
      let other = Stage(
        view, size: size, safeArea: stage.window.safeAreaInsets, clock: stage.clock, beside: stage)
      return Screen(other, in: windows)
    }

    /// The window's size, in pt.
    package var size: CGSize { stage.window.frame.size }

    /// Lets display frames pass.
    package func frames(_ count: Int) async {
      for _ in 0..<count {
        stage.clock.advance(by: 1.0 / 60)
        await TaskOrder.settle()
        for stage in windows.stages { stage.tick() }
        await TaskOrder.settle()
        for stage in windows.stages { stage.update() }
      }
    }

    /// Lets time pass, in s.
    package func wait(_ seconds: Double) async { await frames(Int((seconds * 60).rounded(.up))) }

    /// Has the view be another value, as its parent would.
    package func replace(_ view: some View) { stage.replace(view) }

    /// Turns the window, or gives it another size.
    package func resize(to size: CGSize, safeArea: EdgeInsets) {
      stage.resize(to: size, safeArea: Screen.insets(safeArea))
    }

    /// Covers it, as a full-screen cover, another tab and a pushed view do, or uncovers it.
    package func cover(_ isCovered: Bool) { stage.cover(isCovered) }

    private static func insets(_ insets: EdgeInsets) -> UIEdgeInsets {
      UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    }
  }

  // What a reader does.
  extension Screen {
    /// Puts a finger down.
    package func touchDown(at point: CGPoint, finger: Int = 0) {
      fingers[finger] = point
      stage.window.touchBegan(id: finger, at: point, time: stage.clock.seconds)
      stage.update()
    }

    /// Moves a finger.
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

    /// Has the system take a finger away.
    package func cancelTouch(finger: Int = 0) {
      guard let point = fingers.removeValue(forKey: finger) else { return }
      stage.window.touchCancelled(id: finger, at: point, time: stage.clock.seconds)
      stage.update()
    }

    /// Where a finger is.
    package func place(of finger: Int) -> CGPoint { fingers[finger] ?? .zero }

    /// Turns a wheel by a step, in pt towards the end.
    package func wheel(by distance: CGSize, at point: CGPoint? = nil) {
      let way = CGPoint(x: -distance.width, y: -distance.height)
      stage.window.scrollWheel(by: way, at: point ?? middle, time: stage.clock.seconds)
      stage.update()
    }

    /// Scrolls with a trackpad's fingers, in steps of a frame.
    ///
    /// - Parameters:
    ///   - distance: How far content is to move, in pt, as a finger would move it.
    ///   - seconds: For how long.
    ///   - point: Where the pointer is.
    ///   - lifts: Whether the fingers lift in the end.
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

    /// Drags with what points: a finger.
    package func dragPointer(from point: CGPoint, by distance: CGSize) async {
      touchDown(at: point)
      await drag(by: distance, over: 0.2)
      lift()
      await frames(1)
    }

    /// Presses Command-R.
    ///
    /// - Returns: Whether anything took it.
    @discardableResult package func pressCommandR() -> Bool { stage.key("r", modifiers: .command) }

    /// Taps a point.
    package func tap(_ point: CGPoint) {
      touchDown(at: point)
      lift()
    }

    /// Taps the middle of a text, which may be a button's.
    ///
    /// - Returns: Whether there is one.
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

    /// Scrolls a scroll view from code, as an app would.
    package func scroll(_ index: Int = 0, to offset: CGPoint, animated: Bool = false) {
      let view = stage.scrollElements[index].view
      let insets = view.adjustedContentInset
      let place = CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
      view.setContentOffset(place, animated: animated)
      stage.update()
    }
  }
#endif
