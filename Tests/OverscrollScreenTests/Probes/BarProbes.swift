#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS)
  import Foundation
  import ScreenDriver
  import SwiftUI
  import Testing
  import UIKit

  /// UIKit's layout of a navigation bar and a large title while code scrolls the content.
  @MainActor @Suite(.onScreen, .serialized) struct BarProbes {
    private struct Page: View {
      let reference: PlatformViewReference
      let isLarge: Bool
      var isSearched = false

      var body: some View {
        NavigationStack {
          if isSearched { titled.searchable(text: .constant("")) } else { titled }
        }
      }

      private var titled: some View {
        ScrollView { RowStack().background { PlatformView(reference: reference) } }
          .overlay(alignment: .top) { Text("edge").frame(height: 20) }
          .navigationTitle("Feed")
          .navigationBarTitleDisplayMode(isLarge ? .large : .inline)
      }
    }

    private func screen(
      _ reference: PlatformViewReference, isLarge: Bool, isSearched: Bool = false
    ) async -> Screen {
      await Screen(
        Page(reference: reference, isLarge: isLarge, isSearched: isSearched),
        safeArea: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0), frames: 20)
    }

    /// Returns the y position of the safe area's start.
    private func edge(_ screen: Screen) -> CGFloat { screen.frame(of: "edge").map { $0.midY - 10 } ?? .nan }

    @Test func aBarWithoutALargeTitleIs44To54PtHigh() async {
      let screen = await screen(PlatformViewReference(), isLarge: false)
      #expect((44...54).contains(edge(screen) - 50))
    }

    @Test("`largeTitleDisplayMode` of the navigation item shows whether the title is large")
    func theItemSaysWhetherTheTitleIsLarge() async throws {
      for isLarge in [false, true] {
        let reference = PlatformViewReference()
        let screen = await screen(reference, isLarge: isLarge)
        let view = try #require(reference.scroll)
        let controller = try #require(
          sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
        )
        let bar = try #require(controller.navigationController?.navigationBar)
        let mode = try #require(controller.navigationController?.topViewController).navigationItem
          .largeTitleDisplayMode
        #expect(bar.prefersLargeTitles && !screen.texts.isEmpty)
        #expect((mode == .never) == !isLarge)
        #expect((bar.frame.height > 90) == isLarge)
      }
    }

    @Test func theSafeAreaStaysUntilALargeTitleHasGone() async {
      let screen = await screen(PlatformViewReference(), isLarge: true)
      let start = edge(screen)
      await screen.scroll(to: CGPoint(x: 0, y: 40), frames: 5)
      #expect(abs(edge(screen) - start) < 1)
      await screen.scroll(to: CGPoint(x: 0, y: 320), frames: 5)
      #expect((52...53).contains(start - edge(screen)))
    }

    @Test func aSearchFieldAddsToTheSafeArea() async {
      let small = await screen(PlatformViewReference(), isLarge: false)
      let searched = await screen(PlatformViewReference(), isLarge: false, isSearched: true)
      #expect((50...62).contains(edge(searched) - edge(small)))
    }

    @Test("When the content is pulled, a large title moves down with the content")
    func aLargeTitleStandsOnThePulledContent() async {
      let screen = await screen(PlatformViewReference(), isLarge: true)
      let (title, start) = (screen.frame(of: "Feed"), edge(screen))
      await screen.scroll(to: CGPoint(x: 0, y: -70), frames: 5)
      let pulled = screen.frame(of: "Feed")
      #expect(zip(title, pulled).map { abs($1.minY - $0.minY - 70) < 1 } == true)
      // The safe area still begins at its position at rest.
      #expect(abs(edge(screen) - start) < 1)
    }

    @Test("While the content is pulled, a top inset appears between the large title and the content")
    func anInsetComesBetweenAPulledTitleAndItsContent() async throws {
      let reference = PlatformViewReference()
      let screen = await screen(reference, isLarge: true)
      let view = try #require(reference.scroll)
      let title = screen.frame(of: "Feed")
      view.contentInset.top = 60
      await screen.scroll(to: CGPoint(x: 0, y: -70), frames: 5)
      // The title has moved by 70 pt, and the content by another 60 pt.
      #expect(zip(title, screen.frame(of: "Feed")).map { abs($1.minY - $0.minY - 70) < 1 } == true)
      #expect(screen.frame(of: "Row 0").map { abs($0.midY - 22 - edge(screen) - 130) < 1 } == true)
    }

    private func zip<Value>(_ one: Value?, _ other: Value?) -> (Value, Value)? {
      one.flatMap { one in other.map { (one, $0) } }
    }
  }
#endif
