#if canImport(SwiftUI)
  public import SwiftUI

  /// The gallery: a list of screens, one for each component, and the one that is chosen.
  @MainActor public struct GalleryView: View {
    @State private var screen: Screen?
    @State private var hasLargeTitles = true
    @StateObject private var keeper = Keeper()

    /// Makes the gallery.
    public init() {}

    /// The list of screens, with the chosen one beside it where there is room.
    public var body: some View {
      NavigationSplitView {
        List(selection: $screen) {
          #if os(iOS)
            Section { Toggle("Large titles", isOn: $hasLargeTitles) }
          #endif
          ForEach(Screen.Part.allCases) { part in
            Section(part.rawValue) { ForEach(part.screens) { ScreenRow(screen: $0) } }
          }
        }
        .navigationTitle("Overscroll")
        #if os(macOS)
          .navigationSplitViewColumnWidth(min: 240, ideal: 280)
        #endif
      } detail: {
        if let screen {
          // Another screen is another view, also where both are made of the same parts.
          screen.view(keeper).id(screen)
            #if os(iOS)
              .navigationBarTitleDisplayMode(hasLargeTitles ? .large : .inline)
            #endif
        } else {
          Text("Choose a screen").foregroundStyle(.secondary)
        }
      }
    }
  }

  /// A screen in the list of screens.
  @MainActor struct ScreenRow: View {
    let screen: Screen

    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        Text(screen.words.title)
        Text(screen.words.line).font(.caption).foregroundStyle(.secondary)
      }
      .padding(.vertical, 2)
      .accessibilityElement(children: .combine)
    }
  }

  /// Shows the gallery in Xcode's canvas.
  struct GalleryViewPreviews: PreviewProvider {
    static var previews: some View { GalleryView() }
  }
#endif
