#if canImport(SwiftUI)
  package import Foundation
  package import SwiftUI

  // The steps of a test: what a user or code does, and the time that passes afterwards.
  extension Screen {
    /// Shows a view in a new window, and waits for a time, in s.
    package convenience init(
      _ view: some View, size: CGSize = CGSize(width: 390, height: 844),
      safeArea: EdgeInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), wait seconds: Double,
      environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) async {
      self.init(view, size: size, safeArea: safeArea, environment: environment)
      await wait(seconds)
    }

    /// Shows a view in a new window, and waits for a number of frames.
    package convenience init(
      _ view: some View, size: CGSize = CGSize(width: 390, height: 844),
      safeArea: EdgeInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), frames count: Int,
      environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) async {
      self.init(view, size: size, safeArea: safeArea, environment: environment)
      await frames(count)
    }

    /// Calls a function, and waits for a time, in s.
    package func wait(_ seconds: Double, after function: @MainActor () -> Void) async {
      function()
      await wait(seconds)
    }

    /// Replaces the view, as an update of its parent does, and waits for a time, in s.
    package func replace(_ view: some View, wait seconds: Double) async {
      replace(view)
      await wait(seconds)
    }

    /// Replaces the view, as an update of its parent does, and waits for a number of frames.
    package func replace(_ view: some View, frames count: Int) async {
      replace(view)
      await frames(count)
    }

    /// Scrolls the first scroll view from code, as an app does, and waits for a time, in s.
    package func scroll(to offset: CGPoint, wait seconds: Double) async {
      scroll(to: offset)
      await wait(seconds)
    }

    /// Scrolls the first scroll view from code, as an app does, and waits for a number of frames.
    package func scroll(to offset: CGPoint, frames count: Int) async {
      scroll(to: offset)
      await frames(count)
    }

    /// Resizes or rotates the window, and waits for a time, in s.
    package func resize(to size: CGSize, safeArea: EdgeInsets, wait seconds: Double) async {
      resize(to: size, safeArea: safeArea)
      await wait(seconds)
    }

    /// Performs the accessibility action with a name, and waits for a time, in s.
    ///
    /// - Returns: Whether the action is available.
    @discardableResult package func perform(_ action: String, wait seconds: Double) async -> Bool {
      let isAvailable = perform(action)
      await wait(seconds)
      return isAvailable
    }

    /// Taps the center of a visible text or button, and waits for a time, in s.
    ///
    /// - Returns: Whether the text is visible.
    @discardableResult package func tap(_ text: String, wait seconds: Double) async -> Bool {
      let isVisible = tap(text)
      await wait(seconds)
      return isVisible
    }

    /// Taps a point in the window, and waits for a time, in s.
    package func tap(_ point: CGPoint, wait seconds: Double) async {
      tap(point)
      await wait(seconds)
    }

    /// Puts a finger down, and moves it; the finger stays down.
    ///
    /// - Parameters:
    ///   - point: The first position.
    ///   - distance: The distance, in pt.
    ///   - seconds: The duration, in s.
    package func drag(from point: CGPoint, by distance: CGSize, over seconds: Double) async {
      touchDown(at: point)
      await drag(by: distance, over: seconds)
    }

    /// Keeps a finger still for a number of frames, lifts it, and waits for a time, in s.
    package func lift(after count: Int = 0, wait seconds: Double) async {
      if count > 0 { await frames(count) }
      lift()
      if seconds > 0 { await wait(seconds) }
    }

    /// Drags with a finger, keeps it still for a number of frames, lifts it, and waits for a time, in s.
    package func swipe(
      from point: CGPoint, by distance: CGSize, over seconds: Double, liftAfter count: Int = 0,
      wait rest: Double = 0
    ) async {
      await drag(from: point, by: distance, over: seconds)
      await lift(after: count, wait: rest)
    }

    /// Pulls with a finger, keeps it still for 8 frames, lifts it, and waits for a time, in s.
    package func pullAndRelease(
      by distance: CGFloat, over seconds: Double = 0.4, from point: CGPoint? = nil, wait rest: Double
    ) async {
      await pullAndRelease(by: distance, over: seconds, from: point)
      await wait(rest)
    }

    /// Pulls a scroll view by 380 pt, from its top, releases it, and waits for a time, in s.
    ///
    /// - Parameters:
    ///   - index: The index of the scroll view in `scrolls`.
    ///   - rest: The time, in s.
    package func pullAndRelease(scrollView index: Int = 0, wait rest: Double) async {
      let frame = scrolls[index].frame
      await pullAndRelease(by: 380, from: CGPoint(x: frame.midX, y: frame.minY + 10), wait: rest)
    }

    /// Flings the content with a pull of 0.1 s, and waits for a time, in s.
    package func fling(by distance: CGFloat, from point: CGPoint? = nil, wait seconds: Double) async {
      await fling(by: distance, from: point)
      await wait(seconds)
    }
  }
#endif
