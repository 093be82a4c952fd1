import Foundation

/// Consecutive tracks of a moving picture that move together.
struct PictureGroup {
  /// A track with its position in the group.
  struct Member {
    let track: PictureTrack
    let base: CGPoint
    /// Whether each frame shows the track.
    var shown: [Bool] = []
  }

  let clip: CGRect
  /// The movement of the group in each frame, relative to its members' positions.
  private(set) var movement: [CGPoint?]
  private(set) var members: [Member] = []

  private init(_ track: PictureTrack, _ first: PicturePart) {
    clip = first.clip
    movement = track.parts.map { part in
      part.map { CGPoint(x: $0.position.x - first.position.x, y: $0.position.y - first.position.y) }
    }
    members = [Member(track: track, base: first.position)]
  }

  /// Adds a track, or returns false if it moves differently.
  private mutating func add(_ track: PictureTrack, _ first: PicturePart) -> Bool {
    guard first.clip == clip else { return false }
    var base: CGPoint?
    for case (let moved?, let part?) in zip(movement, track.parts) {
      let place = CGPoint(x: part.position.x - moved.x, y: part.position.y - moved.y)
      if let base {
        guard abs(place.x - base.x) <= 0.3, abs(place.y - base.y) <= 0.3 else { return false }
      } else {
        base = place
      }
    }
    guard let base else { return false }
    for (time, part) in track.parts.enumerated() where movement[time] == nil {
      movement[time] = part.map { CGPoint(x: $0.position.x - base.x, y: $0.position.y - base.y) }
    }
    members.append(Member(track: track, base: base))
    return true
  }

  /// Copies the movement of a neighboring frame to each frame without a visible member.
  private mutating func complete() {
    var last = movement.lazy.compactMap { $0 }.first ?? .zero
    for time in movement.indices {
      last = movement[time] ?? last
      movement[time] = last
    }
    for index in members.indices {
      let member = members[index]
      guard let sample = member.track.first else { continue }
      var shown = member.track.parts.indices.map { time -> Bool? in
        if member.track.parts[time] != nil { return true }
        let moved = movement[time] ?? .zero
        // Outside of the clip rectangle it makes no difference.
        return sample.isVisible(at: CGPoint(x: member.base.x + moved.x, y: member.base.y + moved.y))
          ? false : nil
      }
      var state = shown.lazy.compactMap { $0 }.first ?? false
      for time in shown.indices {
        state = shown[time] ?? state
        shown[time] = state
      }
      members[index].shown = shown.map { $0 ?? false }
    }
  }

  /// Returns the groups of some tracks, from back to front.
  static func groups(of tracks: [PictureTrack]) -> [PictureGroup] {
    var groups: [PictureGroup] = []
    for track in tracks {
      guard let first = track.first else { continue }
      if !groups.isEmpty, groups[groups.count - 1].add(track, first) { continue }
      groups.append(PictureGroup(track, first))
    }
    for index in groups.indices { groups[index].complete() }
    return groups
  }
}
