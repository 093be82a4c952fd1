@testable import OverscrollCore

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A list view in a test: it shows rows by their ids, and measures a view when it is made, as SwiftUI does.
@MainActor final class FakeList: ListHost {
  let isHorizontal = false
  let tenancy = ListTenancy()
  var controller: ListController { tenancy.controller }
  private(set) var link: ListDataLink<Int>
  let clock: ManualClock
  /// How long a row's view is, in pt, by its id.
  var extent: (Int) -> Double
  /// How long the app says that a row is going to be, in pt, if it does.
  var known: ((Int) -> Double)?
  /// An id of the app's, if it has one: that of the first row in sight.
  var id: Int?
  /// Whether the app takes the id that it is told.
  var takesIDs = true
  /// What the app was told as the list left the app's place.
  private(set) var told: [Int?] = []
  private let position = PositionTie()
  /// Where the platform is, in pt, where it scrolls.
  private(set) var platform = 0.0
  var isMoving = false
  /// How often the platform was written to, and while it moved.
  private(set) var writes = 0
  private(set) var writesInMotion = 0
  private(set) var views: [ItemIdentity<Int>: Int] = [:]
  private(set) var frames = 0
  /// How often it was told of other items, or of others' places.
  private(set) var changes = 0
  private(set) var rows: [Int] = []
  private var isMeasuring = false
  private let viewport: Double
  private let configuration: ListConfiguration
  private let scrolling: ListScrolling
  private let estimate: Double?

  init(
    _ rows: [Int], controller: ListController? = nil, clock: ManualClock = ManualClock(),
    configuration: ListConfiguration = ListConfiguration(), scrolling: ListScrolling = .native,
    viewport: Double = 600, estimate: Double? = nil,
    extent: @escaping (Int) -> Double = { Double(20 + $0.magnitude * 7919 % 100) }
  ) {
    self.extent = extent
    self.clock = clock
    let controller = controller ?? ListController(clock: clock)
    link = ListDataLink(controller)
    (self.viewport, self.configuration, self.scrolling, self.estimate) = (
      viewport, configuration, scrolling, estimate
    )
    _ = tenancy.take(controller, for: self)
    controller.attach(self)
    show(rows)
    if !scrolling.isDriven { report(0, .resting) }
    measure()
  }

  /// Shows rows, and tells the controller everything anew.
  private func show(_ rows: [Int]) {
    controller.configure(
      configuration, scrolling.engineBehavior(reducesMotion: false), estimate: estimate, from: self)
    update(rows)
    controller.layOut(viewport: viewport, cross: 300, from: self)
  }

  /// The app gives the list another controller.
  func give(_ controller: ListController) {
    guard tenancy.take(controller, for: self) else { return }
    controller.attach(self)
    goOn()
  }

  /// The list is gone.
  func end() { tenancy.end(for: self) }

  func goOn() {
    link = ListDataLink(controller, after: link)
    show(rows)
  }

  /// Shows other rows.
  func update(_ rows: [Int]) {
    change(rows)
    measure()
  }

  /// Shows other rows, of which new ones have not been measured yet.
  func change(_ rows: [Int]) {
    self.rows = rows
    let extent = known.map { known in { known(rows[$0]) } }
    link.update(ListSource(.plain(rows.count), id: { rows[$0] }, extent: extent), from: self)
  }

  /// Declares that the app keeps the id of the first row in sight, which it has set or not.
  func keepID() {
    let binding = PositionBinding(
      goal: id.map { .id(AnyHashable($0)) }, anchor: .topLeading, accepts: { $0.base is Int },
      set: { [weak self] id in
        if let self, takesIDs { self.id = id.base as? Int }
      })
    position.take(binding, controller, link.source)
    measure()
  }

  /// Declares that the app has a place, which is over once the list is scrolled away from it.
  func keepPlace(_ goal: PositionBinding.Goal?) {
    let binding = PositionBinding(
      goal: goal, anchor: .topLeading, isOverOnceLeft: true, accepts: { $0.base is Int },
      set: { [weak self] id in self?.told.append(id.base as? Int) })
    position.take(binding, controller, link.source)
    measure()
  }

  func itemsChanged() {
    changes += 1
    link.itemsChanged()
  }

  func frameChanged() {
    frames += 1
    position.listMoved(controller, link.source)
  }

  func report() { controller.scrolled(to: platform, isMoving ? .decelerating : .free, from: self) }

  func adjustOffset(by change: Double) {
    platform += change
    writes += 1
    if isMoving { writesInMotion += 1 }
  }

  /// The platform scrolls.
  func report(_ offset: Double, _ phase: ObservedPhase) {
    platform = offset
    isMoving = phase == .tracking || phase == .decelerating
    clock.advance(by: .milliseconds(16))
    controller.scrolled(to: offset, phase, from: self)
    measure()
  }

  /// Frames go by.
  func tick(_ count: Int = 1) {
    for _ in 0..<count {
      clock.advance(by: .milliseconds(16))
      controller.tick(from: self)
      measure()
    }
  }

  /// Makes views for what is mounted, and measures the new ones.
  func measure() {
    for _ in 0..<50 {
      let items = link.items
      let new = items.filter { views[$0.id] == nil }
      views = Dictionary(items.map { ($0.id, $0.index) }, uniquingKeysWith: { first, _ in first })
      if new.isEmpty { return }
      for item in new { link.measured(extent(item.id.id), of: item.id, from: self) }
    }
  }

  /// Where each row is seen, by its id.
  var seen: [Int: Double] {
    var result: [Int: Double] = [:]
    let isDriven = controller.engine.scroll.scroller.behavior.source == .driven
    let start = isDriven ? controller.scrollOffset : platform
    for item in link.items {
      let place = controller.engine.frame(of: item.index).start - start
      if place < viewport, place + item.frame.extent > 0 { result[item.id.id] = place }
    }
    return result
  }

  /// The rows that are seen, in order of their places.
  var seenRows: [Int] { seen.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key) }
}
