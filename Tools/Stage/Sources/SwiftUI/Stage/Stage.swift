import Combine
public import Foundation
public import PlatformViews

/// Where a view runs: a window of a size, with a clock and fingers that a test moves.
///
/// An update goes in rounds, each of which evaluates what has changed, lays out, and then calls what waits for that
/// (`onAppear`, `onChange`). What those change is another round of the same update.
@MainActor public final class Stage {
  /// The window that everything is in.
  public let window: UIWindow
  /// The clock that everything runs by.
  public let clock: StageClock
  /// What SwiftUI would complain of, each once.
  public private(set) var complaints: [String] = []
  /// What was sent through the share sheet, in its order.
  public internal(set) var shared: [SharedFile] = []
  /// How often views were evaluated.
  public private(set) var evaluations = EvaluationCounts()
  /// What SwiftUI does to scroll views behind everybody's back.
  public var habits: Habits = [] {
    didSet { host.hidesScrollViews = habits.contains(.hidesScrollViews) }
  }
  /// Called whenever an update has ended, because the system may commit a frame then.
  ///
  /// Tasks of the main actor may run only after that.
  public var committed: () -> Void = {}
  /// The view that all others are in.
  public private(set) var root: ViewNode?
  /// The view controller's view.
  let host: HostingView
  /// The window's scene, which is connected as long as it has a window.
  private let scene: UIWindowScene

  /// Whether a full-screen cover, another tab or a pushed view hides everything.
  public private(set) var isCovered = false

  /// The transaction of the update that is under way.
  var transaction = Transaction()
  /// The transaction that changes of state are in now.
  static var ambient = Transaction()
  var ambient: Transaction { Stage.ambient }
  /// The stage that complaints go to which know of none.
  private static weak var current: Stage?

  private var dirty: [ViewNode] = []
  private var actions: [() -> Void] = []
  private var needsLayout = true
  private var isUpdating = false
  /// How what is laid out in this round moves.
  private var layoutAnimation: Animation?
  private var roundsOfChange: [ObjectIdentifier: Int] = [:]
  /// The sheets that are shown.
  var sheets: [SheetMemory] = []
  /// What goes on with each frame.
  let motions = Motions()
  /// Who looks at what was laid out, and what that has them do.
  private var looks: [ObjectIdentifier: () -> (() -> Void)?] = [:]

  /// How many rounds an update may take: SwiftUI gives up an update that goes on and on.
  private static let limit = 20

  /// Puts a view on a stage.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The window's size, in pt.
  ///   - safeArea: What of it bars and the like cover, in pt.
  ///   - clock: The clock that everything runs by.
  ///   - other: A stage with another window of the same scene; nil for a scene of its own.
  ///   - environment: Changes what the view finds in its environment.
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

  /// Covers everything, as a full-screen cover, another tab and a pushed view do, or uncovers it.
  ///
  /// Documented: `onDisappear`, `onAppear`, and that `task` is cancelled and started anew; state stays. UIKit takes the
  /// covered view out of its window. Belief: timelines stand still, and what is built meanwhile appears afterwards.
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
  /// Brings everything up to date, until nothing is left to do.
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

  /// Calls what waits for a layout.
  private func perform() {
    let due = actions
    actions = []
    for action in due { action() }
  }

  /// Evaluates what has changed, from the outside in, and then makes anew what it is a part of, from the inside out.
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

  /// Brings the platform's views into the order and the hierarchy of the layout's.
  private func mirror() {
    host.mirror()
    for sheet in sheets { sheet.host.mirror() }
    window.layoutIfNeeded()
  }

  /// A display frame later: time goes on, what moves moves, timelines are evaluated.
  ///
  /// - Parameter seconds: How much later.
  public func tick(_ seconds: Double = 1.0 / 60) {
    Stage.current = self
    TimerClock.advance(to: now)
    window.step(seconds)
    for sheet in sheets { sheet.look() }
    if !sheets.isEmpty { needsLayout = true }
    if motions.tick(now, isCovered ? nil : date) { needsLayout = true }
    update()
  }

  /// Whether anything wants to be drawn with each frame.
  public var wantsFrames: Bool { motions.wantsFrames }
}

// What views tell the stage.
extension Stage {
  func evaluated(_ node: ViewNode) { evaluations.add(node.traits) }

  /// Forgets how often views were evaluated.
  public func forgetEvaluations() { evaluations = EvaluationCounts() }

  func invalidated(_ node: ViewNode, isNew: Bool, cause: String) {
    if isUpdating { complain("\(cause) changes while views are updated") }
    if let animation = ambient.animation { layoutAnimation = animation }
    if isNew { dirty.append(node) }
  }

  func setNeedsLayout() { needsLayout = true }

  /// Has something called after this round's layout.
  func later(_ action: @escaping () -> Void) { actions.append(action) }

  /// Has a change told after this round's layout, and complains where a view's change causes itself.
  ///
  /// Seen: SwiftUI drops the third change of a value in one frame.
  func later(change node: ViewNode, _ action: @escaping () -> Void) {
    let id = ObjectIdentifier(node)
    roundsOfChange[id, default: 0] += 1
    if roundsOfChange[id, default: 0] > 2 {
      return complain("onChange is called several times in a frame")
    }
    actions.append(action)
  }

  /// Has a look at what was laid out in each round.
  func look(for node: ViewNode, _ look: @escaping () -> (() -> Void)?) {
    looks[ObjectIdentifier(node)] = look
  }

  func lookNoMore(for node: ViewNode) { looks[ObjectIdentifier(node)] = nil }

  func complain(_ text: String) {
    if !complaints.contains(text) { complaints.append(text) }
  }

  /// Complains of something that knows no stage.
  nonisolated static func complain(_ text: String) {
    MainActor.assumeIsolated { current?.complain(text) }
  }
}
