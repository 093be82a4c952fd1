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
/// is told of another item once the reader has scrolled.
@MainActor final class PositionTie {
  private var binding: PositionBinding?
  /// The id that the app has, as far as is known.
  private var known: AnyHashable?
  /// What it is about to be told.
  private var telling: AnyHashable?
  /// The first item in sight that is no news, and where it was seen; nil until the list has come to the app's place.
  private var reference: AnyHashable?
  private var seen: (item: Int, revision: UInt32)?

  /// Takes the app's id, and scrolls to its item if it is another id than before.
  func take<ID>(_ binding: PositionBinding?, _ controller: ListController, _ source: ListSource<ID>?) {
    self.binding = binding
    if let binding, binding.id != known {
      known = binding.id
      if let id = binding.id {
        (telling, reference, seen) = (nil, nil, nil)
        controller.scrollTo(id: id, animated: false)
      }
    }
    listMoved(controller, source)
  }

  /// The list may have scrolled.
  ///
  /// That may be in the middle of an update, in which nothing may be set; so the app is told in the main actor's next turn.
  func listMoved<ID>(_ controller: ListController, _ source: ListSource<ID>?) {
    guard let binding, let source, controller.isReady, !controller.engine.isSeeking else { return }
    let now = (item: controller.position.item, revision: controller.engine.list.contentRevision)
    guard seen.map({ $0 != now }) ?? true else { return }
    seen = now
    guard let id = source.name(from: now.item, accepts: binding.accepts), id != reference else { return }
    let isFirst = reference == nil
    reference = id
    guard !isFirst, id != known else { return }
    let isDue = telling != nil
    telling = id
    if !isDue { Task { [weak self] in self?.tell() } }
  }

  private func tell() {
    guard let id = telling else { return }
    telling = nil
    known = id
    binding?.set(id)
  }
}
