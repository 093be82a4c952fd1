import Foundation

/// Rows in a scroll view.
///
/// A row is built only while it is visible. A row is as high as its content plus insets, but at least 56
/// pt. The content is inset by 16 pt at both sides (recorded fact `list-ios-plain`). The stage estimates an
/// unbuilt row at the average height of the built rows (see `Habits.estimatesRows`). The content's extent
/// therefore changes during a scroll. When a row leaves the viewport, its state and its preferences are
/// removed (checked by `GeometryProbes`).
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

/// A list row: the content with insets, and a tap gesture that selects the row.
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

/// The key for the insets that `listRowInsets(_:)` sets.
private enum RowInsets: LayoutValueKey {
  static var defaultValue: EdgeInsets? { nil }
}

/// A modifier that insets a row's content.
///
/// It uses the insets that the row sets, or else the list's default insets.
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

/// A group of controls, which the stage shows as a list.
public struct Form<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  public var body: some View { List { content } }
}

/// Rows with a title above them.
public struct Section<Content: View> {
  private let title: String
  private let content: Content

  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.title = String(title)
    self.content = content()
  }
}

@MainActor extension Section: View, LazyContent {
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
  /// The style with rows of full width, the stage's only list style.
  public static var plain: PlainListStyle { PlainListStyle() }
}

extension View {
  /// Sets the insets of the list row with this view; `nil` restores the list's default insets.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    layoutValue(key: RowInsets.self, value: insets)
  }

  public func listStyle(_ style: PlainListStyle) -> some View { self }
}
