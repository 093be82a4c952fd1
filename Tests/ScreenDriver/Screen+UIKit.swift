#if canImport(SwiftUI) && canImport(ObjectiveC) && canImport(UIKit)
  package import Foundation
  package import SwiftUI
  import UIKit

  /// A view in a UIKit window, which a test can use and read.
  ///
  /// UIKit has no public API for touches, so only tests without fingers run with this type. Texts and
  /// actions are read from the accessibility tree. SwiftUI may build this tree only for an assistive
  /// technology. If a test has no host app, SwiftUI may build it only in part.
  @MainActor package final class Screen {
    private let window: UIWindow
    private let controller: UIHostingController<AnyView>
    private let environment: (inout EnvironmentValues) -> Void

    /// Whether a test can use fingers.
    package nonisolated static let hasFingers = false
    /// Whether a test can turn a mouse wheel.
    package nonisolated static let hasWheel = false
    /// Whether taps and drags are system events that are hit-tested.
    ///
    /// In UIKit, a tap activates an accessibility element instead.
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

    /// Returns a window in the app's first scene, or a window without a scene if there is no app.
    private static func window() -> UIWindow {
      // Without an app, `shared` is nil, although its type is not optional.
      let app: UIApplication? = UIApplication.shared
      let scene = app?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
      return scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: .zero)
    }

    /// The window's size, in pt.
    package var size: CGSize { window.bounds.size }

    /// Replaces the view, as an update of its parent does.
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

    /// Covers or uncovers the screen with a full-screen presentation.
    package func cover(_ isCovered: Bool) {
      guard isCovered else { return controller.dismiss(animated: false) }
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      controller.present(cover, animated: false)
    }

    func layOut() { window.layoutIfNeeded() }

    /// Does nothing, because UIKit's run loop sends the events.
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
    package func position(of finger: Int) -> CGPoint { .zero }

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
    /// - Returns: Whether a field was found.
    @discardableResult package func focus(_ text: String) -> Bool {
      guard let field = fields.first(where: { $0.placeholder == text || $0.text == text }) else {
        return false
      }
      return field.becomeFirstResponder()
    }

    /// Types into the field with the keyboard focus.
    package func typeText(_ text: String) { fields.first { $0.isFirstResponder }?.insertText(text) }

    /// Scrolls to the top with an animation.
    ///
    /// UIKit has no public API that simulates a tap on the status bar.
    package func tapStatusBar() {
      guard Screen.hasStatusBar, let view = scrollViews.first else { return }
      let top = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
      view.setContentOffset(top, animated: true)
    }

    /// Scrolls a scroll view from code, as an app does.
    ///
    /// - Parameters:
    ///   - index: The index of the scroll view in `scrolls`.
    ///   - offset: The distance from the start of the content, in pt.
    ///   - animated: Whether the scroll is animated.
    package func scroll(_ index: Int = 0, to offset: CGPoint, animated: Bool = false) {
      let view = scrollViews[index]
      let insets = view.adjustedContentInset
      let position = CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
      view.setContentOffset(position, animated: animated)
      layOut()
    }
  }

  // The state of a screen that a test can read.
  extension Screen {
    /// The scroll views, from back to front.
    package var scrolls: [ScreenScroll] {
      scrollViews.map { view in
        let (position, bars, added) = (view.contentOffset, view.adjustedContentInset, view.contentInset)
        return ScreenScroll(
          frame: view.convert(view.bounds, to: nil),
          offset: CGPoint(x: position.x + bars.left, y: position.y + bars.top), contentSize: view.contentSize,
          insets: EdgeInsets(
            top: added.top, leading: added.left, bottom: added.bottom, trailing: added.right))
      }
    }

    /// The placeholder of the field with the keyboard focus, or `nil`.
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
