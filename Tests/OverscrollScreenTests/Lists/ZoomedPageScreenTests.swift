#if canImport(SwiftUI) && canImport(UIKit) && !canImport(ObjectiveC)
  import Combine
  import Foundation
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// Driven lists in a page that a swipe anywhere in the page closes.
  ///
  /// After a zoom transition, the recognizers of these swipes are on the page's own view
  /// (measured on iOS 26.5 in Evil-Project/Twinskaraoke#96; Aidoku/Aidoku#830). The stage has no zoom
  /// transition, so the test adds a recognizer to the page's view.
  @MainActor @Suite(.onScreen, .serialized, .enabled(if: Screen.hasFingers))
  struct ZoomedPageScreenTests {
    /// A recognizer that receives touches before the list's recognizers do.
    private final class DismissalRecognizer: UIPanGestureRecognizer {
      override var precedence: Int { 1 }
    }

    /// A page that a swipe to the right or down closes.
    @MainActor final class Page: ObservableObject, UIGestureRecognizerDelegate {
      @Published var isPushed = false
      private(set) var swipes = 0
      private let recognizer = DismissalRecognizer()

      init() {
        recognizer.delegate = self
        recognizer.addTarget(self) { [weak self] in
          if let self, recognizer.state == .ended { swipes += 1 }
        }
      }

      func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        let way = self.recognizer.translation(in: nil)
        return max(way.x, way.y) > 0 && max(way.x, way.y) > abs(min(way.x, way.y))
      }

      func attach(to view: UIView) {
        var ancestor: UIView? = view
        while let next = ancestor, !(next.next is UIViewController) { ancestor = next.superview }
        if let ancestor, recognizer.view !== ancestor { ancestor.addGestureRecognizer(recognizer) }
      }
    }

    /// A view that adds the recognizer to the view of its view controller.
    private struct Attachment: UIViewRepresentable {
      let page: Page

      func makeUIView(context: Context) -> AttachmentView { AttachmentView(page) }
      func updateUIView(_ view: AttachmentView, context: Context) {}
    }

    private final class AttachmentView: UIView {
      private let page: Page

      init(_ page: Page) {
        self.page = page
        super.init(frame: .zero)
      }

      @available(*, unavailable) required init?(coder: NSCoder) { nil }

      override func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil { page.attach(to: self) }
      }
    }

    private struct Zoomed: View {
      @ObservedObject var page: Page
      let isHorizontal: Bool
      let isInStack: Bool

      var body: some View {
        if isInStack {
          NavigationStack {
            Text("Root").navigationTitle("Root").navigationBarTitleDisplayMode(.inline)
              .navigationDestination(isPresented: $page.isPushed) {
                content.navigationTitle("Cards").navigationBarTitleDisplayMode(.inline)
              }
          }
        } else {
          content
        }
      }

      private var content: some View {
        list.listScrolling(.driven)
          .background { Attachment(page: page).frame(width: 0, height: 0) }
      }

      @ViewBuilder private var list: some View {
        if isHorizontal {
          HorizontalList(Row.rows(0..<50)) { Text($0.title).frame(width: 150, height: 300) }
        } else {
          VerticalList(Row.rows(0..<50)) { Text($0.title).frame(width: 300, height: 150) }
        }
      }
    }

    private func swipe(_ screen: Screen, by distance: CGFloat, isHorizontal: Bool) async {
      screen.touchDown(at: CGPoint(x: 200, y: 400))
      let way = isHorizontal ? CGSize(width: distance, height: 0) : CGSize(width: 0, height: distance)
      await screen.drag(by: way, over: 0.3)
      await screen.lift(after: 10, wait: 2)
    }

    @Test(
      "A swipe that scrolls a list back does not close a zoomed page",
      arguments: [false, true], [false, true])
    func aSwipeThatScrollsBackClosesNothing(isHorizontal: Bool, isInStack: Bool) async {
      let page = Page()
      let screen = await Screen(
        Zoomed(page: page, isHorizontal: isHorizontal, isInStack: isInStack), frames: 10)
      page.isPushed = isInStack
      await screen.frames(20)
      await swipe(screen, by: -180, isHorizontal: isHorizontal)
      #expect(screen.frame(of: "Row 0") == nil)
      let position = screen.frame(of: "Row 1") ?? .null
      await swipe(screen, by: 100, isHorizontal: isHorizontal)
      #expect(page.swipes == 0)
      let next = screen.frame(of: "Row 1") ?? .null
      #expect(isHorizontal ? next.midX > position.midX + 50 : next.midY > position.midY + 50)
      await swipe(screen, by: 300, isHorizontal: isHorizontal)
      #expect(page.swipes == 0 && screen.frame(of: "Row 0") != nil)
    }

    @Test("A swipe of a horizontal list at its start closes a zoomed page", arguments: [false, true])
    func aSwipeAtTheStartCloses(isInStack: Bool) async {
      let page = Page()
      let screen = await Screen(Zoomed(page: page, isHorizontal: true, isInStack: isInStack), frames: 10)
      page.isPushed = isInStack
      await screen.frames(20)
      let position = screen.frame(of: "Row 0")?.midX ?? .nan
      await swipe(screen, by: 150, isHorizontal: true)
      #expect(page.swipes == 1)
      #expect(screen.frame(of: "Row 0").map { abs($0.midX - position) < 0.5 } == true)
      // The list still scrolls.
      await swipe(screen, by: -180, isHorizontal: true)
      #expect(page.swipes == 1 && screen.frame(of: "Row 0") == nil)
    }
  }
#endif
