#if canImport(SwiftUI) && canImport(ObjectiveC) && canImport(UIKit)
  package import Foundation
  package import SwiftUI
  import UIKit

  /// A view in a window of UIKit's.
  ///
  /// There is no public way to make a touch, so a test without fingers is what runs here. What is seen is read from the
  /// accessibility tree, which SwiftUI may build only where an assistive technology is on, and, in a test without an
  /// app around it, only in parts.
  @MainActor package final class Screen {
    private let window: UIWindow
    private let controller: UIHostingController<AnyView>
    private let environment: (inout EnvironmentValues) -> Void

    /// Whether a test can put fingers on it.
    package nonisolated static let hasFingers = false
    /// Whether a test can turn a wheel on it.
    package nonisolated static let hasWheel = false
    /// Whether its taps and drags are events of the system's: here they are what assistive technologies do.
    package nonisolated static let hasPointer = false
    /// Whether a test can press its keys.
    package nonisolated static let hasKeys = false
    /// Whether it has a status bar to tap.
    #if os(tvOS) || os(visionOS)
      package nonisolated static let hasStatusBar = false
    #else
      package nonisolated static let hasStatusBar = true
    #endif

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

    /// A window in the app's first scene, or in none where there is no app.
    private static func window() -> UIWindow {
      // Without an app it is nil, whatever its type says.
      let app: UIApplication? = UIApplication.shared
      let scene = app?.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
      return scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: .zero)
    }

    /// The window's size, in pt.
    package var size: CGSize { window.bounds.size }

    /// Has the view be another value, as its parent would.
    package func replace(_ view: some View) {
      controller.rootView = AnyView(view.transformEnvironment(\.self, transform: environment))
      layOut()
    }

    /// Turns the window, or gives it another size.
    package func resize(to size: CGSize, safeArea: EdgeInsets) {
      window.frame.size = size
      layOut()
      let given = window.safeAreaInsets
      controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: safeArea.top - given.top, left: safeArea.leading - given.left,
        bottom: safeArea.bottom - given.bottom, right: safeArea.trailing - given.right)
      layOut()
    }

    /// Covers it, as a full-screen cover, another tab and a pushed view do, or uncovers it.
    package func cover(_ isCovered: Bool) {
      guard isCovered else { return controller.dismiss(animated: false) }
      let cover = UIViewController()
      cover.modalPresentationStyle = .fullScreen
      controller.present(cover, animated: false)
    }

    func layOut() { window.layoutIfNeeded() }

    /// UIKit passes its events by itself.
    func passEvents() {}
  }

  // What a reader does.
  extension Screen {
    /// Does nothing: there is no public way to make a touch (see `hasFingers`).
    package func touchDown(at point: CGPoint, finger: Int = 0) {}

    /// Does nothing (see `hasFingers`).
    package func move(to point: CGPoint, finger: Int = 0) {}

    /// Does nothing (see `hasFingers`).
    package func lift(finger: Int = 0) {}

    /// Does nothing (see `hasFingers`).
    package func cancelTouch(finger: Int = 0) {}

    /// Where a finger is: nowhere (see `hasFingers`).
    package func place(of finger: Int) -> CGPoint { .zero }

    /// Does nothing (see `hasWheel`).
    package func wheel(by distance: CGSize, at point: CGPoint? = nil) {}

    /// Does nothing (see `hasPointer`).
    package func dragPointer(from point: CGPoint, by distance: CGSize) async {}

    /// Does nothing (see `hasKeys`).
    @discardableResult package func pressCommandR() -> Bool { false }

    /// Activates what assistive technologies find at a point, the front most of it.
    package func tap(_ point: CGPoint) {
      elements.last { $0.frame.contains(point) }?.activate()
      layOut()
    }

    /// Moves the keyboard's focus to the field with a title, or a text.
    ///
    /// - Returns: Whether there is one.
    @discardableResult package func focus(_ text: String) -> Bool {
      guard let field = fields.first(where: { $0.placeholder == text || $0.text == text }) else {
        return false
      }
      return field.becomeFirstResponder()
    }

    /// Types into the field that has the keyboard's focus.
    package func typeText(_ text: String) { fields.first { $0.isFirstResponder }?.insertText(text) }

    /// Scrolls to the top, animated, as a tap on the status bar does: there is no public way to make that.
    package func tapStatusBar() {
      guard Screen.hasStatusBar, let view = scrollViews.first else { return }
      let top = CGPoint(x: view.contentOffset.x, y: -view.adjustedContentInset.top)
      view.setContentOffset(top, animated: true)
    }

    /// Scrolls a scroll view from code, as an app would.
    package func scroll(_ index: Int = 0, to offset: CGPoint, animated: Bool = false) {
      let view = scrollViews[index]
      let insets = view.adjustedContentInset
      let place = CGPoint(x: offset.x - insets.left, y: offset.y - insets.top)
      view.setContentOffset(place, animated: animated)
      layOut()
    }
  }

  // What one sees.
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

    /// The title of the field that has the keyboard's focus.
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
