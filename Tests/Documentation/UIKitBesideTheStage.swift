// The API of UIKit that the pages' code uses and the stage lacks, like BesideTheStage.swift for SwiftUI.
import Foundation
import UIKit

@MainActor protocol UIScrollViewDelegate: AnyObject {}

extension UIScrollView {
  var delegate: (any UIScrollViewDelegate)? {
    get { nil }
    set {}
  }
}

extension UIViewController {
  var isMovingFromParent: Bool { false }
}

extension IndexPath {
  var row: Int { 0 }
  var item: Int { 0 }
}

class UITableViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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

struct NSDiffableDataSourceSnapshot<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable> {
  mutating func appendSections(_ identifiers: [SectionID]) {}
  mutating func appendItems(_ identifiers: [ItemID]) {}
}

@MainActor
class UITableViewDiffableDataSource<
  SectionID: Hashable & Sendable, ItemID: Hashable & Sendable
> {
  init(
    tableView: UITableView,
    cellProvider: @escaping (UITableView, IndexPath, ItemID) -> UITableViewCell?
  ) {}

  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionID, ItemID>, animatingDifferences: Bool = true
  ) async {}
}
