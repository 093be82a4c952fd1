#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  package import Foundation
  package import SwiftUI

  /// A view in an AppKit window, which a test can use and read.
  ///
  /// On a Mac, a finger of a test is a pair of fingers on a trackpad. The scroll view below their first
  /// position scrolls, and AppKit's event monitors receive the events. Content has no momentum after the
  /// fingers lift, because only the system creates momentum. A view with a drag gesture receives no
  /// trackpad events, so `dragPointer(from:by:)` uses the mouse. Texts and actions are read from the
  /// accessibility tree.
  @MainActor package final class Screen {
    let window: NSWindow
    let hosting: NSHostingView<AnyView>
    private let environment: (inout EnvironmentValues) -> Void
    /// The position of the fingers in the window, and whether they have moved since they came down.
    ///
    /// It is `nil` if no fingers are down.
    private var finger: (position: CGPoint, hasMoved: Bool)?
    private var lastPosition = CGPoint.zero

    /// Whether a test can use fingers, which requires that AppKit accepts the created trackpad events.
    package nonisolated static let hasFingers = TrackpadEvent.isPossible
    /// Whether a test can turn a mouse wheel.
    package nonisolated static let hasWheel = TrackpadEvent.isPossible
    /// Whether taps and drags are system events that are hit-tested.
    package nonisolated static let hasPointer = true
    /// Whether a test can press keys.
    package nonisolated static let hasKeys = true
    /// Whether the screen has a status bar.
    package nonisolated static let hasStatusBar = false

    /// Whether a test can cover the screen.
    ///
    /// AppKit has no full-screen covers.
    package nonisolated static let canBeCovered = false

    /// The app object, after it has finished launching.
    ///
    /// A process without a bundle must launch it to show windows and to receive their events
    /// (github.com/lsuryatej/jot/pull/3).
    private static let app: NSApplication = {
      NSApplication.shared.setActivationPolicy(.accessory)
      NSApplication.shared.finishLaunching()
      return NSApplication.shared
    }()

    /// Shows a view in a new window.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - size: The window's size, in pt.
    ///   - safeArea: The safe area insets, in pt.
    ///   - environment: A closure that changes the environment of the view.
    package init(
      _ view: some View, size: CGSize = CGSize(width: 390, height: 844),
      safeArea: EdgeInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
      environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
      self.environment = environment
      _ = Self.app
      hosting = NSHostingView(rootView: AnyView(view.transformEnvironment(\.self, transform: environment)))
      hosting.sizingOptions = []
      window = NSWindow(
        contentRect: CGRect(origin: .zero, size: size), styleMask: .titled, backing: .buffered, defer: false)
      window.isReleasedWhenClosed = false
      window.contentView = hosting
      window.makeKeyAndOrderFront(nil)
      resize(to: size, safeArea: safeArea)
    }

    deinit {
      Task { @MainActor [window] in window.orderOut(nil) }
    }

    /// The window's size without its title bar, in pt.
    package var size: CGSize { hosting.bounds.size }

    /// Replaces the view, as an update of its parent does.
    package func replace(_ view: some View) {
      hosting.rootView = AnyView(view.transformEnvironment(\.self, transform: environment))
      layOut()
    }

    /// Resizes the window.
    package func resize(to size: CGSize, safeArea: EdgeInsets) {
      window.setContentSize(size)
      hosting.additionalSafeAreaInsets = NSEdgeInsets(
        top: safeArea.top, left: safeArea.leading, bottom: safeArea.bottom, right: safeArea.trailing)
      layOut()
    }

    /// Does nothing (see `canBeCovered`).
    package func cover(_ isCovered: Bool) {}

    func layOut() { window.layoutIfNeeded() }

    /// Sends the queued events to the app, because the test runs no event loop that sends them.
    func passEvents() {
      while let event = NSApp.nextEvent(matching: .any, until: nil, inMode: .default, dequeue: true) {
        NSApp.sendEvent(event)
      }
    }

    /// Converts a point to the window's base coordinates, whose y axis points up.
    private func inWindow(_ point: CGPoint) -> CGPoint { hosting.convert(point, to: nil) }
  }

  // The actions of a user.
  extension Screen {
    /// Puts the fingers down.
    ///
    /// Any finger except number 0 is ignored (see `hasSecondFinger`).
    package func touchDown(at point: CGPoint, finger: Int = 0) {
      guard finger == 0 else { return }
      self.finger = (point, hasMoved: false)
      lastPosition = point
      scroll(by: .zero, .mayBegin)
    }

    /// Moves the fingers that are down.
    package func move(to point: CGPoint, finger: Int = 0) {
      guard finger == 0, let last = self.finger else { return }
      let distance = CGSize(
        width: (point.x - last.position.x).rounded(), height: (point.y - last.position.y).rounded())
      guard distance != .zero else { return }
      // An event moves by whole points. The remainder is added to the next event.
      let position = CGPoint(x: last.position.x + distance.width, y: last.position.y + distance.height)
      self.finger = (position, hasMoved: true)
      scroll(by: distance, last.hasMoved ? .changed : .began)
    }

    /// Lifts the fingers.
    package func lift(finger: Int = 0) { end(finger, .ended) }

    /// Cancels the touch of the fingers, as the system does.
    package func cancelTouch(finger: Int = 0) { end(finger, .cancelled) }

    private func end(_ finger: Int, _ phase: CGScrollPhase) {
      guard finger == 0, let last = self.finger else { return }
      // A trackpad reports a cancellation when fingers lift that have not scrolled.
      scroll(by: .zero, last.hasMoved ? phase : .cancelled)
      self.finger = nil
    }

    /// Returns the position of the fingers, or zero if they are not down.
    package func position(of finger: Int) -> CGPoint { finger == 0 ? self.finger?.position ?? .zero : .zero }

    /// Scrolls at the first position of the fingers, because a scroll does not move the pointer.
    private func scroll(by distance: CGSize, _ phase: CGScrollPhase) {
      send(TrackpadEvent(at: inWindow(lastPosition), in: window.windowNumber, by: distance, phase: phase))
    }

    /// Turns a mouse wheel by one step, in pt, positive towards the end of the content.
    package func wheel(by distance: CGSize, at point: CGPoint? = nil) {
      let way = CGSize(width: -distance.width, height: -distance.height)
      send(
        TrackpadEvent(at: inWindow(point ?? middle), in: window.windowNumber, by: way, phase: nil))
    }

    private func send(_ event: TrackpadEvent) {
      guard let event = event.event else { return }
      NSApp.sendEvent(event)
      layOut()
    }

    /// Clicks at a point in the window.
    package func tap(_ point: CGPoint) { press(through: [point]) }

    /// Drags with the mouse, in 12 steps.
    package func dragPointer(from point: CGPoint, by distance: CGSize) async {
      let way = (0...12).map { step in
        let share = Double(step) / 12
        return CGPoint(x: point.x + distance.width * share, y: point.y + distance.height * share)
      }
      press(through: way)
      await frames(1)
    }

    /// Presses the mouse button, moves the mouse through points, and releases the button.
    private func press(through way: [CGPoint]) {
      guard let first = way.first, let last = way.last else { return }
      let start = ProcessInfo.processInfo.systemUptime
      func event(_ type: NSEvent.EventType, _ point: CGPoint, _ step: Int) -> NSEvent? {
        NSEvent.mouseEvent(
          with: type, location: inWindow(point), modifierFlags: [],
          timestamp: start + Double(step) / 60, windowNumber: window.windowNumber, context: nil,
          eventNumber: 0, clickCount: 1, pressure: type == .leftMouseUp ? 0 : 1)
      }
      guard let down = event(.leftMouseDown, first, 0) else { return }
      var others = way.indices.dropFirst().map { event(.leftMouseDragged, way[$0], $0) }
      others.append(event(.leftMouseUp, last, way.count))
      // All later events are queued before the press, because a control may wait for the release in its own
      // event loop.
      for case let event? in others { NSApp.postEvent(event, atStart: false) }
      window.sendEvent(down)
      passEvents()
      layOut()
    }

    /// Moves the keyboard focus to the field with a placeholder or text.
    ///
    /// - Returns: Whether a field was found.
    @discardableResult package func focus(_ text: String) -> Bool {
      guard let field = fields.first(where: { $0.placeholderString == text || $0.stringValue == text }) else {
        return false
      }
      return window.makeFirstResponder(field)
    }

    /// Types into the field with the keyboard focus.
    package func typeText(_ text: String) {
      let end = NSRange(location: NSNotFound, length: 0)
      (window.firstResponder as? NSTextView)?.insertText(text, replacementRange: end)
    }

    /// Presses Command-R.
    ///
    /// - Returns: Whether a view handled the key.
    @discardableResult package func pressCommandR() -> Bool {
      let event = NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: .command,
        timestamp: ProcessInfo.processInfo.systemUptime, windowNumber: window.windowNumber, context: nil,
        characters: "r", charactersIgnoringModifiers: "r", isARepeat: false, keyCode: 15)
      defer { layOut() }
      return event.map { window.performKeyEquivalent(with: $0) } ?? false
    }

    /// Does nothing (see `hasStatusBar`).
    package func tapStatusBar() {}

    /// Scrolls a scroll view from code, as an app does.
    ///
    /// - Parameters:
    ///   - index: The index of the scroll view in `scrolls`.
    ///   - offset: The distance from the start of the content, in pt.
    ///   - animated: Whether the scroll is animated.
    package func scroll(_ index: Int = 0, to offset: CGPoint, animated: Bool = false) {
      let view = scrollViews[index]
      let origin = view.restingOrigin
      let position = CGPoint(
        x: origin.x + offset.x, y: view.contentView.isFlipped ? origin.y + offset.y : origin.y - offset.y)
      if animated {
        view.contentView.animator().setBoundsOrigin(position)
      } else {
        view.contentView.setBoundsOrigin(position)
      }
      view.reflectScrolledClipView(view.contentView)
      layOut()
    }
  }
#endif
