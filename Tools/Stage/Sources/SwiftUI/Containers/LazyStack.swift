public import Foundation

/// A child view of a lazy container, not yet built.
struct LazyEntry {
  /// The key that identifies the child view in its container.
  let key: AnyHashable
  /// The id of the `ForEach` element that the view shows, for a list's selection.
  var element: AnyHashable?
  /// Returns the view's value, without building the view.
  let make: () -> any View

  init(key: AnyHashable, element: AnyHashable? = nil, make: @escaping () -> any View) {
    self.key = key
    self.element = element
    self.make = make
  }

  /// Whether the entry has an id.
  ///
  /// The id may be the id of the `ForEach` element, or the id that the view sets with `id(_:)`. The check
  /// calls `make`, but does not build the view.
  @MainActor func has(_ id: AnyHashable) -> Bool {
    element == id || (make() as? any IdentifiedView)?.identity == id
  }
}

/// A view that a lazy container splits into several entries, such as a `ForEach`.
@MainActor protocol LazyContent {
  var entries: [LazyEntry] { get }
}

extension EmptyView {
  /// Returns one entry for each part of a view.
  ///
  /// The view itself is the only entry if its parts are not known without evaluating a body.
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

extension ForEach: LazyContent where Content: View {
  var entries: [LazyEntry] {
    data.flatMap { element -> [LazyEntry] in
      let (id, view) = (AnyHashable(id(element)), content(element))
      // The view of one element may itself have several rows, for example a `Section` in a `ForEach`.
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
