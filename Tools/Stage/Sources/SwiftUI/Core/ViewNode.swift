/// The identity of a view, which keeps state across values of the view.
///
/// A node is updated when its parent is updated, or when something that its view reads changes. The update
/// skips a view of plain data with the same bytes as before (recorded: `evaluations-published`). It also
/// skips an equal view with `equatable()`. SwiftUI skips more updates, so the stage's evaluation counts are
/// upper bounds.
@MainActor public final class ViewNode {
  /// The stage that shows the node.
  private(set) weak var stage: Stage?
  private(set) weak var parent: ViewNode?
  /// The latest value of the view, always of the same type.
  public private(set) var view: any View
  /// The traits of the view's type.
  let traits: ViewTraits
  private(set) var environment: EnvironmentValues
  /// The key that identifies the node among views at the same position.
  private(set) var key: AnyHashable?
  /// The depth in the tree; the root has 0.
  let depth: Int
  /// The number of evaluations of the view.
  public private(set) var evaluations = 0
  /// The number of values that the view has had.
  private(set) var values = 1

  /// The child nodes.
  public var children: [ViewNode] = []
  /// The layout elements of the view.
  var elements: [Element] = []
  /// The state that a primitive view keeps with its identity.
  var memory: AnyObject?
  /// The state that a modifier keeps with the identity of its view.
  var modifierMemory: AnyObject?
  /// The closures to call once, when the node is unmounted.
  var onUnmount: [() -> Void] = []
  /// Called when the view appears, and when it disappears or is unmounted.
  private var presence: ((Bool) -> Void)?
  /// The last value passed to `presence`.
  private var isInSight = false
  /// Whether a lazy container keeps the view out of sight.
  var isParked = false {
    didSet { if isParked != oldValue, stage?.isCovered != true { tell(isInSight: !isParked) } }
  }

  private(set) var isMounted = true
  private(set) var isDirty = false
  /// The transaction of the change that made the node dirty.
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
    self.parent = parent
    self.stage = stage
    depth = parent.map { $0.depth + 1 } ?? 0
  }

  /// Returns the node's memory, or makes and stores it.
  func remembered<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let memory = memory as? Memory { return memory }
    let memory = make()
    self.memory = memory
    return memory
  }

  /// Sets a new value of the same view, and its environment.
  func take(_ view: any View, _ environment: EnvironmentValues) {
    values += 1
    self.view = view
    self.environment = environment
  }

  /// Evaluates the view and resolves its children.
  func update() {
    guard let stage, isMounted else { return }
    let outer = stage.transaction
    if isDirty { stage.transaction = transaction }
    defer { stage.transaction = outer }
    isDirty = false
    transaction = Transaction()
    evaluations += 1
    stage.evaluated(self)
    switch traits.kind {
    case .primitive: (view as? any PrimitiveView)?.update(self)
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
    // The properties of the animated copy are installed as well, because they are references.
    let shown = remembered(NumberInMotion.init).present(view, in: self)
    children = [resolve(shown.body, in: children.first)]
  }

  /// Rebuilds the layout elements from the children's elements.
  func assemble() {
    switch traits.kind {
    case .primitive: (view as? any PrimitiveView)?.assemble(self)
    case .representable: elements = (memory as? Element).map { [$0] } ?? []
    case .composed: elements = children.first?.elements ?? []
    }
    elements.forEach { $0.invalidateSizes() }
  }

  /// Connects the dynamic properties of a value to the node's storage.
  ///
  /// Properties inside a stored value are connected only if that value is itself a `DynamicProperty`.
  /// Documented: `DynamicProperty`.
  ///
  /// - Parameters:
  ///   - value: The view, or its modifier.
  ///   - traits: The traits of the value's type.
  func install(_ value: Any, _ traits: ViewTraits) {
    guard traits.mayHaveProperties else { return }
    var place = 0
    install(value, at: &place)
    if place == 0 { traits.mayHaveProperties = false }
  }

  private func install(_ value: Any, at place: inout Int) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any StoredProperty {
        if place == storage.count { storage.append(nil) }
        property.install(&storage[place], in: self)
        place += 1
      } else if child.value is any DynamicProperty {
        install(child.value, at: &place)
      }
    }
  }

  /// Marks the view for evaluation in the next update.
  ///
  /// - Parameter cause: The change, for complaints.
  func invalidate(_ cause: @autoclosure () -> String) {
    guard isMounted, let stage else { return }
    if !isDirty || stage.ambient.animation != nil { transaction = stage.ambient }
    let isNew = !isDirty
    isDirty = true
    stage.invalidated(self, isNew: isNew, cause: cause())
  }

  /// Ends the identity: removes the state and calls `onDisappear`.
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

  /// Registers a closure for the view's appearance and disappearance.
  ///
  /// Calls the closure immediately if the view is visible.
  func followPresence(_ presence: @escaping (Bool) -> Void) {
    self.presence = presence
    if stage?.isCovered != true, !isInParked { say(isInSight: true) }
  }

  /// Notifies the view and its descendants that they disappear or appear again.
  ///
  /// Their state stays.
  func tell(isInSight: Bool) {
    say(isInSight: isInSight)
    children.forEach { $0.tell(isInSight: isInSight) }
  }

  private func say(isInSight: Bool) {
    guard isInSight != self.isInSight, let presence else { return }
    self.isInSight = isInSight
    presence(isInSight)
  }

  private var isInParked: Bool { isParked || parent?.isInParked == true }
}

extension ViewNode {
  /// Returns the node of a child view: the last node or a new one.
  ///
  /// The last node is reused if the view's type and the key are the same.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - last: The node at the same position, if any.
  ///   - key: The key that identifies the view at its position.
  ///   - change: Changes the environment of the child.
  func resolve(
    _ view: any View, in last: ViewNode?, key: AnyHashable? = nil,
    environment change: ((inout EnvironmentValues) -> Void)? = nil
  ) -> ViewNode {
    guard let stage else { preconditionFailure("A view is resolved on no stage") }
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

  /// Whether a new value is the same plain data in the same environment.
  private func isUnchanged(by view: any View, _ environment: EnvironmentValues) -> Bool {
    traits.isPlain && !isDirty && ViewTraits.haveSameBytes(self.view, view)
      && self.environment.isSame(as: environment)
  }

  /// Resolves children with keys and sets them as the node's children.
  ///
  /// If a key repeats, the later children are identified by their positions, and the stage complains.
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
