import Foundation
import PlatformViews

/// A container that builds only the views that are visible in its scroll view.
///
/// A built view keeps its size when it leaves the viewport. An unbuilt view is estimated at the average
/// size of the built views. Apple documents only the first sentence. Belief: the sizes.
///
/// A view outside the viewport has disappeared, is not laid out, and sets no preferences (recorded fact
/// `lazy-built-after-scroll`). A lazy stack keeps the state of such a view; a list discards it.
struct LazyContainer: PrimitiveView {
  /// The differences between lazy stacks and lists.
  struct Traits {
    var axis = Axis.vertical
    var spacing: CGFloat = 8
    /// The estimated length of a view before any view has been built, in pt.
    var estimate: CGFloat = 44
    /// Whether views outside the viewport are removed together with their state, as in a list.
    var recycles = false
    /// The alignment of a view across the axis.
    var alignment = Alignment.center
  }

  let traits: Traits
  let entries: [LazyEntry]

  func update(_ node: ViewNode) {
    let isNew = node.memory == nil
    let element = node.remembered { LazyElement(node) }
    if isNew { node.onUnmount.append { [weak element] in element?.unmountParked() } }
    element.take(traits, entries)
    node.stage?.setNeedsLayout()
  }

  func assemble(_ node: ViewNode) {
    guard let element = node.memory as? LazyElement else { return }
    element.collect()
    node.elements = [element]
  }
}

@MainActor final class LazyElement: Element {
  private var traits = LazyContainer.Traits()
  private var entries: [LazyEntry] = []
  private var extents: [AnyHashable: CGFloat] = [:]
  private var built: [AnyHashable: ViewNode] = [:]
  /// The built views that are now outside the viewport, kept for their state.
  private var parked: [AnyHashable: ViewNode] = [:]
  private var crossSize: CGFloat = 0

  override var name: String { "Lazy" }

  /// Sets new entries.
  ///
  /// Built views are evaluated again, and views without an entry are removed.
  func take(_ traits: LazyContainer.Traits, _ entries: [LazyEntry]) {
    self.traits = traits
    self.entries = entries
    guard let node else { return }
    let known = Dictionary(entries.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    for (key, child) in built {
      if let entry = known[key] {
        built[key] = node.resolve(entry.make(), in: child, key: key)
      } else {
        child.unmount()
        built[key] = nil
        extents[key] = nil
      }
    }
    for (key, child) in parked where known[key] == nil {
      child.unmount()
      parked[key] = nil
      extents[key] = nil
    }
    collect()
  }

  /// Removes the built views that are outside the viewport.
  ///
  /// The visible views are children of the node, which removes them.
  func unmountParked() {
    for child in parked.values { child.unmount() }
    parked = [:]
  }

  /// Returns the frame of the view with an id, estimated if the view is not built.
  func frame(ofEntry id: AnyHashable) -> CGRect? {
    let estimate = estimate
    var start: CGFloat = 0
    for entry in entries {
      let length = extent(entry, or: estimate)
      if entry.has(id) {
        return switch traits.axis {
        case .vertical: CGRect(x: frame.minX, y: frame.minY + start, width: frame.width, height: length)
        case .horizontal:
          CGRect(
            x: isRightToLeft ? frame.maxX - start - length : frame.minX + start, y: frame.minY,
            width: length, height: frame.height)
        }
      }
      start += length + traits.spacing
    }
    return nil
  }

  /// Sets the node's children to the built views, in the order of the entries.
  func collect() {
    node?.children = entries.compactMap { built[$0.key] }
    children = node?.children.flatMap(\.elements) ?? []
  }

  private var estimate: CGFloat {
    extents.isEmpty || traits.recycles && node?.stage?.habits.contains(.estimatesRows) == true
      ? traits.estimate : extents.values.reduce(0, +) / CGFloat(extents.count)
  }

  private func extent(_ entry: LazyEntry, or estimate: CGFloat) -> CGFloat { extents[entry.key] ?? estimate }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let estimate = estimate
    let sum = entries.reduce(0) { $0 + extent($1, or: estimate) }
    let main = sum + traits.spacing * CGFloat(max(0, entries.count - 1))
    return traits.axis == .vertical
      ? CGSize(width: proposal.width ?? crossSize, height: main)
      : CGSize(width: main, height: proposal.height ?? crossSize)
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    guard let node else { return }
    let scroll = ancestry.lazy.compactMap { $0 as? ScrollElement }.first
    (scroll?.view as? UICollectionView)?.itemCount = entries.count
    let visible = surroundings.visible ?? frame
    let isVertical = traits.axis == .vertical
    let cross = isVertical ? frame.width : frame.height
    let inner =
      isVertical ? ProposedViewSize(width: cross, height: nil) : ProposedViewSize(width: nil, height: cross)
    let estimate = estimate
    var main = isVertical ? frame.minY : isRightToLeft ? -frame.maxX : frame.minX
    let (low, high) =
      isVertical
      ? (visible.minY, visible.maxY)
      : isRightToLeft ? (-visible.maxX, -visible.minX) : (visible.minX, visible.maxX)
    var isNews = false
    var hasLost = false
    for entry in entries {
      let known = extent(entry, or: estimate)
      let isSeen = main + known > low && main < high
      if isSeen, built[entry.key] == nil {
        let last = parked.removeValue(forKey: entry.key)
        last?.isParked = false
        built[entry.key] = node.resolve(entry.make(), in: last, key: entry.key)
        isNews = true
      } else if !isSeen, let child = built.removeValue(forKey: entry.key) {
        if traits.recycles {
          child.unmount()
        } else {
          child.isParked = true
          parked[entry.key] = child
        }
        hasLost = true
      }
      if let child = built[entry.key] {
        let sizes = child.elements.map { $0.size(inner) }
        let length = sizes.reduce(0) { $0 + (isVertical ? $1.height : $1.width) }
        crossSize = max(crossSize, sizes.map { isVertical ? $0.width : $0.height }.max() ?? 0)
        if extents[entry.key] != length {
          extents[entry.key] = length
          isNews = true
        }
        var start = main
        for (element, size) in zip(child.elements, sizes) {
          place(element, size, at: start, inner, surroundings)
          start += isVertical ? size.height : size.width
        }
      }
      main += extent(entry, or: estimate) + traits.spacing
    }
    if isNews || hasLost { collect() }
    if isNews { invalidateSizes() }
  }

  private func place(
    _ element: Element, _ size: CGSize, at main: CGFloat, _ proposal: ProposedViewSize,
    _ surroundings: Surroundings
  ) {
    let outer = ViewDimensions(size: frame.size)
    let dimensions = element.dimensions(in: size)
    var origin: CGPoint
    switch traits.axis {
    case .vertical:
      var x = outer[traits.alignment.horizontal] - dimensions[traits.alignment.horizontal]
      if isRightToLeft { x = frame.width - x - size.width }
      origin = CGPoint(x: frame.minX + x, y: main)
    case .horizontal:
      let y = outer[traits.alignment.vertical] - dimensions[traits.alignment.vertical]
      origin = CGPoint(x: isRightToLeft ? -main - size.width : main, y: frame.minY + y)
    }
    element.place(CGRect(origin: origin, size: size), proposal, surroundings.inside)
  }
}
