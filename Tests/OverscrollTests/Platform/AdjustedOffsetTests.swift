#if canImport(UIKit) && !os(tvOS)
  import OverscrollCore
  import SwiftUI
  import Testing
  import UIKit

  @testable import Overscroll

  /// The offset that a list sets before its scroll view has the size of the new content.
  @MainActor @Suite struct AdjustedOffsetTests {
    enum Step: CaseIterable {
      /// The list scrolls on, or back.
      case on, back
      /// A bar appears, so that UIKit clamps the offset.
      case bar
      /// SwiftUI sets the size of the content.
      case size
    }

    /// A delegate that records the offsets, in pt.
    private final class Listener: ScrollViewAdapterDelegate {
      let axis: Axis
      let alwaysBounces = false
      var offsets: [Double] = []

      init(_ axis: Axis) { self.axis = axis }

      func scrolled(to offset: Double, _ phase: ObservedPhase, from adapter: any ScrollViewAdapter) {
        offsets.append(offset)
      }
      func laidOut(_ contents: ScrollViewLayout, from adapter: any ScrollViewAdapter) {}
      func dragCancelled(from scroller: any ScrollViewAdapter) {}
    }

    /// A scroll view with a range of 100 pt, and its adapter.
    @MainActor private final class AdjustedScrollView {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let listener: Listener
      let adapter: UIScrollViewAdapter
      private(set) var intended = 0.0

      init(_ axis: Axis) {
        scrollView.contentSize = CGSize(width: 400, height: 400)
        listener = Listener(axis)
        adapter = UIScrollViewAdapter(scrollView, delegate: listener)
        adapter.start()
      }

      var offset: Double {
        listener.axis == .vertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
      }

      func perform(_ step: Step) {
        switch step {
        case .on: adjust(by: 2000)
        case .back: adjust(by: -40)
        // An inset across the axis changes no offset along the axis.
        case .bar:
          if listener.axis == .vertical {
            scrollView.contentInset.left = 20
          } else {
            scrollView.contentInset.top = 20
          }
        case .size: scrollView.contentSize = CGSize(width: 3000, height: 3000)
        }
      }

      func adjust(by change: Double) {
        intended += change
        adapter.adjust(by: change, endsMotion: true)
      }
    }

    private static func orders(of steps: [Step]) -> [[Step]] {
      guard steps.count > 1 else { return [steps] }
      return steps.flatMap { step in orders(of: steps.filter { $0 != step }).map { [step] + $0 } }
    }

    @Test(
      "A list's offset survives a clamp by UIKit before the content size is set, in every order of four steps",
      arguments: [Axis.vertical, .horizontal])
    func orders(axis: Axis) async {
      for order in Self.orders(of: Step.allCases)
      where order.firstIndex(of: .on)! < order.firstIndex(of: .back)! {
        let rig = AdjustedScrollView(axis)
        for step in order {
          rig.perform(step)
          if step == .on || step == .back { #expect(rig.listener.offsets.last == rig.intended, "\(order)") }
        }
        #expect(rig.offset == 1960, "\(order)")
        for _ in 0..<10 { await Task.yield() }
        #expect(rig.offset == 1960, "\(order)")
        #expect(rig.listener.offsets.last == 1960, "\(order)")
        rig.adapter.release()
      }
    }

    @Test(
      "If the content size stays the same, the list's offset is set in the next turn",
      arguments: [Axis.vertical, .horizontal])
    func sameSize(axis: Axis) async {
      let rig = AdjustedScrollView(axis)
      rig.adjust(by: 130)
      for _ in 0..<10 { await Task.yield() }
      #expect(rig.offset == 130)
      rig.adjust(by: -30)
      #expect(rig.offset == 100)
      rig.adapter.release()
    }

    @Test(
      "If the new content is shorter than the list's offset, the content rests at its end",
      arguments: [Axis.vertical, .horizontal])
    func pastTheEnd(axis: Axis) async {
      let rig = AdjustedScrollView(axis)
      rig.adjust(by: 2900)
      rig.perform(.size)
      #expect(rig.offset == 2700)
      for _ in 0..<10 { await Task.yield() }
      #expect(rig.listener.offsets.last == 2700)
      rig.adapter.release()
    }
  }
#endif
