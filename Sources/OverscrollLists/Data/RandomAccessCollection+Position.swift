import Overscroll

extension RandomAccessCollection {
  /// The element at a position, counted from 0 for any index type.
  ///
  /// - Parameter position: A number in `0..<count`.
  /// - Complexity: O(1).
  package subscript(position position: Int) -> Element { self[index(startIndex, offsetBy: position)] }
}
