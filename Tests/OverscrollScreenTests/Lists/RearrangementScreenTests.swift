#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Grids whose number of columns changes, and that keep the photo at a point of the viewport.
  @MainActor @Suite(.onScreen, .serialized) struct RearrangementScreenTests {
    @MainActor private final class Model: ObservableObject {
      @Published var columns = 3
      let list = ListController()
    }

    private struct Grid: View {
      @ObservedObject var model: Model
      let axis: Axis
      let knowsExtents: Bool

      var body: some View {
        Group {
          switch axis {
          case .vertical:
            VerticalList(0..<2000, id: \.self, spacing: 4, itemExtent: extent, controller: model.list) {
              photo($0)
            }
          case .horizontal:
            HorizontalList(0..<2000, id: \.self, spacing: 4, itemExtent: extent, controller: model.list) {
              photo($0)
            }
          }
        }
        .listArrangement(.columns(model.columns), laneSpacing: 4)
      }

      private var extent: ((Int, CGFloat) -> Double?)? { knowsExtents ? { _, lane in lane } : nil }

      private func photo(_ id: Int) -> some View { Square(axis: axis) { Text("P\(id)") } }
    }

    private struct Square: Layout {
      let axis: Axis

      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let side = (axis == .vertical ? proposal.width : proposal.height) ?? 0
        return CGSize(width: side, height: side)
      }

      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews {
          view.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
            proposal: ProposedViewSize(bounds.size))
        }
      }
    }

    /// The list's frame before the device turns, between the bars.
    private static let upright = CGRect(x: 0, y: 47, width: 390, height: 763)

    /// Returns the photos whose squares contain the center of the list's frame.
    private func photos(_ screen: Screen, _ model: Model, _ axis: Axis, in frame: CGRect) -> Set<Int> {
      let lanes = CGFloat(model.columns)
      let cross = axis == .vertical ? frame.width : frame.height
      let side = (cross - 4 * (lanes - 1)) / lanes
      let center = axis == .vertical ? frame.midY : frame.midX
      return Set(
        model.list.visibleIDs(of: Int.self).filter { id in
          guard let text = screen.frame(of: "P\(id)") else { return false }
          return abs((axis == .vertical ? text.midY : text.midX) - center) <= side / 2 + 2
        })
    }

    @Test(
      "The photo at the center stays there when the number of columns changes and the device turns",
      arguments: [Axis.vertical, .horizontal], [false, true])
    func center(axis: Axis, knowsExtents: Bool) async {
      for isDriven in [false, true] {
        let model = Model()
        let screen = await Screen(
          Grid(model: model, axis: axis, knowsExtents: knowsExtents)
            .listScrolling(isDriven ? .driven : .native)
            .listRearrangementAnchor(.center), wait: 0.3)
        await model.list.jump(to: 700, anchor: .topLeading, on: screen)
        var kept = photos(screen, model, axis, in: Self.upright)
        #expect(!kept.isEmpty)
        for columns in [2, 1, 2, 3, 5, 4, 3] {
          model.columns = columns
          await screen.wait(0.5)
          kept.formIntersection(photos(screen, model, axis, in: Self.upright))
          #expect(!kept.isEmpty, "driven \(isDriven), \(columns) columns")
        }
        for size in [CGSize(width: 844, height: 390), CGSize(width: 390, height: 844)] {
          await screen.resize(to: size, safeArea: EdgeInsets(), wait: 0.5)
          kept.formIntersection(photos(screen, model, axis, in: CGRect(origin: .zero, size: size)))
          #expect(!kept.isEmpty, "driven \(isDriven), \(size)")
        }
      }
    }

    @Test("A grid at its end stays there when the number of columns changes", arguments: [false, true])
    func end(isDriven: Bool) async {
      let model = Model()
      let screen = await Screen(
        Grid(model: model, axis: .vertical, knowsExtents: true)
          .listScrolling(isDriven ? .driven : .native).listRearrangementAnchor(.center), wait: 0.3)
      await model.list.jump(to: .bottom, on: screen)
      for columns in [2, 5, 3] {
        model.columns = columns
        await screen.wait(0.5)
        #expect(model.list.distance(to: .bottom) < 1, "\(columns): \(model.list.distance(to: .bottom))")
      }
      await model.list.jump(to: .top, on: screen)
      for columns in [2, 5, 3] {
        model.columns = columns
        await screen.wait(0.5)
        #expect(model.list.distance(to: .top) < 1)
      }
    }

    @Test(
      "A scroll in the turn that changes the number of columns reaches its item",
      arguments: [false, true], [false, true])
    func scrollWithColumns(knowsExtents: Bool, isDriven: Bool) async {
      for (from, to) in [(3, 1), (1, 2), (1, 3), (1, 5), (5, 2), (2, 3)] {
        for isFirst in [false, true] {
          let model = Model()
          model.columns = from
          let screen = await Screen(
            Grid(model: model, axis: .vertical, knowsExtents: knowsExtents)
              .listScrolling(isDriven ? .driven : .native), wait: 0.3)
          await model.list.jump(to: 600, anchor: .center, on: screen)
          if isFirst { model.list.scrollTo(index: 600, anchor: .center, animated: false) }
          model.columns = to
          if !isFirst { model.list.scrollTo(index: 600, anchor: .center, animated: false) }
          await screen.wait(1)
          let middle = screen.frame(of: "P600")?.midY ?? .nan
          #expect(abs(middle - 428.5) < 2, "\(from) to \(to): \(middle)")
        }
      }
    }

    @Test("A reader's photo is kept by several numbers of columns", arguments: [false, true], [false, true])
    func severalColumns(knowsExtents: Bool, isDriven: Bool) async {
      let model = Model()
      let screen = await Screen(
        Grid(model: model, axis: .vertical, knowsExtents: knowsExtents)
          .listScrolling(isDriven ? .driven : .native), wait: 0.3)
      await model.list.jump(to: 601, anchor: .top, on: screen)
      let first = model.list.visibleRange.lowerBound
      for count in [2, 1, 2, 3, 4, 5, 4, 3] {
        model.columns = count
        await screen.wait(0.5)
      }
      let last = model.list.visibleRange.lowerBound
      #expect(abs(last - first) <= 2, "\(first), then \(last)")
    }
  }
#endif
