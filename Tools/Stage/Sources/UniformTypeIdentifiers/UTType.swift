/// The type of a file.
///
/// Documented: `UTType`.
public struct UTType: Hashable, Sendable {
  public let identifier: String

  public static let plainText = UTType(identifier: "public.plain-text")
}
