#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// A list that keeps the rows that left last, with their numbers.
  @MainActor struct CacheScreen: View {
    /// The selectable numbers of cached rows.
    private enum CacheSize: String, CaseIterable, Identifiable {
      case none = "None"
      case ten = "10 rows"
      case hundred = "100 rows"

      var id: Self { self }

      var count: Int? {
        switch self {
        case .none: nil
        case .ten: 10
        case .hundred: 100
        }
      }
    }

    @State private var size = CacheSize.hundred
    @StateObject private var model = PlaceModel()
    @StateObject private var list = ListController()

    var body: some View {
      VerticalList(model.rows, id: \.self, spacing: 8, controller: list) { CounterRow(number: $0) }
        .listCache(size.count)
        .listInsets(.vertical, 8)
        .listAnchor(.top)
        .pullToRefresh { try await model.reload() }
        .controls("Count in some rows, scroll away, and come back.") {
          Picker("Cache", selection: $size) {
            ForEach(CacheSize.allCases) { @Sendable in Text($0.rawValue).tag($0) }
          }
          .pickerStyle(.segmented)
          .labelsHidden()
          HStack {
            Button("Top") { list.scrollTo(.top) }
            Button("Down 40") { list.scrollTo(index: 40, anchor: .top) }
            Button("Down 500") { list.scrollTo(index: 500, anchor: .top) }
          }
          .buttonStyle(.bordered)
        }
        .navigationTitle("Kept rows")
    }
  }

  /// A row that counts the taps on its button.
  @MainActor private struct CounterRow: View {
    let number: Int
    @State private var count = 0

    var body: some View {
      HStack {
        Text("Row \(number)").frame(maxWidth: .infinity, alignment: .leading)
        Button("Counted \(count)") { count += 1 }.buttonStyle(.bordered)
      }
      .padding()
      .cardBackground()
      .padding(.horizontal)
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct CacheScreenPreviews: PreviewProvider {
    static var previews: some View { CacheScreen() }
  }
#endif
