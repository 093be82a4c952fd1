#if canImport(UIKit) && !os(tvOS)
  import Testing
  import UIKit

  @testable import Overscroll

  /// The refresh control that an adapter adds on a presented screen, so that a pull does not dismiss a
  /// sheet.
  @MainActor @Suite struct PresentedScrollTests {
    @Test(
      "The adapter adds a refresh control on a sheet, to keep it open, and none on a full-screen cover",
      arguments: [
        (UIModalPresentationStyle.pageSheet, true), (.formSheet, true), (.automatic, true),
        (.fullScreen, false),
        (.overFullScreen, false), (.currentContext, false), (.overCurrentContext, false),
      ], [false, true])
    func placeholder(_ style: (UIModalPresentationStyle, Bool), isChild: Bool) {
      let (below, above, child) = (UIViewController(), UIViewController(), UIViewController())
      let window = UIWindow(windowScene: UIWindowScene())
      window.rootViewController = below
      window.makeKeyAndVisible()
      let scrollView = UIScrollView()
      if isChild {
        above.addChild(child)
        above.view.addSubview(child.view)
      }
      (isChild ? child : above).view.addSubview(scrollView)
      above.modalPresentationStyle = style.0
      below.present(above, animated: false)
      let session = ScrollViewSession()
      let adapter = UIScrollViewAdapter(scrollView, delegate: session)
      adapter.replaceSystemRefresh(of: scrollView)
      #expect((scrollView.refreshControl != nil) == style.1)
    }
  }
#endif
