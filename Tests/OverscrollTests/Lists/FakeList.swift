@testable import OverscrollCore

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A list view in a test.
///
/// It shows rows by their ids, and measures a view when the view is made, as SwiftUI does.
@MainActor final class FakeList: ListControllerDelegate {
  let isHorizontal = false
  let controllerStore = ListControllerStore()
  var controller: ListController { controllerStore.controller }
  private(set) var link: ListDataCoordinator<Int>
  let clock: ManualClock
  /// The extent of a row's view, in pt, by the row's id.
  var extent: (Int) -> Double
  /// The extent that the app declares for a row, in pt, or `nil`.
  var known: ((Int) -> Double)?
  /// The app's id of the first visible row, or `nil`.
  var id: Int?
  /// Whether the app accepts the id that the list sets.
  var takesIDs = true
  /// The ids that the app received when the list left the app's position.
  private(set) var told: [Int?] = []
  private let position = PositionCoordinator()
  /// The platform's content offset, in pt, if the platform scrolls.
  private(set) var platform = 0.0
  var isMoving = false
  /// The number of writes to the platform's offset.
  ///
  /// `writesInMotion` is the number of writes while the platform moved.
  private(set) var writes = 0
  private(set) var writesInMotion = 0
  private(set) var views: [ItemIdentity<Int>: Int] = [:]
  private(set) var frames = 0
  /// The number of notifications about changed items or changed positions.
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
    link = ListDataCoordinator(controller)
    (self.viewport, self.configuration, self.scrolling, self.estimate) = (
      viewport, configuration, scrolling, estimate
    )
    _ = controllerStore.update(controller, for: self)
    controller.attach(self)
    show(rows)
    if !scrolling.isDriven { report(0, .resting) }
    measure()
  }

  /// Shows rows, and updates everything in the controller.
  private func show(_ rows: [Int]) {
    controller.configure(
      configuration, scrolling.engineBehavior(reducesMotion: false), estimate: estimate, from: self)
    update(rows)
    controller.layOut(viewport: viewport, cross: 300, from: self)
  }

  /// Sets a new controller, as an app does.
  func give(_ controller: ListController) {
    guard controllerStore.update(controller, for: self) else { return }
    controller.attach(self)
    applyDeclaration()
  }

  /// Removes the list.
  func end() { controllerStore.detach(for: self) }

  func applyDeclaration() {
    link = ListDataCoordinator(controller, after: link)
    show(rows)
  }

  /// Shows new rows and measures them.
  func update(_ rows: [Int]) {
    change(rows)
    measure()
  }

  /// Shows new rows without measuring them.
  func change(_ rows: [Int]) {
    self.rows = rows
    let extent = known.map { known in { known(rows[$0]) } }
    link.update(ListSource(.plain(rows.count), id: { rows[$0] }, extent: extent), from: self)
  }

  /// Declares that the app binds the id of the first visible row.
  func keepID() {
    let binding = PositionBinding(
      target: id.map { .id(AnyHashable($0)) }, anchor: .topLeading, accepts: { $0.base is Int },
      set: { [weak self] id in
        if let self, takesIDs { self.id = id.base as? Int }
      })
    position.update(binding, controller, link.source)
    measure()
  }

  /// Declares a position of the app's, which ends once the list is scrolled away from it.
  func keepPlace(_ goal: PositionBinding.Target?) {
    let binding = PositionBinding(
      target: goal, anchor: .topLeading, endsWhenLeft: true, accepts: { $0.base is Int },
      set: { [weak self] id in self?.told.append(id.base as? Int) })
    position.update(binding, controller, link.source)
    measure()
  }

  func itemsChanged() {
    changes += 1
    link.itemsChanged()
  }

  func frameChanged() {
    frames += 1
    position.updateBinding(controller, link.source)
  }

  func report() { controller.scrolled(to: platform, isMoving ? .decelerating : .free, from: self) }

  func adjustOffset(by change: Double) {
    platform += change
    writes += 1
    if isMoving { writesInMotion += 1 }
  }

  /// Reports a new offset of the platform.
  func report(_ offset: Double, _ phase: ObservedPhase) {
    platform = offset
    isMoving = phase == .tracking || phase == .decelerating
    clock.advance(by: .milliseconds(16))
    controller.scrolled(to: offset, phase, from: self)
    measure()
  }

  /// Advances the clock by some frames.
  func tick(_ count: Int = 1) {
    for _ in 0..<count {
      clock.advance(by: .milliseconds(16))
      controller.tick(from: self)
      measure()
    }
  }

  /// Makes views for the mounted items, and measures the new ones.
  func measure() {
    for _ in 0..<50 {
      let items = link.items
      let new = items.filter { views[$0.id] == nil }
      views = Dictionary(items.map { ($0.id, $0.index) }, uniquingKeysWith: { first, _ in first })
      if new.isEmpty { return }
      for item in new { link.updateExtent(extent(item.id.id), of: item.id, from: self) }
    }
  }

  /// The positions of the visible rows, by id.
  var seen: [Int: Double] {
    var result: [Int: Double] = [:]
    let isDriven = controller.engine.scroll.scroller.behavior.source == .engine
    let start = isDriven ? controller.scrollOffset : platform
    for item in link.items {
      let place = controller.engine.frame(of: item.index).start - start
      if place < viewport, place + item.frame.extent > 0 { result[item.id.id] = place }
    }
    return result
  }

  /// The visible rows, in order of position.
  var seenRows: [Int] { seen.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key) }
}
