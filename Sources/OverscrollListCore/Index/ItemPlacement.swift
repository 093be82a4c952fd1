/// The placement of an item: its start, its extent and its lanes.
///
/// The start and the extent are in units of 1/192 pt.
struct ItemPlacement: Hashable, Sendable {
  var start: Int64
  var extent: Int64
  /// The first lane, counted from the leading side.
  var lane: Int32
  /// The number of lanes: all lanes for a header or a spanning item, otherwise 1.
  var span: Int32

  /// The end of the item, in units of 1/192 pt.
  var end: Int64 { start &+ extent }
}
