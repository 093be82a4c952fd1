public import Foundation

/// A view of a lazy container, before it is built.
struct LazyEntry {
  /// The identity of the entry in its container.
  let key: AnyHashable
  /// The id of the data element, for a list's selection.
  var element: AnyHashable?
  /// Makes the view's value.
  let make: () -> any View

  init(key: AnyHashable, element: AnyHashable? = nil, make: @escaping () -> any View) {
    self.key = key
    self.element = element
    self.make = make
  }

  /// Whether an id identifies the data element or the view.
  ///
  /// The check makes the view's value, but does not build the view.
  @MainActor func has(_ id: AnyHashable) -> Bool {
    element == id || (make() as? any IdentifiedView)?.identity == id
  }
}

/// A view that consists of several entries of a lazy container.
@MainActor protocol LazyContent {
  var entries: [LazyEntry] { get }
}

extension EmptyView {
  /// Returns a view's parts, if they are known without evaluation, or the view itself.
  static func entries(of view: any View) -> [LazyEntry] {
    (view as? any LazyContent)?.entries ?? [LazyEntry(key: AnyHashable("only"), make: { view })]
  }
}

extension TupleView: LazyContent {
  var entries: [LazyEntry] {
    views.enumerated().flatMap { place, view in
      EmptyView.entries(of: view).map { entry in
        LazyEntry(
          key: AnyHashable(LazyKey(place: place, key: entry.key)), element: entry.element, make: entry.make)
      }
    }
  }
}

private struct LazyKey: Hashable {
  let place: Int
  let key: AnyHashable
}

extension ForEach: LazyContent {
  var entries: [LazyEntry] {
    data.flatMap { element -> [LazyEntry] in
      let (id, view) = (AnyHashable(id(element)), content(element))
      // A section in a loop has several rows.
      guard let parts = view as? any LazyContent else {
        return [LazyEntry(key: id, element: id, make: { view })]
      }
      return parts.entries.enumerated().map { place, entry in
        let key = LazyKey(place: place, key: AnyHashable([id, entry.key]))
        return LazyEntry(key: AnyHashable(key), element: entry.element, make: entry.make)
      }
    }
  }
}

extension Group: LazyContent {
  var entries: [LazyEntry] { EmptyView.entries(of: content) }
}

extension Optional: LazyContent where Wrapped: View {
  var entries: [LazyEntry] { map { EmptyView.entries(of: $0) } ?? [] }
}

public struct LazyVStack<Content: View>: View {
  private let traits: LazyContainer.Traits
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    var traits = LazyContainer.Traits()
    traits.spacing = spacing ?? 8
    traits.alignment = Alignment(horizontal: alignment, vertical: .center)
    self.traits = traits
    self.content = content()
  }

  public var body: some View { LazyContainer(traits: traits, entries: EmptyView.entries(of: content)) }
}

public struct LazyHStack<Content: View>: View {
  private let traits: LazyContainer.Traits
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    var traits = LazyContainer.Traits()
    traits.axis = .horizontal
    traits.spacing = spacing ?? 8
    traits.alignment = Alignment(horizontal: .center, vertical: alignment)
    self.traits = traits
    self.content = content()
  }

  public var body: some View { LazyContainer(traits: traits, entries: EmptyView.entries(of: content)) }
}
