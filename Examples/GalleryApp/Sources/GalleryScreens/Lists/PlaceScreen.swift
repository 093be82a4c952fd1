#if canImport(SwiftUI)
  import Combine
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// The numbers of a million rows, the newest first; a reload adds newer rows.
  @MainActor final class PlaceModel: ObservableObject {
    @Published private(set) var rows = (1...1_000_000).reversed()

    func reload() async throws {
      try await GalleryTime.sleep(.seconds(1.5))
      rows = (1...rows.count + 3).reversed()
    }
  }

  /// A million rows that code scrolls, with a position that the user can save and restore.
  @MainActor struct PlaceScreen: View {
    @StateObject private var model = PlaceModel()
    @StateObject private var list = ListController()
    @State private var savedPosition: ListPosition?
    @State private var isShown = true

    var body: some View {
      Group {
        if isShown {
          VerticalList(model.rows, id: \.self, controller: list) { number in
            Text("Row \(number)")
              .padding(.vertical, CGFloat(6 + number % 4 * 6))
              .frame(maxWidth: .infinity)
          }
          .listAnchor(.top)
          .pullToRefresh { try await model.reload() }
        } else {
          Color.clear
        }
      }
      .controls(hint) {
        HStack {
          Button("Middle") { list.scrollTo(index: model.rows.count / 2, anchor: .center) }
          Button("Down 50") { list.scrollTo(id: row(at: list.visibleRange.lowerBound + 50), anchor: .top) }
          Button("End") { list.scrollTo(.bottom) }
        }
        HStack {
          Button("Save") { savedPosition = list.position }
          Button("Restore") { if let savedPosition { list.restore(savedPosition) } }.disabled(
            savedPosition == nil)
          TraceLink(text: list.exportTrace)
        }
        Toggle("Show the list", isOn: $isShown).fixedSize()
      }
      .buttonStyle(.bordered)
      .navigationTitle("Jump to a row")
    }

    private var hint: String {
      let range = list.visibleRange
      guard isShown, let last = range.last, model.rows.indices.count > last else {
        return "Show the list again: it returns to the same rows."
      }
      return "Rows \(row(at: range.lowerBound).formatted()) to \(row(at: last).formatted()) are visible."
    }

    /// Returns the number of the row at an index of the list.
    private func row(at index: Int) -> Int { model.rows.count - index }
  }

  /// Shows the screen in Xcode's canvas.
  struct PlaceScreenPreviews: PreviewProvider {
    static var previews: some View { PlaceScreen() }
  }
#endif
