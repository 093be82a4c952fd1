import OverscrollCore

/// An id of the app's, that of the first item in sight.
struct PositionBinding {
  /// The id, as of the last update.
  let id: AnyHashable?
  /// Whether an id is one that the app can be given.
  let accepts: (AnyHashable) -> Bool
  /// Gives the app an id.
  let set: (AnyHashable) -> Void
}

/// Keeps an app's id and the first item in sight of a list the same.
///
/// Where the list is brought by the app's id, that one stays, even if its item can't come to the list's start: the app
/// is told of another item once the reader has scrolled. An app that doesn't take what it is told is left alone.
@MainActor final class PositionTie {
  private var binding: PositionBinding?
  /// The id that the app had in the last update, and the one that it was told since it set one.
  private var given: AnyHashable?
  private var told: AnyHashable?
  /// What it is about to be told.
  private var telling: AnyHashable?
  /// The first item in sight that is no news, and where it was seen; nil until the list has come to the app's place.
  private var reference: AnyHashable?
  private var seen: (item: Int, revision: UInt32)?
  private let warnings = WarningLog()

  /// Takes the app's id, and scrolls to its item if the app has set it.
  func take<ID>(_ binding: PositionBinding?, _ controller: ListController, _ source: ListSource<ID>?) {
    self.binding = binding
    if let binding, binding.id != given {
      given = binding.id
      if let id = binding.id, id != told { seek(id, controller, source) }
    }
    listMoved(controller, source)
  }

  private func seek<ID>(_ id: AnyHashable, _ controller: ListController, _ source: ListSource<ID>?) {
    (told, telling, reference, seen) = (nil, nil, nil, nil)
    // A list that comes back to where it was left, or is about to, is there to the point.
    let place: Int? =
      switch controller.pending {
      case .place(let place): place.item
      case .item, .id: nil
      case nil: controller.isReady ? controller.engine.firstInSight : nil
      }
    if let place, name(of: place, source) == id { return }
    controller.scrollTo(id: id, animated: false)
  }

  private func name<ID>(of item: Int, _ source: ListSource<ID>?) -> AnyHashable? {
    source.flatMap { source in binding.flatMap { source.name(from: item, accepts: $0.accepts) } }
  }

  /// The list may have scrolled.
  ///
  /// That may be in the middle of an update, in which nothing may be set; so the app is told in the main actor's next turn.
  func listMoved<ID>(_ controller: ListController, _ source: ListSource<ID>?) {
    guard binding != nil, let source, controller.isReady, controller.pending == nil,
      !controller.engine.isSeeking
    else { return }
    let now = (item: controller.engine.firstInSight, revision: controller.engine.list.contentRevision)
    guard seen.map({ $0 != now }) ?? true else { return }
    seen = now
    let id = name(of: now.item, source)
    warnings.take(id == nil && !source.isHeader(now.item) ? [.positionOfAnotherType] : [])
    guard let id, id != reference else { return }
    let isFirst = reference == nil
    reference = id
    guard !isFirst else { return }
    if telling == nil { Task { [weak self] in self?.tell() } }
    telling = id
  }

  private func tell() {
    guard let id = telling else { return }
    telling = nil
    told = id
    binding?.set(id)
  }
}
