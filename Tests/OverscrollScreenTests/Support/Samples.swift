#if canImport(SwiftUI)
  import Overscroll
  import SwiftUI

  /// The data of one row in a test.
  struct Row: Identifiable, Hashable {
    let id: Int

    var title: String { "Row \(id)" }

    static func rows(_ range: Range<Int>) -> [Row] { range.map(Row.init) }
  }

  /// The view of a row.
  ///
  /// Tests count how often its body runs.
  @MainActor struct RowView: View {
    let row: Row
    var height: CGFloat = 44

    var body: some View { Text(row.title).frame(maxWidth: .infinity, minHeight: height, maxHeight: height) }
  }

  /// A vertical stack of rows, without scrolling.
  @MainActor struct RowStack: View {
    var rows = Row.rows(0..<40)
    var height: CGFloat = 44

    var body: some View {
      VStack(spacing: 0) { ForEach(rows) { RowView(row: $0, height: height) } }
    }
  }

  /// Rows whose pull runs an action.
  @MainActor struct RefreshableRows: View {
    let work: Work

    var body: some View {
      RefreshableScrollView {
        try await work.run()
      } content: {
        RowStack()
      }
    }
  }

  /// An action that runs until a test ends it.
  @MainActor final class Work {
    private(set) var starts = 0
    private(set) var cancellations = 0
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    struct Failure: Error {}

    func run() async throws {
      starts += 1
      do {
        try await withTaskCancellationHandler {
          try await withCheckedThrowingContinuation { waiting.append($0) }
        } onCancel: {
          Task { @MainActor in self.end(throwing: CancellationError()) }
        }
      } catch is CancellationError {
        cancellations += 1
        throw CancellationError()
      }
    }

    /// Whether a call of the action is running.
    var isRunning: Bool { !waiting.isEmpty }

    func succeed() {
      waiting.forEach { $0.resume() }
      waiting = []
    }

    func fail() { end(throwing: Failure()) }

    /// Ends the action with the error `NoMoreContent`.
    func succeedWithoutMore() { end(throwing: NoMoreContent()) }

    func cancel() { end(throwing: CancellationError()) }

    private func end(throwing error: any Error) {
      waiting.forEach { $0.resume(throwing: error) }
      waiting = []
    }
  }

  extension View {
    /// Lets scroll views bounce always, or only if their content is larger than the viewport.
    ///
    /// Before iOS 16.4 and macOS 13.3, the view is unchanged.
    @ViewBuilder func bounces(basedOnSize isBasedOnSize: Bool, axes: Axis.Set) -> some View {
      if #available(iOS 16.4, macOS 13.3, *) {
        scrollBounceBehavior(isBasedOnSize ? .basedOnSize : .automatic, axes: axes)
      } else {
        self
      }
    }
  }
#endif
