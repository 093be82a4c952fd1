package import OverscrollCore
import Testing

extension Story {
  /// A source, the configurations of both edges, and an edge for which a story is true.
  package struct Variant: Sendable, CustomStringConvertible {
    /// The source of the scroll view.
    package let source: ScrollBehavior.Source
    /// The configuration of each edge.
    package let configurations: EdgePair<Choice>
    /// The list, or `nil` for a scroll view.
    package let list: ListSetup?
    /// The edge of the events and values that name none.
    package let edge: ScrollEdge
    /// The source, the list, the configurations and the edge in the words of a story.
    package var description: String {
      let names = "start \(configurations.start.name), end \(configurations.end.name)"
      let list = list.map { "list \($0.name), " } ?? ""
      return "source \(Story.name(of: source)), \(list)\(names), edge \(edge)"
    }
  }

  /// Returns the word for a source.
  static func name(of source: ScrollBehavior.Source) -> String {
    switch source {
    case .engine: "driven"
    case .platformInset: "inset"
    case .platformTransform: "shifted"
    }
  }

  /// All variants for which the story is true.
  package var variants: [Variant] {
    let pairs = configurations.start.flatMap { start in
      (hasEqualEdges ? [start] : configurations.end).map { EdgePair(start: start, end: $0) }
    }
    return sources.flatMap { source in
      edges.flatMap { edge in
        pairs.flatMap { pair in
          (lists.isEmpty ? [nil] : lists as [ListSetup?]).map {
            Variant(source: source, configurations: pair, list: $0, edge: edge)
          }
        }
      }
    }
  }

  /// Plays a variant of the story, and compares what is seen with the story.
  ///
  /// - Returns: `nil` if they are equal; otherwise all lines after the setup, with `-` before a line that
  ///   differs and `+` before the line with the values that were seen.
  package func difference(_ variant: Variant) -> String? {
    if let list = variant.list {
      return difference(
        variant, list.rig(variant.source, variant.configurations, viewport: extents.viewport, items))
    }
    return difference(
      variant,
      Rig(
        variant.source, start: variant.configurations.start.configuration,
        end: variant.configurations.end.configuration, viewport: extents.viewport, content: extents.content,
        reportsPhase: reportsPhase))
  }

  private func difference(_ variant: Variant, _ rig: some StoryRig) -> String? {
    var rig = rig
    var text: [String] = []
    var differs = false
    for line in lines {
      let seen: String
      do { seen = try line.play(&rig, variant.edge) } catch {
        seen = "\(line.text)  (\((error as? StoryError)?.reason ?? "\(error)"))"
      }
      if seen == line.text {
        text.append("  " + line.text)
      } else {
        differs = true
        text += ["- " + line.text, "+ " + seen]
      }
    }
    let selection = selection.isEmpty ? "" : "; case \(selection)"
    return differs ? "\(about)\n(\(variant)\(selection))\n" + text.joined(separator: "\n") : nil
  }
}

extension StoryLine {
  /// Plays the line, and returns it with the values that are seen.
  fileprivate func play(_ rig: inout some StoryRig, _ edge: ScrollEdge) throws -> String {
    var (before, count) = (rig, rig.effects.count)
    switch time {
    case .next: break
    case .after(let duration): rig.pass(duration)
    case .at(let time):
      guard time >= rig.time - 1e-9 else {
        throw StoryError("the previous event ends at \(rig.time) s")
      }
      rig.pass(time - rig.time)
    }
    if !event.isEmpty {
      (before, count) = (rig, rig.effects.count)
      try rig.play(event, edge)
    }
    var result = text
    for value in values {
      guard let seen = rig.value(value, edge, since: before, count), !Self.matches(seen, value) else {
        continue
      }
      // The event before the values may contain the same words.
      guard let range = result.ranges(of: value.joined(separator: " ")).last else { continue }
      result.replaceSubrange(range, with: seen)
    }
    return result
  }

  /// Whether a seen value is the value of the story: equal words, equal numbers, or a number in the bound
  /// that `<` or `>` gives.
  private static func matches(_ seen: String, _ value: [String]) -> Bool {
    let words = seen.split(separator: " ").map(String.init)
    if value.count == words.count + 1, value.dropLast(2) == words.dropLast(),
      ["<", ">"].contains(value[value.count - 2]),
      let found = words.last.flatMap(Double.init), let bound = value.last.flatMap(Double.init)
    {
      return value[value.count - 2] == "<" ? found < bound : found > bound
    }
    return words.count == value.count
      && zip(words, value).allSatisfy { seen, expected in
        guard let number = Double(seen), let other = Double(expected) else { return seen == expected }
        return number == other || abs(number - other) < 1e-3
      }
  }
}
