#if canImport(SwiftUI)
  import OverscrollArticles
  import SwiftUI

  /// The first article's indicator and rotating view, without a scroll view.
  @MainActor struct CompletionPartsScreen: View {
    @State private var progress = 0.6
    @State private var refreshing = false

    var body: some View {
      Form {
        Section("Pretend to pull") {
          Slider(value: $progress, in: 0...1) { Text("Progress") }
          Toggle("Refreshing", isOn: $refreshing)
        }
        Section("Indicators") {
          PullToRefresh(progress: progress, refreshing: refreshing)
            .frame(maxWidth: .infinity)
          PullToRefresh(iconSystemName: "sun.max", progress: progress, refreshing: refreshing)
            .frame(maxWidth: .infinity)
        }
        Section("Any view that turns") {
          RotatingView(progress: progress, animating: refreshing) {
            Image(systemName: "bird").font(.largeTitle).foregroundStyle(.tint)
          }
          .frame(maxWidth: .infinity)
        }
        Section("Numbers within 0 and 1") {
          LabeledContent("1.4") { Text((1.4).bounded(bottom: 0, top: 1), format: .number) }
          LabeledContent("-3") { Text((-3).bounded(bottom: 0, top: 1), format: .number) }
        }
      }
      .navigationTitle("The indicator")
    }
  }

  /// Shows the screen in Xcode's canvas.
  struct CompletionPartsScreenPreviews: PreviewProvider {
    static var previews: some View { CompletionPartsScreen() }
  }
#endif
