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
    let width = tracks.count + 1
    var best = [Int32](repeating: 0, count: (frame.parts.count + 1) * width)
    for i in frame.parts.indices.reversed() {
      for j in tracks.indices.reversed() {
        var value = max(best[(i + 1) * width + j], best[i * width + j + 1])
        if tracks[j].look == numbers[i] {
          value = max(value, best[(i + 1) * width + j + 1] + weight(frame.parts[i], tracks[j], time))
        }
        best[i * width + j] = value
      }
    }
    var (i, j, next) = (0, 0, [PictureTrack]())
    next.reserveCapacity(tracks.count + 8)
    while i < frame.parts.count || j < tracks.count {
      if i < frame.parts.count, j < tracks.count, tracks[j].look == numbers[i],
        best[i * width + j]
          == best[(i + 1) * width + j + 1] + weight(frame.parts[i], tracks[j], time)
      {
        var track = tracks[j]
        track.parts[time] = frame.parts[i]
        next.append(track)
        i += 1
        j += 1
      } else if i == frame.parts.count
        || (j < tracks.count && best[i * width + j] == best[i * width + j + 1])
      {
        next.append(tracks[j])
        j += 1
      } else {
        var track = PictureTrack(look: numbers[i], parts: Array(repeating: nil, count: count))
        track.parts[time] = frame.parts[i]
        next.append(track)
        i += 1
      }
    }
    tracks = next
  }

  /// Returns the weight of a part as the next part of a track: more if it has been drawn near and just now.
  private func weight(_ part: PicturePart, _ track: PictureTrack, _ time: Int) -> Int32 {
    guard time > 0, let last = track.parts[time - 1] else { return 10 }
    let way = abs(part.position.x - last.position.x) + abs(part.position.y - last.position.y)
    return 20 - Int32(min(way / 20, 6))
  }
}
