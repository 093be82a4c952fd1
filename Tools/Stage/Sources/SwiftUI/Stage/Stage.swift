import Combine
public import Foundation
public import PlatformViews

/// A window that runs a view, with a clock and touches that a test controls.
///
/// An update runs in rounds. Each round evaluates changed views, performs a layout, and calls the actions
/// that wait for it (`onAppear`, `onChange`). Changes by these actions start another round of the same
/// update.
@MainActor public final class Stage {
  /// The window of the stage.
  public let window: UIWindow
  /// The clock that drives the stage.
  public let clock: StageClock
  /// The problems that SwiftUI would report, each once.
  public private(set) var complaints: [String] = []
  /// The files that were sent through the share sheet, in order.
  public internal(set) var shared: [SharedFile] = []
  /// The number of evaluations for each view type.
  public private(set) var evaluations = EvaluationCounts()
  /// The changes that SwiftUI makes to platform scroll views without notice.
  public var habits: Habits = [] {
    didSet { host.hidesScrollViews = habits.contains(.hidesScrollViews) }
  }
  /// Called at the end of each update, when the system may commit a frame.
  ///
  /// Tasks of the main actor may run only after that.
  public var committed: () -> Void = {}
  /// The root node.
  public private(set) var root: ViewNode?
  /// The view controller's view.
  let host: HostingView
  /// The window's scene, connected as long as it has a window.
  private let scene: UIWindowScene

  /// Whether a full-screen cover, another tab or a pushed view hides everything.
  public private(set) var isCovered = false

  /// The transaction of the current update.
  var transaction = Transaction()
  /// The transaction of state changes that happen now.
  static var ambient = Transaction()
  var ambient: Transaction { Stage.ambient }
  /// The stage that receives complaints from code without a stage.
  private static weak var current: Stage?

  private var dirty: [ViewNode] = []
  private var actions: [() -> Void] = []
  private var needsLayout = true
  private var isUpdating = false
  /// The animation of this round's layout.
  private var layoutAnimation: Animation?
  private var roundsOfChange: [ObjectIdentifier: Int] = [:]
  /// The presented sheets.
  var sheets: [SheetMemory] = []
  /// The work of each frame.
  let motions = Motions()
  /// The closures to call after each layout, by node.
  ///
  /// A closure may return an action, which runs after the layout.
  private var looks: [ObjectIdentifier: () -> (() -> Void)?] = [:]

  /// The maximum number of rounds in an update.
  ///
  /// SwiftUI also gives up an update that does not end.
  private static let limit = 20

  /// Shows a view in a new window.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The window's size, in pt.
  ///   - safeArea: The window's safe area insets, in pt.
  ///   - clock: The clock that drives the stage.
  ///   - other: A stage with another window of the same scene, or `nil` for a new scene.
  ///   - environment: Changes the environment of the view.
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
    Stage.current = self
    TimerClock.advance(to: clock.seconds)
    window.frame = CGRect(origin: .zero, size: size)
    window.safeAreaOverride = safeArea
    let controller = UIViewController()
    controller.adopt(host)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    host.roots = { [weak self] in self?.root?.elements ?? [] }
    var values = EnvironmentValues()
    environment(&values)
    isUpdating = true
    let root = ViewNode(view, values, key: nil, in: nil, on: self)
    self.root = root
    root.update()
    isUpdating = false
    update()
  }

  isolated deinit { scene.close(window) }

  /// Covers or uncovers the view, as a full-screen cover, tab or pushed view does.
  ///
  /// Documented: `onDisappear` and `onAppear` are called, `task` is cancelled and restarted, and state
  /// stays. UIKit removes the covered view from its window. Belief: timelines pause, and views that are
  /// built meanwhile appear afterwards.
  public func cover(_ isCovered: Bool) {
    guard isCovered != self.isCovered else { return }
    self.isCovered = isCovered
    if isCovered { host.removeFromSuperview() } else { window.insertSubview(host, at: 0) }
    root?.tell(isInSight: !isCovered)
    update()
  }

  /// The time, in s.
  var now: Double { clock.seconds }
  /// The time as a date.
  var date: Date { Date(timeIntervalSinceReferenceDate: now) }
}

extension Stage {
  /// Runs rounds until no change remains.
  public func update() {
    Stage.current = self
    guard !isUpdating else { return }
    roundsOfChange = [:]
    let isLate = habits.contains(.tellsLate)
    if isLate { perform() }
    for round in 0... {
      if round == Stage.limit { return complain("views do not come to rest in \(Stage.limit) rounds") }
      isUpdating = true
      evaluateDirty()
      let isNews = needsLayout
      if isNews {
        needsLayout = false
        layOut()
      }
      isUpdating = false
      if isNews {
        mirror()
        for look in looks.values { if let action = look() { actions.append(action) } }
      }
      if !isLate { perform() }
      if dirty.isEmpty, isLate || actions.isEmpty, !needsLayout { return committed() }
    }
  }

  /// Calls the actions that wait for a layout.
  private func perform() {
    let due = actions
    actions = []
    for action in due { action() }
  }

  /// Evaluates changed views from the outside in, then reassembles their ancestors from the inside out.
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
    var outer: [ObjectIdentifier: ViewNode] = [:]
    for node in changed {
      var next = node.parent
      while let parent = next, outer.updateValue(parent, forKey: ObjectIdentifier(parent)) == nil {
        next = parent.parent
      }
    }
    for node in outer.values.sorted(by: { $0.depth > $1.depth }) { node.assemble() }
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
  }

  /// Updates the platform view hierarchies to match the layout.
  private func mirror() {
    host.mirror()
    for sheet in sheets { sheet.host.mirror() }
    window.layoutIfNeeded()
  }

  /// Runs one display frame: scroll motion, animations and timelines.
  ///
  /// - Parameter seconds: The duration of the frame, in s.
  public func tick(_ seconds: Double = 1.0 / 60) {
    Stage.current = self
    TimerClock.advance(to: now)
    window.step(seconds)
    for sheet in sheets { sheet.look() }
    if !sheets.isEmpty { needsLayout = true }
    if motions.tick(now, isCovered ? nil : date) { needsLayout = true }
    update()
  }

  /// Whether an animation or a timeline needs frames.
  public var wantsFrames: Bool { motions.wantsFrames }
}

// Notifications from views.
extension Stage {
  func evaluated(_ node: ViewNode) { evaluations.add(node.traits) }

  /// Resets the evaluation counts.
  public func forgetEvaluations() { evaluations = EvaluationCounts() }

  func invalidated(_ node: ViewNode, isNew: Bool, cause: String) {
    if isUpdating { complain("\(cause) changes while views are updated") }
    if let animation = ambient.animation { layoutAnimation = animation }
    if isNew { dirty.append(node) }
  }

  func setNeedsLayout() { needsLayout = true }

  /// Schedules an action after this round's layout.
  func later(_ action: @escaping () -> Void) { actions.append(action) }

  /// Schedules a change action after this round's layout.
  ///
  /// Complains if a view's change causes itself. Seen: SwiftUI drops the third change of a value in one
  /// frame.
  func later(change node: ViewNode, _ action: @escaping () -> Void) {
    let id = ObjectIdentifier(node)
    roundsOfChange[id, default: 0] += 1
    if roundsOfChange[id, default: 0] > 2 {
      return complain("onChange is called several times in a frame")
    }
    actions.append(action)
  }

  /// Registers a closure to call after each layout.
  func look(for node: ViewNode, _ look: @escaping () -> (() -> Void)?) {
    looks[ObjectIdentifier(node)] = look
  }

  func lookNoMore(for node: ViewNode) { looks[ObjectIdentifier(node)] = nil }

  func complain(_ text: String) {
    if !complaints.contains(text) { complaints.append(text) }
  }

  /// Records a complaint from code without a stage.
  nonisolated static func complain(_ text: String) {
    MainActor.assumeIsolated { current?.complain(text) }
  }
}
