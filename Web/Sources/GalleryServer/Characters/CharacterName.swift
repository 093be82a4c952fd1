/// The names of characters, such as `LATIN SMALL LETTER A`.
enum CharacterName {
  /// Returns the name of an assigned character, which is unique and not empty.
  ///
  /// The standard library has no name for controls, which have only aliases, and for ideographs that are
  /// newer than its table of names. For these characters the name follows Unicode's rules.
  static func of(_ scalar: Unicode.Scalar) -> String {
    let properties = scalar.properties
    if let name = properties.name ?? properties.nameAlias {
      // In Swift 6.3 the last character of the Khitan script has a name that ends in `-*` instead of its
      // digits.
      return name.hasSuffix("-*") ? name.dropLast() + digits(of: scalar) : name
    }
    if let control = controls[scalar.value] { return control }
    if properties.isUnifiedIdeograph { return "CJK UNIFIED IDEOGRAPH-" + digits(of: scalar) }
    if properties.isIdeographic { return "TANGUT IDEOGRAPH-" + digits(of: scalar) }
    return "CHARACTER-" + digits(of: scalar)
  }

  /// Returns a code point as it appears in names: at least four hexadecimal digits.
  private static func digits(of scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// The first alias of each control (NameAliases.txt of the Unicode Character Database).
  private static let controls: [UInt32: String] = {
    let names = lower + ["DELETE"] + upper
    let codes = Array(UInt32(0)...0x1F) + Array(UInt32(0x7F)...0x9F)
    return Dictionary(uniqueKeysWithValues: zip(codes, names))
  }()

  private static let lower = [
    "NULL", "START OF HEADING", "START OF TEXT", "END OF TEXT", "END OF TRANSMISSION", "ENQUIRY",
    "ACKNOWLEDGE",
    "ALERT", "BACKSPACE", "CHARACTER TABULATION", "LINE FEED", "LINE TABULATION", "FORM FEED",
    "CARRIAGE RETURN",
    "SHIFT OUT", "SHIFT IN", "DATA LINK ESCAPE", "DEVICE CONTROL ONE", "DEVICE CONTROL TWO",
    "DEVICE CONTROL THREE",
    "DEVICE CONTROL FOUR", "NEGATIVE ACKNOWLEDGE", "SYNCHRONOUS IDLE", "END OF TRANSMISSION BLOCK", "CANCEL",
    "END OF MEDIUM", "SUBSTITUTE", "ESCAPE", "INFORMATION SEPARATOR FOUR", "INFORMATION SEPARATOR THREE",
    "INFORMATION SEPARATOR TWO", "INFORMATION SEPARATOR ONE",
  ]

  private static let upper = [
    "PADDING CHARACTER", "HIGH OCTET PRESET", "BREAK PERMITTED HERE", "NO BREAK HERE", "INDEX", "NEXT LINE",
    "START OF SELECTED AREA", "END OF SELECTED AREA", "CHARACTER TABULATION SET",
    "CHARACTER TABULATION WITH JUSTIFICATION", "LINE TABULATION SET", "PARTIAL LINE FORWARD",
    "PARTIAL LINE BACKWARD", "REVERSE LINE FEED", "SINGLE SHIFT TWO", "SINGLE SHIFT THREE",
    "DEVICE CONTROL STRING",
    "PRIVATE USE ONE", "PRIVATE USE TWO", "SET TRANSMIT STATE", "CANCEL CHARACTER", "MESSAGE WAITING",
    "START OF GUARDED AREA", "END OF GUARDED AREA", "START OF STRING", "SINGLE GRAPHIC CHARACTER INTRODUCER",
    "SINGLE CHARACTER INTRODUCER", "CONTROL SEQUENCE INTRODUCER", "STRING TERMINATOR",
    "OPERATING SYSTEM COMMAND",
    "PRIVACY MESSAGE", "APPLICATION PROGRAM COMMAND",
  ]
}
