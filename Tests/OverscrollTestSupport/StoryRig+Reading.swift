package import OverscrollCore

/// The actions of the edges, and the requests of the engine.
extension StoryRig {
  /// Returns the name of an edge's phase, without associated values.
  package func phase(_ edge: ScrollEdge = .start) -> String { scrollEngine.presentation[edge].phase.name }

  /// Returns the effects at an edge, or at both edges, in order.
  private func effects(at edge: ScrollEdge?) -> [EdgeEffect] {
    effects.compactMap {
      if case .edge(let other, let effect) = $0, edge ?? other == other { effect } else { nil }
    }
  }

  /// Returns the number of starts at an edge, or at both edges.
  package func starts(_ edge: ScrollEdge? = nil) -> Int { tokens(edge).count }

  /// Returns the tokens of the starts at an edge, or at both edges, in order.
  package func tokens(_ edge: ScrollEdge? = nil) -> [RefreshToken] {
    effects(at: edge).compactMap { if case .started(let token, _) = $0 { token } else { nil } }
  }

  /// Returns the token of the running action of an edge, or `nil`.
  package func token(_ edge: ScrollEdge) -> RefreshToken? {
    tokens(edge).count > outcomes(edge).count ? tokens(edge).last : nil
  }

  /// Returns the levels of the starts at an edge, or at both edges, in order.
  package func levels(_ edge: ScrollEdge? = nil) -> [RefreshLevel] {
    effects(at: edge).compactMap { if case .started(_, let level) = $0 { level } else { nil } }
  }

  /// Returns the outcomes at an edge, or at both edges, in order.
  package func outcomes(_ edge: ScrollEdge? = nil) -> [RefreshResult] {
    effects(at: edge).compactMap { if case .ended(_, let result) = $0 { result } else { nil } }
  }

  /// The changes of the platform's offset that the engine has requested, in pt, in order.
  package var adjustments: [Double] {
    effects.compactMap { if case .adjustOffset(let change) = $0 { change } else { nil } }
  }
}

extension EdgeConfiguration {
  /// The `.standard` configuration of a phone, on every platform that runs the tests.
  package static var phone: EdgeConfiguration { EdgeConfiguration() }
}
