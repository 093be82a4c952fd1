#if canImport(SwiftUI)
  import OverscrollTrace
  public import SwiftUI

  /// The gallery: a list of screens, one for each component, and the one that is chosen.
  @MainActor public struct GalleryView: View {
    @State private var screen: Screen?
    @State private var hasLargeTitles = true
    @StateObject private var keeper = Keeper()
    private let arguments: LaunchArguments

    /// Makes the gallery.
    ///
    /// In a debug build, `-screen list` among the launch arguments opens a screen, by its name in `Screen`, and `-journal`
    /// has every screen keep a journal.
    public init() { self.init(.current) }

    init(_ arguments: LaunchArguments) {
      self.arguments = arguments
      TraceRecording.isEnabled = true
      arguments.apply()
    }

    /// The list of screens, with the chosen one beside it where there is room; or the one that a launch argument names.
    public var body: some View {
      if let matrix = arguments.matrix {
        matrix
      } else if let screen = arguments.screen {
        NavigationStack { shown(screen) }
      } else {
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
            shown(screen)
          } else {
            Text("Choose a screen").foregroundStyle(.secondary)
          }
        }
      }
    }

    /// A screen.
    ///
    /// Another screen is another view, also where both are made of the same parts.
    @ViewBuilder private func shown(_ screen: Screen) -> some View {
      let view = screen.view(keeper).journaled(arguments).id(screen)
      #if os(iOS)
        // The device check chooses its titles.
        if screen == .check {
          view
        } else {
          view.navigationBarTitleDisplayMode(hasLargeTitles ? .large : .inline)
        }
      #else
        view
      #endif
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
