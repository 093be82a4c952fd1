#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Combine
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing

  #if canImport(UIKit)
    import UIKit
  #else
    import AppKit
  #endif

  /// A scroll view of UIKit or AppKit that an update of SwiftUI scrolls and lays out.
  ///
  /// An update must not publish changes, so the controller changes after the update.
  @MainActor @Suite(.onScreen, .serialized) struct UpdateScrollScreenTests {
    /// The state of the scroll view that an update sets.
    private struct Target: Equatable {
      /// The distance from the offset at the content's start, in pt.
      var offset = 0.0
      var content = 3000.0
    }

    @MainActor private final class Model: ObservableObject {
      @Published var target = Target()
      let controller = RefreshController()
      /// The number of updates during which the controller's presentation has changed.
      var changes = 0

      func update(_ body: () -> Void) {
        let last = controller.presentation
        body()
        if controller.presentation != last { changes += 1 }
      }
    }

    #if canImport(UIKit)
      private struct Host: UIViewRepresentable {
        let model: Model
        let target: Target

        func makeUIView(context: Context) -> UIScrollView { UIScrollView() }

        func updateUIView(_ view: UIScrollView, context: Context) {
          model.update {
            view.contentSize = CGSize(width: 300, height: target.content)
            view.contentOffset.y = target.offset - view.adjustedContentInset.top
          }
        }
      }
    #else
      private final class Document: NSView {
        override var isFlipped: Bool { true }
      }

      private struct Host: NSViewRepresentable {
        let model: Model
        let target: Target

        func makeNSView(context: Context) -> NSScrollView {
          let view = NSScrollView()
          view.hasVerticalScroller = true
          view.documentView = Document()
          return view
        }

        func updateNSView(_ view: NSScrollView, context: Context) {
          model.update {
            view.documentView?.setFrameSize(CGSize(width: 300, height: target.content))
            view.contentView.setBoundsOrigin(CGPoint(x: 0, y: target.offset - view.contentInsets.top))
          }
        }
      }
    #endif

    @Test("After a scroll by an update, the controller follows when the update is over")
    func scrolls() async {
      let model = Model()
      model.controller.setAction {}
      let screen = await Screen(
        ModelView(model) {
          Host(model: model, target: model.target).pullToRefresh(model.controller)
        }, wait: 0.5)
      for (offset, content) in [
        (-40.0, 3000.0), (-150, 3000), (0, 2000), (500, 3000), (-60, 2500), (0, 2500),
      ] {
        model.target = Target(offset: offset, content: content)
        await screen.frames(2)
        #expect(abs(model.controller.presentation.start.overscroll - max(0, -offset)) < 0.5)
      }
      #expect(model.changes == 0)
    }
  }
#endif
