import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// Scrolls to the first and the last item of a list with content insets.
@Suite struct ListScrollInsetTests {
  private static let alignments: [ItemAlignment] = [
    .start, .center, .end, .nearest, .share(0), .share(0.25), .share(0.8), .share(1),
  ]

  /// A list that scrolls to its first or last item.
  private struct Scene: CustomStringConvertible {
    let edge: ScrollEdge
    let count: Int
    let insets: EdgePair<Double>
    let extent: Double
    let viewport: Double
    let alignment: ItemAlignment

    var item: Int { edge == .start ? 0 : count - 1 }

    var description: String {
      "item \(item) of \(count), \(extent) long, \(alignment), insets \(insets.start) \(insets.end) in \(viewport)"
    }

    /// All combinations of inset and item extents, shorter and longer than the viewport.
    static func all(_ edge: ScrollEdge, _ alignment: ItemAlignment, counts: [Int]) -> [Scene] {
      var scenes: [Scene] = []
      for viewport in [300.0, 800] {
        for count in counts {
          for extent in [40, viewport - 1, viewport * 1.5] {
            for near in [0, 30, viewport / 2, viewport - 40, viewport, viewport * 4] {
              for far in [0, viewport * 2] {
                var insets = EdgePair(start: far, end: far)
                insets[edge] = near
                scenes.append(
                  Scene(
                    edge: edge, count: count, insets: insets, extent: extent, viewport: viewport,
                    alignment: alignment))
              }
            }
          }
        }
      }
      return scenes
    }

    /// Scrolls to an edge, and from there to the item.
    func rig(isObserved: Bool, from first: ScrollEdge) -> ListRig {
      let (item, extent) = (item, extent)
      var rig = ListRig(
        isObserved ? .platformTransform : .engine,
        count: count, configuration: ListConfiguration(insets: insets),
        viewport: viewport
      ) { $0 == item ? extent : 40 }
      if isObserved { rig.report(rig.platform, .resting) }
      rig.send(.scrollTo(.edge(first), animated: false))
      rig.tick(3)
      rig.send(.scrollTo(ItemTarget(item: item, alignment: alignment), animated: false))
      rig.tick(3)
      return rig
    }
  }

  @Test(
    "A scroll to the first or last item shows the item, for insets of any length",
    arguments: ScrollEdge.allCases, alignments)
  func inSight(edge: ScrollEdge, alignment: ItemAlignment) {
    for scene in Scene.all(edge, alignment, counts: [1, 12]) {
      for isObserved in [false, true] {
        for first in ScrollEdge.allCases {
          var rig = scene.rig(isObserved: isObserved, from: first)
          let start = rig.engine.list.frame(of: scene.item).start - rig.viewportStart
          let end = start + scene.extent
          let seen = min(end, scene.viewport) - max(start, 0)
          // Insets of at most half the viewport are shown beside an item of any length.
          let short = [scene.insets.start, scene.insets.end].filter { $0 <= scene.viewport / 2 }.max() ?? 0
          let least = min(scene.extent, scene.viewport) - short
          #expect(seen >= least - 0.01, "\(scene): from \(start) to \(end)")
          if scene.extent <= scene.viewport - short {
            #expect(seen >= scene.extent - 0.01, "\(scene): from \(start) to \(end)")
          }
        }
      }
    }
  }

  @Test(
    "An inset that fits beside the item, or in half the viewport, is shown with the item",
    arguments: ScrollEdge.allCases, alignments)
  func small(edge: ScrollEdge, alignment: ItemAlignment) {
    for scene in Scene.all(edge, alignment, counts: [2, 12])
    where scene.insets[edge] <= max(scene.viewport / 2, scene.viewport - scene.extent) {
      var list = scene.rig(isObserved: false, from: .start).engine.list
      let frame = list.frame(of: scene.item)
      let start = edge == .start ? 0 : frame.start
      let end = edge == .end ? list.contentExtent : frame.start + frame.extent
      let atEnd = end - scene.viewport
      let wanted =
        switch alignment {
        case .start: start
        case .center: (start + atEnd) / 2
        case .end: atEnd
        case .nearest: min(max(0, min(start, atEnd)), max(start, atEnd))
        case .share(let share): start + share * (atEnd - start)
        }
      #expect(abs(list.offset - min(max(wanted, 0), list.maximumOffset)) < 1e-9, "\(scene): \(list.offset)")
    }
  }

  @Test(
    "A scroll to an item below a pinned header shows the item, for an end inset of any length",
    arguments: alignments)
  func header(alignment: ItemAlignment) {
    for (viewport, inset) in [(300.0, 0.0), (300, 240), (300, 1000), (800, 5000)] {
      var list = ListEngine(ListConfiguration(insets: EdgePair(start: 0, end: inset)))
      _ = list.layOut(viewport: viewport, cross: 50)
      _ = list.insert(extents: [20], at: 0, kind: .header)
      _ = list.insert(extents: Array(repeating: 40, count: 30), at: 1)
      list.scroll(to: 100, velocity: 0)
      let offset = list.offset(for: ItemTarget(item: 30, alignment: alignment))
      let start = list.frame(of: 30).start - offset
      #expect(start >= 20 - 0.01 && start + 40 <= viewport + 0.01, "\(viewport), \(inset): \(start)")
    }
  }
}
