#if canImport(SwiftUI)
  import Foundation
  import ScreenDriver
  import SwiftUI
  import Testing

  /// The effect of bars on containers, scroll views and geometry readers.
  @MainActor @Suite(.onScreen, .serialized) struct SafeAreaProbes {
    private let bars = EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0)

    /// A container around the scroll view, which is its only child.
    enum Container: CaseIterable { case none, vertical, horizontal, depth, reader, nested, readerInStack }

    private struct Contained: View {
      let container: Container

      var body: some View {
        switch container {
        case .none: rows
        case .vertical: VStack { rows }
        case .horizontal: HStack { rows }
        case .depth: ZStack { rows }
        case .reader: GeometryReader { _ in rows }
        case .nested: VStack { ZStack { HStack { rows } } }
        case .readerInStack: VStack { GeometryReader { _ in rows } }
        }
      }

      private var rows: some View { ScrollView { RowStack() } }
    }

    /// A container itself stays inside the safe area.
    ///
    /// A scroll view that fills the container extends under the bars, and its content is inset by them.
    @Test("A scroll view that fills its container extends under the bars", arguments: Container.allCases)
    func aScrollViewAloneInAContainerGoesOnUnderBars(
      _ container: Container
    ) async {
      let screen = await Screen(Contained(container: container), safeArea: bars, frames: 5)
      #expect(screen.scrolls.first?.frame == CGRect(origin: .zero, size: screen.size))
      #expect(screen.frame(of: "Row 0").map { abs($0.midY - 72) < 1 } == true)
      await screen.scroll(to: CGPoint(x: 0, y: 40 * 44 - (screen.size.height - 80)), frames: 5)
      #expect(screen.frame(of: "Row 39").map { abs($0.midY - (screen.size.height - 52)) < 1 } == true)
    }

    /// The scroll view is centered between the bars, so its content has no inset.
    @Test func aScrollViewThatIsAwayFromBarsIsNotInset() async {
      let screen = await Screen(ScrollView { RowStack() }.frame(maxHeight: 200), safeArea: bars, frames: 5)
      let middle = 50 + (screen.size.height - 80) / 2
      #expect(screen.frame(of: "Row 0").map { abs($0.midY - (middle - 78)) < 1 } == true)
    }

    private func reading() -> some View {
      GeometryReader { proxy in
        let bars = proxy.safeAreaInsets
        Text(verbatim: "\(Int(proxy.size.height)) pt between \(Int(bars.top)) and \(Int(bars.bottom))")
      }
    }

    /// A geometry reader stays inside the safe area.
    ///
    /// It reports the height of a bar as a safe area inset only if it touches the bar.
    @Test("A geometry reader reports insets for the bars that it touches")
    func aReaderReportsTheBarsBesideIt() async {
      func words(_ view: some View) async -> [String] {
        let screen = await Screen(view, safeArea: bars, frames: 5)
        return screen.texts
      }
      let height = Int(Screen(reading()).size.height)
      #expect(await words(reading()) == ["\(height - 80) pt between 50 and 30"])
      #expect(await words(reading().frame(height: 200)) == ["200 pt between 0 and 0"])
      #expect(await words(reading().frame(maxHeight: 200)) == ["200 pt between 0 and 0"])
      #expect(await words(reading().frame(maxHeight: .infinity)) == ["\(height - 80) pt between 50 and 30"])
      #expect(await words(reading().padding(.vertical, 10)) == ["\(height - 100) pt between 0 and 0"])
      #expect(await words(VStack { reading() }) == ["\(height - 80) pt between 50 and 30"])
      let below = reading().safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(height: 40) }
      #expect(await words(below) == ["\(height - 120) pt between 90 and 30"])
    }
  }
#endif
