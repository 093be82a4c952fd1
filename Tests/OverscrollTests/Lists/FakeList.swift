import OverscrollTesting
@testable import OverscrollCore
import OverscrollListCore

@testable import Overscroll
@testable import OverscrollLists

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// A simulated list view.
///
/// It shows rows by their ids, and measures each row's view when it is created, as SwiftUI does.
@MainActor final class FakeList: ListControllerDelegate {
  let isHorizontal = false
  let controllerStore = ListControllerStore()
  var controller: ListController { controllerStore.controller }
  private(set) var link: ListDataCoordinator<Int>
  let clock: TestClock
  /// Returns the measured extent of a row, in pt, from the row's id.
  var extent: (Int) -> Double
  /// Returns the extent that the app declares for a row, in pt, or `nil` if it is unknown.
  var known: ((Int) -> Double?)?
  /// Returns whether a row spans all lanes; `nil` if the app declares no spans.
  var spans: ((Int) -> Bool)?
  /// The app's bound id of the first visible row, or `nil`.
  var id: Int?
  /// Whether the app stores the id that the list sets.
  var takesIDs = true
  /// The ids that the list has set through the binding of `keepPlace(_:)`.
  private(set) var reportedRows: [Int?] = []
  private let position = PositionCoordinator()
  /// The content offset of the platform's scroll view, in pt.
  private(set) var platform = 0.0
  var isMoving = false
  /// The number of times that the list has written the platform's offset.
  ///
  /// `writesInMotion` counts only the writes while the platform scrolled.
  private(set) var writes = 0
  private(set) var writesInMotion = 0
  private(set) var views: [ItemIdentity<Int>: Int] = [:]
  private(set) var frames = 0
  /// The number of notifications about items that appeared, disappeared or moved.
  private(set) var changes = 0
  private(set) var rows: [Int] = []
  private var isMeasuring = false
  private let viewport: Double
  private var configuration: ListConfiguration
  /// Returns the offset that the platform takes for a requested one, and then reports at once, in pt.
  ///
  /// Without it, the platform takes each offset and reports nothing.
  var answer: ((Double) -> Double)?
  private let scrolling: ListScrolling
  private let estimate: Double?

  init(
    _ rows: [Int], controller: ListController? = nil, clock: TestClock = TestClock(),
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

  /// Configures the controller, and sets its rows and its layout.
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
    continueWithOwnController()
  }

  /// Detaches the list from its controller, as if its view were removed.
  func end() { controllerStore.detach(for: self) }

  func continueWithOwnController() {
    link = ListDataCoordinator(controller, after: link)
    show(rows)
  }

  /// Sets the number of columns, as a new evaluation of the list's view does.
  func setColumns(_ count: Int) { setArrangement(.columns(count)) }

  /// Sets the arrangement, as a new evaluation of the list's view does.
  func setArrangement(_ arrangement: ListArrangement) {
    configuration.arrangement = arrangement
    show(rows)
  }

  /// Sets new rows and measures their views.
  func update(_ rows: [Int]) {
    change(rows)
    measure()
  }

  /// Sets new rows without measuring their views.
  func change(_ rows: [Int]) {
    self.rows = rows
    let extent = known.map { known in { (index: Int, _: Double) in known(rows[index]) } }
    let span = spans.map { spans in { (index: Int) -> ListItemSpan in spans(rows[index]) ? .all : .lane } }
    link.update(ListSource(.plain(rows.count), id: { rows[$0] }, extent: extent, span: span), from: self)
  }

  /// Binds `id` to the first visible row, as `scrollPosition(id:)` does.
  func keepID() {
    let binding = PositionBinding(
      target: id.map { .id(AnyHashable($0)) }, anchor: .topLeading, accepts: { $0.base is Int },
      set: { [weak self] id in
        if let self, takesIDs { self.id = id.base as? Int }
      })
    position.update(binding, controller, link.source)
    measure()
  }

  /// Binds a position of the app.
  ///
  /// The binding ends when the user scrolls away from the position.
  func keepPlace(_ goal: ListTarget?) {
    let binding = PositionBinding(
      target: goal, anchor: .topLeading, endsWhenLeft: true, accepts: { $0.base is Int },
      set: { [weak self] id in self?.reportedRows.append(id.base as? Int) })
    position.update(binding, controller, link.source)
    measure()
  }

  func itemsChanged() {
    changes += 1
    link.itemsChanged()
  }

  func frameChanged(_ change: FrameChange) {
    frames += 1
    position.updateBinding(controller, link.source)
  }

  func report() { controller.scrolled(to: platform, isMoving ? .decelerating : .free, from: self) }

  func adjustOffset(by change: Double) {
    platform += change
    writes += 1
    if isMoving { writesInMotion += 1 }
    if let answer {
      platform = answer(platform)
      report()
    }
  }

  /// Reports a new offset and phase of the platform's scroll view.
  func report(_ offset: Double, _ phase: ObservedPhase) {
    platform = offset
    isMoving = phase == .tracking || phase == .decelerating
    clock.advance(by: .milliseconds(16))
    controller.scrolled(to: offset, phase, from: self)
    measure()
  }

  /// Advances the clock by a number of frames.
  func tick(_ count: Int = 1) {
    for _ in 0..<count {
      clock.advance(by: .milliseconds(16))
      controller.tick(from: self)
      measure()
    }
  }

  /// Creates views for the items near the viewport, and measures the new views.
  func measure() {
    for _ in 0..<50 {
      let items = link.items
      let new = items.filter { views[$0.id] == nil }
      views = Dictionary(items.map { ($0.id, $0.index) }, uniquingKeysWith: { first, _ in first })
      if new.isEmpty { return }
      for item in new { link.updateExtent(extent(item.id.id), of: item.id, from: self) }
    }
  }

  /// Whether the engine scrolls the list.
  var isDriven: Bool { controller.runner.engine.behavior.source == .engine }

  /// Returns the frame of the item at an index.
  func frame(of index: Int) -> ItemFrame { controller.content.frame(of: index) }

  /// The positions of the visible rows in the viewport, in pt, by id.
  var seen: [Int: Double] {
    var result: [Int: Double] = [:]
    let start = isDriven ? controller.scrollOffset : platform
    for item in link.items {
      let position = controller.content.frame(of: item.index).start - start
      if position < viewport, position + item.frame.extent > 0 { result[item.id.id] = position }
    }
    return result
  }

  /// The ids of the visible rows, in order of position.
  var seenRows: [Int] { seen.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map(\.key) }
}
