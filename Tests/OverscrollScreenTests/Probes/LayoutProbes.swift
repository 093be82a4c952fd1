#if canImport(SwiftUI)
  import Foundation
  import ScreenDriver
  import SwiftUI
  import Testing

  /// SwiftUI's placement of views.
  @MainActor @Suite(.onScreen, .serialized) struct LayoutProbes {
    private let bars = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

    // MARK: Modifiers

    @Test("Overlays and backgrounds of a scroll view end at the safe area, not at the screen's edge")
    func layersOfAScrollViewEndAtTheSafeArea() async {
      let screen = await Screen(
        ScrollView { RowStack() }
          .background(alignment: .bottom) { Text("behind").frame(height: 20) }
          .overlay(alignment: .top) { Text("in front").frame(height: 20) },
        safeArea: bars, frames: 5)
      #expect(screen.scrolls.first?.frame == CGRect(origin: .zero, size: screen.size))
      #expect(screen.frame(of: "in front").map { abs($0.midY - 60) < 1 } == true)
      #expect(screen.frame(of: "behind").map { abs($0.midY - (screen.size.height - 40)) < 1 } == true)
    }

    @Test(arguments: [false, true]) func alignmentsAreMirroredAndOffsetsAreNot(isRightToLeft: Bool) async {
      let screen = await Screen(
        Color.clear.frame(width: 300, height: 100)
          .overlay(alignment: .leading) { Text("aligned").frame(width: 60) }
          .overlay { Text("shifted").frame(width: 60).offset(x: 100) }, frames: 5
      ) { $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight }
      let middle = screen.size.width / 2
      let aligned = screen.frame(of: "aligned")?.midX ?? .nan
      #expect(abs(aligned - (middle + (isRightToLeft ? 120 : -120))) < 1)
      #expect(screen.frame(of: "shifted").map { abs($0.midX - middle - 100) < 1 } == true)
    }

    @Test func aBackgroundHasTheExtentOfTheContent() async {
      let screen = await Screen(
        ScrollView {
          RowStack(rows: Row.rows(0..<50), height: 40)
            .background { GeometryReader { Text(verbatim: "\(Int($0.size.height)) pt").frame(height: 20) } }
        }, frames: 5)
      #expect(screen.texts.contains("2000 pt"))
      #expect(screen.scrolls.first?.contentSize.height == 2000)
    }

    @Test("In a vertical scroll view, a horizontal scroll view is as high as its content")
    func aScrollViewIsAsThickAsItsContentWhereNothingIsProposed() async {
      let screen = await Screen(
        ScrollView {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              Color.clear.frame(width: 300, height: 70)
              Color.clear.frame(width: 300, height: 40)
            }
          }
          Text("below").frame(height: 20)
        }, safeArea: bars, frames: 5)
      #expect(screen.scrolls.map(\.frame.height) == [screen.size.height, 70])
      #expect(screen.frame(of: "below").map { abs($0.midY - 50 - 70 - 10) < 9 } == true)
    }

    /// The longest content that a driven list places in a platform scroll view has this extent.
    @Test("In content of 2^20 pt, the last view is placed exactly") func contentOf2To20PtHasItsPlaces() async
    {
      let height: CGFloat = 1_048_576
      let screen = await Screen(
        ScrollView {
          VStack(spacing: 0) {
            Color.clear.frame(height: height - 30)
            Text("end").frame(height: 30)
          }
        }, safeArea: EdgeInsets(), frames: 5)
      #expect(screen.scrolls.first?.contentSize.height == height)
      await screen.scroll(to: CGPoint(x: 0, y: height - screen.size.height), frames: 5)
      #expect(screen.frame(of: "end").map { abs($0.midY - (screen.size.height - 15)) < 0.5 } == true)
    }

    // MARK: Layouts

    @Test(arguments: [false, true]) func aLayoutIsMirrored(isRightToLeft: Bool) async {
      let screen = await Screen(Placed(height: 100) { Text("start").frame(width: 60, height: 20) }, frames: 5)
      {
        $0.layoutDirection = isRightToLeft ? .rightToLeft : .leftToRight
      }
      let middle = screen.size.width / 2
      let position = screen.frame(of: "start")?.midX ?? .nan
      #expect(abs(position - (middle + (isRightToLeft ? 70 : -70))) < 1)
    }

    @Test func valuesInAForEachReachTheLayout() async {
      let screen = await Screen(
        Placed(height: 100) {
          ForEach(0..<3, id: \.self) { number in
            Text("view \(number)").frame(height: 20)
              .layoutValue(key: Placed.Start.self, value: CGFloat(number) * 40)
              .zIndex(number == 1 ? 1 : 0)
              .transition(.identity)
          }
        }, safeArea: EdgeInsets(), frames: 5)
      let top = screen.size.height / 2 - 50
      for number in 0..<3 {
        let position = screen.frame(of: "view \(number)")?.midY ?? .nan
        #expect(abs(position - top - CGFloat(number) * 40 - 10) < 1)
      }
    }

    /// If two views overlap, the view with the higher z-index receives the tap.
    @Test(.enabled(if: Screen.hasPointer)) func aHigherViewIsInFront() async {
      let journal = Journal()
      let screen = await Screen(
        Placed(height: 100) {
          ForEach(0..<3, id: \.self) { number in
            Color.clear.frame(width: 100, height: 100).contentShape(Rectangle())
              .onTapGesture { journal.note("\(number)") }
              .zIndex(number == 1 ? 1 : 0)
          }
        }, safeArea: EdgeInsets(), frames: 5)
      screen.tap(CGPoint(x: screen.size.width / 2 - 50, y: screen.size.height / 2))
      await screen.frames(5)
      #expect(journal.entries == ["1"])
    }

    @Test("A view that is placed outside its layout receives a tap at its drawn position")
    func whatStandsOutsideOfALayoutIsTappedWhereItIsSeen() async {
      let screen = await Screen(
        Placed(height: 100) { Counter(name: "far").layoutValue(key: Placed.Start.self, value: 9000) }.offset(
          y: -8950),
        safeArea: EdgeInsets(), frames: 5)
      let top = screen.size.height / 2 - 50
      #expect(screen.frame(of: "far 0").map { $0.minY > top && $0.maxY < top + 100 } == true)
      screen.tap("far 0")
      await screen.frames(5)
      #expect(screen.texts == ["far 1"])
    }

    /// A layout that uses its cache.
    ///
    /// The height is the largest height of a view so far. The width grows by 1 pt with each call of
    /// `updateCache`.
    private struct Remembering: Layout {
      struct Cache {
        var height: CGFloat = 0
        var changes: CGFloat = 0
      }

      func makeCache(subviews: Subviews) -> Cache { Cache() }

      func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.changes += 1 }

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        for view in subviews { cache.height = max(cache.height, view.sizeThatFits(.unspecified).height) }
        return CGSize(width: 100 + cache.changes, height: cache.height)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
      ) {
        for view in subviews { view.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified) }
      }
    }

    private func remembered(heights: [CGFloat]) -> some View {
      Remembering {
        ForEach(heights, id: \.self) { Color.clear.frame(width: 10, height: $0) }
      }
      .overlay {
        GeometryReader { Text(verbatim: "\(Int($0.size.width)) by \(Int($0.size.height))").fixedSize() }
      }
    }

    @Test("A layout keeps its cache across updates, and `updateCache` is called when its views change")
    func aLayoutKeepsItsCacheAndUpdatesIt() async {
      func size(_ screen: Screen) -> [Int] {
        screen.texts.first?.components(separatedBy: " by ").compactMap { Int($0) } ?? []
      }
      let screen = await Screen(remembered(heights: [20, 90]), frames: 5)
      let before = size(screen)
      #expect(before.last == 90)
      await screen.replace(remembered(heights: [20, 30, 40]), frames: 5)
      let after = size(screen)
      #expect(after.last == 90)
      #expect((before.first ?? 0) < (after.first ?? 0))
    }
  }
#endif
