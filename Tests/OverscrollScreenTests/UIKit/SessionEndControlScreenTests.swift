#if canImport(UIKit) && !os(tvOS)
  import Combine
  import Overscroll
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// The refresh control of the app after the end of a session that has replaced it.
  @MainActor @Suite(.onScreen, .serialized) struct SessionEndControlScreenTests {
    enum End: CaseIterable { case action, modifier, window }
    enum Meanwhile: CaseIterable { case nothing, another }

    private final class Model: ObservableObject { @Published var hasModifier = true }

    @Test(
      "The replaced control is set again, unless the app has set another control",
      arguments: End.allCases, Meanwhile.allCases)
    func returns(end: End, meanwhile: Meanwhile) async {
      let (scrollView, control, other) = (UIScrollView(), UIRefreshControl(), UIRefreshControl())
      let (model, controller) = (Model(), RefreshController())
      controller.setAction {}
      scrollView.contentSize = CGSize(width: 300, height: 3000)
      scrollView.refreshControl = control
      let screen = await Screen(
        ModelView(model) {
          ZStack {
            if model.hasModifier { ScrollViewHost(scrollView: scrollView).pullToRefresh(controller) }
          }
        }, wait: 0.5)
      #expect(scrollView.refreshControl == nil)
      if meanwhile == .another { scrollView.refreshControl = other }
      switch end {
      case .action: controller.setAction(levels: nil)
      case .modifier: model.hasModifier = false
      case .window: scrollView.removeFromSuperview()
      }
      await screen.frames(end == .window ? 0 : 3)
      if end != .window { #expect(scrollView.refreshControl === (meanwhile == .nothing ? control : other)) }
      if end == .window {
        model.hasModifier = false
        await screen.wait(0.5)
        #expect(scrollView.refreshControl === (meanwhile == .nothing ? control : other))
      }
    }
  }
#endif
