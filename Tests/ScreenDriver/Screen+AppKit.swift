#if canImport(SwiftUI) && canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  package import Foundation
  package import SwiftUI

  /// A view in a window of AppKit's.
  ///
  /// A finger is two of them on a trackpad: it scrolls where it comes down, by events that AppKit's own monitors see.
  /// Momentum is the system's to make, so there is none after a lift, and none of it is seen by a view that wants a
  /// drag: that is the mouse's here. What is seen is read from the accessibility tree.
  @MainActor package final class Screen {
    let window: NSWindow
    let hosting: NSHostingView<AnyView>
    private let environment: (inout EnvironmentValues) -> Void
    /// Where the fingers are in the window, if they are down, and whether they have moved.
    private var finger: (place: CGPoint, hasMoved: Bool)?
    private var lastPlace = CGPoint.zero

    /// Whether a test can put fingers on it: whether AppKit makes of our events what it makes of a trackpad's.
    package nonisolated static let hasFingers = TrackpadEvent.isPossible
    /// Whether a test can turn a wheel on it.
    package nonisolated static let hasWheel = TrackpadEvent.isPossible
    /// Whether its taps and drags are events of the system's, which go to what is hit.
    package nonisolated static let hasPointer = true
    /// Whether a test can press its keys.
    package nonisolated static let hasKeys = true
    /// Whether it has a status bar to tap.
    package nonisolated static let hasStatusBar = false

    /// Whether a test can cover it: AppKit has no full-screen covers.
    package nonisolated static let canBeCovered = false

    /// The process as an app that has finished launching, as a tool without a bundle needs to host windows and their events
    /// (github.com/lsuryatej/jot/pull/3).
    private static let app: NSApplication = {
      NSApplication.shared.setActivationPolicy(.accessory)
      NSApplication.shared.finishLaunching()
      return NSApplication.shared
    }()

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

    /// The window's size without its title, in pt.
    package var size: CGSize { hosting.bounds.size }

    /// Has the view be another value, as its parent would.
    package func replace(_ view: some View) {
      hosting.rootView = AnyView(view.transformEnvironment(\.self, transform: environment))
      layOut()
    }

    /// Gives the window another size.
    package func resize(to size: CGSize, safeArea: EdgeInsets) {
      window.setContentSize(size)
      hosting.additionalSafeAreaInsets = NSEdgeInsets(
        top: safeArea.top, left: safeArea.leading, bottom: safeArea.bottom, right: safeArea.trailing)
      layOut()
    }

    /// Does nothing (see `canBeCovered`).
    package func cover(_ isCovered: Bool) {}

    func layOut() { window.layoutIfNeeded() }

    /// Has the app pass on the events that wait, since no app runs that would.
    func passEvents() {
      while let event = NSApp.nextEvent(matching: .any, until: nil, inMode: .default, dequeue: true) {
        NSApp.sendEvent(event)
      }
    }

    /// A point in the window's own coordinates, from its bottom.
    private func inWindow(_ point: CGPoint) -> CGPoint { hosting.convert(point, to: nil) }
  }

  // What a reader does.
  extension Screen {
    /// Puts the fingers down; there is one pair (see `hasSecondFinger`).
    package func touchDown(at point: CGPoint, finger: Int = 0) {
      guard finger == 0 else { return }
      self.finger = (point, hasMoved: false)
      lastPlace = point
      scroll(by: .zero, .mayBegin)
    }

    /// Moves the fingers.
    package func move(to point: CGPoint, finger: Int = 0) {
      guard finger == 0, let last = self.finger else { return }
      let distance = CGSize(
        width: (point.x - last.place.x).rounded(), height: (point.y - last.place.y).rounded())
      guard distance != .zero else { return }
      // Events count whole points; what is left over goes into the next one.
      let place = CGPoint(x: last.place.x + distance.width, y: last.place.y + distance.height)
      self.finger = (place, hasMoved: true)
      scroll(by: distance, last.hasMoved ? .changed : .began)
    }

    /// Lifts the fingers.
    package func lift(finger: Int = 0) { end(finger, .ended) }

    /// Has the system take the fingers away.
    package func cancelTouch(finger: Int = 0) { end(finger, .cancelled) }

    private func end(_ finger: Int, _ phase: CGScrollPhase) {
      guard finger == 0, let last = self.finger else { return }
      // Fingers that have not scrolled are cancelled by their lift.
      scroll(by: .zero, last.hasMoved ? phase : .cancelled)
      self.finger = nil
    }

    /// Where the fingers are.
    package func place(of finger: Int) -> CGPoint { finger == 0 ? self.finger?.place ?? .zero : .zero }

    /// Scrolls where the fingers came down: the pointer does not move.
    private func scroll(by distance: CGSize, _ phase: CGScrollPhase) {
      send(TrackpadEvent(at: inWindow(lastPlace), in: window.windowNumber, by: distance, phase: phase))
    }

    /// Turns a wheel by a step, in pt towards the end.
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

    /// Clicks at a point.
    package func tap(_ point: CGPoint) { press(through: [point]) }

    /// Drags with what points: the mouse, in steps.
    package func dragPointer(from point: CGPoint, by distance: CGSize) async {
      let way = (0...12).map { step in
        let share = Double(step) / 12
        return CGPoint(x: point.x + distance.width * share, y: point.y + distance.height * share)
      }
      press(through: way)
      await frames(1)
    }

    /// Presses the mouse's button, moves it and lets it go.
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
      // A control may wait for the button's release in a loop of its own, so that is in the queue before.
      for case let event? in others { NSApp.postEvent(event, atStart: false) }
      window.sendEvent(down)
      passEvents()
      layOut()
    }

    /// Moves the keyboard's focus to the field with a title, or a text.
    ///
    /// - Returns: Whether there is one.
    @discardableResult package func focus(_ text: String) -> Bool {
      guard let field = fields.first(where: { $0.placeholderString == text || $0.stringValue == text }) else {
        return false
      }
      return window.makeFirstResponder(field)
    }

    /// Types into the field that has the keyboard's focus.
    package func typeText(_ text: String) {
      let end = NSRange(location: NSNotFound, length: 0)
      (window.firstResponder as? NSTextView)?.insertText(text, replacementRange: end)
    }

    /// Presses Command-R.
    ///
    /// - Returns: Whether anything took it.
    @discardableResult package func pressCommandR() -> Bool {
      let event = NSEvent.keyEvent(
        with: .keyDown, location: .zero, modifierFlags: .command,
        timestamp: ProcessInfo.processInfo.systemUptime, windowNumber: window.windowNumber, context: nil,
        characters: "r", charactersIgnoringModifiers: "r", isARepeat: false, keyCode: 15)
      defer { layOut() }
      return event.map { window.performKeyEquivalent(with: $0) } ?? false
    }

    /// Does nothing: there is none (see `hasStatusBar`).
    package func tapStatusBar() {}

    /// Scrolls a scroll view from code, as an app would.
    package func scroll(_ index: Int = 0, to offset: CGPoint, animated: Bool = false) {
      let view = scrollViews[index]
      let origin = view.restingOrigin
      let place = CGPoint(
        x: origin.x + offset.x, y: view.contentView.isFlipped ? origin.y + offset.y : origin.y - offset.y)
      if animated {
        view.contentView.animator().setBoundsOrigin(place)
      } else {
        view.contentView.setBoundsOrigin(place)
      }
      view.reflectScrolledClipView(view.contentView)
      layOut()
    }
  }
#endif
