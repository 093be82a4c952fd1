public import Foundation

/// Views one after another along an axis.
///
/// The least flexible view is asked first, each is proposed an equal share of what is left. Belief, as SwiftUI's
/// authors have described it (WWDC 2019, Building Custom Views with SwiftUI). The spacing that is not given is 8 pt;
/// Apple's depends on the views.
struct StackLayout: Layout {
  let axis: Axis
  let alignment: Alignment
  let spacing: CGFloat

  init(_ axis: Axis, _ alignment: Alignment, _ spacing: CGFloat?) {
    self.axis = axis
    self.alignment = alignment
    self.spacing = spacing ?? 8
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let extents = extents(proposal, subviews)
    let crosses = zip(subviews, extents).map { across($0.sizeThatFits(along($1, proposal))) }
    let gaps = spacing * CGFloat(max(0, subviews.count - 1))
    return size(main: extents.reduce(0, +) + gaps, cross: crosses.max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var main = axis == .vertical ? bounds.minY : bounds.minX
    let outer = ViewDimensions(size: bounds.size)
    for (subview, extent) in zip(subviews, extents(proposal, subviews)) {
      let inner = along(extent, proposal)
      let dimensions = subview.dimensions(in: inner)
      switch axis {
      case .vertical:
        let x = bounds.minX + outer[alignment.horizontal] - dimensions[alignment.horizontal]
        subview.place(at: CGPoint(x: x, y: main), proposal: inner)
        main += dimensions.height + spacing
      case .horizontal:
        let y = bounds.minY + outer[alignment.vertical] - dimensions[alignment.vertical]
        subview.place(at: CGPoint(x: main, y: y), proposal: inner)
        main += dimensions.width + spacing
      }
    }
  }

  /// How long each view is along the axis.
  @MainActor private func extents(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [CGFloat] {
    let total = axis == .vertical ? proposal.height : proposal.width
    guard let total, total.isFinite else {
      return subviews.map { main($0.sizeThatFits(along(total, proposal))) }
    }
    var rest = total - spacing * CGFloat(max(0, subviews.count - 1))
    let flexibilities = subviews.map {
      main($0.sizeThatFits(along(.infinity, proposal))) - main($0.sizeThatFits(along(0, proposal)))
    }
    var extents = [CGFloat](repeating: 0, count: subviews.count)
    let order = subviews.indices.sorted { (flexibilities[$0], $0) < (flexibilities[$1], $1) }
    for (count, index) in order.enumerated() {
      let share = max(0, rest) / CGFloat(order.count - count)
      extents[index] = main(subviews[index].sizeThatFits(along(share, proposal)))
      rest -= extents[index]
    }
    return extents
  }

  private func main(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }
  private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
  private func size(main: CGFloat, cross: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }
  private func along(_ extent: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: extent)
      : ProposedViewSize(width: extent, height: proposal.height)
  }
}

/// Views one in front of another.
private struct DepthLayout: Layout {
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.map { $0.sizeThatFits(proposal) }.reduce(.zero) { all, size in
      CGSize(width: max(all.width, size.width), height: max(all.height, size.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let outer = ViewDimensions(size: bounds.size)
    for subview in subviews {
      let inner = subview.dimensions(in: proposal)
      let x = outer[alignment.horizontal] - inner[alignment.horizontal]
      let y = outer[alignment.vertical] - inner[alignment.vertical]
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
    }
  }
}

public struct VStackLayout: Layout {
  private let stack: StackLayout

  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    stack = StackLayout(.vertical, Alignment(horizontal: alignment, vertical: .center), spacing)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

public struct HStackLayout: Layout {
  private let stack: StackLayout

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    stack = StackLayout(.horizontal, Alignment(horizontal: .center, vertical: alignment), spacing)
  }

  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    stack.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    stack.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}

public struct VStack<Content: View>: View {
  private let layout: VStackLayout
  private let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { layout { content } }
}

public struct HStack<Content: View>: View {
  private let layout: HStackLayout
  private let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }

  public var body: some View { layout { content } }
}

public struct ZStack<Content: View>: View {
  private let alignment: Alignment
  private let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public var body: some View { DepthLayout(alignment: alignment) { content } }
}
