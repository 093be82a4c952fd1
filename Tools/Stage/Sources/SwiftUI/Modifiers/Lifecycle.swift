public import Combine
import Foundation

/// A modifier that calls closures when a view appears and disappears.
private struct Appearance: ElementModifier {
  let name: String
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  @MainActor final class Memory {
    var appear: (() -> Void)?
    var disappear: (() -> Void)?
  }

  func updated(_ node: ViewNode) {
    let isNew = node.kept(Memory.self) == nil
    let memory = node.keeping(Memory.init)
    memory.appear = appear
    memory.disappear = disappear
    guard isNew else { return }
    node.followPresence { [stage = node.stage?.reference] isThere in
      if let action = isThere ? memory.appear : memory.disappear { stage?.object?.later(action) }
    }
  }
}

/// A modifier that starts a task when a view appears, and cancels it when the view disappears.
private struct Job: ElementModifier {
  let action: @Sendable () async -> Void

  @MainActor final class Memory {
    var task: Task<Void, Never>?
  }

  var name: String { "task" }

  func updated(_ node: ViewNode) {
    guard node.kept(Memory.self) == nil else { return }
    let memory = node.keeping(Memory.init)
    node.followPresence { [action, stage = node.stage?.reference] isThere in
      guard isThere else { return memory.task?.cancel() ?? () }
      stage?.object?.later { memory.task = Task { await action() } }
    }
  }
}

/// A modifier that calls a closure after an update that has changed a value.
private struct Change<Value: Equatable>: ElementModifier {
  let value: Value
  let action: (Value, Value) -> Void

  @MainActor final class Memory {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  var name: String { "onChange" }

  func updated(_ node: ViewNode) {
    let memory = node.keeping { Memory(value) }
    let last = memory.value
    memory.value = value
    guard last != value else { return }
    node.stage?.later(change: node) { action(last, value) }
  }
}

/// A modifier that calls a closure with the values of a publisher.
///
/// Belief: if a later update passes a different publisher object, it replaces the previous one.
private struct Reception<Source: Publisher>: ElementModifier where Source.Failure == Never {
  let publisher: Source
  let action: (Source.Output) -> Void

  @MainActor final class Memory {
    var action: (Source.Output) -> Void
    var token: AnyCancellable?
    var source: AnyObject?
    init(_ action: @escaping (Source.Output) -> Void) { self.action = action }
  }

  var name: String { "onReceive" }

  func updated(_ node: ViewNode) {
    let memory = node.keeping { Memory(action) }
    memory.action = action
    let source = Source.self is AnyClass ? publisher as AnyObject : nil
    if memory.token != nil, memory.source === source { return }
    memory.source = source
    memory.token = nil
    memory.token = publisher.sink { [weak memory] in memory?.action($0) }
  }
}

/// A modifier that changes the environment of a view.
private struct EnvironmentChange: ElementModifier {
  let name: String
  let body: (inout EnvironmentValues) -> Void

  func change(_ environment: inout EnvironmentValues) { body(&environment) }
}

/// A modifier that sets the animation for updates of a view that change a value.
private struct ValueAnimation<Value: Equatable>: ElementModifier {
  let animation: Animation?
  let value: Value

  @MainActor final class Memory {
    var value: Value
    /// Whether the most recent update changed the value.
    var changed = false
    init(_ value: Value) { self.value = value }
  }

  var name: String { "animation" }

  func change(_ transaction: inout Transaction, _ node: ViewNode) {
    let memory = node.keeping { Memory(value) }
    memory.changed = memory.value != value
    memory.value = value
    if memory.changed { transaction.animation = animation }
  }

  func layOut(_ element: ModifiedElement, _ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    var surroundings = surroundings
    if element.node?.kept(Memory.self)?.changed == true { surroundings.animation = animation }
    element.content.place(element.frame, proposal, surroundings)
  }
}

/// A modifier that changes the transaction of each update of a view.
private struct TransactionChange: ElementModifier {
  let transform: (inout Transaction) -> Void

  var name: String { "transaction" }

  func change(_ transaction: inout Transaction, _ node: ViewNode) { transform(&transaction) }
}

extension ViewNode {
  /// Returns the object with the modifier's state, or creates it at the first call.
  fileprivate func keeping<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    if let memory = kept(Memory.self) { return memory }
    let memory = make()
    modifierMemory = memory
    return memory
  }

  fileprivate func kept<Memory: AnyObject>(_ type: Memory.Type) -> Memory? { modifierMemory as? Memory }
}

extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modified(Appearance(name: "onAppear", appear: action, disappear: nil))
  }

  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modified(Appearance(name: "onDisappear", appear: nil, disappear: action))
  }

  public func task(@_inheritActorContext _ action: @escaping @Sendable () async -> Void) -> some View {
    modified(Job(action: action))
  }

  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modified(Change(value: value) { _, new in action(new) })
  }

  public func onReceive<Source: Publisher>(
    _ publisher: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    modified(Reception(publisher: publisher, action: action))
  }

  public func environment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value
  ) -> some View {
    modified(EnvironmentChange(name: "environment") { $0[keyPath: path] = value })
  }

  public func transformEnvironment<Value>(
    _ path: WritableKeyPath<EnvironmentValues, Value>, transform: @escaping (inout Value) -> Void
  ) -> some View {
    modified(EnvironmentChange(name: "environment") { transform(&$0[keyPath: path]) })
  }

  public func disabled(_ isDisabled: Bool) -> some View {
    modified(EnvironmentChange(name: "disabled") { if isDisabled { $0.isEnabled = false } })
  }

  public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    modified(EnvironmentChange(name: "refreshable") { $0.refresh = RefreshAction(action: action) })
  }

  /// Changes the transaction of each update of this view.
  ///
  /// Belief: the closure is called in each update that changes an animatable value in the view. In that
  /// update, it is called before the actions of `onChange`.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    modified(TransactionChange(transform: transform))
  }

  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View {
    modified(ValueAnimation(animation: animation, value: value))
  }
}
