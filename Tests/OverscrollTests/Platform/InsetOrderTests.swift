#if canImport(UIKit)
  import OverscrollCore
  import SwiftUI
  import Testing
  import UIKit

  @testable import Overscroll

  /// The insets of a scroll view that the app changes while the package has a gap in it.
  @MainActor @Suite struct InsetOrderTests {
    enum Step: Hashable, CaseIterable {
      case open, write, add, end, release
    }

    /// The delegate of an adapter, which ignores its reports.
    private final class Delegate: ScrollViewAdapterDelegate {
      let axis = Axis.vertical
      let alwaysBounces = true
      func scrolled(to offset: Double, _ phase: ObservedPhase, from adapter: any ScrollViewAdapter) {}
      func laidOut(_ contents: ScrollViewLayout, from adapter: any ScrollViewAdapter) {}
      func dragCancelled(from adapter: any ScrollViewAdapter) {}
    }

    /// A scroll view with its adapter, and the insets that the app intends.
    @MainActor private final class InsetSequence {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
      private let delegate = Delegate()
      private let adapter: UIScrollViewAdapter
      private let isObserved: Bool
      private var isReleased = false
      /// The top inset that the app intends, in pt, at first and after each of its changes.
      private(set) var intended: [CGFloat]

      init(inset: CGFloat, isObserved: Bool) {
        scrollView.contentInset.top = inset
        scrollView.contentSize = CGSize(width: 300, height: 3000)
        adapter = UIScrollViewAdapter(scrollView, delegate: delegate)
        (self.isObserved, intended) = (isObserved, [inset])
        adapter.start()
      }

      /// Performs a step; `write` sets the inset, and `add` changes it by a difference.
      func perform(_ step: Step, write: CGFloat, add: CGFloat) {
        switch step {
        case .open where !isReleased: adapter.apply(change(to: 60))
        case .end where !isReleased: adapter.apply(change(to: 0))
        case .open, .end: break
        case .write:
          intended.append(write)
          set { $0.top = write }
        case .add:
          intended.append(intended[intended.count - 1] + add)
          set { $0.top += add }
        case .release:
          isReleased = true
          adapter.release()
        }
      }

      private func change(to inset: Double) -> InsetChange {
        InsetChange(insets: EdgePair(start: inset, end: 0), offset: nil)
      }

      /// Changes the insets as the app does.
      ///
      /// The adapter ignores a change that an observer of the app makes during the adapter's own write.
      private func set(_ change: (inout UIEdgeInsets) -> Void) {
        adapter.isWriting = !isObserved
        change(&scrollView.contentInset)
        adapter.isWriting = false
      }
    }

    private static func orders(of steps: [Step]) -> [[Step]] {
      guard steps.count > 1 else { return [steps] }
      return steps.flatMap { step in orders(of: steps.filter { $0 != step }).map { [step] + $0 } }
    }

    @Test(
      "After the gap, the scroll view has the app's insets, in every order of five steps",
      arguments: [0.0, 88], [0.0, 20, 88])
    func observed(inset: CGFloat, write: CGFloat) {
      // A value that is at least the gap's and no earlier inset looks like a difference.
      guard write < 60 || write == inset else { return }
      for order in Self.orders(of: Step.allCases) {
        for add in [12.0, -8] as [CGFloat] {
          let rig = InsetSequence(inset: inset, isObserved: true)
          for step in order { rig.perform(step, write: write, add: add) }
          // An earlier inset that a difference has changed is no longer known.
          let isKnown = write < 60 || order.firstIndex(of: .write)! < order.firstIndex(of: .add)!
          guard isKnown, let intended = rig.intended.last, rig.intended.allSatisfy({ $0 >= 0 }) else {
            continue
          }
          #expect(rig.scrollView.contentInset.top == intended, "\(order), \(add)")
        }
      }
    }

    @Test(
      "The package removes no inset of the app, even if it has not observed the app's changes",
      arguments: [0.0, 88], [0.0, 20, 88, 100])
    func unobserved(inset: CGFloat, write: CGFloat) {
      for order in Self.orders(of: Step.allCases) {
        for add in [12.0, -8] as [CGFloat] {
          let rig = InsetSequence(inset: inset, isObserved: false)
          for step in order { rig.perform(step, write: write, add: add) }
          guard let low = rig.intended.min(), low >= 0, let most = rig.intended.max() else { continue }
          // A value of 100 pt may be a difference. Then the earlier inset remains, and `add` changes it.
          let least = min(low, max(0, inset + add))
          let top = rig.scrollView.contentInset.top
          #expect(top >= least - 0.01 && top <= most + 0.01, "\(order), \(add): \(top), \(rig.intended)")
        }
      }
    }
  }
#endif
