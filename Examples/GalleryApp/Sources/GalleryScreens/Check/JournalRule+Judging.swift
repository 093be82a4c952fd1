#if canImport(SwiftUI)
  // The judgment of a journal by each rule.
  extension JournalRule {
    /// Returns the result of this rule for a journal.
    func judge(_ journal: Journal) -> JournalFinding {
      switch self {
      case .motion: judgeMotion(journal.records)
      case .title: judgeTitle(journal)
      case .insets: judgeInsets(journal.records)
      case .actions(let count): judgeActions(journal, count)
      case .viewport: judgeViewport(journal.records)
      case .frameRate: judgeFrames(journal.records)
      }
    }

    private func finding(_ isPassed: Bool, _ words: String) -> JournalFinding {
      JournalFinding(rule: self, result: isPassed ? .passed : .failed, words: words)
    }

    private func judgeMotion(_ records: [FrameRecord]) -> JournalFinding {
      var bounds = ExplainedMotion(base: records.first?.inset ?? 0)
      var worst: (excess: Double, words: String)?
      for (last, next) in zip(records, records.dropFirst()) {
        let limit = bounds.limit(from: last, to: next)
        let steps: [(name: String, from: Double?, to: Double?)] = [
          ("the content", last.start, next.start), ("a row", last.row, next.row),
          ("the title", last.title, next.title),
        ]
        for step in steps {
          guard let from = step.from, let to = step.to else { continue }
          let most = limit(to - from)
          let excess = abs(to - from) - most
          guard excess > worst?.excess ?? 0 else { continue }
          // If the content grows above the visible rows, its start moves up and the visible rows stay.
          let stay = to - from + next.content - last.content
          if step.name == "the content", abs(stay) <= limit(stay) { continue }
          let way = FrameRecord.text(abs(to - from), 10)
          worst = (
            excess,
            "frame \(next.number): \(step.name) moved \(way) pt \(to < from ? "up" : "down"), "
              + "but at most \(FrameRecord.text(most, 10)) pt are explained"
          )
        }
      }
      return finding(worst == nil, worst?.words ?? "every movement is explained")
    }

    /// The largest accepted backward movement of a title, in pt.
    ///
    /// It allows for rounding, and for the tolerance at the end of an inset's change.
    private static let titleTolerance = 1.0
    /// The shortest movement of a large title during a pull, in pt.
    ///
    /// The title of a bar without a large title does not move.
    private static let leastTitleTravel = 20.0

    private func judgeTitle(_ journal: Journal) -> JournalFinding {
      let titles = journal.records.compactMap(\.title)
      guard let low = titles.min(), let high = titles.max(), high - low > JournalRule.leastTitleTravel else {
        return JournalFinding(rule: self, result: .notJudged, words: "no large title was found")
      }
      var nearest: Double?
      for (last, next) in zip(journal.records, journal.records.dropFirst()) {
        guard !next.isHeld, let title = next.title else {
          nearest = nil
          continue
        }
        if last.isHeld { nearest = title }
        guard let before = nearest else { continue }
        if title > before + JournalRule.titleTolerance {
          let way = FrameRecord.text(title - before, 10)
          return finding(false, "frame \(next.number): the title reversed by \(way) pt")
        }
        nearest = min(before, title)
      }
      return finding(true, "the title returned to its position")
    }

    private func judgeInsets(_ records: [FrameRecord]) -> JournalFinding {
      let left = (records.last?.inset ?? 0) - (records.first?.inset ?? 0)
      let (writes, own) = (records.map(\.writes).reduce(0, +), records.map(\.own).reduce(0, +))
      let words =
        "the inset changed by \(FrameRecord.text(left, 100)) pt in \(writes) writes, \(own) by the package"
      return finding(abs(left) < 0.1, words)
    }

    private func judgeActions(_ journal: Journal, _ count: Int) -> JournalFinding {
      let starts = (journal.records.last?.starts ?? 0) - (journal.records.first?.starts ?? 0)
      let pull = FrameRecord.text(journal.longestPull, 1)
      return finding(starts == count, "\(starts) started, \(count) expected; the longest pull was \(pull) pt")
    }

    private func judgeViewport(_ records: [FrameRecord]) -> JournalFinding {
      let viewports = records.map(\.viewport)
      let way = (viewports.max() ?? 0) - (viewports.min() ?? 0)
      return finding(way <= ExplainedMotion.rounding, "the view moved \(FrameRecord.text(way, 10)) pt")
    }

    /// The lowest accepted frame rate, in 1/s; every display has at least 60.
    private static let leastRate = 55.0

    private func judgeFrames(_ records: [FrameRecord]) -> JournalFinding {
      let steps = zip(records, records.dropFirst()).filter { $1.number == $0.number + 1 }
        .map { $1.time - $0.time }.sorted()
      guard !steps.isEmpty, steps[steps.count / 2] > 0 else { return finding(false, "no frames recorded") }
      let median = steps[steps.count / 2]
      let late = steps.filter { $0 > 1.5 * median }.count
      let rate = FrameRecord.text(1 / median, 1)
      let isFast = median <= 1 / JournalRule.leastRate
      return finding(
        isFast && late * 10 <= steps.count, "\(rate) frames a second; \(late) of \(steps.count) were late")
    }
  }
#endif
