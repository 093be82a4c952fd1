#if canImport(SwiftUI)
  package import SwiftUI

  /// Returns a closure that SwiftUI may call on any thread.
  ///
  /// On iOS 26.2 to 26.6 SwiftUI calls some closures on its render thread, such as the closure of a
  /// `ForEach`. A closure in the body of a view is isolated to the main actor, so a check in it ends the
  /// app. The returned closure is not isolated. It makes a view, whose body calls `content`.
  package func onMainActor<Value, Content: View>(
    @ViewBuilder _ content: @escaping @MainActor (Value) -> Content
  ) -> (Value) -> MainActorView<Value, Content> {
    { MainActorView(value: $0, content: content) }
  }

  /// A view that makes its content from a value, in its body.
  package struct MainActorView<Value, Content: View> {
    fileprivate let value: Value
    fileprivate let content: @MainActor (Value) -> Content
  }

  // The conformance of an extension isolates only `body` to the main actor.
  extension MainActorView: View {
    package var body: some View { content(value) }
  }
#endif
