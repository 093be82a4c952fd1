import Foundation
import PlatformViews

/// A screen under a navigation bar.
///
/// Nothing is pushed on the stage.
public struct NavigationStack<Root: View>: PrimitiveView {
  let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  func update(_ node: ViewNode) {
    let element = node.remembered { NavigationElement(node) }
    node.children = [
      node.resolve(root, in: node.children.first) { $0.navigationBar = element.title }
    ]
    element.updateTitle()
  }

  func assemble(_ node: ViewNode) {
    guard let element = node.memory as? NavigationElement else { return }
    element.children = node.children.flatMap(\.elements)
    node.elements = [element]
  }
}

/// What a screen says of its bar.
@MainActor final class NavigationTitle {
  var text: String?
  var mode = NavigationBarItem.TitleDisplayMode.automatic
}

/// The layout of a screen under a bar: the bar is a part of its safe area.
@MainActor final class NavigationElement: Element {
  let title = NavigationTitle()
  private let screen = UIViewController()
  private let controller: UINavigationController

  override init(_ node: ViewNode) {
    controller = UINavigationController(rootViewController: screen)
    super.init(node)
  }

  override var name: String { "NavigationStack" }
  override var takesSafeArea: Bool { true }
  override var platformView: UIView? { controller.view }
  override var platformContent: UIView? { screen.view }

  /// The bar.
  var bar: UINavigationBar { controller.navigationBar }

  func updateTitle() {
    screen.title = title.text
    bar.prefersLargeTitles = title.text != nil && title.mode != .inline
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    var inner = surroundings
    let insets = surroundings.safeArea
    controller.view.safeAreaOverride = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    inner.safeArea.top += screen.additionalSafeAreaInsets.top
    for child in children { child.fill(frame, inner) }
  }

  override func draw(_ display: inout DisplayList) {
    super.draw(&display)
    guard let text = title.text else { return }
    // A large title is as high as it is when it is whole, and goes behind the bar.
    let bottom = bar.titleBottom
    let height = bar.prefersLargeTitles ? UINavigationBar.title : UINavigationBar.small
    let place = CGRect(x: frame.minX + 16, y: bottom - height, width: frame.width - 32, height: height)
    let thing = DisplayList.Thing(words: "Title \"\(text)\"", frame: place, text: text)
    display.add(thing)
    drawBar(text, bottom, &display)
  }

  /// The bar as a picture: a large title, or a small one in the middle of a bar that content goes under.
  private func drawBar(_ text: String, _ bottom: CGFloat, _ display: inout DisplayList) {
    let isLarge = bar.prefersLargeTitles && bar.height > UINavigationBar.small
    let font = isLarge ? Font.largeTitle.weight(.bold) : Font.headline
    let face = TypeFace(font, in: isLarge ? environment.dynamicTypeSize : .large)
    let width = TextRuler(face: face).width(text)
    let height = isLarge ? UINavigationBar.title : UINavigationBar.small
    let start = isRightToLeft ? frame.maxX - 16 - width : frame.minX + 16
    let x = isLarge ? start : frame.midX - width / 2
    let y = bottom - height / 2 - face.metrics.line / 2 + face.baseline
    let line = TextPicture(
      text: text, origin: CGPoint(x: x, y: y), width: width, face: face, ink: .label)
    let small = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: bottom - frame.minY)
    guard isLarge else {
      let edge = CGRect(x: small.minX, y: small.maxY - 0.5, width: small.width, height: 0.5)
      return display.add(
        "", small, [.path(Path(small), .fill(.bar)), .path(Path(edge), .fill(.separator)), .text(line)])
    }
    // What has gone behind the small bar is not seen.
    let top = bottom - bar.height + UINavigationBar.small
    display.with(
      .clip(CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top), nil)
    ) { $0.add("", small, [.text(line)]) }
  }
}

/// Two columns.
///
/// The stage is wide enough for both.
public struct NavigationSplitView<Sidebar: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let detail: Detail

  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.sidebar = sidebar()
    self.detail = detail()
  }

  public var body: some View {
    HStack(spacing: 0) {
      sidebar.frame(width: 320)
      detail.frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// What a navigation bar shows.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// Says something of the bar.
private struct NavigationMark: ElementModifier {
  let name: String
  let set: (NavigationTitle) -> Void

  func updated(_ node: ViewNode) {
    if let title = node.environment.navigationBar { set(title) }
  }
}

extension View {
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    modified(NavigationMark(name: "navigationTitle") { $0.text = String(title) })
  }

  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
    modified(NavigationMark(name: "navigationBarTitleDisplayMode") { $0.mode = mode })
  }

  /// Shows a view in a sheet while a flag is set; a pull takes the sheet away and the flag back.
  public func sheet(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    SheetPresenter(base: self, isPresented: isPresented, sheet: content)
  }
}

extension EnvironmentValues {
  /// The bar that a title is for.
  fileprivate(set) var navigationBar: NavigationTitle? {
    get { self[\.navigationBar, or: nil] }
    set { self[\.navigationBar, or: nil] = newValue }
  }
}

/// A view with a sheet above the window's.
private struct SheetPresenter<Base: View, Sheet: View>: PrimitiveView {
  let base: Base
  let isPresented: Binding<Bool>
  let sheet: () -> Sheet

  func update(_ node: ViewNode) {
    let child = node.resolve(base, in: node.children.first)
    let last = node.children.dropFirst().first
    guard isPresented.wrappedValue, let stage = node.stage else {
      last?.unmount()
      node.children = [child]
      (node.memory as? SheetMemory)?.dismiss()
      node.memory = nil
      return
    }
    let content = node.resolve(sheet(), in: last) { $0.navigationBar = nil }
    node.children = [child, content]
    let isPresented = isPresented
    let memory = node.remembered { SheetMemory(stage) { isPresented.wrappedValue = false } }
    memory.content = content
  }

  func assemble(_ node: ViewNode) { node.elements = node.children.first?.elements ?? [] }
}

/// A sheet that is shown.
@MainActor final class SheetMemory {
  let host = HostingView()
  weak var content: ViewNode?
  private let controller = UIViewController()
  private weak var stage: Stage?
  private let gone: () -> Void

  init(_ stage: Stage, gone: @escaping () -> Void) {
    self.stage = stage
    self.gone = gone
    controller.adopt(host)
    host.roots = { [weak self] in self?.content?.elements ?? [] }
    stage.sheets.append(self)
    stage.later { [weak self] in
      guard let self else { return }
      stage.window.rootViewController?.present(controller, animated: true)
      stage.setNeedsLayout()
    }
  }

  /// Whether the platform shows it.
  private var isShown: Bool { host.window != nil }
  private var wasShown = false

  func layOut(_ surroundings: Surroundings) {
    guard isShown else { return }
    let insets = host.safeAreaInsets
    let safeArea = EdgeInsets(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    let frame = host.convert(host.bounds, to: nil)
    for element in content?.elements ?? [] {
      element.fill(frame, Surroundings(safeArea: safeArea, animation: surroundings.animation))
    }
  }

  /// Draws what is in it on a sheet, and dims what is behind.
  func draw(_ display: inout DisplayList) {
    if isShown {
      let frame = host.convert(host.bounds, to: nil)
      let sheet = CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height + 40)
      let outline = Path(roundedRect: sheet, cornerRadius: 12)
      display.add(
        "", display.bounds,
        [.path(Path(display.bounds), .fill(.dimming)), .path(outline, .fill(.raisedBackground))])
    }
    content?.elements.forEach { $0.draw(&display) }
  }

  /// Looks whether the reader has pulled it away.
  func look() {
    if isShown {
      wasShown = true
    } else if wasShown {
      wasShown = false
      stage?.sheets.removeAll { $0 === self }
      gone()
    }
  }

  func dismiss() {
    stage?.sheets.removeAll { $0 === self }
    if isShown { controller.dismiss(animated: true) }
  }
}
