// The API of SwiftUI and UIKit that the pages' code uses and the stage lacks. `Scripts/docs` compiles this
// file with each block on the stage. The declarations are Apple's, without an implementation. On Apple's
// SDKs the blocks use the real API.
import Foundation
public import SwiftUI
import UIKit

extension View {
  func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}

struct Menu<Content: View>: View {
  private let content: Content

  init(_ title: String, @ViewBuilder content: () -> Content) { self.content = content() }

  var body: some View { content }
}

@propertyWrapper struct SceneStorage<Value> {
  private var value: Value

  init(wrappedValue: Value, _ key: String) { value = wrappedValue }

  init(_ key: String) where Value: ExpressibleByNilLiteral { value = nil }

  var wrappedValue: Value {
    get { value }
    nonmutating set {}
  }

  @MainActor var projectedValue: Binding<Value> { .constant(value) }
}

extension EnvironmentValues {
  var colorScheme: ColorScheme { .light }
}

@MainActor protocol UIScrollViewDelegate: AnyObject {}

extension UIScrollView {
  var delegate: (any UIScrollViewDelegate)? {
    get { nil }
    set {}
  }
}

struct BackgroundStyle: ShapeStyle {}

extension ShapeStyle where Self == BackgroundStyle {
  static var background: BackgroundStyle { BackgroundStyle() }
}

extension Color {
  static var yellow: Color { .secondary }
}

extension Color: @retroactive ShapeStyle {}
