public import Foundation

/// A modifier that adds a background or an overlay to a view.
///
/// The added view is proposed the size of the content. If the content extends under bars, the proposed size
/// ends at the safe area (checked by `LayoutProbes`).
private struct Layer: ElementModifier {
  let name: String
  let view: any View
  let alignment: Alignment
  let isBehind: Bool

  var addition: (any View)? { view }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    element.content.place(element.frame, proposal, surroundings)
    let frame = element.content.layoutFrame
    let outer = element.content.dimensions(in: frame.size)
    let size = ProposedViewSize(frame.size)
    for addition in element.additions {
      element.align(addition, in: frame, alignment, size, surroundings.inside, outer: outer)
    }
  }

  func hit(_ element: ModifiedElement, _ point: CGPoint) -> [Element]? {
    let additions = Array(element.additions.reversed())
    for part in isBehind ? [element.content] + additions : additions + [element.content] {
      if let path = part.hit(point) { return [element] + path }
    }
    return nil
  }

  func draw(_ element: ModifiedElement, _ display: inout DisplayList) {
    if isBehind { element.additions.forEach { $0.draw(&display) } }
    element.content.draw(&display)
    if !isBehind { element.additions.forEach { $0.draw(&display) } }
  }
}

/// A modifier that moves a view without a change to the layout around it.
///
/// In a right-to-left layout, the offset is not mirrored (checked by `LayoutProbes`).
private struct Offset: ElementModifier {
  let x: CGFloat
  let y: CGFloat

  var name: String { "offset" }

  func updated(_ node: ViewNode) {
    guard let stage = node.stage else { return }
    let animation = stage.transaction.animation
    for case let element as ModifiedElement in node.elements {
      element.animated.set(x, "x", animation, at: stage.now)
      element.animated.set(y, "y", animation, at: stage.now)
      if let animation { stage.motions.animate(element, until: stage.now + animation.duration) }
    }
  }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    let now = element.node?.stage?.now ?? 0
    let (x, y) = (element.animated.value("x", at: now), element.animated.value("y", at: now))
    element.content.place(element.frame.offsetBy(dx: x, dy: y), proposal, surroundings)
  }
}

/// A modifier that adds a bar at an edge of a view.
///
/// The length of the bar is added to the content's safe area. Documented: the content extends under the
/// bar. A bar with a length of zero takes no space, and its spacing takes none either (checked by
/// `GeometryProbes`).
struct Bar: ElementModifier {
  let edge: Edge
  let alignment: Alignment
  let spacing: CGFloat
  let bar: any View

  var name: String { "safeAreaInset" }
  var addition: (any View)? { bar }

  func size(_ element: ModifiedElement, _ proposal: ProposedViewSize) -> CGSize {
    guard let width = proposal.width, let height = proposal.height else {
      return element.content.size(proposal)
    }
    return CGSize(width: width, height: height)
  }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    let isRightToLeft = element.isRightToLeft
    let frame = element.frame
    var safeArea = surroundings.safeArea
    for addition in element.additions {
      let room = safeArea.inset(frame, isRightToLeft: isRightToLeft)
      let isUpright = edge == .top || edge == .bottom
      let proposal =
        isUpright
        ? ProposedViewSize(width: room.width, height: nil) : ProposedViewSize(width: nil, height: room.height)
      let size = addition.size(proposal)
      let extent = isUpright ? size.height : size.width
      guard extent > 0 else {
        addition.place(CGRect(origin: room.origin, size: size), proposal, surroundings.inside)
        continue
      }
      element.align(addition, in: room, alignment, proposal, surroundings.inside)
      safeArea = safeArea + EdgeInsets(Edge.Set(edge), extent + spacing)
    }
    if element.content.takesSafeArea {
      var inner = surroundings
      inner.safeArea = safeArea
      inner.addedBars += safeArea.top - surroundings.safeArea.top
      return element.content.fill(frame, inner)
    }
    let added = EdgeInsets(
      top: safeArea.top - surroundings.safeArea.top,
      leading: safeArea.leading - surroundings.safeArea.leading,
      bottom: safeArea.bottom - surroundings.safeArea.bottom,
      trailing: safeArea.trailing - surroundings.safeArea.trailing)
    let inner = added.inset(frame, isRightToLeft: isRightToLeft)
    element.align(element.content, in: inner, .center, ProposedViewSize(inner.size), surroundings)
  }

  func hit(_ element: ModifiedElement, _ point: CGPoint) -> [Element]? {
    for part in element.additions + [element.content] {
      if let path = part.hit(point) { return [element] + path }
    }
    return nil
  }
}

extension View {
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> some View {
    modified(Layer(name: "background", view: content(), alignment: alignment, isBehind: true))
  }

  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    modified(Layer(name: "background", view: background, alignment: alignment, isBehind: true))
  }

  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> some View {
    modified(Layer(name: "overlay", view: content(), alignment: alignment, isBehind: false))
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { modified(Offset(x: x, y: y)) }

  /// Adds a bar above or below the view.
  ///
  /// Belief: the default spacing between the bar and the content is 8 pt.
  public func safeAreaInset<Bar: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let (edge, vertical): (Edge, VerticalAlignment) = edge == .top ? (.top, .top) : (.bottom, .bottom)
    let alignment = Alignment(horizontal: alignment, vertical: vertical)
    return modified(SwiftUI.Bar(edge: edge, alignment: alignment, spacing: spacing ?? 8, bar: content()))
  }

  public func safeAreaInset<Bar: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Bar
  ) -> some View {
    let (edge, horizontal): (Edge, HorizontalAlignment) =
      edge == .leading ? (.leading, .leading) : (.trailing, .trailing)
    let alignment = Alignment(horizontal: horizontal, vertical: alignment)
    return modified(SwiftUI.Bar(edge: edge, alignment: alignment, spacing: spacing ?? 8, bar: content()))
  }
}
