import OverscrollArticles
import SwiftUI

/// A list of harbours below a sun that turns with the pull.
@MainActor struct Harbours: View {
  @Environment(\.safeAreaInsets) private var safeAreaInsets
  @State private var names = (1...30).map { "Harbour \($0)" }
  @State private var yOffset: CGFloat = 0

  private let config = RefreshConfig()

  private var inset: CGFloat { config.headerHeight + safeAreaInsets.top }

  var body: some View {
    List(names, id: \.self) { name in
      Text(name)
        .padding()
        .listRowInsets(.zero)
        .if(name == names.first) { row in
          row.onChangeOffsetY { yOffset = $0 }
        }
    }
    .listStyle(.plain)
    .safeAreaInset(edge: .top, spacing: 0) {
      RefreshIconView(yOffset: $yOffset, config: config, headerInset: inset) {
        try? await Task.sleep(nanoseconds: 2_000_000_000)
        names.reverse()
      } refreshView: { state in
        Sun(state: state)
      }
    }
  }
}

/// A sun that turns with the pull, and is larger while the list refreshes.
@MainActor struct Sun: View {
  @Binding var state: RefreshState

  var body: some View {
    Image(systemName: "sun.max")
      .resizable()
      .scaledToFit()
      .frame(width: 40, height: 40)
      .rotationEffect(.degrees(state.mode == .pulling ? state.dragPosition * 360 : 0))
      .scaleEffect(state.mode == .refreshing ? 1.5 : 1)
      .animation(.default, value: state.mode == .refreshing)
  }
}
