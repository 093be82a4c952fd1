#if canImport(SwiftUI)
  import Foundation
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The geometry that SwiftUI reports to views, and the time of the report.
  @MainActor @Suite(.onScreen, .serialized) struct GeometryProbes {
    private let bars = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

    /// A view that records its position in the coordinate space of a scroll view.
    @MainActor private struct Reporting: View {
      let name: String
      let journal: Journal

      var body: some View {
        GeometryReader { proxy in
          Color.clear
            .onAppear { note(proxy) }
            .onChange(of: proxy.frame(in: .named("scroll")).minY) { _ in note(proxy) }
        }
      }

      private func note(_ proxy: GeometryProxy) {
        journal.note("\(name) \(Int(proxy.frame(in: .named("scroll")).minY.rounded()))")
      }
    }

    /// A scroll view with an optional bar above the content.
    private func page(bar: CGFloat = 0) -> some View {
      ScrollView {
        VStack(spacing: 0) {
          Counter(name: "state")
          RowStack()
        }
      }
      .safeAreaInset(edge: .top, spacing: 0) {
        if bar > 0 { Color.clear.frame(height: bar) }
      }
    }

    /// The test does not wait after `resize`, so SwiftUI must report the change before `resize` returns.
    @Test("A change of geometry is reported within the update that causes it")
    func aChangeOfGeometryIsReportedInItsUpdate() async {
      let journal = Journal()
      let screen = await Screen(
        GeometryReader { proxy in
          Color.clear.onChange(of: proxy.size.width) { journal.note("\(Int($0))") }
        }, safeArea: EdgeInsets(), frames: 5)
      screen.resize(to: CGSize(width: 500, height: 300), safeArea: EdgeInsets())
      #expect(journal.entries == ["500"])
      await screen.frames(5)
      #expect(journal.entries == ["500"])
    }

    @Test("A bar insets the scroll view, and moves the content only if it is scrolled to that edge")
    func aBarIsAnInsetThatMovesContentAtItsEdgeOnly() async {
      let screen = await Screen(page(), safeArea: bars, frames: 5)
      screen.tap("state 0")
      await screen.frames(5)
      let size = screen.scrolls.first?.contentSize
      let top = screen.frame(of: "Row 0")?.minY ?? .nan
      await screen.replace(page(bar: 60), frames: 5)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - top - 60) < 0.5 } == true)
      await screen.replace(page(), frames: 5)
      #expect(screen.frame(of: "Row 0").map { abs($0.minY - top) < 0.5 } == true)

      await screen.scroll(to: CGPoint(x: 0, y: 400), frames: 5)
      let inside = screen.frame(of: "Row 15")?.minY ?? .nan
      for bar in [60, 0] as [CGFloat] {
        await screen.replace(page(bar: bar), frames: 5)
        #expect(screen.frame(of: "Row 15").map { abs($0.minY - inside) < 0.5 } == true)
        #expect(screen.scrolls.first?.contentSize == size)
      }
      // The counter has kept its state, so the scroll view has kept its identity.
      await screen.scroll(to: .zero, frames: 5)
      #expect(screen.texts.contains("state 1"))
    }

    /// A scroll view inside the content of a second scroll view, which has a bar.
    @ViewBuilder private func nested(margin: CGFloat? = nil) -> some View {
      let page = ScrollView {
        ScrollView { Text("inner").frame(height: 20) }.frame(height: 100)
        Color.clear.frame(height: 2000)
      }
      .safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 60) }
      if let margin, #available(iOS 17, macOS 14, tvOS 17, *) {
        page.contentMargins(.top, margin, for: .scrollContent)
      } else {
        page
      }
    }

    @Test("An inner scroll view gets the outer content margins, and does not get the insets of the bar")
    func barsReachNoScrollViewInTheContentAndMarginsDo() async {
      let screen = await Screen(nested(), safeArea: bars, frames: 5)
      let frame = screen.scrolls.last?.frame ?? .zero
      #expect(abs(frame.minY - 110) < 0.5)
      #expect(screen.frame(of: "inner").map { abs($0.midY - frame.minY - 10) < 1 } == true)
      guard #available(iOS 17, macOS 14, tvOS 17, *) else { return }
      await screen.replace(nested(margin: 30), frames: 5)
      let inner = screen.scrolls.last?.frame ?? .zero
      #expect(screen.frame(of: "inner").map { abs($0.midY - inner.minY - 30 - 10) < 1 } == true)
    }

    /// A row reports its position only while SwiftUI keeps a view for the row.
    @Test("A row far outside the viewport stops reporting its position")
    func aRowOfAListThatIsFarAwayReportsNothing() async {
      let journal = Journal()
      let screen = await Screen(
        List(Row.rows(0..<300)) { row in
          Text(row.title).background { if row.id == 0 { Reporting(name: "row", journal: journal) } }
        }
        .coordinateSpace(name: "scroll"), frames: 10)
      #expect(journal.entries.count > 0)
      journal.forget()
      await screen.scroll(to: CGPoint(x: 0, y: 20), frames: 5)
      #expect(journal.entries.count > 0)
      for offset in stride(from: CGFloat(500), through: 4000, by: 500) {
        await screen.scroll(to: CGPoint(x: 0, y: offset), frames: 5)
      }
      journal.forget()
      await screen.scroll(to: CGPoint(x: 0, y: 4200), frames: 10)
      #expect(journal.entries == [])
    }

    // MARK: Measurements take effect at once

    private struct Measuring: View {
      @ObservedObject var object: Observed
      var height: CGFloat = 70

      var body: some View {
        VStack(spacing: 0) {
          Color.clear.frame(height: height)
            .background {
              GeometryReader { proxy in
                Color.clear
                  .onAppear { object.value = Int(proxy.size.height) }
                  .onChange(of: proxy.size.height) { object.value = Int($0) }
              }
            }
          Color.clear.frame(height: CGFloat(object.value))
          Text("below").frame(height: 20)
        }
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }

    /// A test cannot detect whether an earlier frame showed a different position.
    ///
    /// Only a person can see it.
    @Test("A view that uses a measured size has it in the next frame at the latest")
    func whatIsMeasuredCountsInTheNextFrameAtLatest() async {
      let object = Observed()
      let screen = await Screen(Measuring(object: object), safeArea: EdgeInsets(), frames: 1)
      #expect(screen.frame(of: "below").map { abs($0.midY - 150) < 1 } == true)
      await screen.replace(Measuring(object: object, height: 30), frames: 1)
      #expect(screen.frame(of: "below").map { abs($0.midY - 70) < 1 } == true)
    }
  }
#endif
