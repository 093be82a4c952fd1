public import PlatformViews
public import SwiftUI

/// A SwiftUI view that shows a UIKit view.
@MainActor @preconcurrency public protocol UIViewRepresentable: PlatformRepresentable {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ view: UIViewType, context: Context)
  static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator)
  func makeCoordinator() -> Coordinator
}

extension UIViewRepresentable {
  public static func dismantleUIView(_ view: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

/// The environment and the coordinator with which a represented view is created and updated.
@MainActor public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  public let environment: EnvironmentValues
  public let coordinator: Representable.Coordinator
}

extension UIViewRepresentable {
  public func makeRepresented(in environment: EnvironmentValues) -> Represented {
    let coordinator = makeCoordinator()
    let context = Context(environment: environment, coordinator: coordinator)
    return Represented(view: makeUIView(context: context), coordinator: coordinator)
  }

  public func update(_ represented: Represented, in environment: EnvironmentValues) -> Bool {
    guard let (view, coordinator) = Self.parts(of: represented) else { return false }
    updateUIView(view, context: Context(environment: environment, coordinator: coordinator))
    return true
  }

  public static func dismantle(_ represented: Represented) {
    guard let (view, coordinator) = parts(of: represented) else { return }
    dismantleUIView(view, coordinator: coordinator)
  }

  private static func parts(of represented: Represented) -> (UIViewType, Coordinator)? {
    guard let view = represented.view as? UIViewType,
      let coordinator = represented.coordinator as? Coordinator
    else { return nil }
    return (view, coordinator)
  }
}
