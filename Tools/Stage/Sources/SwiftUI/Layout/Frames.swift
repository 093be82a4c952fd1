public import Foundation

/// A modifier that gives a view a fixed width, a fixed height or both.
private struct FixedFrame: ElementModifier {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  var name: String { "frame" }

  func takesSafeArea(_ element: ModifiedElement) -> Bool { false }

  func size(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> CGSize {
    let content = element.content.size(inner(proposal))
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    let inner = inner(proposal)
    element.align(element.content, in: element.frame, alignment, inner, surroundings.inside)
  }

  func guide(_ element: ModifiedElement, _ guide: AlignmentGuide, in size: CGSize) -> CGFloat? { nil }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// A modifier that limits the width and height of a view by minimums and maximums.
///
/// With a maximum, the frame has the proposed length, limited to the range. Longer content extends past the
/// frame (recorded fact `layout-frame-flex`). With only a minimum, the frame is as long as its content, but
/// at least as long as the minimum.
private struct FlexibleFrame: ElementModifier {
  struct Bounds {
    let minimum: CGFloat?
    let maximum: CGFloat?

    func inner(_ proposed: CGFloat?) -> CGFloat? {
      proposed.map { max(minimum ?? 0, min(maximum ?? .infinity, $0)) }
    }

    func extent(_ proposed: CGFloat?, content: CGFloat) -> CGFloat {
      switch (minimum, maximum, proposed) {
      case (nil, nil, _): content
      case (let minimum?, nil, _): max(minimum, content)
      case (_, let maximum?, nil): max(minimum ?? 0, min(content, maximum))
      case (_, let maximum?, let proposed?): max(minimum ?? 0, min(proposed, maximum))
      }
    }
  }

  let width: Bounds
  let height: Bounds
  let alignment: Alignment

  var name: String { "frame" }

  /// Whether the content may extend under bars.
  ///
  /// A finite maximum height prevents this.
  func takesSafeArea(_ element: ModifiedElement) -> Bool {
    element.content.takesSafeArea && height.maximum ?? .infinity == .infinity
  }

  func size(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> CGSize {
    let content = element.content.size(inner(proposal))
    return CGSize(
      width: width.extent(proposal.width, content: content.width),
      height: height.extent(proposal.height, content: content.height))
  }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    if takesSafeArea(element) { return element.content.fill(element.frame, surroundings, alignment) }
    let inner = inner(ProposedViewSize(element.frame.size))
    element.align(element.content, in: element.frame, alignment, inner, surroundings)
  }

  func guide(_ element: ModifiedElement, _ guide: AlignmentGuide, in size: CGSize) -> CGFloat? { nil }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }
}

private struct Padding: ElementModifier {
  let insets: EdgeInsets

  var name: String { "padding" }

  func size(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> CGSize {
    let content = element.content.size(inner(proposal))
    return CGSize(width: content.width + insets.horizontal, height: content.height + insets.vertical)
  }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    // Belief: at a side with padding, content ends at the bar instead of extending under it.
    let covered = surroundings.safeArea
    let bars = EdgeInsets(
      top: insets.top > 0 ? covered.top : 0, leading: insets.leading > 0 ? covered.leading : 0,
      bottom: insets.bottom > 0 ? covered.bottom : 0, trailing: insets.trailing > 0 ? covered.trailing : 0)
    let all = insets + bars
    let frame = all.inset(element.frame, isRightToLeft: element.isRightToLeft)
    var inside = surroundings
    inside.safeArea = EdgeInsets(
      top: covered.top - bars.top, leading: covered.leading - bars.leading,
      bottom: covered.bottom - bars.bottom, trailing: covered.trailing - bars.trailing)
    element.content.place(frame, ProposedViewSize(frame.size), inside)
  }

  func guide(_ element: ModifiedElement, _ guide: AlignmentGuide, in size: CGSize) -> CGFloat? {
    let inner = CGSize(width: size.width - insets.horizontal, height: size.height - insets.vertical)
    let before = guide.axis == .horizontal ? insets.leading : insets.top
    return element.content.guide(guide, in: inner).map { $0 + before }
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max(0, $0 - insets.horizontal) },
      height: proposal.height.map { max(0, $0 - insets.vertical) })
  }
}

/// A modifier that gives a view its ideal size along some axes.
private struct FixedSize: ElementModifier {
  let horizontal: Bool
  let vertical: Bool

  var name: String { "fixedSize" }

  func size(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> CGSize {
    element.content.size(inner(proposal))
  }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    element.content.place(element.frame, inner(proposal), surroundings)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
}

/// A modifier that sets the position of an alignment guide of a view.
private struct ExplicitGuide: ElementModifier {
  let own: AlignmentGuide
  let compute: (ViewDimensions) -> CGFloat

  var name: String { "alignmentGuide" }

  func guide(_ element: ModifiedElement, _ guide: AlignmentGuide, in size: CGSize) -> CGFloat? {
    guide == own ? compute(element.content.dimensions(in: size)) : element.content.guide(guide, in: size)
  }
}

extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modified(FixedFrame(width: width, height: height, alignment: alignment))
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil, minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    precondition(idealWidth == nil && idealHeight == nil, "The stage does not support frame(idealWidth:)")
    return modified(
      FlexibleFrame(
        width: FlexibleFrame.Bounds(minimum: minWidth, maximum: maxWidth),
        height: FlexibleFrame.Bounds(minimum: minHeight, maximum: maxHeight), alignment: alignment))
  }

  /// Adds padding to some edges of the view.
  ///
  /// Belief: the default length is 16 pt.
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    modified(Padding(insets: EdgeInsets(edges, length ?? 16)))
  }

  public func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public func fixedSize(horizontal: Bool = true, vertical: Bool = true) -> some View {
    modified(FixedSize(horizontal: horizontal, vertical: vertical))
  }

  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(ExplicitGuide(own: guide.guide, compute: computeValue))
  }

  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modified(ExplicitGuide(own: guide.guide, compute: computeValue))
  }
}
