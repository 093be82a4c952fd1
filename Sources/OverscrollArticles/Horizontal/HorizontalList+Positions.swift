#if canImport(SwiftUI)
  public import Overscroll
  public import SwiftUI

  extension HorizontalList where ID == Int {
    /// The third article's: a row of a collection's elements, identified by their positions.
    ///
    /// ```swift
    /// HorizontalList(0..<1_000_000) { number in
    ///   Text("\(number)").frame(width: 80)
    /// }
    /// ```
    ///
    /// It takes a `Range`, a `ClosedRange` including its last number, an array, or any other random-access
    /// collection. If the elements are `Identifiable`, or an id is given, the initialiser with ids is chosen
    /// instead, and views move with their elements. Here views stay at their positions, so inserting elements
    /// before them changes what they show.
    ///
    /// The platform scrolls it; for the article's own fling add `.listScrolling(.driven(.article))`.
    ///
    /// - Parameters:
    ///   - data: The elements.
    ///   - content: Draws an element.
    @_disfavoredOverload
    public init<Data: RandomAccessCollection>(
      _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
      self.init(positions: data, ListParameters(), content: content)
    }
  }
#endif
