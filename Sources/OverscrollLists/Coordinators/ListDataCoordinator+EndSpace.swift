import Overscroll
import OverscrollListCore

// The search for the end space's item by its id.
extension ListDataCoordinator {
  /// Sends the index of the end space's item, if it has changed.
  ///
  /// - Complexity: O(1) if the engine's index is right, otherwise as the search for an id.
  func sendEndSpace() {
    let last = controller.content.list.endSpace
    guard let source, let endSpace, let matches = source.match(endSpace.id) else {
      if last != nil { controller.send(.endSpace(nil)) }
      return
    }
    let isSame = last.map { $0.item < source.count && matches(source.id($0.item)) } ?? false
    let item = isSame ? last?.item : index(of: endSpace.id, limit: DataDiff<ID>.searchRadius)
    let alignment = controller.alignment(for: endSpace.anchor)
    guard last != item.map({ ItemTarget(item: $0, alignment: alignment) }) else { return }
    controller.send(.endSpace(item, alignment))
  }
}
