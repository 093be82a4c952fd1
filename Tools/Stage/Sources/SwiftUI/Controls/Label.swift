import Foundation

/// A title with an icon before it.
public struct Label<Title: View, Icon: View>: View {
  private let title: Title
  private let icon: Icon
  @Environment(\.labelIsIconOnly) private var isIconOnly

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  public var body: some View {
    if isIconOnly {
      icon
    } else {
      LabelLayout() {
        icon
        title
      }
    }
  }
}

/// The style of a label that shows only its icon.
///
/// Documented: assistive technologies still read the title. The stage's label has no words then.
public struct IconOnlyLabelStyle: Sendable {
  public static let iconOnly = IconOnlyLabelStyle()
}

extension View {
  public func labelStyle(_ style: IconOnlyLabelStyle) -> some View { environment(\.labelIsIconOnly, true) }
}

extension EnvironmentValues {
  /// Whether labels show only their icons.
  var labelIsIconOnly: Bool {
    get { self[or: false] }
    set { self[or: false] = newValue }
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    title = Text(titleKey)
    icon = Image(systemName: name)
  }

  @_disfavoredOverload public init(_ title: some StringProtocol, systemImage name: String) {
    self.title = Text(title)
    icon = Image(systemName: name)
  }
}

/// The layout of an icon before a title, aligned with the title's first line.
///
/// Belief: the spacing is 8 pt. If the title or the icon has no text baseline, both are centered.
private struct LabelLayout: Layout {
  private static let spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let parts = parts(proposal, subviews)
    let (icon, title) = (parts.icon.size, parts.title.size)
    return CGSize(
      width: icon.width + Self.spacing + title.width,
      height: max(parts.icon.top + icon.height, parts.title.top + title.height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let parts = parts(ProposedViewSize(bounds.size), subviews)
    subviews[0].place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + parts.icon.top), proposal: .unspecified)
    subviews[1].place(
      at: CGPoint(x: bounds.minX + parts.icon.size.width + Self.spacing, y: bounds.minY + parts.title.top),
      proposal: rest(ProposedViewSize(bounds.size), parts.icon.size))
  }

  private typealias Part = (size: CGSize, top: CGFloat)

  @MainActor private func parts(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (icon: Part, title: Part) {
    precondition(subviews.count == 2, "The stage does not support a Label of several views")
    let icon = subviews[0].sizeThatFits(.unspecified)
    let proposed = rest(proposal, icon)
    let title = subviews[1].sizeThatFits(proposed)
    let lines = (
      subviews[0].dimensions(in: .unspecified)[explicit: .firstTextBaseline],
      subviews[1].dimensions(in: proposed)[explicit: .firstTextBaseline]
    )
    guard let own = lines.0, let others = lines.1 else {
      let height = max(icon.height, title.height)
      return ((icon, (height - icon.height) / 2), (title, (height - title.height) / 2))
    }
    return ((icon, max(0, others - own)), (title, max(0, own - others)))
  }

  /// Returns the proposal for the title: the width that remains beside the icon.
  private func rest(_ proposal: ProposedViewSize, _ icon: CGSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - icon.width - Self.spacing) }, height: proposal.height)
  }
}

/// A title with a view at the opposite end of the row.
public struct LabeledContent<Content: View>: View {
  private let title: Text
  private let content: Content

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    title = Text(titleKey)
    self.content = content()
  }

  public var body: some View {
    HStack {
      title.frame(maxWidth: .infinity, alignment: .leading)
      content.foregroundStyle(.secondary)
    }
  }
}
