/// The identity of a view, which keeps state while the view's value changes.
///
/// A node is updated when its parent is updated, or when data that its view reads changes. The stage skips
/// the update in two cases. The view is plain data with the same bytes as before (recorded fact
/// `evaluations-published`), or it is an equal view with `equatable()`. SwiftUI skips more updates. The
/// stage's evaluation counts are therefore upper bounds.
@MainActor public final class ViewNode {
  /// The reference that takes the place of weak references to the node.
  let reference = Backreference<ViewNode>()
  private let shown: Backreference<Stage>
  private let outer: Backreference<ViewNode>?
  /// The stage that shows the view.
  var stage: Stage? { shown.object }
  var parent: ViewNode? { outer?.object }
  /// The latest value of the view; its type never changes.
  public private(set) var view: any View
  let traits: ViewTraits
  private(set) var environment: EnvironmentValues
  /// The key that identifies the view at its position, such as the id of a `ForEach` element.
  private(set) var key: AnyHashable?
  /// The depth in the tree; the root's depth is 0.
  let depth: Int
  /// The number of times that the view was evaluated.
  public private(set) var evaluations = 0
  /// The number of values that the view has had.
  private(set) var values = 1

  /// The nodes of the child views.
  public var children: [ViewNode] = []
  /// The layout elements of the view.
  var elements: [Element] = []
  /// An object for the state that a primitive view keeps across updates.
  var memory: AnyObject?
  /// An object for the state that a modifier keeps across updates.
  var modifierMemory: AnyObject?
  /// The closures to call once, when the view is removed.
  var onUnmount: [() -> Void] = []
  /// Called with true when the view appears, and with false when it disappears.
  private var presence: ((Bool) -> Void)?
  /// The value that was last passed to `presence`.
  private var isInSight = false
  /// Whether a lazy container keeps the view's state while the view is outside the viewport.
  var isParked = false {
    didSet { if isParked != oldValue, stage?.isCovered != true { notify(isInSight: !isParked) } }
  }

  private(set) var isMounted = true
  private(set) var isDirty = false
  /// Whether the node was dirty at the start of its latest update.
  private(set) var wasDirty = false
  /// The transaction of the change that made the node dirty.
  ///
  /// The update uses the animation of this transaction.
  private var transaction = Transaction()
  private var storage: [AnyObject?] = []

  init(
    _ view: any View, _ environment: EnvironmentValues, key: AnyHashable?, in parent: ViewNode?,
    on stage: Stage
  ) {
    self.view = view
    traits = ViewTraits.of(type(of: view))
    self.environment = environment
    self.key = key
    outer = parent?.reference
    shown = stage.reference
    depth = parent.map { $0.depth + 1 } ?? 0
    reference.set(self)
  }

  isolated deinit { reference.clear() }

  /// Returns the object in `memory`, or creates it at the first call.
  func remembered<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let memory = memory as? Memory { return memory }
    let memory = make()
    self.memory = memory
    return memory
  }

  /// Replaces the view's value and its environment.
  func take(_ view: any View, _ environment: EnvironmentValues) {
    values += 1
    self.view = view
    self.environment = environment
  }

  /// Evaluates the view and updates its children.
  func update() {
    guard let stage, isMounted else { return }
    let outer = stage.transaction
    if isDirty { stage.transaction = transaction }
    wasDirty = isDirty
    defer { stage.transaction = outer }
    isDirty = false
    transaction = Transaction()
    evaluations += 1
    stage.evaluated(self)
    switch traits.kind {
    case .primitive: traits.calls?.update(view, self)
    case .representable: (view as? any PlatformRepresentable)?.represent(in: self)
    case .composed: evaluate(view)
    }
    assemble()
  }

  private func evaluate(_ view: some View) {
    install(view, traits)
    guard traits.isAnimatable else {
      children = [resolve(view.body, in: children.first)]
      return
    }
    // The dynamic properties of `shown` are already connected: they are references shared with `view`.
    let shown = remembered(NumberInMotion.init).present(view, in: self)
    children = [resolve(shown.body, in: children.first)]
  }

  /// Sets the layout elements from the elements of the children, and removes their cached sizes.
  func assemble() {
    switch traits.kind {
    case .primitive: traits.calls?.assemble(view, self)
    case .representable: elements = (memory as? Element).map { [$0] } ?? []
    case .composed: elements = children.first?.elements ?? []
    }
    elements.forEach { $0.invalidateSizes() }
  }

  /// Connects the dynamic properties of a value, such as `State`, to the node's storage.
  ///
  /// - Parameters:
  ///   - value: The view, or its modifier.
  ///   - traits: The traits of the value's type.
  func install<Value>(_ value: Value, _ traits: ViewTraits) {
    var place = 0
    traits.properties.forEach(of: value) { property in
      if place == storage.count { storage.append(nil) }
      property.install(&storage[place], in: self)
      place += 1
    }
  }

  /// Marks the view for evaluation in the next update.
  ///
  /// - Parameters:
  ///   - cause: The name of the changed data, for the stage's complaints.
  ///   - isAllowed: Whether the stage does not complain about an invalidation during an update.
  func invalidate(_ cause: @autoclosure () -> String, isAllowed: Bool = false) {
    guard isMounted, let stage else { return }
    if !isDirty || stage.ambient.animation != nil { transaction = stage.ambient }
    let isNew = !isDirty
    isDirty = true
    stage.invalidated(self, isNew: isNew, cause: isAllowed ? nil : cause())
  }

  /// Removes the view: calls its `onDisappear` action and discards its state.
  func unmount() {
    guard isMounted else { return }
    isMounted = false
    children.forEach { $0.unmount() }
    say(isInSight: false)
    presence = nil
    onUnmount.forEach { $0() }
    onUnmount = []
    storage = []
  }

  /// Sets the closure to call when the view appears or disappears.
  ///
  /// If the view is already visible, the closure is called immediately.
  func followPresence(_ presence: @escaping (Bool) -> Void) {
    self.presence = presence
    if stage?.isCovered != true, !isInParked { say(isInSight: true) }
  }

  /// Notifies the view and its descendants that they have appeared or disappeared.
  ///
  /// All of them keep their state.
  func notify(isInSight: Bool) {
    say(isInSight: isInSight)
    children.forEach { $0.notify(isInSight: isInSight) }
  }

  private func say(isInSight: Bool) {
    guard isInSight != self.isInSight, let presence else { return }
    self.isInSight = isInSight
    presence(isInSight)
  }

  private var isInParked: Bool { isParked || parent?.isInParked == true }
}

extension ViewNode {
  /// Returns the updated node of a child view, or a new node.
  ///
  /// The previous node is reused if its key and the type of its view are the same.
  ///
  /// - Parameters:
  ///   - view: The child view's new value.
  ///   - last: The previous node at the same position, if any.
  ///   - key: The key that identifies the child view at its position.
  ///   - change: A closure that changes the child view's environment.
  func resolve(
    _ view: any View, in last: ViewNode?, key: AnyHashable? = nil,
    environment change: ((inout EnvironmentValues) -> Void)? = nil
  ) -> ViewNode {
    guard let stage else { preconditionFailure("The stage of this view has been deallocated") }
    var environment = environment
    change?(&environment)
    if let last, last.isMounted, last.key == key, type(of: last.view) == type(of: view) {
      if last.isUnchanged(by: view, environment) { return last }
      last.take(view, environment)
      last.update()
      return last
    }
    last?.unmount()
    let node = ViewNode(view, environment, key: key, in: self, on: stage)
    node.update()
    return node
  }

  /// Whether the new value and environment make an evaluation unnecessary.
  private func isUnchanged(by view: any View, _ environment: EnvironmentValues) -> Bool {
    guard traits.kind == .composed, !isDirty else { return false }
    // The environments are compared last, because that takes longest.
    if traits.isPlain {
      return ViewTraits.haveSameBytes(self.view, view) && self.environment.isSame(as: environment)
    }
    return stage?.habits.contains(.skipsEqualViews) == true && self.environment.isSame(as: environment)
      && FieldComparison.areEqual(self.view, view)
  }

  /// Updates the children of a `ForEach`, each identified by its key.
  ///
  /// If a key occurs more than once, the stage complains. The first child keeps the key, and each further
  /// child is identified by its position.
  func resolve(_ wanted: [(key: AnyHashable, make: () -> any View)]) {
    var last = Dictionary(
      children.map { ($0.key ?? AnyHashable(ObjectIdentifier($0)), $0) },
      uniquingKeysWith: { first, _ in first })
    var seen: Set<AnyHashable> = []
    var result: [ViewNode] = []
    for (place, child) in wanted.enumerated() {
      var key = child.key
      if !seen.insert(key).inserted {
        stage?.complain("ForEach: the id \(key.base) occurs more than once")
        key = AnyHashable(Repeated(key: key, place: place))
      }
      result.append(resolve(child.make(), in: last.removeValue(forKey: key), key: key))
    }
    last.values.forEach { $0.unmount() }
    children = result
  }

  private struct Repeated: Hashable {
    let key: AnyHashable
    let place: Int
  }
}
