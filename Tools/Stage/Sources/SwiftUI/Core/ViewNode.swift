/// A view with its identity: what keeps state while values of the view come and go.
///
/// A node is updated when its parent is, and when something that its view reads has changed. A view of plain data that
/// has the bytes of the one before is left out (recorded: `evaluations-published`), and an equal one where `equatable()`
/// says so. SwiftUI leaves out others, too, so the stage's counts of evaluations are upper bounds.
@MainActor public final class ViewNode {
  /// The stage that the node is on.
  private(set) weak var stage: Stage?
  /// The node that this one is a part of.
  private(set) weak var parent: ViewNode?
  /// The latest value of the view: always of one type.
  public private(set) var view: any View
  /// What is known of that type.
  let traits: ViewTraits
  /// What the environment is here.
  private(set) var environment: EnvironmentValues
  /// What tells the node from others in its place.
  private(set) var key: AnyHashable?
  /// How deep the node is, from 0 at the root.
  let depth: Int
  /// How often the view was evaluated.
  public private(set) var evaluations = 0
  /// How many values the view has had.
  private(set) var values = 1

  /// The views that this one is made of.
  public var children: [ViewNode] = []
  /// What of it takes part in layout.
  var elements: [Element] = []
  /// What a primitive view keeps with its identity.
  var memory: AnyObject?
  /// What a modifier keeps with the identity of its view.
  var modifierMemory: AnyObject?
  /// Called once, as the node goes.
  var onUnmount: [() -> Void] = []
  /// Called as the view comes into sight, and as it is covered or goes.
  private var presence: ((Bool) -> Void)?
  /// What was said last of that.
  private var isInSight = false
  /// Whether a lazy container keeps it out of sight.
  var isParked = false {
    didSet { if isParked != oldValue, stage?.isCovered != true { tell(isInSight: !isParked) } }
  }

  private(set) var isMounted = true
  private(set) var isDirty = false
  /// The transaction in which the node became dirty.
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

  /// Keeps something of a type with the identity.
  func remembered<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let memory = memory as? Memory { return memory }
    let memory = make()
    self.memory = memory
    return memory
  }

  /// Takes another value of the same view.
  func take(_ view: any View, _ environment: EnvironmentValues) {
    values += 1
    self.view = view
    self.environment = environment
  }

  /// Evaluates the view, and all that it is made of.
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
    // The properties of the copy are tied, too: they are references.
    let shown = remembered(NumberInMotion.init).present(view, in: self)
    children = [resolve(shown.body, in: children.first)]
  }

  /// Makes the layout elements anew of the children's.
  func assemble() {
    switch traits.kind {
    case .primitive: (view as? any PrimitiveView)?.assemble(self)
    case .representable: elements = (memory as? Element).map { [$0] } ?? []
    case .composed: elements = children.first?.elements ?? []
    }
    elements.forEach { $0.invalidateSizes() }
  }

  /// Ties the dynamic properties in a value to what is kept here.
  ///
  /// Those in a stored value count where that is a dynamic property itself. Documented: `DynamicProperty`.
  ///
  /// - Parameters:
  ///   - value: The view, or its modifier.
  ///   - traits: What is known of its type.
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

  /// Has the view evaluated again in the next update.
  ///
  /// - Parameter cause: What has changed, for complaints.
  func invalidate(_ cause: @autoclosure () -> String) {
    guard isMounted, let stage else { return }
    if !isDirty || stage.ambient.animation != nil { transaction = stage.ambient }
    let isNew = !isDirty
    isDirty = true
    stage.invalidated(self, isNew: isNew, cause: cause())
  }

  /// Ends the identity: state is gone, `onDisappear` is called.
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

  /// Says from now on whether the view is in sight.
  func followPresence(_ presence: @escaping (Bool) -> Void) {
    self.presence = presence
    if stage?.isCovered != true, !isInParked { say(isInSight: true) }
  }

  /// Tells the views of it that they are out of sight, or come back; their state stays.
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
  /// The node of a view in this one: the last one where type and key are the same, or a new one.
  ///
  /// - Parameters:
  ///   - view: The view's value.
  ///   - last: The node that was in its place, if any.
  ///   - key: What tells it from others in its place.
  ///   - change: What it gets another environment by.
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

  /// Whether another value of the view would be evaluated to the same: it is plain data, and the same data.
  private func isUnchanged(by view: any View, _ environment: EnvironmentValues) -> Bool {
    traits.isPlain && !isDirty && ViewTraits.haveSameBytes(self.view, view)
      && self.environment.isSame(as: environment)
  }

  /// Resolves children that are told apart by keys, and has them as the node's.
  ///
  /// Of several with one key the later ones are told by their places, and the stage complains.
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
