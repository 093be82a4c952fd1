package import OverscrollCore
import Testing

extension Story {
  /// One of the cases for which a story is true.
  package struct Variant: Sendable, CustomStringConvertible {
    /// The source of the scroll view.
    package let source: ScrollBehavior.Source
    /// The configuration of each edge.
    package let configurations: EdgePair<Choice>
    /// The words of the case, as in the setup of a story.
    package var description: String {
      let source =
        switch source {
        case .engine: "driven"
        case .platformInset: "inset"
        case .platformTransform: "shifted"
        }
      return "source \(source), start \(configurations.start.name), end \(configurations.end.name)"
    }
  }

  /// All cases for which the story is true.
  package var variants: [Variant] {
    sources.flatMap { source in
      configurations.start.flatMap { start in
        configurations.end.map { Variant(source: source, configurations: EdgePair(start: start, end: $0)) }
      }
    }
  }

  /// Plays the story in one case, and compares what is seen with the story.
  ///
  /// - Returns: `nil` if they are equal; otherwise the whole story, with `-` before a line that differs and
  ///   `+` before the line with the values that were seen.
  package func difference(_ variant: Variant) -> String? {
    var rig = Rig(
      variant.source, start: variant.configurations.start.configuration,
      end: variant.configurations.end.configuration, viewport: extents.viewport, content: extents.content)
    var text: [String] = []
    var differs = false
    for line in lines {
      let seen: String
      do { seen = try line.play(&rig, edge) } catch {
        seen = "\(line.text)  (\((error as? StoryError)?.reason ?? "\(error)"))"
      }
      if seen == line.text {
        text.append("  " + line.text)
      } else {
        differs = true
        text += ["- " + line.text, "+ " + seen]
      }
    }
    return differs ? "\(about)\n(\(variant))\n" + text.joined(separator: "\n") : nil
  }
}

extension StoryLine {
  /// Plays the line, and returns it with the values that are seen.
  fileprivate func play(_ rig: inout Rig, _ edge: ScrollEdge) throws -> String {
    switch time {
    case .next: break
    case .after(let duration): rig.run(duration)
    case .at(let time):
      guard time >= rig.time - 1e-9 else {
        throw StoryError("the previous event ends at \(rig.time) s")
      }
      rig.run(time - rig.time)
    }
    let (before, count) = (rig, rig.effects.count)
    if !event.isEmpty { try rig.play(event, edge) }
    var result = text
    for value in values {
      guard let seen = rig.value(value, edge, since: before, count), !Self.matches(seen, value) else {
        continue
      }
      result = result.replacing(value.joined(separator: " "), with: seen, maxReplacements: 1)
    }
    return result
  }

  /// Whether a seen value is the value of the story: equal words, equal numbers, or a number in the bound
  /// that `<` or `>` gives.
  private static func matches(_ seen: String, _ value: [String]) -> Bool {
    let words = seen.split(separator: " ").map(String.init)
    if value.count >= 2, ["<", ">"].contains(value[value.count - 2]),
      let found = words.last.flatMap(Double.init),
      let bound = value.last.flatMap(Double.init)
    {
      return value[value.count - 2] == "<" ? found < bound : found > bound
    }
    return words.count == value.count
      && zip(words, value).allSatisfy { seen, told in
        if let seen = Double(seen), let told = Double(told) { return abs(seen - told) < 1e-3 }
        return seen == told
      }
  }
}
