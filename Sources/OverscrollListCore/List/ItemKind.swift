/// The kind of an item: items of one kind share an estimate, and reuse each other's views.
package struct ItemKind: RawRepresentable, Hashable, Sendable {
  /// How many kinds there are.
  package static let count = 16
  /// The default kind.
  package static let standard = ItemKind(rawValue: 0)
  /// The header of a section: the last of the kinds.
  ///
  /// It spans all lanes, and can be pinned.
  package static let header = ItemKind(rawValue: 15)

  /// The kind's number, from 0 to 15.
  package let rawValue: UInt8

  /// Makes a kind.
  ///
  /// - Parameter rawValue: Its number, from 0 to 15. A larger one counts as 0.
  package init(rawValue: UInt8) { self.rawValue = rawValue < ItemKind.count ? rawValue : 0 }
}

/// What is known of one item, in 32 bits: whether it has been measured, its kind, and its extent in units.
///
/// An item that has not been measured carries its kind's estimate as its extent, so a sum needs no distinction.
/// The lowest 24 bits are the extent, the next four the kind; the sign says that it is an estimate.
struct ItemCode {
  static let extentMask: Int32 = 0xFF_FFFF
  private static let kindMask: Int32 = 0xF00_0000

  var bits: Int32

  @inline(__always)
  init(bits: Int32) { self.bits = bits }

  @inline(__always)
  init(extent: Int32, kind: ItemKind, isMeasured: Bool) {
    bits = extent | Int32(kind.rawValue) << 24 | (isMeasured ? 0 : Int32.min)
  }

  var extent: Int32 { bits & ItemCode.extentMask }
  var kind: ItemKind { ItemKind(rawValue: UInt8((bits & ItemCode.kindMask) >> 24)) }
  var isMeasured: Bool { bits >= 0 }
  var isHeader: Bool { bits & ItemCode.kindMask == ItemCode.kindMask }
}
