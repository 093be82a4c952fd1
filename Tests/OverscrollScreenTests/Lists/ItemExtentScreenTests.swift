#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import ScreenDriver
  import SwiftUI
  import Testing

  /// Lists whose items have known or unknown extents.
  @MainActor @Suite(.onScreen, .serialized) struct ItemExtentScreenTests {
    private struct Photo: Identifiable {
      let id: Int
      var ratio: CGFloat = 2
      var height: Double?
    }

    private let photos = (0..<100).map { Photo(id: $0) }

    private func contentHeight(_ list: some View) async -> CGFloat {
      let screen = await Screen(list, wait: 0.3)
      return screen.scrolls.first?.contentSize.height ?? .nan
    }

    private func row(_ photo: Photo) -> some View { Text("P\(photo.id)").frame(height: photo.height ?? 70) }

    @Test("An item's extent may be a literal, a Double, a CGFloat, optional, or the result of a function")
    func forms() async {
      let (points, pixels): (CGFloat, Double) = (60, 50)
      let function: (Photo, CGFloat) -> Double = { _, _ in 40 }
      let optional: ((Photo, CGFloat) -> Double)? = function
      let width: CGFloat = 390
      for (list, extent) in [
        (AnyView(VerticalList(photos, itemExtent: { _, _ in 30 }) { row($0) }), 30),
        (AnyView(VerticalList(photos, itemExtent: { _, _ in points }) { row($0) }), 60),
        (AnyView(VerticalList(photos, itemExtent: { _, _ in pixels }) { row($0) }), 50),
        (
          AnyView(VerticalList(photos, itemExtent: { photo, width in width / photo.ratio }) { row($0) }),
          width / 2
        ),
        (AnyView(VerticalList(photos, id: \.id, itemExtent: function) { row($0) }), 40),
        (AnyView(VerticalList(photos, itemExtent: optional) { row($0) }), 40),
        (AnyView(VerticalList(photos, itemExtent: { photo, _ in photo.height }) { row($0) }), 70),
        (AnyView(VerticalList(photos, estimatedItemExtent: 70, itemExtent: nil) { row($0) }), 70),
        (
          AnyView(
            VerticalList(photos, itemExtent: { photo, width in photo.id > 99 ? nil : width / 5 }) { row($0) }),
          width / 5
        ),
      ] as [(AnyView, CGFloat)] {
        // The visible rows, of 70 pt, are measured.
        let height = await contentHeight(list)
        #expect(abs(height - 100 * extent) <= 45 * abs(70 - extent) + 1, "\(extent): \(height)")
      }
    }

    @Test(
      "Unknown extents are estimated until the items are measured, and keep their measurements",
      arguments: [false, true], [Axis.vertical, .horizontal])
    func unknown(isDriven: Bool, axis: Axis) async {
      let list = ListController()
      let photos = (0..<200).map { Photo(id: $0, height: $0.isMultiple(of: 2) ? 100 : nil) }
      let screen = await Screen(
        mixed(photos: photos, list: list, axis: axis).listScrolling(isDriven ? .driven : .native), wait: 0.5)
      // Half of the items are known, and the estimates of the others become their mean.
      #expect(abs(list.distance(to: .top)) < 1)
      for index in stride(from: 0, through: 190, by: 5) {
        list.scrollTo(index: index, anchor: .topLeading, animated: false)
        await screen.frames(4)
      }
      await list.jump(to: .bottom, on: screen, wait: 0.3)
      await list.jump(to: .top, on: screen, wait: 0.3)
      let other = ListController()
      let second = Screen(
        mixed(
          photos: (0..<200).map { Photo(id: $0, height: $0.isMultiple(of: 2) ? 100 : 70) }, list: other,
          axis: axis
        )
        .listScrolling(isDriven ? .driven : .native))
      await second.wait(0.5)
      let distances = (list.distance(to: .bottom), other.distance(to: .bottom))
      #expect(abs(distances.0 - distances.1) < 1 && distances.1 > 16_000, "\(distances)")
    }

    @ViewBuilder private func mixed(photos: [Photo], list: ListController, axis: Axis) -> some View {
      if axis == .vertical {
        VerticalList(
          photos, estimatedItemExtent: 50, itemExtent: { photo, _ in photo.height }, controller: list
        ) {
          Text("P\($0.id)").frame(width: 50, height: $0.height ?? 70)
        }
      } else {
        HorizontalList(
          photos, estimatedItemExtent: 50, itemExtent: { photo, _ in photo.height }, controller: list
        ) {
          Text("P\($0.id)").frame(width: $0.height ?? 70, height: 50)
        }
      }
    }
  }
#endif
