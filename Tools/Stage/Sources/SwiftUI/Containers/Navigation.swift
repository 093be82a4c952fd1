import Foundation
import PlatformViews

/// A stack of screens under a navigation bar; only the top screen is visible.
public struct NavigationStack<Root: View>: PrimitiveView {
  let root: Root

  public init(@ViewBuilder root: () -> Root) { self.root = root() }

  func update(_ node: ViewNode) {
    let element = node.remembered { NavigationElement(node) }
    let child = node.resolve(root, in: node.children.first) { $0.navigationBar = element.root.title }
    element.root.content = child
    node.children = [child]
    element.show()
  }

  func assemble(_ node: ViewNode) {
    guard let element = node.memory as? NavigationElement else { return }
    element.show()
    node.elements = [element]
  }
}

/// The navigation bar settings that a screen sets with its modifiers.
@MainActor final class NavigationTitle {
  var text: String?
  var mode = NavigationBarItem.TitleDisplayMode.automatic
  var isSearched = false
  weak var stack: NavigationElement?
}

/// A screen of a navigation stack, with its view controller.
@MainActor final class NavigationPage {
  let title = NavigationTitle()
  let controller = UIViewController()
  var content: ViewNode? {
    get { place?.object }
    set { place = newValue?.reference }
  }
  private var place: Backreference<ViewNode>?
  /// Called after the user has gone back from this screen.
  var gone: () -> Void = {}

  /// Copies the bar settings to the view controller's navigation item.
  func updateTitle() {
    controller.title = title.text
    let item = controller.navigationItem
    switch title.mode {
    case .inline: item.largeTitleDisplayMode = .never
    case .large: item.largeTitleDisplayMode = .always
    case .automatic: item.largeTitleDisplayMode = title.text == nil ? .never : .automatic
    }
    if title.isSearched != (item.searchController != nil) {
      item.searchController = title.isSearched ? UISearchController(searchResultsController: nil) : nil
    }
  }
}

/// The element of a navigation stack, which lays out the top screen under the bar.
///
/// The bar's height is a part of the screen's safe area.
///
/// Belief: SwiftUI sets `prefersLargeTitles` for the whole stack. Each screen then sets its own
/// `largeTitleDisplayMode`, because every screen of a stack has its own mode.
@MainActor final class NavigationElement: Element {
  let root = NavigationPage()
  private var pages: [NavigationPage] = []
  /// The navigation controller, a child of the view controller that hosts the SwiftUI views.
  let controller: UINavigationController

  override init(_ node: ViewNode) {
    controller = UINavigationController(rootViewController: root.controller)
    super.init(node)
    controller.navigationBar.prefersLargeTitles = true
    root.title.stack = self
    controller.popped = { [weak self] in
      guard let page = self?.pages.popLast() else { return }
      self?.show()
      page.gone()
    }
  }

  override var name: String { "NavigationStack" }
  override var takesSafeArea: Bool { true }
  override var platformView: UIView? { controller.view }
  override var platformContent: UIView? { top.controller.view }

  var bar: UINavigationBar { controller.navigationBar }
  /// The screen on top of the stack.
  private var top: NavigationPage { pages.last ?? root }

  /// Updates the bar settings of all screens, and shows the elements of the top screen.
  func show() {
    for page in [root] + pages { page.updateTitle() }
    children = top.content?.elements ?? []
    invalidateSizes()
  }

  /// Pushes a screen; the stage shows it immediately, without an animation.
  func push(_ page: NavigationPage) {
    page.title.stack = self
    pages.append(page)
    page.updateTitle()
    controller.pushViewController(page.controller, animated: true)
    show()
  }

  /// Pops a screen and all screens above it.
  ///
  /// Does nothing if the stack does not contain the screen.
  func pop(_ page: NavigationPage) {
    guard let place = pages.firstIndex(where: { $0 === page }) else { return }
    for _ in place..<pages.count { controller.popViewController(animated: true) }
    pages.removeSubrange(place...)
    show()
  }

  override func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func layOut(_ proposal: ProposedViewSize, _ surroundings: Surroundings) {
    var inner = surroundings
    let insets = surroundings.safeArea
    controller.view.safeAreaOverride = UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
    inner.addedBars = 0
    inner.safeArea.top += top.controller.additionalSafeAreaInsets.top
    for child in children { child.fill(frame, inner) }
  }

  override func draw(_ display: inout DisplayList) {
    super.draw(&display)
    guard let text = top.title.text else { return }
    // A large title keeps its full height while it scrolls behind the bar.
    let bottom = bar.titleBottom
    let height = controller.hasLargeTitle ? bar.metrics.title : bar.metrics.row
    let place = CGRect(x: frame.minX + 16, y: bottom - height, width: frame.width - 32, height: height)
    let thing = DisplayList.Thing(words: "Title \"\(text)\"", frame: place, text: text)
    display.add(thing)
    drawBar(text, bottom, &display)
  }

  /// Draws the title of the top screen.
  ///
  /// A large title is at the leading edge. A small title is centered in a bar with a background.
  private func drawBar(_ text: String, _ bottom: CGFloat, _ display: inout DisplayList) {
    let isLarge = bar.showsLargeTitle
    let font = isLarge ? Font.largeTitle.weight(.bold) : Font.headline
    let face = TypeFace(font, in: isLarge ? environment.dynamicTypeSize : .large)
    let width = TextRuler(face: face).width(text)
    let height = isLarge ? bar.metrics.title : bar.metrics.row
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
    // Hides the part of the large title that has scrolled behind the bar.
    let top = bottom - bar.height + bar.metrics.row
    display.with(
      .clip(CGRect(x: frame.minX, y: top, width: frame.width, height: bottom - top), nil)
    ) { $0.add("", small, [.text(line)]) }
  }
}

/// A sidebar of 320 pt and a detail view, always side by side.
///
/// The stage does not collapse the two columns in a narrow window.
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

/// The namespace of the navigation bar's options.
public enum NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// A modifier that changes the navigation bar settings of the enclosing screen.
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
}

extension View {
  /// Adds a search field below the navigation bar.
  ///
  /// On the stage, the field is as wide as the bar and accepts no text.
  public func searchable(text: Binding<String>) -> some View {
    modified(NavigationMark(name: "searchable") { $0.isSearched = true })
  }
}

extension EnvironmentValues {
  /// The navigation bar settings of the enclosing screen.
  var navigationBar: NavigationTitle? {
    get { self[or: nil] }
    set { self[or: nil] = newValue }
  }
}
