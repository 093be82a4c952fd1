import Foundation
import SwiftUI
import UIKit

extension FactLedger {
  static let platformViews: [String: Measure] = [
    "representable-first": {
      let calls = Calls()
      _ = FactScene(320, 200) { Represented(model: FactModel(), calls: calls) }
      return .init(words: calls.entries)
    },
    "representable-removed": {
      let (model, calls) = (FactModel(), Calls())
      let scene = FactScene(320, 200) { Represented(model: model, calls: calls) }
      scene.change { model.number = 1 }
      let count = calls.entries.count
      scene.change { model.flag = true }
      return .init(words: Array(calls.entries.dropFirst(count)))
    },
    "representable-fills": {
      let scene = FactScene(320, 200) {
        Plain(calls: Calls()).named("view").frame(width: 200, height: 60)
      }
      return .init([scene.frame("view").width, scene.frame("view").height])
    },
    "refresh-place-at-rest": {
      let (view, control) = refreshing()
      view.layoutSubviews()
      return .init([control.frame.minY - view.contentOffset.y])
    },
    "refresh-place-pulled": {
      let (view, control) = refreshing()
      control.beginRefreshing()
      view.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
      view.layoutSubviews()
      return .init([control.frame.minY - view.contentOffset.y])
    },
    "refresh-begin": {
      let (view, control) = refreshing()
      let (inset, offset) = (view.adjustedContentInset.top, view.contentOffset.y)
      control.beginRefreshing()
      return .init([view.adjustedContentInset.top - inset, view.contentOffset.y - offset])
    },
  ]

  private static func refreshing() -> (UIScrollView, UIRefreshControl) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 240))
    view.contentSize = CGSize(width: 320, height: 800)
    let control = UIRefreshControl()
    view.refreshControl = control
    return (view, control)
  }
}

/// The calls that SwiftUI makes to `Plain`, such as "make1".
///
/// The number is the number of the coordinator.
@MainActor private final class Calls {
  private(set) var entries: [String] = []
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }

  func note(_ call: String, _ number: Int) { entries.append("\(call)\(number)") }
}

/// A view that shows a platform view.
///
/// A new `number` of the model replaces the platform view, and its `flag` removes the platform view.
private struct Represented: View {
  @ObservedObject var model: FactModel
  let calls: Calls

  var body: some View {
    if !model.flag { Plain(calls: calls).id(model.number) }
  }
}

private struct Plain: UIViewRepresentable {
  let calls: Calls

  @MainActor final class Coordinator {
    let calls: Calls
    let number: Int

    init(_ calls: Calls) {
      self.calls = calls
      number = calls.next()
      calls.note("coordinator", number)
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(calls) }

  func makeUIView(context: Context) -> UIView {
    context.coordinator.calls.note("make", context.coordinator.number)
    return UIView()
  }

  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.calls.note("update", context.coordinator.number)
  }

  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
    coordinator.calls.note("dismantle", coordinator.number)
  }
}
