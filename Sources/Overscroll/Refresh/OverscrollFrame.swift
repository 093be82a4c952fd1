#if canImport(SwiftUI)
  import OverscrollCore
  import SwiftUI

  /// A scroll view with its host, its indicators and what else belongs around it.
  ///
  /// Nothing here depends on a frame: only the indicators follow those.
  @MainActor struct OverscrollFrame<Scroll: View>: View {
    private let declaration: OverscrollDeclaration
    private let place: ScrollFinderPlace
    private let scroll: (OverscrollHost) -> Scroll

    @StateObject private var host = OverscrollHost()
    @Environment(\.overscrollExclusion) private var exclusion
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.accessibilityReduceMotion) private var reducesMotion
    @Environment(\.refresh) private var refresh
    @Environment(\.refreshIndicatorStyle) private var style
    @Environment(\.freshness) private var freshness
    @Environment(\.overscrollHost) private var outer

    /// Makes a frame.
    ///
    /// - Parameters:
    ///   - declaration: What is declared.
    ///   - place: Where the scroll view is looked for.
    ///   - scroll: Makes the scroll view.
    init(
      _ declaration: OverscrollDeclaration, place: ScrollFinderPlace,
      @ViewBuilder scroll: @escaping (OverscrollHost) -> Scroll
    ) {
      self.declaration = declaration
      self.place = place
      self.scroll = scroll
    }

    var body: some View {
      var declared = declaration
      declared.refresh = refresh
      declared.setStyle(style)
      let setup = OverscrollSetup(
        declared, exclusion: exclusion, isEnabled: isEnabled, reducesMotion: reducesMotion)
      return scroll(host)
        .modifier(
          ScrollReports(geometry: host.geometry, axis: declared.axis) { host.scroller?.phaseChanged(to: $0) }
        )
        .modifier(IndicatorLayers(host: host, declaration: declared))
        .modifier(RefreshAccess(host: host, offers: host.offers, axis: declared.axis))
        // What refreshes takes it: nothing inside does.
        .environment(\.freshness, declared.refreshEdge == nil ? freshness : nil)
        .environment(\.overscrollHost, host)
        .environment(\.beginRefresh, BeginRefresh(host: host, axis: declared.axis))
        .onAppear {
          host.update(declared, setup, place, in: outer)
          host.appear(freshness)
        }
        .onChange(of: Latest(value: (declared, setup, outer))) {
          host.update($0.value.0, $0.value.1, place, in: $0.value.2)
        }
    }
  }
#endif
