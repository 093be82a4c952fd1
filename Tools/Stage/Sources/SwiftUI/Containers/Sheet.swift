import Foundation
import PlatformViews

extension View {
  /// Shows a view in a sheet while a flag is true.
  ///
  /// If the user pulls the sheet down, it is dismissed and the flag becomes false.
  public func sheet(
    isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> some View
  ) -> some View {
    SheetPresenter(base: self, isPresented: isPresented, sheet: content)
  }
}

/// A view that presents a sheet while a flag is true.
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

/// A presented sheet, with its view controller and its content.
@MainActor final class SheetMemory {
  let host = HostingView()
  var content: ViewNode? {
    get { place?.object }
    set { place = newValue?.reference }
  }
  private var place: Backreference<ViewNode>?
  private let controller = UIViewController()
  private var stage: Stage? { shown.object }
  private let shown: Backreference<Stage>
  private let gone: () -> Void

  init(_ stage: Stage, gone: @escaping () -> Void) {
    shown = stage.reference
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

  /// Whether the platform shows the sheet at this time.
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

  /// Draws the dimmed window, the sheet's background and the sheet's content.
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

  /// Removes the sheet and resets the flag if the user has dismissed the sheet.
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
