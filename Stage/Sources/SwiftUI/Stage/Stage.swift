import Combine
public import Foundation
public import PlatformViews

/// Where a view runs: a window of a size, with a clock and fingers that a test moves.
///
/// An update goes in rounds, each of which evaluates what has changed, lays out, and then calls what waits for that
/// (`onAppear`, `onChange`). What those change is another round of the same update.
@MainActor public final class Stage {
  /// What views run on.
  public enum Device: Sendable {
    /// Its scroll views are UIKit's.
    case phone
    /// It has no UIKit, and no refresh control.
    case watch
  }

  /// The window that everything is in.
  public let window: UIWindow
  /// The clock that everything runs by.
  public let clock: StageClock
  /// What SwiftUI would complain of, each once.
  public private(set) var complaints: [String] = []
  /// What was sent through the share sheet, in its order.
  public internal(set) var shared: [SharedFile] = []
  /// How often a view was evaluated, by its type.
  public private(set) var evaluations: [String: Int] = [:]
  /// What the views run on.
  public let device: Device
  /// What SwiftUI does to scroll views behind everybody's back.
  public var habits: Habits = []
  /// The view that all others are in.
  public private(set) var root: ViewNode?
  /// The view controller's view.
  let host: HostingView

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
  private(set) var timelines: [ObjectIdentifier: TimelineMemory] = [:]
  /// Who looks at what was laid out, and what that has them do.
  private var looks: [ObjectIdentifier: () -> (() -> Void)?] = [:]
  private var animations: [ObjectIdentifier: Moving] = [:]
  /// The views that are evaluated with each frame until a time, in s.
  private var moving: [ObjectIdentifier: (node: ViewNode, end: Double)] = [:]

  /// An element that moves until a time, in s.
  private struct Moving {
    weak var element: Element?
    let end: Double
  }

  /// How many rounds an update may take: SwiftUI gives up an update that goes on and on.
  private static let limit = 20

  /// Puts a view on a stage.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - size: The window's size, in pt.
  ///   - safeArea: What of it bars and the like cover, in pt.
  ///   - device: What the view runs on.
  ///   - clock: The clock that everything runs by.
  ///   - environment: Changes what the view finds in its environment.
  public init(
    _ view: some View, size: CGSize = CGSize(width: 390, height: 844), safeArea: UIEdgeInsets = .zero,
    device: Device = .phone, clock: StageClock = StageClock(),
    environment: (inout EnvironmentValues) -> Void = { _ in }
  ) {
    self.device = device
    self.clock = clock
    window = UIWindow(windowScene: UIWindowScene())
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

  /// Has the root be another value of the same view, as its parent would.
  public func replace(_ view: some View) {
    guard let root, type(of: view) == type(of: root.view) else {
      preconditionFailure("The root is to be of the same type")
    }
    root.take(view, root.environment)
    root.invalidate("the root's parent")
    update()
  }

  /// Changes the environment of everything.
  public func changeEnvironment(_ change: (inout EnvironmentValues) -> Void) {
    guard let root else { return }
    var values = root.environment
    change(&values)
    root.take(root.view, values)
    root.invalidate("the environment")
    update()
  }

  /// Turns the window, or gives it another size.
  public func resize(to size: CGSize, safeArea: UIEdgeInsets) {
    window.frame.size = size
    window.safeAreaOverride = safeArea
    needsLayout = true
    update()
  }

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
      if isNews { mirror() }
      for look in looks.values { if let action = look() { actions.append(action) } }
      let due = actions
      actions = []
      for action in due { action() }
      if dirty.isEmpty, actions.isEmpty, !needsLayout { return }
    }
  }

  private func evaluateDirty() {
    while !dirty.isEmpty {
      dirty.sort { $0.depth < $1.depth }
      let node = dirty.removeFirst()
      guard node.isDirty, node.isMounted else { continue }
      node.update()
      var outer = node.parent
      while let parent = outer {
        parent.assemble()
        outer = parent.parent
      }
      needsLayout = true
    }
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
    animations = animations.filter { $0.value.element != nil && $0.value.end > now }
    if !animations.isEmpty { needsLayout = true }
    for (id, view) in moving {
      view.node.invalidate("an animation")
      if view.end <= now || !view.node.isMounted { moving[id] = nil }
    }
    if !isCovered { for timeline in timelines.values { timeline.tick(date) } }
    update()
  }

  /// Whether anything wants to be drawn with each frame.
  public var wantsFrames: Bool {
    timelines.values.contains { !$0.isPaused } || !animations.isEmpty || !moving.isEmpty
  }
}

// What views tell the stage.
extension Stage {
  func evaluated(_ node: ViewNode) { evaluations["\(type(of: node.view))", default: 0] += 1 }

  /// Forgets how often views were evaluated.
  public func forgetEvaluations() { evaluations = [:] }

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
  /// Seen: SwiftUI tells a third change of one value in a frame to nobody. Without UIKit it is the fifth here: a list that
  /// geometry alone scrolls needs four rounds.
  func later(change node: ViewNode, _ action: @escaping () -> Void) {
    let id = ObjectIdentifier(node)
    roundsOfChange[id, default: 0] += 1
    if roundsOfChange[id, default: 0] > (device == .phone ? 2 : 4) {
      return complain("onChange is called several times in a frame")
    }
    actions.append(action)
  }

  /// Has layouts follow each frame until a time, in s.
  func animate(_ element: Element, until end: Double) {
    animations[ObjectIdentifier(element)] = Moving(element: element, end: end)
  }

  /// Has a view evaluated with each frame until a time, in s.
  func animate(_ node: ViewNode, until end: Double) { moving[ObjectIdentifier(node)] = (node, end) }

  func keep(_ timeline: TimelineMemory?, of node: ViewNode) { timelines[ObjectIdentifier(node)] = timeline }

  /// Has a look at what was laid out in each round.
  func look(for node: ViewNode, _ look: @escaping () -> (() -> Void)?) {
    looks[ObjectIdentifier(node)] = look
  }

  func lookNoMore(for node: ViewNode) { looks[ObjectIdentifier(node)] = nil }

  func complain(_ text: String) {
    if !complaints.contains(text) { complaints.append(text) }
  }

  /// Forgets the complaints, for a test that has looked at them.
  public func forgetComplaints() { complaints = [] }

  /// Complains of something that knows no stage.
  nonisolated static func complain(_ text: String) {
    MainActor.assumeIsolated { current?.complain(text) }
  }
}
