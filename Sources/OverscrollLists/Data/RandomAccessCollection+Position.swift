import Overscroll

extension RandomAccessCollection {
  /// The element at a position, counted from 0, whatever the indices are.
  ///
  /// - Parameter position: From 0 up to the count.
  /// - Complexity: O(1).
  package subscript(position position: Int) -> Element { self[index(startIndex, offsetBy: position)] }
}
