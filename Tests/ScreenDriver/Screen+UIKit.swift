#if canImport(SwiftUI) && canImport(ObjectiveC) && canImport(UIKit)
  package import Foundation
  package import SwiftUI
  import UIKit

  /// A view in a UIKit window.
  ///
  /// UIKit has no public API for touches, so only tests without fingers run here. The screen is read from
  /// the accessibility tree. SwiftUI may build the tree only for an assistive technology, and only in part
  /// if a test has no host app.
  @MainActor package final class Screen {
    private let window: UIWindow
    private let controller: UIHostingController<AnyView>
    private let environment: (inout EnvironmentValues) -> Void

    /// Whether a test can use fingers.
    package nonisolated static let hasFingers = false
    /// Whether a test can turn a wheel.
    package nonisolated static let hasWheel = false
    /// Whether taps and drags are system events that are hit-tested.
    ///
    /// Here they are accessibility activations.
    package nonisolated static let hasPointer = false
    /// Whether a test can press keys.
    package nonisolated static let hasKeys = false
    /// Whether the screen has a status bar.
    #if os(tvOS) || os(visionOS)
      package nonisolated static let hasStatusBar = false
    #else
      package nonisolated static let hasStatusBar = true
    #endif

    /// Whether a test can cover the screen.
    package nonisolated static let canBeCovered = true

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - size: The window's size, in pt.
    ///   - safeArea: The safe area insets, in pt.
    ///   - environment: Changes the environment of the view.
    package init(
      _ view: some View, size: CGSize = CGSize(width: 390, height: 844),
      safeArea: EdgeInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0),
      environment: @escaping (inout EnvironmentValues) -> Void = { _ in }
    ) {
      self.environment = environment
      controller = UIHostingController(
        rootView: AnyView(view.transformEnvironment(\.self, transform: environment)))
      window = Screen.window()
      window.frame = CGRect(origin: .zero, size: size)
      window.rootViewController = controller
      window.isHidden = false
      window.makeKey()
      resize(to: size, safeArea: safeArea)
    }

    deinit {
      Task { @MainActor [window] in window.isHidden = true }
    }

    /// Returns a window in the app's first scene, or without a scene if there is no app.
    private static func window() -> UIWindow {
      // Without an app the value is nil, although its type is not optional.
      let app: UIApplication? = UIApplication.shared
      let scene = app?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
      return scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: .zero)
    }

    /// The window's size, in pt.
    package var size: CGSize { window.bounds.size }

    /// Replaces the view, like an update by its parent.
    package func replace(_ view: some View) {
      controller.rootView = AnyView(view.transformEnvironment(\.self, transform: environment))
      layOut()
    }

    /// Resizes or rotates the window.
    package func resize(to size: CGSize, safeArea: EdgeInsets) {
      window.frame.size = size
      layOut()
      let given = window.safeAreaInsets
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: safeArea.top - given.top, left: safeArea.leading - given.left,
        bottom: safeArea.bottom - given.bottom, right: safeArea.trailing - given.right)
      layOut()
    }

    /// Covers or uncovers the screen, as a full-screen cover, tab or pushed view does.
    package func cover(_ isCovered: Bool) {
      guard isCovered else { return controller.dismiss(animated: false) }
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      controller.present(cover, animated: false)
    }

    func layOut() { window.layoutIfNeeded() }

    /// Does nothing, because UIKit's run loop sends its events.
    func passEvents() {}
  }

  // The actions of a user.
  extension Screen {
    /// Does nothing, because UIKit has no public API for touches (see `hasFingers`).
    package func touchDown(at point: CGPoint, finger: Int = 0) {}

    /// Does nothing (see `hasFingers`).
    package func move(to point: CGPoint, finger: Int = 0) {}

    /// Does nothing (see `hasFingers`).
    package func lift(finger: Int = 0) {}

    /// Does nothing (see `hasFingers`).
    package func cancelTouch(finger: Int = 0) {}

    /// Returns zero, because there are no fingers (see `hasFingers`).
    package func place(of finger: Int) -> CGPoint { .zero }

    /// Does nothing (see `hasWheel`).
    package func wheel(by distance: CGSize, at point: CGPoint? = nil) {}

    /// Does nothing (see `hasPointer`).
    package func dragPointer(from point: CGPoint, by distance: CGSize) async {}

    /// Does nothing (see `hasKeys`).
    @discardableResult package func pressCommandR() -> Bool { false }

    /// Activates the frontmost accessibility element at a point.
    package func tap(_ point: CGPoint) {
      elements.last { $0.frame.contains(point) }?.activate()
      layOut()
    }

    /// Moves the keyboard focus to the field with a placeholder or text.
    ///
    /// - Returns: Whether there is such a field.
    @discardableResult package func focus(_ text: String) -> Bool {
      guard let field = fields.first(where: { $0.placeholder == text || $0.text == text }) else {
        return false
      }
      return field.becomeFirstResponder()
    }

    /// Types into the field with the keyboard focus.
    package func typeText(_ text: String) { fields.first { $0.isFirstResponder }?.insertText(text) }

    /// Scrolls to the top with an animation, because UIKit has no public API for a tap on the status bar.
    package func tapStatusBar() {
      guard Screen.hasStatusBar, let view = scrollViews.first else { return }
      let top = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
      view.setContentOffset(top, animated: true)
    }

    /// Scrolls a scroll view from code, as an app does.
    package func scroll(_ index: Int = 0, to offset: CGPoint, animated: Bool = false) {
      let view = scrollViews[index]
      let insets = view.adjustedContentInset
      let place = CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
      view.setContentOffset(place, animated: animated)
      layOut()
    }
  }

  // The readable state of a screen.
  extension Screen {
    /// The scroll views, from back to front.
    package var scrolls: [ScreenScroll] {
      scrollViews.map { view in
        let (place, bars, added) = (view.contentOffset, view.adjustedContentInset, view.contentInset)
        return ScreenScroll(
          frame: view.convert(view.bounds, to: nil),
          offset: CGPoint(x: place.x + bars.left, y: place.y + bars.top), contentSize: view.contentSize,
          insets: EdgeInsets(
            top: added.top, leading: added.left, bottom: added.bottom, trailing: added.right))
      }
    }

    /// The placeholder of the field with the keyboard focus.
    package var focused: String? { fields.first { $0.isFirstResponder }?.placeholder }

    private var fields: [UITextField] { views() }

    private var scrollViews: [UIScrollView] { views() }

    private func views<Kind: UIView>() -> [Kind] {
      func collect(_ view: UIView, _ found: inout [Kind]) {
        guard !view.isHidden else { return }
        if let view = view as? Kind { found.append(view) }
        for child in view.subviews { collect(child, &found) }
      }
      var found: [Kind] = []
      collect(window, &found)
      return found
    }

    var elements: [ScreenElement] {
      var reader = AccessibilityReader(window: window)
      reader.read(window, within: window.bounds)
      return reader.elements
    }

    var actions: [ScreenAction] {
      var reader = AccessibilityReader(window: window)
      reader.read(window, within: window.bounds)
      return reader.actions
    }
  }
#endif
