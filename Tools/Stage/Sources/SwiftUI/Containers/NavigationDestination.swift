import PlatformViews

extension View {
  /// Pushes a screen while a flag is true.
  ///
  /// If the user goes back, the flag becomes false. The stage pushes and pops without an animation.
  /// Documented: the view below the pushed screen disappears and keeps its state.
  public func navigationDestination(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> some View
  ) -> some View {
    DestinationPresenter(base: self, isPresented: isPresented, destination: destination)
  }
}

/// A view that pushes a screen onto the enclosing navigation stack while a flag is true.
private struct DestinationPresenter<Base: View, Destination: View>: PrimitiveView {
  let base: Base
  let isPresented: Binding<Bool>
  let destination: () -> Destination

  func update(_ node: ViewNode) {
    let child = node.resolve(base, in: node.children.first)
    let last = node.children.dropFirst().first
    guard isPresented.wrappedValue, let stack = node.environment.navigationBar?.stack else {
      node.children = [child]
      last?.unmount()
      guard let page = node.memory as? NavigationPage else { return }
      node.memory = nil
      node.stage?.later {
        page.title.stack?.pop(page)
        child.notify(isInSight: true)
      }
      return
    }
    let isNew = node.memory == nil
    let page = node.remembered { NavigationPage() }
    let isPresented = isPresented
    page.gone = { isPresented.wrappedValue = false }
    let content = node.resolve(destination(), in: last) { $0.navigationBar = page.title }
    page.content = content
    node.children = [child, content]
    guard isNew else { return }
    node.onUnmount.append { [weak page] in
      if let page { page.title.stack?.pop(page) }
    }
    // The push happens after the update, as on the platform.
    node.stage?.later {
      stack.push(page)
      child.notify(isInSight: false)
    }
  }

  func assemble(_ node: ViewNode) { node.elements = node.children.first?.elements ?? [] }
}
