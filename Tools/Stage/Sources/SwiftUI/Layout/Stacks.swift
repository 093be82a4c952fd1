public import Foundation

/// The layout of views in a row or a column.
///
/// The least flexible view is measured first. Each view is proposed an equal share of the remaining length.
/// Belief: this is the algorithm that SwiftUI's authors have described (WWDC 2019, Building Custom Views
/// with SwiftUI). The default spacing is 8 pt. In SwiftUI, the default spacing depends on the views.
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
    var cross = AlignedExtents(crossGuide)
    for (subview, extent) in zip(subviews, extents) {
      cross.add(subview.dimensions(in: along(extent, proposal)))
    }
    let gaps = spacing * CGFloat(max(0, subviews.count - 1))
    return size(main: extents.reduce(0, +) + gaps, cross: cross.length)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    var main = axis == .vertical ? bounds.minY : bounds.minX
    let extents = extents(proposal, subviews)
    var cross = AlignedExtents(crossGuide)
    let all = zip(subviews, extents).map { subview, extent in
      let dimensions = subview.dimensions(in: along(extent, proposal))
      cross.add(dimensions)
      return (subview, along(extent, proposal), dimensions)
    }
    for (subview, inner, dimensions) in all {
      switch axis {
      case .vertical:
        let x = bounds.minX + cross.start(of: dimensions, in: bounds.width)
        subview.place(at: CGPoint(x: x, y: main), proposal: inner)
        main += dimensions.height + spacing
      case .horizontal:
        let y = bounds.minY + cross.start(of: dimensions, in: bounds.height)
        subview.place(at: CGPoint(x: main, y: y), proposal: inner)
        main += dimensions.width + spacing
      }
    }
  }

  private var crossGuide: AlignmentGuide {
    axis == .vertical ? alignment.horizontal.guide : alignment.vertical.guide
  }

  /// Returns the length of each view along the axis, in pt.
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
  private func size(main: CGFloat, cross: CGFloat) -> CGSize {
    axis == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }
  private func along(_ extent: CGFloat?, _ proposal: ProposedViewSize) -> ProposedViewSize {
    axis == .vertical
      ? ProposedViewSize(width: proposal.width, height: extent)
      : ProposedViewSize(width: extent, height: proposal.height)
  }
}

/// The total length of several views that are aligned at the same alignment guide.
///
/// Recorded fact: `layout-alignment-guides`.
@MainActor struct AlignedExtents {
  private let guide: AlignmentGuide
  /// The longest distance from the start of a view to its guide, in pt.
  private var before = -CGFloat.infinity
  /// The longest distance from the guide of a view to its end, in pt.
  private var after = -CGFloat.infinity
  private var isEndless = false

  init(_ guide: AlignmentGuide) { self.guide = guide }

  var length: CGFloat { isEndless ? .infinity : max(0, before + after) }

  mutating func add(_ dimensions: ViewDimensions) {
    let length = guide.axis == .horizontal ? dimensions.width : dimensions.height
    // A view may return an infinite length when its flexibility is measured, but is never placed with that
    // length.
    guard length.isFinite else { return isEndless = true }
    let place = dimensions[guide]
    before = max(before, place)
    after = max(after, length - place)
  }

  /// Returns the distance from the start of a container to the start of a view, in pt.
  ///
  /// If the container is longer than the aligned views, the guide decides their position in the container.
  func start(of dimensions: ViewDimensions, in length: CGFloat) -> CGFloat {
    (length - self.length) * guide.share + before - dimensions[guide]
  }
}

/// The layout of a `ZStack`, with views from back to front.
private struct DepthLayout: Layout {
  let alignment: Alignment

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let (across, down) = extents(proposal, subviews)
    return CGSize(width: across.length, height: down.length)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let (across, down) = extents(proposal, subviews)
    for subview in subviews {
      let inner = subview.dimensions(in: proposal)
      let x = bounds.minX + across.start(of: inner, in: bounds.width)
      let y = bounds.minY + down.start(of: inner, in: bounds.height)
      subview.place(at: CGPoint(x: x, y: y), proposal: proposal)
    }
  }

  @MainActor private func extents(
    _ proposal: ProposedViewSize, _ subviews: Subviews
  ) -> (across: AlignedExtents, down: AlignedExtents) {
    var (across, down) = (
      AlignedExtents(alignment.horizontal.guide), AlignedExtents(alignment.vertical.guide)
    )
    for subview in subviews {
      let inner = subview.dimensions(in: proposal)
      across.add(inner)
      down.add(inner)
    }
    return (across, down)
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
