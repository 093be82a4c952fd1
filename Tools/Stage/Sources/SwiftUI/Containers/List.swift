import Foundation

/// Rows in a scroll view, built only while they are visible.
///
/// A row is as high as its content, but at least 56 pt. The content is inset by 16 pt (recorded for the
/// plain style: `list-ios-plain`). An unbuilt row has the average height of the built rows as its estimate
/// (see `Habits.estimatesRows`), so the content's extent changes during a scroll. A row that goes out of
/// sight is unmounted, with the values that it reports (`GeometryProbes`).
public struct List<SelectionValue: Hashable, Content: View>: View {
  private let content: Content
  private let selection: Binding<SelectionValue?>?

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Never {
    self.content = content()
    selection = nil
  }

  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection
  }

  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  )
  where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable, SelectionValue == Never {
    content = ForEach(data, content: rowContent)
    selection = nil
  }

  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row>, SelectionValue == Never {
    content = ForEach(data, id: id, content: rowContent)
    selection = nil
  }

  public var body: some View {
    ScrollView { LazyContainer(traits: Self.traits, entries: rows) }.environment(\.isList, true)
  }

  private static var traits: LazyContainer.Traits {
    var traits = LazyContainer.Traits()
    traits.spacing = 0
    traits.recycles = true
    return traits
  }

  private var rows: [LazyEntry] {
    EmptyView.entries(of: content).map { entry in
      LazyEntry(key: entry.key, element: entry.element) { [selection] in
        ListRow(content: AnyView(entry.make())) {
          if let chosen = entry.element?.base as? SelectionValue { selection?.wrappedValue = chosen }
        }
      }
    }
  }
}

/// A row with its margins.
private struct ListRow: View, IdentifiedView {
  let content: AnyView
  let choose: () -> Void

  var identity: AnyHashable? { (content.view as? any IdentifiedView)?.identity }

  var body: some View {
    content
      .modified(RowMargins())
      .frame(maxWidth: .infinity, minHeight: 56, alignment: .leading)
      .contentShape(Rectangle())
      .onTapGesture(perform: choose)
  }
}

/// The insets that a row sets.
private enum RowInsets: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// Insets a row's content by the row's own insets, or by the list's.
private struct RowMargins: ElementModifier {
  private static let usual = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

  var name: String { "margins" }

  func size(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> CGSize {
    let insets = insets(element)
    let content = element.content.size(
      ProposedViewSize(
        width: proposal.width.map { max(0, $0 - insets.horizontal) },
        height: proposal.height.map { max(0, $0 - insets.vertical) }))
    return CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    let frame = insets(element).inset(element.frame, isRightToLeft: element.isRightToLeft)
    element.content.place(frame, ProposedViewSize(frame.size), surroundings)
  }

  private func insets(_ element: ModifiedElement) -> EdgeInsets {
    element.content.layoutValue(ObjectIdentifier(RowInsets.self)) as? EdgeInsets ?? Self.usual
  }
}

/// Controls in groups, shown as a list on the stage.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { List { content } }
}

/// Rows under a common title.
public struct Section<Content: View>: View, LazyContent {
  private let title: String
  private let content: Content

  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }

  public var body: some View {
    VStack(alignment: .leading) {
      header
      content
    }
  }

  private var header: some View { Text(title).font(.footnote).foregroundStyle(.secondary) }

  var entries: [LazyEntry] {
    [LazyEntry(key: AnyHashable("header"), make: { header })] + EmptyView.entries(of: content)
  }
}

public struct PlainListStyle: Sendable {}

extension PlainListStyle {
  /// The style with full-width rows, the only style on the stage.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension View {
  /// Documented: `listRowInsets(_:)`.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsets.self, value: insets)
  }

  public func listStyle(_ style: PlainListStyle) -> some View { self }
}
