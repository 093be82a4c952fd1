#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Changes that a view update makes to a scroll view.
  ///
  /// SwiftUI logs "Publishing changes from within view updates is not allowed" if an object publishes then.
  /// The trait `.onScreen` fails such a test.
  @MainActor @Suite(.onScreen, .serialized) struct PublishingScreenTests {
    private final class Model: ObservableObject {
      @Published var offset = 0.0
      @Published var hasModifier = true
    }

    /// A scroll view whose offset is set by an update of the view, as SwiftUI does for a scroll position.
    private struct Host: UIViewRepresentable {
      let scrollView: UIScrollView
      let offset: Double
      func makeUIView(context: Context) -> UIScrollView { scrollView }
      func updateUIView(_ view: UIScrollView, context: Context) {
        let y = offset - view.adjustedContentInset.top
        if view.contentOffset.y != y { view.contentOffset.y = y }
      }
    }

    @Test("A scroll by an update publishes nothing in this update, and the controller follows")
    func scrolls() async {
      let (model, scrollView, controller) = (Model(), UIScrollView(), RefreshController())
      controller.setAction {}
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      let screen = await Screen(
        ModelView(model) {
          Host(scrollView: scrollView, offset: model.offset)
            .pullToRefresh(controller)
        }, wait: 0.5)
      for offset in [-40.0, -150, 0, 1900, 2500, -60, 0] {
        model.offset = offset
        await screen.frames(2)
        #expect(controller.presentation.start.overscroll == max(0, -offset))
      }
    }

    private struct Removed: View {
      let isList: Bool
      @ObservedObject var model: Model
      var body: some View {
        VStack {
          Text("Title")
          if model.hasModifier {
            content.pullToRefresh {}.loadMore {}
          } else {
            content
          }
        }
      }
      @ViewBuilder private var content: some View {
        if isList {
          VerticalList(Row.rows(0..<60)) { RowView(row: $0) }
        } else {
          List(Row.rows(0..<60)) { Text($0.title) }
        }
      }
    }

    @Test("A removed modifier publishes nothing in the update that removes it", arguments: [false, true])
    func removes(isList: Bool) async {
      let model = Model()
      let screen = await Screen(Removed(isList: isList, model: model), wait: 0.5)
      for _ in 0..<2 {
        model.hasModifier.toggle()
        await screen.wait(0.5)
        #expect(screen.texts.contains("Row 1"))
      }
    }
  }
#endif
