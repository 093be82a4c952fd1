import SwiftSyntax

/// A fault, written by hand, that breaks a promise, and where the tests are that hold it.
public struct PromiseFault: Hashable, Sendable {
  /// The promise's number.
  public let promise: Int
  /// What a maintainer would have got wrong.
  public let what: String
  /// The file, as a path from the folder of all sources on.
  public let file: String
  /// The declaration, such as `EdgeMachine.rearm()`.
  public let context: String
  /// The expression, or the statement, that is changed, on one line.
  public let from: String
  /// What it becomes; a statement that is forgotten becomes nothing.
  public let to: String
  /// The suites that are about the promise.
  public let suites: [String]

  /// Writes a fault down.
  public init(
    _ promise: Int, _ what: String, in file: String, _ context: String, _ from: String, to: String,
    suites: String...
  ) {
    self.promise = promise
    self.what = what
    self.file = file
    self.context = context
    self.from = from
    self.to = to
    self.suites = suites
  }

  /// The mutant that it is of a file; nil if what is to be changed is not there, or more than once.
  public func mutant(of text: SourceText) -> Mutant? {
    let search = PieceSearch(from, in: context, isStatement: to.isEmpty)
    search.walk(text.tree)
    guard search.found.count == 1, let piece = search.found.first else { return nil }
    var names = MutantNames()
    let fault = Fault(.promise, piece, form: to.isEmpty ? .statement : .expression, to: to)
    return names.mutant(fault, in: text, context: context)
  }
}

/// Looks for a piece of a declaration by its text.
private final class PieceSearch: SyntaxAnyVisitor {
  private(set) var found: [Syntax] = []
  private let piece: String
  private let context: String
  private let isStatement: Bool

  init(_ piece: String, in context: String, isStatement: Bool) {
    self.piece = piece
    self.context = context
    self.isStatement = isStatement
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    let isRight = isStatement ? node.is(CodeBlockItemSyntax.self) : node.is(ExprSyntax.self)
    guard isRight, node.line == piece, node.context == context else { return .visitChildren }
    found.append(node)
    return .skipChildren
  }
}
