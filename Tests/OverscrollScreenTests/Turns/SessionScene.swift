#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Overscroll
  import OverscrollCore
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// A screen whose app still references its scroll view after the scroll view was replaced.
  enum SessionScene {
    @MainActor final class Model: ObservableObject {
      @Published var generation = 0
      @Published var isLoading = false
      @Published var isOn = false
      @Published var isOther = false
      @Published var hasMore = false
      @Published var isBusy = false
      @Published var status = RefreshStatus()
      let controller = RefreshController()
      let work = Work()
      var (calls, more) = (0, 0)
      /// The scroll views that the app references.
      var kept: [UIView] = []
      weak var seen: Kept?
      weak var participant: AnyObject?
    }

    final class Kept: Sendable {}

    /// A view that stores its enclosing scroll view in the model, as an app with an introspection library
    /// does.
    struct Keeper: UIViewRepresentable {
      let model: Model
      func makeUIView(context: Context) -> KeeperView { KeeperView(model) }
      func updateUIView(_ view: KeeperView, context: Context) {}
    }

    final class KeeperView: UIView {
      private weak var model: Model?
      init(_ model: Model) {
        self.model = model
        super.init(frame: .zero)
      }
      @available(*, unavailable) required init?(coder: NSCoder) { nil }
      override func didMoveToWindow() {
        super.didMoveToWindow()
        var view = superview
        while let next = view, !(next is UIScrollView) { view = next.superview }
        if let view { model?.kept.append(view) }
      }
    }

    /// A scroll view with rows, which the model references even after SwiftUI removes it.
    struct Rows: View {
      let model: Model
      var count = 40
      var body: some View {
        ScrollView {
          RowStack(rows: Row.rows(0..<count)).background { Keeper(model: model).frame(width: 0, height: 0) }
        }
      }
    }
  }
#endif
