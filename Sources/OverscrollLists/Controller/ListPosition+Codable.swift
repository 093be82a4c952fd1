import Overscroll
public import OverscrollListCore

extension ListPosition: Codable {
  private enum CodingKeys: CodingKey { case item, offset }

  /// Decodes a position.
  ///
  /// Numbers out of range are accepted, and mean the nearest position in the list.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      item: try container.decode(Int.self, forKey: .item),
      offset: try container.decode(Double.self, forKey: .offset))
  }

  /// Encodes the item's index, and the distance in pt scrolled into the item.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(item, forKey: .item)
    try container.encode(offset, forKey: .offset)
  }
}
