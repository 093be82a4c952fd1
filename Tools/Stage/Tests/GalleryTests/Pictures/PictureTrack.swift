import Foundation

/// One part through all frames of a moving picture.
struct PictureTrack {
  /// The number of the part's look in `PictureTracks.looks`.
  let look: Int
  /// The part in each frame, or `nil` if the frame does not draw it.
  var parts: [PicturePart?]

  var first: PicturePart? { parts.lazy.compactMap { $0 }.first }
}

/// The tracks of a moving picture, from back to front.
struct PictureTracks {
  private(set) var looks: [PicturePart.Look] = []
  private(set) var tracks: [PictureTrack] = []
  /// The numbers of the looks with a style and a content.
  private var known: [String: [Int]] = [:]

  /// Finds each part of each frame in the frame before it.
  init(_ frames: [PictureFrame]) {
    for (time, frame) in frames.enumerated() { add(frame, at: time, of: frames.count) }
  }

  private mutating func number(of part: PicturePart) -> Int {
    let look = part.look
    // A clip, a scale or a center of a rotation is a part of the look.
    let key = """
      \(look.style) \(look.content) \(part.clip) \(Int(part.scale.width * 200)) \
      \(Int(part.scale.height * 200)) \(part.angle == 0 ? 0 : Int(part.center.x.rounded())) \
      \(part.angle == 0 ? 0 : Int(part.center.y.rounded()))
      """
    if let same = known[key]?.first(where: { looks[$0].isSimilar(to: look) }) { return same }
    looks.append(look)
    known[key, default: []].append(looks.count - 1)
    return looks.count - 1
  }

  /// Adds a frame by the heaviest common subsequence of its parts and the tracks.
  private mutating func add(_ frame: PictureFrame, at time: Int, of count: Int) {
    let numbers = frame.parts.map { number(of: $0) }
    let drawn = Set(numbers)
    let candidates = tracks.indices.filter { drawn.contains(tracks[$0].look) }
    var matches: [Int: Int] = [:]
    for (part, candidate) in pairs(frame.parts, numbers, candidates, time) { matches[part] = candidate }
    var (next, begin) = ([PictureTrack](), 0)
    next.reserveCapacity(tracks.count + frame.parts.count)
    for (index, part) in frame.parts.enumerated() {
      if let match = matches[index] {
        next += tracks[begin...match]
        begin = match + 1
      } else {
        next.append(PictureTrack(look: numbers[index], parts: Array(repeating: nil, count: count)))
      }
      next[next.count - 1].parts[time] = part
    }
    tracks = next + tracks[begin...]
  }

  /// Returns pairs of a part and a track with the same look, in the order of both.
  private func pairs(
    _ parts: [PicturePart], _ numbers: [Int], _ candidates: [Int], _ time: Int
  ) -> [(part: Int, track: Int)] {
    let width = candidates.count + 1
    var best = [Int](repeating: 0, count: (parts.count + 1) * width)
    func withPair(_ i: Int, _ j: Int) -> Int? {
      guard tracks[candidates[j]].look == numbers[i] else { return nil }
      return best[(i + 1) * width + j + 1] + weight(parts[i], tracks[candidates[j]], time)
    }
    for i in parts.indices.reversed() {
      for j in candidates.indices.reversed() {
        best[i * width + j] = max(best[(i + 1) * width + j], best[i * width + j + 1], withPair(i, j) ?? 0)
      }
    }
    var (i, j, pairs) = (0, 0, [(part: Int, track: Int)]())
    while i < parts.count, j < candidates.count {
      let value = best[i * width + j]
      if withPair(i, j) == value {
        pairs.append((i, candidates[j]))
        i += 1
        j += 1
      } else if value == best[i * width + j + 1] {
        j += 1
      } else {
        i += 1
      }
    }
    return pairs
  }

  /// Returns the weight of a part as the next part of a track: more if it has been drawn near and just now.
  private func weight(_ part: PicturePart, _ track: PictureTrack, _ time: Int) -> Int {
    guard time > 0, let last = track.parts[time - 1] else { return 10 }
    let way = abs(part.position.x - last.position.x) + abs(part.position.y - last.position.y)
    return 20 - Int(min(way / 20, 6))
  }
}
