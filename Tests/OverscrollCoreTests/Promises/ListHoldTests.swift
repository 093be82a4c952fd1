import OverscrollTestSupport
import Testing

@testable import OverscrollCore
@testable import OverscrollListCore

/// What a reader sees stays, wherever the content is when the list changes.
///
/// Every place of the content meets every change, in each kind of source. The checks are the same for all:
/// no frame is blank, an item that stays visible keeps its place, and the content comes to rest in its range.
@Suite struct ListHoldTests {
  enum Place: CaseIterable { case start, pulledPastStart, returningToStart, middle, end, pastEnd }

  enum Change: CaseIterable {
    case replace, empty, insertFirst, insertAtSection, appendAll, removeVisible, removeMost, shrinkVisible
    case growCovered, growHeader, removeHeader, insertHeader, shorterViewport, taller, wider
  }

  /// A list of sections.
  struct Scene {
    var rig: ListRig
    var headers: Set<Int> = []

    init(_ source: ScrollBehavior.Source, sections: Int, rows: Int) {
      rig = ListRig(source, count: 0) { $0 % 1000 == 0 ? 30 : 60 }
      fill(sections: sections, rows: rows)
      settle()
    }

    /// Appends sections of a header and rows; headers have identities that are multiples of 1000.
    mutating func fill(sections: Int, rows: Int) {
      for _ in 0..<sections {
        rig.nextIdentity = (rig.nextIdentity / 1000 + 1) * 1000
        headers.insert(rig.nextIdentity)
        rig.edit(.insert(1, at: rig.identities.count, .header))
        rig.edit(.insert(rows, at: rig.identities.count))
      }
    }

    mutating func go(to position: Place) {
      let end = rig.engine.list.maximumOffset
      switch position {
      case .start: break
      case .pulledPastStart: drag(by: 300)
      case .returningToStart:
        drag(by: 300)
        rig.lift()
        rig.tick(4)
      case .middle: jump(to: (end / 2).rounded())
      case .end: jump(to: end)
      case .pastEnd:
        jump(to: end)
        drag(by: -300)
      }
    }

    private mutating func jump(to offset: Double) {
      let target = rig.engine.content.target(at: offset)
      rig.send(.scrollTo(target, animated: false))
      settle()
    }

    /// Drags with a finger that stands still in the end.
    private mutating func drag(by distance: Double) {
      rig.drag(by: distance, frames: 10)
      rig.pass(1.0 / 6)
    }

    mutating func settle() { rig.tick(200) }

    mutating func apply(_ change: Change) {
      let seen = rig.mountedItems.filter { rig.seen()[rig.identities[$0]] != nil }
      let count = rig.identities.count
      let first = seen.first ?? 0
      switch change {
      case .replace: replace(sections: 2, rows: 20)
      case .empty:
        replace(sections: 0, rows: 0)
        rig.tick(6)
        replace(sections: 3, rows: 20)
      case .insertFirst: rig.edit(.insert(20, at: 0))
      case .insertAtSection:
        let header = rig.identities[...max(first, 0)].lastIndex { headers.contains($0) } ?? 0
        rig.edit(.insert(20, at: header + 1))
      case .appendAll: rig.edit(.insert(20, at: count))
      case .removeVisible: rig.edit(.remove(first..<(seen.last ?? 0) + 1))
      case .removeMost:
        rig.edit(.remove(2..<count))
      case .shrinkVisible: shrink(to: 10)
      case .growCovered:
        let covered = rig.identities[first]
        rig.extent = { $0 == covered ? 200 : $0 % 1000 == 0 ? 30 : 60 }
        rig.send(.forgetExtents)
      case .growHeader:
        rig.extent = { $0 % 1000 == 0 ? 90 : 60 }
        rig.send(.forgetExtents)
      case .removeHeader:
        let header = rig.identities[...max(first, 0)].lastIndex { headers.contains($0) } ?? 0
        rig.edit(.remove(header..<header + 1))
      case .insertHeader:
        rig.nextIdentity = 90_000
        headers.insert(90_000)
        rig.edit(.insert(1, at: first, .header))
      case .shorterViewport: rig.send(.layOut(viewport: 500, cross: 400))
      case .taller: rig.send(.layOut(viewport: 900, cross: 400))
      case .wider:
        var configuration = rig.engine.list.configuration
        configuration.arrangement = .columns(2)
        rig.send(.configure(configuration))
      }
    }

    mutating func shrink(to extent: Double) {
      let shown = Set(rig.seen().keys)
      rig.extent = { shown.contains($0) ? extent : $0 % 1000 == 0 ? 30 : 60 }
      rig.send(.forgetExtents)
    }

    private mutating func replace(sections: Int, rows: Int) {
      rig.send(.reset(count: 0, .standard))
      rig.identities = []
      headers = []
      fill(sections: sections, rows: rows)
    }
  }

  @Test(
    "A change moves nothing that stays visible, and no frame is blank",
    arguments: [ScrollBehavior.Source.engine, .platformTransform, .platformInset], Place.allCases)
  func everyChangeAtEveryPlace(source: ScrollBehavior.Source, position: Place) {
    for change in Change.allCases {
      for (sections, rows) in [(3, 40), (1, 3)] {
        var scene = Scene(source, sections: sections, rows: rows)
        scene.go(to: position)
        let name = "\(change), \(sections) sections"
        var before = scene.rig.seen()
        // Rows are added below the header that is first, or the header itself changes.
        if change == .insertAtSection { before = before.filter { !scene.headers.contains($0.key) } }
        scene.apply(change)
        let after = scene.rig.seen()
        let remaining = before.filter { scene.rig.identities.contains($0.key) }
        if !remaining.isEmpty, rows > 3 {
          let least = remaining.compactMap { id, at in after[id].map { abs($0 - at) } }.min() ?? .infinity
          #expect(least < 1.01, "\(name): moved by \(least)")
        }
        guard scene.rig.engine.list.count > 0 else { continue }
        if position == .pulledPastStart || position == .pastEnd { scene.rig.lift() }
        for frame in 0..<60 {
          let isEmpty = scene.rig.seen().isEmpty
          #expect(!isEmpty, "\(name): blank in frame \(frame)")
          if isEmpty { break }
          scene.rig.tick()
        }
        scene.settle()
        let offset = scene.rig.viewportStart
        let end = scene.rig.engine.list.maximumOffset
        #expect(offset > -0.01 && offset < end + 0.01, "\(name): rests at \(offset) of \(end)")
        if change == .replace || change == .empty {
          #expect(abs(offset) < 0.01, "\(name): begins at \(offset)")
        }
      }
    }
  }

  @Test(
    "A long item that becomes short stays in sight",
    arguments: [ScrollBehavior.Source.engine, .platformTransform, .platformInset], [1500.0, 4000, 20_000])
  func fold(source: ScrollBehavior.Source, extent: Double) {
    for share in [0.02, 0.5, 0.98] {
      for item in [0, 5, 40] {
        var scene = Scene(source, sections: 1, rows: 40)
        let folded = scene.rig.identities[item]
        scene.rig.extent = { $0 == folded ? extent : $0 % 1000 == 0 ? 30 : 60 }
        scene.rig.send(.forgetExtents)
        scene.rig.send(.scrollTo(ItemTarget(item: item, offset: (extent - 800) * share), animated: false))
        scene.settle()
        scene.rig.extent = { $0 % 1000 == 0 ? 30 : 60 }
        scene.rig.send(.measure(item: item, extent: 60))
        scene.rig.send(.commit)
        for _ in 0..<60 {
          #expect(!scene.rig.seen().isEmpty, "blank")
          scene.rig.tick()
        }
        #expect(scene.rig.seen()[folded] != nil, "item \(item), \(share) of \(extent): \(scene.rig.seen())")
      }
    }
  }

  @Test("Several numbers of columns keep the same photo", arguments: 0..<60 as Range<UInt64>)
  func columns(seed: UInt64) {
    var random = Dice(seed: seed)
    var configuration = ListConfiguration(arrangement: .columns(3))
    var rig = ListRig(count: 600, configuration: configuration) { Double(80 + $0 % 7 * 10) }
    rig.send(.scrollTo(ItemTarget(item: Int.random(in: 100..<400, using: &random)), animated: false))
    rig.tick(120)
    let first = rig.engine.content.firstVisibleItem
    for _ in 0..<8 {
      configuration.arrangement = .columns(Int.random(in: 1...5, using: &random))
      rig.send(.configure(configuration))
      let late = rig.mountedItems.randomElement(using: &random) ?? 0
      rig.send(.measure(item: late, extent: 150))
      rig.send(.commit)
      rig.tick(10)
    }
    configuration.arrangement = .columns(3)
    rig.send(.configure(configuration))
    rig.tick(120)
    #expect(
      abs(rig.engine.content.firstVisibleItem - first) <= 2,
      "\(first), then \(rig.engine.content.firstVisibleItem)")
  }
}
