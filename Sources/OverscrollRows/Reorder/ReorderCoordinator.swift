#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// A request to the app to move a row.
  ///
  /// The app may identify each row by one of several values.
  struct RowReorderRequest {
    /// The moved row.
    let source: [AnyHashable]
    /// The row after it; `nil` at the end of the section or list.
    let next: [AnyHashable]?
    /// The id of its section, in a list with sections.
    let section: AnyHashable?
    /// The row's index before and after the move.
    let indices: (old: Int, new: Int)
  }

  /// The coordinator of a list whose rows the user reorders.
  ///
  /// While a finger holds a row, the list shows the row at the place that `ReorderMachine` chooses. The data
  /// change once, when the finger lifts.
  @MainActor final class ReorderCoordinator: RowCoordinator, RowOrderSource {
    /// Whether the user can reorder rows.
    var isEnabled = true { didSet { if !isEnabled { cancel() } } }
    /// Sends a move to the app.
    var commit: (RowReorderRequest) -> Void = { _ in }
    /// Redraws the row that a finger holds, or that returns to its place.
    let lifted = RedrawSource()
    /// Never redraws a view; the other rows observe it.
    let still = RedrawSource()
    /// Redraws the view that cancels a drag by a key.
    let drags = RedrawSource()
    /// The views that lift their row at once.
    let handles = ReorderHandleRegistry()

    private(set) weak var list: (any RowList)?
    private(set) var drag: ReorderState?
    /// The list's identity of the held or returning row.
    private var floating: AnyHashable?
    /// The time of the last frame in which the list scrolled, in s.
    private var lastTick: Double?
    /// The number of drags so far.
    private var dragCount = 0
    private let dataTurn = NextTurnScheduler()
    private let dropTurn = NextTurnScheduler()

    func attach(to list: any RowList) { self.list = list }

    func listDisappeared() { cancel() }

    var decoratesRows: Bool { true }

    func decorate(_ row: AnyView, _ context: RowContext) -> AnyView {
      guard list?.rowKind(of: context.index) == .item else { return row }
      return AnyView(
        row.modifier(ReorderRowModifier(feature: self, context: context, isLifted: floating == context.id)))
    }

    #if !os(tvOS)
      var reader: AnyView? { AnyView(RowReader { ReorderReaderView(self) }) }
    #endif

    #if !os(tvOS)
      var overlay: AnyView? { AnyView(ReorderOverlayView(feature: self, drags: drags)) }
    #endif

    func listChanged(_ change: RowListChange) {
      guard let drag, let list else { return }
      if !list.isEnabled { cancel() }
      if drag.isOrphan { return dropTurn.run { [weak self] in self?.end() } }
      lifted.send()
      // Rows may have moved under the finger, which rests.
      if change == .data, drag.isHeld { dataTurn.run { [weak self] in self?.update() } }
    }
  }

  // The drag of a row.
  extension ReorderCoordinator {
    /// Whether a finger holds a row.
    var isDragging: Bool { drag?.isHeld == true }

    /// The position in the content of the row that floats, in pt.
    var liftedPosition: RowPoint {
      guard let list, let floating else { return RowPoint(main: 0, cross: 0) }
      if let drag, drag.isHeld { return list.contentPosition(of: drag.machine.origin) }
      let frame = list.row(of: floating).flatMap { list.frame(ofRow: $0) }
      return frame.map { list.contentPosition(of: $0.origin) } ?? RowPoint(main: 0, cross: 0)
    }

    /// Returns whether a press at a point of the reader lifts a row.
    func canLift(at point: CGPoint) -> Bool { row(at: point) != nil }

    private func row(at point: CGPoint) -> Int? {
      guard isEnabled, !isDragging, let list, list.isEnabled, !list.isDragged,
        let row = list.row(at: list.point(atReaderPoint: point)),
        list.rowKind(of: row) == .item
      else { return nil }
      return row
    }

    /// Lifts the row at a point of the reader.
    func lift(at point: CGPoint) {
      guard let list, let row = row(at: point), let frame = list.frame(ofRow: row),
        let id = list.rowID(of: row),
        let data = list.dataID(of: row)
      else { return }
      let machine = ReorderMachine(index: row, finger: list.point(atReaderPoint: point), frame: frame)
      drag = ReorderState(id: id, data: data, item: row, machine: machine)
      floating = id
      dragCount += 1
      list.features.orderSource = self
      RowFeedback.playImpact()
      show(animated: false)
    }

    /// Moves the finger to a point of the reader.
    func move(to point: CGPoint) {
      guard let list, isDragging else { return }
      drag?.machine.move(to: list.point(atReaderPoint: point))
      update()
    }

    /// Scrolls the list near its edges, for the time since the last frame.
    func tick() {
      let time = AmbientClock.current.uptime()
      let seconds = lastTick.map { time - $0 } ?? 0
      defer { lastTick = needsFrames ? time : nil }
      guard let list, let drag, drag.isHeld, seconds > 0 else { return }
      list.scrollRows(by: drag.machine.scrollVelocity(viewport: list.viewport.main) * min(seconds, 0.1))
      update()
    }

    /// Whether the list scrolls, because the finger is near an edge.
    var needsFrames: Bool {
      guard let list, let drag, drag.isHeld else { return false }
      return drag.machine.scrollVelocity(viewport: list.viewport.main) != 0
    }

    private func update() {
      guard let list, isDragging else { return }
      if drag?.machine.updateIndex(in: ListReorderLayout(list: list)) != nil {
        RowFeedback.playSelection()
        show(animated: true)
      }
      redraw()
    }

    /// Shows the row at its current place, and remembers its neighbors.
    private func show(animated: Bool) {
      guard let list else { return }
      drag?.neighbors = nil
      list.rearrangeRows(animation: animated ? animation : nil, floating: floating)
      if let index = drag?.machine.index {
        drag?.neighbors = .init(before: list.dataID(of: index - 1), after: list.dataID(of: index + 1))
      }
      redraw()
    }

    /// Redraws the held row, and updates whether the list scrolls.
    private func redraw() {
      lifted.send()
      drags.send()
      list?.updateFrames()
    }

    /// Whether the motion of the rows is reduced.
    var reducesMotion: Bool { list?.reducesMotion == true }

    /// The animation of rows; `nil` with reduced motion.
    var animation: Animation? { reducesMotion ? nil : .easeInOut(duration: Self.settlingTime) }

    /// Drops the row where it is.
    func drop() {
      guard let list, let drag, drag.isHeld else { return }
      let move = move(from: drag.item, to: drag.machine.index, in: list)
      self.drag?.isHeld = false
      if let move {
        RowFeedback.playImpact()
        commit(move)
      }
      settle()
      // The app changes its data in this turn. Otherwise, the row returns.
      dropTurn.run { [weak self] in self?.dropTurn.run { self?.end() } }
    }

    /// Returns the row to its place.
    func cancel() {
      guard isDragging else { return }
      drag?.isHeld = false
      end()
      settle()
    }

    /// Ends the drag, and shows the data's own order.
    private func end() {
      guard let drag, !drag.isHeld || drag.isOrphan else { return }
      if drag.isOrphan { floating = nil }
      self.drag = nil
      list?.rearrangeRows(animation: animation, floating: floating)
      list?.features.orderSource = nil
      redraw()
    }

    /// Moves the row from the finger to its place.
    ///
    /// It floats until it is there.
    private func settle() {
      withAnimation(animation) { lifted.send() }
      drags.send()
      list?.updateFrames()
      let count = dragCount
      Task { [weak self] in
        try? await AmbientClock.sleep(for: .seconds(Self.settlingTime))
        guard let self, dragCount == count, !isDragging else { return }
        floating = nil
        list?.rearrangeRows(animation: nil, floating: nil)
      }
    }

    /// The duration of the motions of rows, in s.
    private static let settlingTime = 0.25

    func arrangement(of data: RowSource) -> RowIndexMap? {
      guard let drag else { return nil }
      guard let item = data.index(of: drag.data, near: drag.item) else {
        self.drag?.isOrphan = true
        return nil
      }
      guard drag.isHeld else {
        return item == drag.item ? RowIndexMap(item: item, to: drag.machine.index) : nil
      }
      let index = min(drag.index(for: item, in: data), data.count - 1)
      self.drag?.item = item
      self.drag?.machine.renumber(index)
      return RowIndexMap(item: item, to: index)
    }
  }
#endif
