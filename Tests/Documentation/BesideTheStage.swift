// The API of SwiftUI and UIKit that the pages' code uses and the stage lacks. `Scripts/docs` compiles this
// file with each block on the stage. The declarations are Apple's, without an implementation. On Apple's
// SDKs the blocks use the real API.
import Foundation
import Observation
import SwiftUI
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

struct BackgroundStyle: ShapeStyle {}

extension ShapeStyle where Self == BackgroundStyle {
  static var background: BackgroundStyle { BackgroundStyle() }
}

// Chat.md
extension Animation {
  func delay(_ delay: TimeInterval) -> Animation { self }
}

struct ScrollDismissesKeyboardMode: Sendable {
  static let interactively = ScrollDismissesKeyboardMode()
}

extension View {
  func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { onChange(of: value) { action(value, $0) } }

  func onSubmit(_ action: @escaping () -> Void) -> some View { self }

  func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View { self }
}

// PhotoGrid.md
struct AsyncImage<Content: View>: View {
  private let content: Content

  init<Loaded: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Loaded,
    @ViewBuilder placeholder: @escaping () -> Content
  ) { self.content = placeholder() }

  var body: some View { content }
}

enum ContentMode { case fit, fill }

extension View {
  func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View { self }
}

// Sections.md
extension View {
  func contextMenu<Items: View>(@ViewBuilder menuItems: () -> Items) -> some View { self }
}

// Haptics.md
struct SensoryFeedback {
  static let error = SensoryFeedback()
  static let impact = SensoryFeedback()
}

extension View {
  func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View { self }

  func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View { self }
}

// FirstLoad.md, Search.md
struct ContentUnavailableView: View {
  init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {}

  static func search(text: String) -> ContentUnavailableView {
    ContentUnavailableView("", systemImage: "", description: nil)
  }

  var body: some View { EmptyView() }
}

// Search.md
extension View {
  func task<ID: Equatable>(
    id: ID, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View { task(action) }
}

// Sheets.md
struct DismissAction {
  @MainActor func callAsFunction() {}
}

extension EnvironmentValues {
  var dismiss: DismissAction { DismissAction() }
}

extension View {
  func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
}

// LastUpdated.md
enum ScenePhase { case background, inactive, active }

extension EnvironmentValues {
  var scenePhase: ScenePhase { .active }
}

struct PeriodicTimelineSchedule {
  static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule()
  }
}

extension TimelineView where Schedule == AnimationTimelineSchedule {
  init(
    _ schedule: PeriodicTimelineSchedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) { self.init(.animation(), content: content) }
}

// ObservableModels.md
@MainActor @propertyWrapper @dynamicMemberLookup struct Bindable<Value: AnyObject & Observable> {
  var wrappedValue: Value
  var projectedValue: Bindable<Value> { self }

  subscript<Member>(dynamicMember path: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> {
    Binding(get: { wrappedValue[keyPath: path] }, set: { wrappedValue[keyPath: path] = $0 })
  }
}

private struct EnvironmentObjectKey<Value>: Hashable {}

extension EnvironmentValues {
  fileprivate subscript<Value>(key: EnvironmentObjectKey<Value>) -> Value {
    preconditionFailure("The model is not in the environment")
  }
}

extension Environment where Value: AnyObject & Observable {
  init(_ type: Value.Type) { self.init(\EnvironmentValues[EnvironmentObjectKey<Value>()]) }
}

extension View {
  func environment<Value: AnyObject & Observable>(_ object: Value?) -> some View { self }
}

// LastUpdated.md
extension Text {
  struct DateStyle: Sendable {
    static let relative = DateStyle()
    static let time = DateStyle()
  }

  init(_ date: Date, style: DateStyle) { self.init(verbatim: "\(date)") }
}

// ListsOfAnyLength.md
extension View {
  func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { self }
}
