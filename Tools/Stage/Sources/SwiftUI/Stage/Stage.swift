import Combine
public import Foundation
public import PlatformViews

/// A window that shows a view, with a clock and touches that a test controls.
///
/// An update runs in rounds. Each round evaluates the changed views, performs a layout, and calls the
/// actions that wait for the layout, such as the actions of `onAppear` and `onChange`. If these actions
/// change state, the same update runs another round.
@MainActor public final class Stage {
  /// The window that shows the root view.
  public let window: UIWindow
  /// The clock that the test advances.
  public let clock: StageClock
  /// The misuses that SwiftUI would report at run time, without duplicates.
  public private(set) var complaints: [String] = []
  /// The types of the objects that have published a change from within view updates, on any stage.
  ///
  /// The trait `.onScreen` reads the list at the end of each test.
  public static var publications: [String] = []
  /// The complaints of all stages, for the trait `.onScreen`.
  public static var allComplaints: [String] = []
  /// The files that the user has shared from the app, in order.
  public internal(set) var shared: [SharedFile] = []
  /// The number of times that the views of each type were evaluated.
  public private(set) var evaluations = EvaluationCounts()
  /// The changes that the stage makes to scroll views without notice, as SwiftUI may do.
  public var habits: Habits {
    get { chosenHabits.union(ambientHabits) }
    set {
      chosenHabits = newValue
      applyHabits()
    }
  }
  /// Called at the end of each update, when the system may commit a frame.
  ///
  /// Tasks of the main actor run only after this call.
  public var committed: () -> Void = {}
  /// The node of the root view.
  public private(set) var root: ViewNode?
  /// The view of the window's root view controller.
  let host: HostingView
  /// The window's scene, which stays connected while it has at least one window.
  private let scene: UIWindowScene

  /// Whether a full-screen cover, another tab or a pushed view hides the root view.
  public private(set) var isCovered = false

  /// The transaction of the update that is running.
  var transaction = Transaction()
  /// The transaction for state changes in the running closure of `withAnimation(_:_:)`.
  static var ambient = Transaction()
  var ambient: Transaction { Stage.ambient }
  /// The most recently updated stage.
  ///
  /// It receives the complaints of code that has no reference to a stage.
  static var latest: Stage? { current?.object }
  private static var current: Backreference<Stage>?
  /// The reference that takes the place of weak references to the stage.
  let reference = Backreference<Stage>()

  private var chosenHabits: Habits = []
  private let ambientHabits = Habits.ambient
  private var dirty: [ViewNode] = []
  private var actions: [() -> Void] = []
  private var needsLayout = true
  private var isUpdating = false
  /// The animation for the next layout.
  private var layoutAnimation: Animation?
  private var roundsOfChange: [ObjectIdentifier: Int] = [:]
  var sheets: [SheetMemory] = []
  /// The roots of the views that UIKit views host.
  private var hostedReferences: [HostedReference] = []
  /// The animations and timelines that run in each frame.
  let motions = Motions()
  /// The closures to call after each layout, by node.
  ///
  /// A closure may return an action, which the stage performs in the same round.
  private var looks: [ObjectIdentifier: () -> (() -> Void)?] = [:]

  /// The maximum number of rounds in an update.
  ///
  /// SwiftUI also stops an update that does not end.
  private static let limit = 20

  /// Shows a view in a new window.
  ///
  /// - Parameters:
  ///   - view: The root view.
  ///   - size: The window's size, in pt.
  ///   - safeArea: The window's safe area insets, in pt.
  ///   - clock: The clock that the test advances.
  ///   - other: A stage whose scene gets the new window, or `nil` for a new scene.
  ///   - environment: A closure that changes the environment of the root view.
  public init(
    _ view: some View, size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero,
    clock: StageClock = StageClock(), beside other: Stage? = nil,
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.clock = clock
    scene = other?.scene ?? UIWindowScene()
    window = UIWindow(windowScene: scene)
    UIApplication.shared.connectedScenes.insert(scene)
    host = HostingView()
    reference.set(self)
    Stage.current = reference
    window.frame = CGRect(origin: .zero, size: size)
    window.safeAreaOverride = safeArea
    let controller = UIViewController()
    controller.adopt(host)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    applyHabits()
    host.roots = { [reference] in reference.object?.root?.elements ?? [] }
    var values = EnvironmentValues()
    environment(&values)
    isUpdating = true
    let root = ViewNode(view, values, key: nil, in: nil, on: self)
    self.root = root
    root.update()
    isUpdating = false
    update()
  }

  isolated deinit {
    reference.clear()
    scene.close(window)
  }

  private func applyHabits() {
    host.hidesScrollViews = habits.contains(.hidesScrollViews)
    window.silencesAdjustedInsets = habits.contains(.silencesAdjustedInsets)
  }

  /// Hides or shows the root view, as a full-screen cover or a pushed view does.
  ///
  /// Documented: SwiftUI calls `onDisappear` and `onAppear`, cancels and restarts each `task`, and keeps
  /// the state. UIKit removes the covered view from its window. Belief: timelines pause while the root view
  /// is covered. A view that is built during that time appears when the root view is uncovered.
  public func cover(_ isCovered: Bool) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    if isCovered { host.removeFromSuperview() } else { window.insertSubview(host, at: 0) }
    root?.notify(isInSight: !isCovered)
    update()
  }

  /// The clock's time, in s.
  var now: Double { clock.seconds }
  /// The clock's time as a date, for timelines.
  var date: Date { Date(timeIntervalSinceReferenceDate: now) }
}

extension Stage {
  /// Runs rounds of an update until nothing changes.
  public func update() {
    Stage.current = reference
    guard !isUpdating else { return }
    roundsOfChange = [:]
    let isLate = habits.contains(.reportsLate)
    if isLate { perform() }
    for round in 0... {
      if round == Stage.limit { return complain("views still change after \(Stage.limit) rounds") }
      isUpdating = true
      evaluateDirty()
      let isNews = needsLayout
      if isNews {
        needsLayout = false
        layOut()
        mirror()
      }
      isUpdating = false
      if isNews {
        window.layoutIfNeeded()
        for look in looks.values { if let action = look() { actions.append(action) } }
      }
      if !isLate { perform() }
      if dirty.isEmpty, isLate || actions.isEmpty, !needsLayout { return committed() }
    }
  }

  /// Calls the actions that were waiting for a layout.
  private func perform() {
    let due = actions
    actions = []
    for action in due { action() }
  }

  /// Evaluates the changed views, parents before children.
  ///
  /// Afterwards the ancestors of the changed views collect their elements again, children before parents.
  private func evaluateDirty() {
    var changed: [ViewNode] = []
    while let least = dirty.indices.min(by: { dirty[$0].depth < dirty[$1].depth }) {
      let node = dirty.remove(at: least)
      guard node.isDirty, node.isMounted else { continue }
      node.update()
      changed.append(node)
    }
    guard !changed.isEmpty else { return }
    needsLayout = true
    var seen: Set<ObjectIdentifier> = []
    var levels: [[ViewNode]] = []
    for node in changed {
      var next = node.parent
      while let parent = next, seen.insert(ObjectIdentifier(parent)).inserted {
        while levels.count <= parent.depth { levels.append([]) }
        levels[parent.depth].append(parent)
        next = parent.parent
      }
    }
    for level in levels.reversed() { for node in level { node.assemble() } }
  }

  private func layOut() {
    let frame = CGRect(origin: .zero, size: window.bounds.size)
    let insets = window.safeAreaInsets
    let safeArea = EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    let animation = layoutAnimation
    layoutAnimation = nil
    let surroundings = Surroundings(safeArea: safeArea, animation: animation)
    for element in root?.elements ?? [] { element.fill(frame, surroundings) }
    for sheet in sheets { sheet.layOut(surroundings) }
    for root in hosted { root.layOut(surroundings) }
  }

  /// Updates the platform views in the window and in its sheets to match the layout.
  ///
  /// This is a part of the update: SwiftUI sets the platform views' frames while it renders, and
  /// [OpenSwiftUI](https://github.com/OpenSwiftUIProject/OpenSwiftUI) renders between `Update.begin()` and
  /// `Update.end()`.
  private func mirror() {
    host.mirror()
    for sheet in sheets { sheet.host.mirror() }
  }

  /// Runs one display frame: scrolls, animations and timelines advance, and the views are updated.
  ///
  /// - Parameter seconds: The duration of the frame, in s.
  public func tick(_ seconds: Double = 1.0 / 60) {
    Stage.current = reference
    window.step(seconds)
    for sheet in sheets { sheet.look() }
    if !sheets.isEmpty { needsLayout = true }
    if motions.tick(now, isCovered ? nil : date) { needsLayout = true }
    update()
  }

  /// Whether a running animation or timeline needs further frames.
  public var wantsFrames: Bool { motions.wantsFrames }
}

// Calls that views and nodes make to the stage.
extension Stage {
  /// The roots of the views that UIKit views host, from back to front.
  var hosted: [any HostedRoot] { hostedReferences.compactMap(\.root) }

  /// Adds a root that a UIKit view hosts, and evaluates its views in the next update.
  func add(_ root: any HostedRoot, with node: ViewNode) {
    hostedReferences = hostedReferences.filter { $0.root != nil } + [HostedReference(root: root)]
    node.invalidate("a hosted view", isAllowed: true)
  }

  func evaluated(_ node: ViewNode) { evaluations.add(node.traits) }

  /// Resets the evaluation counts.
  public func forgetEvaluations() { evaluations = EvaluationCounts() }

  /// Complains if an object publishes a change during an update, as SwiftUI does.
  ///
  /// SwiftUI's message is "Publishing changes from within view updates is not allowed". OpenSwiftUI logs it
  /// if `Update.threadIsUpdating`, before it looks for the view.
  func published(_ cause: String) {
    guard isUpdating else { return }
    Stage.publications.append(cause)
    complain("\(cause) publishes changes from within view updates")
  }

  func invalidated(_ node: ViewNode, isNew: Bool, cause: String?) {
    if isUpdating, let cause, !Stage.publications.contains(cause) {
      complain("\(cause) changes while views are updated")
    }
    if let animation = ambient.animation { layoutAnimation = animation }
    if isNew { dirty.append(node) }
  }

  func setNeedsLayout() { needsLayout = true }

  /// Adds an action to perform after this round's layout.
  func later(_ action: @escaping () -> Void) { actions.append(action) }

  /// Adds an action of `onChange` to perform after this round's layout.
  ///
  /// From the third change of one view in an update, the stage drops the action and complains, because the
  /// view causes its own changes. Observed: SwiftUI drops the third change of a value in one frame.
  func later(change node: ViewNode, _ action: @escaping () -> Void) {
    let id = ObjectIdentifier(node)
    roundsOfChange[id, default: 0] += 1
    if roundsOfChange[id, default: 0] > 2 {
      return complain("onChange is called several times in a frame")
    }
    actions.append(action)
  }

  /// Sets the closure to call after each layout for a node.
  func look(for node: ViewNode, _ look: @escaping () -> (() -> Void)?) {
    looks[ObjectIdentifier(node)] = look
  }

  func lookNoMore(for node: ViewNode) { looks[ObjectIdentifier(node)] = nil }

  func complain(_ text: String) {
    guard !complaints.contains(text) else { return }
    complaints.append(text)
    Stage.allComplaints.append(text)
  }

  /// Adds a complaint to the most recently updated stage.
  ///
  /// Code without a reference to a stage calls this method.
  nonisolated static func complain(_ text: String) {
    MainActor.assumeIsolated { latest?.complain(text) }
  }
}
