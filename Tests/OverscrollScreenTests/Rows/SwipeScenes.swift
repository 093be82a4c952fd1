#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import OverscrollLists
  import OverscrollRows
  import SwiftUI

  /// A list in a page that scrolls horizontally.
  @MainActor struct SwipePagesView: View {
    let model: SwipeReportModel
    let kind: SwipeReportKind
    let isDriven: Bool

    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          SwipeReportPage(model: model, kind: kind, isDriven: isDriven).frame(width: 390)
          Text("Next").frame(width: 390)
        }
      }
    }
  }

  /// Rows with a control that handles horizontal movements.
  @MainActor struct SwipeControlsView: View {
    @ObservedObject var model: SwipeReportModel
    let hasSlider: Bool
    let isDriven: Bool

    var body: some View {
      VerticalList(model.rows) { row in
        VStack(spacing: 0) {
          Text(row.title).frame(height: 30)
          if hasSlider {
            Slider(value: $model.volume, in: 0...1) { Text("Volume") }.frame(height: 60)
          } else {
            ScrollView(.horizontal) {
              HStack(spacing: 0) {
                ForEach(0..<20, id: \.self) { Text("\(row.id)-\($0)").frame(width: 100, height: 60) }
              }
            }
            .frame(height: 60)
          }
        }
        .listSwipeActions { Button("Flag") { model.log.append("flag") } }
      }
      .listScrolling(isDriven ? .driven : .native)
    }
  }

  /// A list in a page that a button pushes.
  @MainActor struct SwipePushedView: View {
    let model: SwipeReportModel
    let kind: SwipeReportKind
    let isDriven: Bool
    @State private var isPushed = false

    var body: some View {
      NavigationStack {
        Button("Open") { isPushed = true }
          .navigationDestination(isPresented: $isPushed) {
            SwipeReportPage(model: model, kind: kind, isDriven: isDriven)
          }
      }
    }
  }
#endif
