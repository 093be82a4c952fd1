import OverscrollTestSupport
import Foundation

@testable import Overscroll
@testable import OverscrollCore
@testable import OverscrollListCore
@testable import OverscrollLists

/// A random session of a chat whose server delays, fails, reorders and repeats.
///
/// The model is an app's: a window of the server's messages, ordered by the server, without duplicates.
@MainActor struct ChatSession {
  /// A request whose answer arrives at a frame.
  private struct Request {
    enum Kind { case older, newer, around(Int) }

    let kind: Kind
    let arrival: Int
    let fails: Bool
    /// The number of messages of the window that the answer repeats.
    let repeats: Int
  }

  /// The number of messages that a page has.
  private static let page = 20

  private var dice: Dice
  private let list: FakeList
  private let heights: Heights
  /// The order of the server's messages, by id.
  private var server: [Int]
  private var rows: [Int]
  private var nextID = 1000
  private var requests: [Request] = []
  private var frame = 0
  private var run: ScrollRun?
  private(set) var faults: [String] = []
  /// The largest number of mounted and remembered rows.
  private(set) var mostRows = 0
  /// The number of changes whose effect on visible rows was checked.
  private(set) var checks = 0

  /// The heights of messages, which edits and loaded images change, in pt.
  private final class Heights {
    var changed: [Int: Double] = [:]
    subscript(_ id: Int) -> Double { changed[id] ?? Double(30 + id.magnitude * 7919 % 90) }
  }

  init(seed: UInt64, isDriven: Bool) {
    var dice = Dice(seed: seed)
    let heights = Heights()
    self.heights = heights
    server = Array(0..<(Int.random(in: 0..<5, using: &dice) == 0 ? 5 : 400))
    rows = Array(server.suffix(Self.page))
    var configuration = ListConfiguration.chat
    configuration.spacing = Bool.random(using: &dice) ? 0 : 8
    configuration.followDistance = Bool.random(using: &dice) ? 0 : 80
    configuration.alignment = Bool.random(using: &dice) ? .start : .end
    list = FakeList(
      rows, configuration: configuration, scrolling: isDriven ? .driven : .native, extent: { heights[$0] })
    self.dice = dice
    rest()
  }

  private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &dice) < share }

  private mutating func pick(_ ids: [Int]) -> Int { ids[Int.random(in: 0..<ids.count, using: &dice)] }

  /// Runs the session for a number of events.
  mutating func run(_ events: Int) {
    for _ in 0..<events {
      switch Int.random(in: 0..<14, using: &dice) {
      case 0...4: scroll()
      case 5: change("message") { $0.receive() }
      case 6: change("edit") { $0.editMessage() }
      case 7: change("removal") { $0.removeMessage() }
      case 8: change("reorder") { $0.reorder() }
      case 9: change("repetition") { _ in }
      case 10: sendMessage()
      case 11: jump()
      default: break
      }
      request()
      for _ in 0..<(1 + Int.random(in: 0..<20, using: &dice)) { advance() }
    }
    while !requests.isEmpty { advance() }
    rest()
  }

  // MARK: The user

  private mutating func scroll() {
    let distance = Double.random(in: -900...900, using: &dice)
    if list.isDriven {
      list.controller.scroll(.wheel(distance, isPrecise: true), from: list)
      list.measure()
    } else {
      for step in 1...4 {
        let limit = max(0, list.controller.scrollExtent - 600)
        let offset = max(0, min(list.platform + distance / 4, limit))
        list.report(offset, step < 3 ? .tracking : .decelerating)
      }
      list.report(list.platform, .resting)
    }
    checkRows("scroll")
  }

  private mutating func sendMessage() {
    receive()
    show()
    list.controller.scrollTo(.bottom, animated: chance(0.5))
    list.tick(2)
    checkRows("sent message")
  }

  /// Scrolls to a message, and requests it if it is not loaded.
  private mutating func jump() {
    let id = pick(server)
    guard !rows.contains(id) else {
      list.controller.scrollTo(id: id, anchor: .center, animated: chance(0.5))
      return
    }
    guard run == nil else { return }
    let run = ScrollRun(ScrollRequest(target: .id(AnyHashable(id)), anchor: .center, isAnimated: true))
    list.controller.beginLoading(for: run)
    self.run = run
    requests.append(answer(.around(id)))
  }

  // MARK: The server

  private mutating func answer(_ kind: Request.Kind) -> Request {
    Request(
      kind: kind, arrival: frame + 1 + Int.random(in: 0..<60, using: &dice), fails: chance(0.15),
      repeats: chance(0.3) ? 1 + Int.random(in: 0..<5, using: &dice) : 0)
  }

  /// Requests the pages near the visible rows, as load-more does.
  private mutating func request() {
    guard requests.isEmpty else { return }
    if list.controller.distance(to: .top) < 600, rows.first != server.first {
      requests.append(answer(.older))
    } else if list.controller.distance(to: .bottom) < 600, rows.last != server.last {
      requests.append(answer(.newer))
    }
  }

  private mutating func receive() {
    let isAtNewest = rows.last == server.last
    server.append(nextID)
    nextID += 1
    if isAtNewest { rows.append(server[server.count - 1]) }
  }

  private mutating func editMessage() {
    heights.changed[pick(rows)] = Double.random(in: 20...300, using: &dice)
  }

  private mutating func removeMessage() {
    guard rows.count > 8 else { return }
    let id = pick(rows)
    rows.removeAll { $0 == id }
    server.removeAll { $0 == id }
  }

  /// Swaps two neighbouring messages, because the server corrects their times.
  private mutating func reorder() {
    let index = Int.random(in: 0..<rows.count - 1, using: &dice)
    guard let index = server.firstIndex(of: rows[index]), server.indices.contains(index + 1) else { return }
    server.swapAt(index, index + 1)
    rows = rows.compactMap { server.firstIndex(of: $0) }.sorted().map { server[$0] }
  }

  private mutating func receive(_ request: Request) {
    guard !request.fails else {
      if case .around = request.kind { endJump() }
      return
    }
    switch request.kind {
    case .older:
      guard let first = rows.first.flatMap({ server.firstIndex(of: $0) }) else { return }
      merge(max(0, first - Self.page)..<min(server.count, first + request.repeats))
    case .newer:
      guard let last = rows.last.flatMap({ server.firstIndex(of: $0) }) else { return }
      merge(max(0, last + 1 - request.repeats)..<min(server.count, last + 1 + Self.page))
    case .around(let id):
      if let index = server.firstIndex(of: id) {
        rows = Array(server[max(0, index - Self.page)..<min(server.count, index + Self.page)])
      }
      show()
      endJump()
    }
  }

  /// Adds a page of the server, in the server's order and without duplicates.
  private mutating func merge(_ page: Range<Int>) {
    let ids = Set(rows).union(server[page])
    rows = server.filter { ids.contains($0) }
  }

  private mutating func endJump() {
    if let run { list.controller.endLoading(for: run) }
    run = nil
  }

  // MARK: Frames and checks

  private func show() {
    list.update(rows)
    for item in list.link.items {
      list.link.updateExtent(heights[item.id.id], of: item.id, from: list)
    }
    list.measure()
  }

  private mutating func advance() {
    frame += 1
    if let index = requests.firstIndex(where: { $0.arrival <= frame }) {
      let request = requests.remove(at: index)
      if case .around = request.kind {
        receive(request)
        list.tick(3)
        checkRows("window")
      } else {
        change("page") { $0.receive(request) }
      }
    }
    list.tick()
  }

  /// Waits until scrolls from code have ended.
  private func rest() {
    for _ in 0..<200 where list.controller.content.isScrollingToItem || list.controller.needsFrames {
      list.tick()
    }
  }

  /// Applies a change of the data, and checks that no visible row jumps.
  private mutating func change(_ name: String, _ body: (inout ChatSession) -> Void) {
    let (before, old) = (list.seen, rows)
    let wasScrolling = list.controller.content.isScrollingToItem || list.controller.needsFrames
    let followed =
      list.controller.distance(to: .bottom) <= max(1, list.controller.content.list.followDistance)
    body(&self)
    show()
    checkRows(name)
    guard !wasScrolling, !followed, !list.controller.content.isScrollingToItem else { return }
    // A platform brings the content back into its bounds.
    guard list.controller.distance(to: .bottom) > 0, list.controller.distance(to: .top) > 0 else { return }
    checks += 1
    let after = list.seen
    // Rows that keep their order relative to each other.
    let kept = old.filter { rows.contains($0) && before[$0] != nil && after[$0] != nil }
    let moves = kept.compactMap { id in before[id].flatMap { b in after[id].map { abs($0 - b) } } }
    guard let least = moves.min() else { return }
    if least > 0.5 { faults.append("\(name) at frame \(frame): all rows moved by at least \(least) pt") }
  }

  /// Checks that the visible rows are the model's rows, without duplicates and gaps.
  private mutating func checkRows(_ name: String) {
    let items = list.link.items
    mostRows = max(mostRows, items.count)
    if Set(items.map(\.id)).count != items.count {
      faults.append("\(name) at frame \(frame): a duplicate row")
    }
    for item in items where item.index >= rows.count || rows[item.index] != item.id.id {
      faults.append("\(name) at frame \(frame): row \(item.id.id) is at index \(item.index)")
    }
    let visible = list.seen.sorted { ($0.value, $0.key) < ($1.value, $1.key) }
    for (one, next) in zip(visible, visible.dropFirst()) {
      let gap = next.value - one.value - heights[one.key] - list.controller.configuration.spacing
      if abs(gap) > 0.02 {
        faults.append("\(name) at frame \(frame): a gap of \(gap) pt after row \(one.key)")
      }
    }
  }
}
