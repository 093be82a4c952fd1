#if canImport(SwiftUI)
  public import Overscroll
  public import SwiftUI

  extension HorizontalList where ID == Int {
    /// The third article's: a row of a collection's elements, told by their positions.
    ///
    /// ```swift
    /// HorizontalList(0..<1_000_000) { number in
    ///   Text("\(number)").frame(width: 80)
    /// }
    /// ```
    ///
    /// It takes a `Range`, a `ClosedRange` with its last number, an array, and any other collection with random access.
    /// Where elements are `Identifiable`, or an id is given, that form is taken, and views go with their elements; here
    /// they stay at their positions, so what is inserted before them changes what they show.
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
