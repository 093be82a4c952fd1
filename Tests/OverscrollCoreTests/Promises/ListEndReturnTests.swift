import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Content that is past its end returns to its end, although items are first measured on the way.
@Suite struct ListEndReturnTests {
  @Test(
    "After the items at the end are removed, a driven list returns to its new end",
    arguments: [20, 60, 97, 150, 240], [1, 3, 100])
  func removal(longest: Int, removed: Int) {
    for seed in 0..<60 {
      let extents = (0..<200).map { 17 + ($0 &* 7919 &+ seed &* 104_729) % longest }
      var rig = ListRig(
        count: 200, configuration: ListConfiguration(arrangement: .stack), viewport: 600,
        extent: { Double(extents[$0]) })
      rig.send(.scrollTo(ItemTarget(item: 199, alignment: .end), animated: false))
      rig.tick(2 + seed % 3)
      rig.edit(.remove(200 - removed..<200))
      for frame in 0..<120 {
        rig.tick()
        #expect(!rig.seen().isEmpty, "blank in frame \(frame) of \(seed)")
      }
      let (offset, end) = (rig.viewportStart, rig.engine.list.maximumOffset)
      #expect(abs(offset - end) < 1, "\(seed): rests \(end - offset) pt before the end")
    }
  }
}
