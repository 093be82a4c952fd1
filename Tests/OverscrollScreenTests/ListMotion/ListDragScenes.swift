#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit))
  import Overscroll
  import OverscrollLists
  import SwiftUI

  /// A recorder of the tapped rows.
  @MainActor final class DragTaps {
    var rows: [Int] = []
  }

  /// A driven list of buttons.
  @MainActor struct DragCards: View {
    static let length: CGFloat = 50

    let axis: Axis
    var taps: DragTaps?

    var body: some View {
      if axis == .vertical {
        VerticalList(Row.rows(0..<300)) { card($0) }.listScrolling(.driven)
      } else {
        HorizontalList(Row.rows(0..<300)) { card($0) }.listScrolling(.driven)
      }
    }

    private func card(_ row: Row) -> some View {
      Button {
        taps?.rows.append(row.id)
      } label: {
        Text(row.title).environment(\.dynamicTypeSize, .xSmall)
          .frame(width: axis == .vertical ? 200 : Self.length, height: axis == .vertical ? Self.length : 200)
      }
    }
  }

  /// A list in a page that scrolls across the list.
  @MainActor struct DragAcrossPage: View {
    let axis: Axis

    var body: some View {
      if axis == .vertical {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            DragCards(axis: axis).frame(width: 390)
            Text("Next").frame(width: 390)
          }
        }
      } else {
        ScrollView {
          VStack(spacing: 0) {
            DragCards(axis: axis).frame(height: 800)
            Text("Next").frame(height: 800)
          }
        }
      }
    }
  }

  /// A list in a page that scrolls along the same axis.
  @MainActor struct DragAlongPage: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text("Before").frame(height: 200)
          DragCards(axis: .vertical).frame(height: 400)
          Text("After").frame(height: 800)
        }
      }
    }
  }

  /// A list that can be removed and shown again.
  @MainActor struct DragHiding: View {
    let isShown: Bool

    var body: some View {
      if isShown { DragCards(axis: .vertical) }
    }
  }
#endif
