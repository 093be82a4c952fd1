#if canImport(SwiftUI)
  public import SwiftUI

  // These modifiers are for `VerticalList` and `HorizontalList`, not for SwiftUI's `List`.
  extension View {
    /// Adds a view that scrolls with a list, before its first item.
    ///
    /// ```swift
    /// VerticalList(results) { ResultView($0) }
    ///   .listHeader { SearchField(text: $query) }
    /// ```
    ///
    /// The header spans all lanes, and is inside the list's insets. It is not an item: indices, ids and the
    /// count are those of the data. Its view always exists, so it keeps its state while it is out of sight. A
    /// list without items shows it, too. The indicator of `pullToRefresh` is before the header.
    ///
    /// If the header changes its extent, the visible items stay in place. At the content's start, the header
    /// stays in place, and the items move.
    ///
    /// - Parameter content: The views of the header, stacked along the axis.
    public func listHeader<Header: View>(@ViewBuilder content: () -> Header) -> some View {
      let header = stacked(content())
      return transformEnvironment(\.listEndViews) { @Sendable in
        $0 = ListEndViews(header: header, footer: $0?.footer)
      }
    }

    /// Adds a view that scrolls with a list, after its last item.
    ///
    /// The footer spans all lanes, and is inside the list's insets. It is not an item; see
    /// `listHeader(content:)`. The indicator of `loadMore` is after the footer.
    ///
    /// - Parameter content: The views of the footer, stacked along the axis.
    public func listFooter<Footer: View>(@ViewBuilder content: () -> Footer) -> some View {
      let footer = stacked(content())
      return transformEnvironment(\.listEndViews) { @Sendable in
        $0 = ListEndViews(header: $0?.header, footer: footer)
      }
    }

    /// Returns a closure that stacks views along an axis.
    private func stacked(_ view: some View) -> @MainActor (Axis) -> AnyView {
      { axis in
        switch axis {
        case .vertical: AnyView(VStack(spacing: 0) { view })
        case .horizontal: AnyView(HStack(spacing: 0) { view })
        }
      }
    }
  }

  extension EnvironmentValues {
    /// The header and the footer that modifiers set for lists.
    ///
    /// SwiftUI compares `nil` with `nil`, so a list without them does not evaluate its items again.
    var listEndViews: ListEndViews? {
      get { self[ListEndViewsKey.self] }
      set { self[ListEndViewsKey.self] = newValue }
    }
  }

  private struct ListEndViewsKey: EnvironmentKey {
    static let defaultValue: ListEndViews? = nil
  }
#endif
