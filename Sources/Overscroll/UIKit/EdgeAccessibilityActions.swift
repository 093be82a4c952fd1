#if canImport(UIKit)
  import Combine
  import OverscrollCore
  import SwiftUI
  import UIKit

  /// The custom accessibility actions of a scroll view, one for each edge.
  ///
  /// VoiceOver offers them in its rotor. The app's own custom actions stay.
  @MainActor final class EdgeAccessibilityActions {
    private let participant: ScrollViewParticipant
    private weak var scrollView: UIScrollView?
    private var own: [UIAccessibilityCustomAction] = []
    private var names: [String] = []
    private var observation: AnyCancellable?
    private let updateTurn = NextTurnScheduler()

    /// Makes the actions of a participant's edges; `update(in:)` adds them to the scroll view.
    init(_ participant: ScrollViewParticipant) {
      self.participant = participant
      // The edges are published before they change.
      observation = participant.availability.objectWillChange.sink { [weak self] _ in
        self?.updateTurn.run { [weak self] in
          if let self, let scrollView { update(in: scrollView) }
        }
      }
    }

    /// Replaces the scroll view's actions of this package with the actions of the current edges.
    func update(in scrollView: UIScrollView) {
      self.scrollView = scrollView
      let edges = ScrollEdge.allCases.filter { participant.availability.edges[$0] }
      let names = edges.map { participant.actionName(of: $0) }
      let current = scrollView.accessibilityCustomActions ?? []
      let others = current.filter { action in !own.contains { $0 === action } }
      guard names != self.names || current.count != others.count + own.count else { return }
      self.names = names
      own = zip(edges, names).map { action(named: $1, at: $0) }
      scrollView.accessibilityCustomActions = others + own
    }

    private func action(named name: String, at edge: ScrollEdge) -> UIAccessibilityCustomAction {
      UIAccessibilityCustomAction(name: name) { [weak participant] _ in
        participant?.begin(edge)
        return participant != nil
      }
    }
  }
#endif
