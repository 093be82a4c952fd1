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

// Chat.md
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

// UsingUIKit, MigratingFromMJRefresh, MigratingFromUIRefreshControl

extension UIViewController {
  var isMovingFromParent: Bool { false }
}

extension IndexPath {
  var row: Int { 0 }
  var item: Int { 0 }
}

class UITableViewController: UIViewController {
  var tableView: UITableView! = UITableView()

  func viewDidLoad() {}
  func viewWillAppear(_ animated: Bool) {}
  func viewDidDisappear(_ animated: Bool) {}
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

extension UITableView {
  func reloadData() {}
  func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
}

class UITableViewCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)?

  func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

protocol UIContentConfiguration {}

struct UIListContentConfiguration: UIContentConfiguration {
  var text: String?

  static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
}

class UICollectionViewController: UIViewController {
  var collectionView: UICollectionView! = UICollectionView()

  init(collectionViewLayout layout: UICollectionViewLayout) {}

  func viewDidLoad() {}
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

@MainActor class UICollectionViewLayout {}

extension UICollectionView {
  func reloadData() {}
  func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}

class UICollectionViewCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)?
}

@MainActor class UIBarButtonItem {
  enum SystemItem { case refresh }

  init(systemItem: SystemItem, primaryAction: UIAction? = nil) {}
}

extension UINavigationItem {
  var rightBarButtonItem: UIBarButtonItem? {
    get { nil }
    set {}
  }
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
