#if canImport(SwiftUI) && canImport(UIKit)
  import Combine
  import Foundation
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// The `UIScrollView` inside a SwiftUI scroll view, without touches.
  @MainActor @Suite(.onScreen, .serialized) struct PlatformScrollProbes {
    private let bars = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

    private struct Page: View {
      let reference: PlatformViewReference
      var count = 40

      var body: some View {
        ScrollView {
          RowStack(rows: Row.rows(0..<count), height: 50).background { PlatformView(reference: reference) }
        }
      }
    }

    @Test("The adjusted content inset is the safe area plus the content inset")
    func adjustedInsetsAreTheSafeAreaAndOurs() async throws {
      let reference = PlatformViewReference()
      let screen = await Screen(Page(reference: reference), safeArea: bars, frames: 5)
      let view = try #require(reference.scroll)
      #expect((view.adjustedContentInset.top, view.adjustedContentInset.bottom) == (50, 30))
      view.contentInset.top = 60
      view.contentInset.bottom = 7
      #expect((view.adjustedContentInset.top, view.adjustedContentInset.bottom) == (110, 37))
      await screen.frames(5)
      #expect(screen.scrolls.first?.insets.top == 60)
      #expect(screen.frame(of: "Row 0").map { abs($0.midY - 75) < 1 } == true)
    }

    @Test func propertiesCanBeObserved() async throws {
      let reference = PlatformViewReference()
      let screen = await Screen(Page(reference: reference), safeArea: bars, frames: 5)
      let view = try #require(reference.scroll)
      let journal = Journal()
      let tokens = [
        view.publisher(for: \.contentOffset, options: []).sink { _ in journal.note("offset") },
        view.publisher(for: \.contentSize, options: []).sink { _ in journal.note("size") },
        view.publisher(for: \.contentInset, options: []).sink { _ in journal.note("inset") },
      ]
      view.contentInset.bottom = 10
      #expect(journal.count("inset") == 1)
      await screen.replace(Page(reference: reference, count: 50), frames: 5)
      #expect(journal.count("size") > 0)
      journal.forget()
      screen.scroll(to: CGPoint(x: 0, y: 900), animated: true)
      await screen.wait(1)
      // An animated scroll takes about 0.3 s, and each of its frames reports an offset.
      #expect(journal.count("offset") > 9)
      withExtendedLifetime(tokens) {}
    }

    /// Writing `contentOffset` equals `setContentOffset(_:animated:)`, which `ScrollProbes` tests.
    @Test("An offset that is written past the content stays until SwiftUI adds more content")
    func aWrittenOffsetIsKeptForContentThatComes() async throws {
      let reference = PlatformViewReference()
      let screen = await Screen(Page(reference: reference), safeArea: EdgeInsets(), frames: 5)
      let view = try #require(reference.scroll)
      view.contentOffset.y = 3000
      await screen.replace(Page(reference: reference, count: 200), frames: 10)
      #expect(screen.scrolls.first?.offset.y == 3000)
    }

    @Test("An animated scroll from code past the top edge stays there")
    func anAnimationPastTheRangeStaysThere() async {
      let screen = await Screen(Page(reference: PlatformViewReference()), frames: 5)
      screen.scroll(to: CGPoint(x: 0, y: -80), animated: true)
      await screen.wait(2)
      #expect(screen.scrolls.first?.offset.y == -80)
    }

    @Test("If the top inset shrinks, content in the inset moves to the new edge")
    func contentInAGapThatIsTakenAwayGoesToItsRange() async throws {
      let reference = PlatformViewReference()
      let screen = await Screen(Page(reference: reference), safeArea: bars, frames: 5)
      let view = try #require(reference.scroll)
      view.contentInset.top = 60
      view.contentOffset.y = -110
      await screen.frames(5)
      view.contentInset.top = 0
      await screen.frames(5)
      #expect(view.contentOffset.y == -50)
    }

    @Test(
      "A scroll view always bounces along its axes, and never across them",
      arguments: [Axis.Set.vertical, .horizontal, [.vertical, .horizontal]], [false, true])
    func aScrollViewBouncesAlongItsAxesOnly(axes: Axis.Set, isBasedOnSize: Bool) async throws {
      let reference = PlatformViewReference()
      let screen = Screen(
        ScrollView(axes) { Text("Short").background { PlatformView(reference: reference) } }
          .bounces(basedOnSize: isBasedOnSize, axes: [.vertical, .horizontal]))
      await screen.frames(5)
      let view = try #require(reference.scroll)
      #expect(view.alwaysBounceVertical == (axes.contains(.vertical) && !isBasedOnSize))
      #expect(view.alwaysBounceHorizontal == (axes.contains(.horizontal) && !isBasedOnSize))
    }

    // MARK: SwiftUI's refresh control and sheets

    private struct Refreshing: View {
      let reference: PlatformViewReference
      let isRefreshable: Bool

      var body: some View {
        if isRefreshable { Page(reference: reference).refreshable {} } else { Page(reference: reference) }
      }
    }

    @Test(
      "`refreshable` adds a refresh control. A removed control stays away until the next update",
      arguments: [false, true])
    func aRefreshActionBringsAControlThatComesBackInUpdatesAtMost(
      isRefreshable: Bool
    ) async throws {
      let reference = PlatformViewReference()
      let screen = await Screen(Refreshing(reference: reference, isRefreshable: isRefreshable), frames: 5)
      let view = try #require(reference.scroll)
      #expect((view.refreshControl != nil) == isRefreshable)
      view.refreshControl = nil
      await screen.scroll(to: CGPoint(x: 0, y: 300), frames: 10)
      #expect(view.refreshControl == nil)
    }

    private struct Sheet: View {
      let reference: PlatformViewReference
      let inSheet: PlatformViewReference
      @State private var isShown = true

      var body: some View {
        PlatformView(reference: reference).sheet(isPresented: $isShown) { Page(reference: inSheet) }
      }
    }

    @Test("A view in a sheet has a view controller with a `presentingViewController`")
    func whatIsInASheetHasSomebodyThatPresentsIt() async throws {
      func isPresented(_ view: UIView) -> Bool {
        let responders = sequence(first: view as UIResponder, next: \.next)
        return responders.lazy.compactMap { $0 as? UIViewController }.first?.presentingViewController != nil
      }
      let (reference, inSheet) = (PlatformViewReference(), PlatformViewReference())
      let screen = Screen(Sheet(reference: reference, inSheet: inSheet))
      await screen.wait(1)
      #expect(!isPresented(reference.view))
      #expect(isPresented(inSheet.view))
    }
  }
#endif
