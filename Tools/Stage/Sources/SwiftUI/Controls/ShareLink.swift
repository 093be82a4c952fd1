import Foundation

/// A button that opens the share sheet, for which the stage has `shared`.
///
/// Documented: `ShareLink`. Belief: its own label is the title after the symbol of sharing.
public struct ShareLink: PrimitiveView {
  private let title: LocalizedStringKey
  private let file: @Sendable () async throws -> SharedFile

  public init<Item: Transferable>(_ titleKey: LocalizedStringKey, item: Item, preview: SharePreview) {
    title = titleKey
    file = { try await Item.transferRepresentation.file(sending: item) }
  }

  func update(_ node: ViewNode) {
    let button = Button(action: { [file, weak stage = node.stage] in stage?.share(file) }) {
      Label(title, systemImage: "square.and.arrow.up")
    }
    node.children = [node.resolve(button, in: node.children.first)]
  }
}

/// What the share sheet shows of what is sent.
///
/// Documented: `SharePreview`.
public struct SharePreview {
  public init(_ titleKey: LocalizedStringKey) {}
}

extension Stage {
  /// Sends a file, once it is made; one that cannot be made is a complaint.
  func share(_ file: @escaping @Sendable () async throws -> SharedFile) {
    Task {
      do { shared.append(try await file()) } catch { complain("what is shared cannot be made: \(error)") }
    }
  }
}

extension TransferRepresentation {
  /// The file of a value whose own way of being sent this is: only `Transferable` knows that the two types are one.
  fileprivate func file(sending value: some Transferable) async throws -> SharedFile {
    guard let item = value as? Item else { throw CancellationError() }
    return try await file(of: item)
  }
}
