/// The kind of an item, for example a section header.
///
/// Items of one kind share an estimated extent, and reuse the same views.
package struct ItemKind: RawRepresentable, Hashable, Sendable {
  /// The number of kinds.
  package static let count = 8
  /// The default kind.
  package static let standard = ItemKind(rawValue: 0)
  /// The kind of section headers.
  ///
  /// A header spans all lanes, and can be pinned.
  package static let header = ItemKind(rawValue: 7)
  /// The kind of section footers and of items that span all lanes.
  ///
  /// Such an item scrolls with the list.
  package static let spanning = ItemKind(rawValue: 6)

  /// The kind's number, from 0 to 7.
  package let rawValue: UInt8

  /// Creates a kind.
  ///
  /// - Parameter rawValue: A number from 0 to 7. A larger number becomes 0.
  package init(rawValue: UInt8) { self.rawValue = rawValue < ItemKind.count ? rawValue : 0 }
}

/// The extent, the kind and the measured flag of an item in 32 bits.
///
/// The lowest 28 bits are the extent in units of 1/192 pt, and the next three bits are the kind. The sign
/// bit is set if the extent is an estimate. An unmeasured item stores the estimate of its kind, so a sum of
/// extents does not depend on the sign bit.
struct ItemCode {
  static let extentMask: Int32 = 0xFFF_FFFF
  private static let kindMask: Int32 = 0x7000_0000
  private static let spanMask: Int32 = 0x6000_0000

  var bits: Int32

  @inline(__always)
  init(bits: Int32) { self.bits = bits }

  @inline(__always)
  init(extent: Int32, kind: ItemKind, isMeasured: Bool) {
    bits = extent | Int32(kind.rawValue) << 28 | (isMeasured ? 0 : Int32.min)
  }

  var extent: Int32 { bits & ItemCode.extentMask }
  var kind: ItemKind { ItemKind(rawValue: UInt8((bits & ItemCode.kindMask) >> 28)) }
  var isMeasured: Bool { bits >= 0 }
  var isHeader: Bool { bits & ItemCode.kindMask == ItemCode.kindMask }
  /// Whether the item spans all lanes.
  ///
  /// The kinds 6 and 7, `spanning` and `header`, share their two highest bits.
  var spansLanes: Bool { bits & ItemCode.spanMask == ItemCode.spanMask }
}
