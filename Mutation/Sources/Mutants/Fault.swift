import SwiftSyntax

/// A change of a piece of source text, as a rule proposes it.
struct Fault {
  let kind: MutantKind
  /// How the piece can be had in two versions.
  let form: Form
  /// The bytes of the piece that is there twice.
  let site: Range<Int>
  /// The bytes of it that are others.
  let edit: Range<Int>
  /// What they become.
  let replacement: String

  /// How one program can hold a piece in two versions.
  enum Form {
    /// An expression: a condition chooses between two.
    case expression
    /// A statement, or none: a branch chooses.
    case statement
  }

  init(
    _ kind: MutantKind, _ site: some SyntaxProtocol, form: Form = .expression,
    edit: (some SyntaxProtocol)?, to replacement: String
  ) {
    self.kind = kind
    self.form = form
    self.site = site.bytes
    self.edit = edit?.bytes ?? site.bytes
    self.replacement = replacement
  }

  /// The whole piece becomes another.
  init(_ kind: MutantKind, _ site: some SyntaxProtocol, form: Form = .expression, to replacement: String) {
    self.init(kind, site, form: form, edit: site, to: replacement)
  }
}

extension SyntaxProtocol {
  /// The bytes of the file that it takes, without what is around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Its text on one line, with one space for any others.
  var line: String { trimmedDescription.onOneLine }
}

extension String {
  /// The words of it, with one space between them.
  var onOneLine: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
