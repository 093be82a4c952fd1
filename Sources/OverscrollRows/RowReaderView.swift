#if canImport(UIKit) && canImport(SwiftUI) && !os(tvOS)
  import Overscroll
  import OverscrollLists
  import SwiftUI
  import UIKit

  /// The view of a `RowReaderView`.
  struct RowReader: UIViewRepresentable {
    /// Makes the view; called once.
    let make: @MainActor () -> RowReaderView

    func makeUIView(context: Context) -> RowReaderView { make() }

    func updateUIView(_ view: RowReaderView, context: Context) { view.attach() }

    static func dismantleUIView(_ view: RowReaderView, coordinator: ()) { view.detach() }
  }

  /// An invisible view that reads gestures, and receives no touches itself.
  ///
  /// Its recognizers are attached to the scroll view, or to an ancestor of a list that the engine scrolls.
  class RowReaderView: UIView, UIGestureRecognizerDelegate {
    /// The list of the reader, or `nil` for a view that reads no gestures.
    var list: (any RowList)? { nil }
    /// The recognizers of the reader.
    var recognizers: [UIGestureRecognizer] { [] }

    init() {
      super.init(frame: .zero)
      becomeInvisible()
    }

    @available(*, unavailable) required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() {
      super.didMoveToWindow()
      attach()
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      attach()
    }

    /// Attaches the recognizers to `gestureContainerView`.
    func attach() {
      let container = window == nil ? nil : gestureContainerView
      guard let first = recognizers.first, container !== first.view else { return }
      detach()
      guard let container else { return }
      for recognizer in recognizers {
        recognizer.delegate = self
        container.addGestureRecognizer(recognizer)
      }
      didAttach()
    }

    /// Removes the recognizers from their view.
    func detach() {
      willDetach()
      for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
      // SwiftUI removes the view in an update, in which nothing may be redrawn.
      Task { endGesture() }
    }

    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      list?.receivesTouch(atReaderPoint: touch.location(in: self)) == true
    }

    /// Returns whether another recognizer waits until a recognizer of the reader has failed.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { false }

    /// Returns whether a recognizer of the reader may recognize a gesture together with another one.
    func gestureRecognizer(
      _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { false }

    /// Begins to handle the recognizers.
    func didAttach() {}

    /// Ends the handling of the recognizers.
    func willDetach() {}

    /// Ends the gesture that is going on, after the recognizers were removed.
    func endGesture() {}
  }
#endif
