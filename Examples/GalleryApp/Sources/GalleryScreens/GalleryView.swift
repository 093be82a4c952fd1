#if canImport(SwiftUI)
  import OverscrollTrace
  public import SwiftUI

  /// The gallery: a list of screens and the selected screen.
  @MainActor public struct GalleryView: View {
    @State private var screen: Screen?
    @State private var hasLargeTitles = true
    @StateObject private var keeper = Keeper()
    private let arguments: LaunchArguments

    /// Creates the gallery.
    ///
    /// A debug build reads launch arguments. `-screen list` opens a screen by its name in `Screen`.
    /// `-journal` records each display frame of every screen.
    public init() { self.init(.current) }

    init(_ arguments: LaunchArguments) {
      self.arguments = arguments
      TraceRecording.isEnabled = true
      arguments.apply()
    }

    /// The gallery, or only the screen that the launch arguments open.
    public var body: some View {
      if let matrix = arguments.matrix {
        matrix
      } else if let screen = arguments.screen {
        NavigationStack { screenView(screen) }
      } else {
        NavigationSplitView {
          List(selection: $screen) {
            #if os(iOS)
              Section { Toggle("Large titles", isOn: $hasLargeTitles) }
            #endif
            ForEach(Screen.Part.allCases) { @Sendable part in
              Section(part.rawValue) { ForEach(part.screens, content: ScreenRow.init) }
            }
          }
          .navigationTitle("Overscroll")
          #if os(macOS)
            .navigationSplitViewColumnWidth(min: 240, ideal: 280)
          #endif
        } detail: {
          if let screen {
            screenView(screen)
          } else {
            Text("Choose a screen").foregroundStyle(.secondary)
          }
        }
      }
    }

    /// Returns a screen with a separate identity, even if two screens contain the same views.
    @ViewBuilder private func screenView(_ screen: Screen) -> some View {
      let view = screen.view(keeper).journaled(arguments).id(screen)
      #if os(iOS)
        // The device check sets the title display mode itself.
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

  /// A row in the list of screens.
  @MainActor struct ScreenRow: View {
    let screen: Screen

    var body: some View {
      VStack(alignment: .leading, spacing: 2) {
        Text(screen.labels.title)
        Text(screen.labels.line).font(.caption).foregroundStyle(.secondary)
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
