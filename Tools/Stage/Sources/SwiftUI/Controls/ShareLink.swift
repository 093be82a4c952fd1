import Foundation

/// A button that opens the share sheet.
///
/// The stage has no share sheet: it adds the file to `Stage.shared`. Belief: the label is the share symbol
/// followed by the title.
public struct ShareLink: PrimitiveView {
  private let title: LocalizedStringKey
  private let file: @Sendable () async throws -> SharedFile

  public init<Item: Transferable>(_ titleKey: LocalizedStringKey, item: Item, preview: SharePreview) {
    title = titleKey
    file = { try await Item.transferRepresentation.file(sending: item) }
  }

  func update(_ node: ViewNode) {
    let button = Button(action: { [file, stage = node.stage?.reference] in stage?.object?.share(file) }) {
      Label(title, systemImage: "square.and.arrow.up")
    }
    node.children = [node.resolve(button, in: node.children.first)]
  }
}

/// The preview of an item in the share sheet, which the stage ignores.
public struct SharePreview {
  public init(_ titleKey: LocalizedStringKey) {}
}

extension Stage {
  /// Creates a file and adds it to `shared`, or complains if creating it fails.
  func share(_ file: @escaping @Sendable () async throws -> SharedFile) {
    Task {
      do { shared.append(try await file()) } catch { complain("the shared file cannot be made: \(error)") }
    }
  }
}

extension TransferRepresentation {
  /// Returns the file that represents a value.
  ///
  /// The cast is needed because the compiler does not know that `value` has the type `Item`.
  fileprivate func file(sending value: some Transferable) async throws -> SharedFile {
    guard let item = value as? Item else { throw CancellationError() }
    return try await file(of: item)
  }
}
