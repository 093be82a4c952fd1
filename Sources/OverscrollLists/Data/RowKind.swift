/// The kinds of a list's items.
package enum RowKind: Hashable, Sendable {
  case item, header, footer
}
