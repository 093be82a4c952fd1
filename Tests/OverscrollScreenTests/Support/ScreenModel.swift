#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The data and the actions of a screen; a test uses some of them.
  @MainActor final class ScreenModel: ObservableObject {
    @Published var rows: [Row]
    @Published var hasMore = true
    @Published var isShown = true
    @Published var isEnabled = true
    @Published var isLoading = false
    @Published var isPushed = false
    @Published var generation = 0
    @Published var status = RefreshStatus()
    let (work, more) = (Work(), Work())
    let controller = RefreshController()
    let list = ListController()
    var calls = 0

    init(_ rows: Range<Int> = 0..<40) { self.rows = Row.rows(rows) }
  }

  /// A view that is evaluated again when its model changes.
  struct ModelView<Model: ObservableObject, Content: View>: View {
    @ObservedObject private var model: Model
    private let content: @MainActor (ObservedObject<Model>.Wrapper) -> Content

    init(_ model: Model, @ViewBuilder content: @escaping @MainActor () -> Content) {
      self.model = model
      self.content = { _ in content() }
    }

    /// Makes a view with the bindings of the model's properties.
    init(
      _ model: Model,
      @ViewBuilder bound content: @escaping @MainActor (ObservedObject<Model>.Wrapper) -> Content
    ) {
      self.model = model
      self.content = content
    }

    var body: some View { content($model) }
  }

  /// Rows with an id, as a section of a list.
  struct RowGroup: Identifiable {
    let id: Int
    var rows: [Row]

    /// Returns groups with the ids from 0, each with as many rows.
    static func groups(_ count: Int, of rows: Int) -> [RowGroup] {
      (0..<count).map { RowGroup(id: $0, rows: Row.rows($0 * rows..<($0 + 1) * rows)) }
    }
  }

  /// Runtime warnings that were logged since the recorder was made.
  @MainActor final class WarningRecorder {
    private(set) var warnings: [RuntimeWarning] = []
    private let last = WarningLog.sink

    init() { WarningLog.sink = { [weak self] in self?.warnings.append($0) } }

    /// Restores the previous receiver of warnings.
    func end() { WarningLog.sink = last }
  }
#endif
