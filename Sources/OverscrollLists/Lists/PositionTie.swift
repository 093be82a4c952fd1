import Overscroll
import OverscrollCore

#if canImport(SwiftUI)
  import SwiftUI
#endif

/// Where an app wants a list to be, and how the app is told where it is.
struct PositionBinding {
  /// A place in a list.
  enum Goal: Equatable {
    /// The item with an id.
    case id(AnyHashable)
    /// An edge of the content.
    case edge(ScrollEdge)
    /// A number of pt from the content's start.
    case offset(Double)
  }

  /// Where the list is to be, as of the last update; nil for where it is.
  let goal: Goal?
  /// Where in the viewport the item is to be that an id stands for, and which item's id the app is told; with nil, an item
  /// comes into sight by the least movement, and the app is told of the first in sight.
  var anchor: UnitPoint?
  /// Whether the place is over as soon as the list is scrolled away from it, if only by a little: the app is then told, and
  /// can ask for the same place again.
  var isOverOnceLeft = false
  /// Whether an id is one that the app can be given.
  let accepts: (AnyHashable) -> Bool
  /// Gives the app an id.
  let set: (AnyHashable) -> Void

  /// The edge where the list is to be, if it is one.
  var edge: ScrollEdge? { if case .edge(let edge) = goal { edge } else { nil } }
}

/// Keeps an app's id and the first item in sight of a list the same.
///
/// Where the list is brought by the app's id, that one stays, even if its item can't come to the list's start: the app
/// is told of another item once the reader has scrolled. An app that doesn't take what it is told is left alone.
@MainActor final class PositionTie {
  private var binding: PositionBinding?
  /// The id that the app had in the last update, and the one that it was told since it set one.
  private var given: PositionBinding.Goal?
  private var told: AnyHashable?
  /// What it is about to be told.
  private var telling: AnyHashable?
  /// The first item in sight that is no news, and where it was seen; nil until the list has come to the app's place.
  private var reference: AnyHashable?
  private var seen: (item: Int, revision: UInt32)?
  /// Where the list was seen at the app's place, and whether the app was told that it has left it.
  private var place: Place?
  private var isLeft = false
  private let warnings = WarningLog()
  private let turn = NextTurn()

  /// Takes what the app says, and scrolls to its place if the app has set another one.
  ///
  /// - Parameters:
  ///   - binding: What it says.
  ///   - animated: Whether what the app has set was set with an animation.
  ///   - controller: The list's controller.
  ///   - source: The list's data.
  func take<ID>(
    _ binding: PositionBinding?, animated: Bool = false, _ controller: ListController,
    _ source: ListSource<ID>?
  ) {
    self.binding = binding
    if let binding, binding.goal != given {
      given = binding.goal
      // Of an app that has let go of what it was told, the same id is a wish.
      if let goal = binding.goal { seek(goal, animated, controller, source) } else { told = nil }
    }
    listMoved(controller, source)
  }

  private func seek<ID>(
    _ goal: PositionBinding.Goal, _ animated: Bool, _ controller: ListController, _ source: ListSource<ID>?
  ) {
    if case .id(let id) = goal, id == told { return }
    let wasLeft = isLeft
    (told, telling, reference, seen, place, isLeft) = (nil, nil, nil, nil, nil, false)
    switch goal {
    case .edge(let edge): controller.scrollTo(edge == .start ? .top : .bottom, animated: animated)
    case .offset(let offset): controller.scrollTo(offset: offset, animated: animated)
    case .id(let id):
      // A list that comes back to where it was left, or is about to, is there to the point.
      let place: Int? =
        switch controller.pending {
        case .place(let place): place.item
        case .item, .id, .edge, .offset, .position: nil
        case nil: controller.isReady ? controller.item(at: binding?.anchor) : nil
        }
      if !wasLeft, let place, name(of: place, source) == id { return }
      controller.scrollTo(id: id, anchor: binding?.anchor, animated: animated)
    }
  }

  private func name<ID>(of item: Int, _ source: ListSource<ID>?) -> AnyHashable? {
    source.flatMap { source in binding.flatMap { source.name(from: item, accepts: $0.accepts) } }
  }

  /// The list may have scrolled.
  ///
  /// That may be in the middle of an update, in which nothing may be set; so the app is told in the main actor's next turn.
  func listMoved<ID>(_ controller: ListController, _ source: ListSource<ID>?) {
    guard let binding, let source, controller.isReady, controller.pending == nil,
      !controller.engine.isSeeking
    else { return }
    let isLeaving = isLeaving(binding, controller)
    // A list that stays at an edge has other items there as they come.
    if binding.isOverOnceLeft, binding.edge != nil, !isLeaving, !isLeft { return }
    let now = (item: controller.item(at: binding.anchor), revision: controller.engine.list.contentRevision)
    guard isLeaving || seen.map({ $0 != now }) ?? true else { return }
    seen = now
    let id = name(of: now.item, source)
    warnings.take(id == nil && !source.isHeader(now.item) ? [.positionOfAnotherType] : [])
    guard let id, isLeaving || id != reference else { return }
    let isNews = reference != nil || isLeaving
    reference = id
    isLeft = isLeft || isLeaving
    guard isNews else { return }
    turn.run { [weak self] in self?.tell() }
    telling = id
  }

  /// Whether the list has been scrolled away from the app's place just now.
  private func isLeaving(_ binding: PositionBinding, _ controller: ListController) -> Bool {
    guard binding.isOverOnceLeft, !isLeft, let goal = binding.goal else { return false }
    let now = Place(controller)
    if case .edge(let edge) = goal { return now.distance(to: edge) > Place.tolerance }
    defer { place = now }
    return place.map { now.isScrolled(from: $0) } ?? false
  }

  private func tell() {
    guard let id = telling else { return }
    telling = nil
    told = id
    binding?.set(id)
  }
}

/// Where the content of a list is in the viewport.
@MainActor private struct Place {
  /// How far the viewport's start is in the content, in pt, and how far it can be; a pull past an edge doesn't count.
  private let offset: Double
  private let end: Double
  private let viewport: Double
  private let revisions: [UInt32]

  /// How far, in pt, the rounding of a platform moves content at most.
  static let tolerance = 1.0

  init(_ controller: ListController) {
    viewport = controller.engine.list.viewport
    end = max(0, controller.engine.contentExtent - viewport)
    offset = min(max(0, controller.engine.origin + controller.engine.scrollOffset), end)
    revisions = [controller.engine.list.layoutRevision, controller.engine.list.contentRevision]
  }

  /// How far it is from an edge, in pt.
  func distance(to edge: ScrollEdge) -> Double { edge == .start ? offset : end - offset }

  /// Whether it has moved, with the same content in the same viewport.
  func isScrolled(from other: Place) -> Bool {
    viewport == other.viewport && revisions == other.revisions
      && abs(offset - other.offset) > Self.tolerance
  }
}
