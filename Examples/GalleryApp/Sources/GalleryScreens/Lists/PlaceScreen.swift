#if canImport(SwiftUI)
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// A million rows that code scrolls, with a position that the user can save and restore.
  @MainActor struct PlaceScreen: View {
    @StateObject private var list = ListController()
    @State private var savedPosition: ListPosition?
    @State private var isShown = true

    var body: some View {
      Group {
        if isShown {
          VerticalList(0..<1_000_000, id: \.self, controller: list) { number in
            Text("Row \(number)")
              .padding(.vertical, CGFloat(6 + number % 4 * 6))
              .frame(maxWidth: .infinity)
          }
        } else {
          Color.clear
        }
      }
      .controls(hint) {
        HStack {
          Button("To middle") { list.scrollTo(index: 500_000, anchor: .center) }
          Button("Down 50") { list.scrollTo(id: list.visibleRange.lowerBound + 50, anchor: .top) }
          Button("To end") { list.scrollTo(.bottom) }
        }
        HStack {
          Button("Save") { savedPosition = list.position }
          Button("Restore") { if let savedPosition { list.restore(savedPosition) } }.disabled(
            savedPosition == nil)
          TraceLink(text: list.exportTrace)
        }
        Toggle("Show list", isOn: $isShown).fixedSize()
      }
      .buttonStyle(.bordered)
      .navigationTitle("Places")
    }

    private var hint: String {
      let range = list.visibleRange
      guard let last = range.last else { return "Show the list again: it returns to the same position." }
      return "Rows \(range.lowerBound.formatted()) to \(last.formatted()) are visible."
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct PlaceScreenPreviews: PreviewProvider {
    static var previews: some View { PlaceScreen() }
  }
#endif
