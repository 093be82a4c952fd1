import Foundation
import OverscrollCore
import OverscrollTrace
import ScreenDriver
import Testing

@testable import GalleryScreens
@testable import GalleryStage
@testable import SwiftUI

/// Tests of the command `gallery-stage`: messages are sent to it, and its frames are read.
@MainActor @Suite(.onScreen, .inGallery, .serialized) struct SessionTests {
  private let visitor = Visitor()

  @Test func aFingerPullsAScreenThatRefreshesAndComesHome() async throws {
    try await visitor.say(#"[{"size":[390,844,47,34]},{"show":"completion"},{"tick":0.016}]"#)
    try await visitor.say(#"[{"down":[0,195,300]}]"#)
    for step in 1...20 { try await visitor.say(#"[{"move":[0,195,\#(300 + step * 12)]},{"tick":0.016}]"#) }
    #expect(visitor.start?.phase == "refreshing")
    #expect(visitor.info.offset < -90)
    try await visitor.say(#"[{"up":0}]"#)
    try await visitor.wait(3)
    #expect(visitor.start?.phase == "idle")
    #expect(visitor.info.offset == 0)
    #expect(visitor.effects.filter { $0 == "started" || $0 == "ended" } == ["started", "ended"])
    #expect(visitor.complaints == [])
  }

  @Test func aFrameHasAListOnlyIfItIsAnother() async throws {
    try await visitor.say(#"[{"show":"binding"},{"tick":0.016}]"#)
    #expect(!visitor.list.isEmpty)
    try await visitor.wait(0.5)
    visitor.list = []
    try await visitor.say(#"[{"tick":0.016}]"#)
    #expect(visitor.list.isEmpty)
    #expect(visitor.info.wait == 0)
    try await visitor.wait(2.5)
    #expect(visitor.info.wait > 0)
    try await visitor.say(#"[{"look":{"isDark":true}},{"tick":0.016}]"#)
    #expect(visitor.list.first == ["f", "M0 0L390 0L390 844L0 844Z", "#000000ff"])
    #expect(visitor.info.wait == 0)
  }

  @Test func aLookIsDarkRightToLeftLargeAndInALanguage() async throws {
    try await visitor.say(#"[{"show":"headerFooter"},{"tick":0.016}]"#)
    let left = try #require(visitor.line("Sandbar has moved"))
    try await visitor.say(#"[{"look":{"isRightToLeft":true,"language":"ru"}},{"tick":0.016}]"#)
    let right = try #require(visitor.line("Sandbar has moved"))
    #expect(right.x > left.x + 60)
    try await visitor.say(#"[{"look":{"textSize":"xxxLarge","reducesMotion":true}},{"tick":0.016}]"#)
    #expect(try #require(visitor.line("Sandbar has moved")).size > left.size)
    try await visitor.wait(0.5)
    #expect(visitor.info.words?.actions ?? visitor.actions == ["Обновить", "Загрузить ещё"])
  }

  @Test(arguments: [GalleryScreens.Screen.outcomes, .places])
  func aTraceIsShared(from screen: GalleryScreens.Screen) async throws {
    try await visitor.say(#"[{"show":"\#(screen.rawValue)"},{"tick":0.016}]"#)
    try await visitor.wait(0.3)
    #expect(visitor.info.shared == nil)
    let button = try #require(visitor.line("Trace"))
    let tap = #"{"down":[0,\#(button.x + 5),\#(button.y - 5)]},{"up":0}"#
    try await visitor.say(#"[\#(tap),{"tick":0.016},{"tick":0.016}]"#)
    let file = try #require(visitor.info.shared?.first)
    #expect(file.name == "Overscroll.trace")
    let trace = try Trace(text: Array(file.text.utf8))
    #expect(trace.events.count > 1)
    try await visitor.say(#"[{"tick":0.016}]"#)
    #expect(visitor.info.shared == nil)
  }

  @Test(arguments: GalleryScreens.Screen.allCases)
  func everyScreenIsShownWithoutAComplaintAndHasASource(_ screen: GalleryScreens.Screen) async throws {
    try await visitor.say(#"[{"show":"\#(screen.rawValue)"},{"tick":0.016}]"#)
    try await visitor.wait(0.3)
    #expect(visitor.list.count > 5)
    #expect(visitor.complaints == [])
    #expect(ScreenIndex.json.contains(#""id":"\#(screen.rawValue)""#))
  }

  @Test func sourcesAreTheRepositorysWithoutPreviews() throws {
    struct Part: Decodable { let screens: [Entry] }
    struct Entry: Decodable { let id: String, file: String, source: String }
    let parts = try JSONDecoder().decode([Part].self, from: Data(ScreenIndex.json.utf8))
    for entry in parts.flatMap(\.screens) {
      #expect(entry.file.hasPrefix("Examples/GalleryApp/Sources/GalleryScreens/"), "\(entry.id)")
      #expect(entry.source.contains("import SwiftUI\n") && entry.source.contains(": View {"), "\(entry.id)")
      #expect(!entry.source.contains("PreviewProvider") && !entry.source.contains("#if"), "\(entry.id)")
      #expect(entry.source.matches(of: /struct \w+Screen\b/).count == 1, "\(entry.id)")
    }
  }

  @Test(
    "Reading a line that is not a message throws a `Mistake`",
    arguments: [
      "", "{}", "[1]", "[{}]", "nonsense", "[" + String(repeating: "{},", count: 9), #"[{"fly":1}]"#,
      #"[{"down":[0,1]}]"#, #"[{"down":[0,1,1e9]}]"#, #"[{"up":"0"}]"#, #"[{"up":0,"down":[0,1,1]}]"#,
      #"[{"tick":"soon"}]"#,
      "[" + Array(repeating: #"{"up":0}"#, count: 65).joined(separator: ",") + "]",
      String(repeating: " ", count: 9000),
    ])
  func mistakes(_ line: String) {
    #expect(throws: Message.Mistake.self) { try Message(Array(line.utf8)) }
  }

  @Test("Commands with invalid values change nothing and do not trap")
  func badInput() async throws {
    try await visitor.say(
      """
      [{"show":"nothing"},{"up":3},{"move":[4,1,1]},{"cancel":0},{"down":[99,-5000,5000]},{"down":[9,1,1]},
      {"size":[-1,99999,-4,4000]},{"look":{"textSize":"huge","title":"none?","language":"../../etc"}},
      {"key":"F13"},{"key":""},{"command":"Q"},{"text":""},{"act":"Fly"},{"top":true},{"wheel":[0,100000,-1,-1]},
      {"tick":-3},{"tick":99}]
      """.replacing("\n", with: ""))
    #expect(visitor.complaints == [])
    #expect(!visitor.list.isEmpty)
  }
}

/// A visitor who sends messages and reads the frames.
@MainActor private final class Visitor {
  private let session: Session
  var list: [[AnyDecodable]] = []
  private(set) var info = Info()
  private(set) var effects: [String] = []
  private(set) var complaints: [String] = []
  private(set) var actions: [String] = []

  struct Edge: Decodable { let phase: String }
  struct Effect: Decodable { let type: String }
  struct Words: Decodable { let actions: [String] }
  struct File: Decodable { let name: String, text: String }

  struct Info: Decodable {
    var offset = 0.0
    var wait = 0.0
    var isSheet = false
    var start: Edge?
    var effects: [Effect] = []
    var complaints: [String]?
    var words: Words?
    var shared: [File]?
  }

  private struct Answer: Decodable {
    let list: [[AnyDecodable]]?
    let info: Info
  }

  /// A text or a number in the JSON of a drawing.
  enum AnyDecodable: Decodable, Equatable, ExpressibleByStringLiteral {
    case text(String)
    case number(Double)

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      self = try (try? .number(value.decode(Double.self))) ?? .text(value.decode(String.self))
    }

    init(stringLiteral value: String) { self = .text(value) }

    var number: Double? { if case .number(let value) = self { value } else { nil } }
  }

  init() { session = Session(ScreenDriver.ScreenTrait.clock ?? StageClock()) }

  var start: Edge? { info.start }

  /// Sends a message, and reads the frame if the message is answered with one.
  func say(_ message: String) async throws {
    guard let frame = await session.answer(try Message(Array(message.utf8))) else { return }
    let answer = try JSONDecoder().decode(Answer.self, from: Data(frame))
    if let list = answer.list { self.list = list }
    info = answer.info
    effects += info.effects.map(\.type)
    complaints += info.complaints ?? []
    if let words = info.words { actions = words.actions }
  }

  /// Advances the time by a number of seconds, with a tick for each frame.
  func wait(_ seconds: Double) async throws {
    for _ in 0..<Int(seconds * 60) { try await say(#"[{"tick":0.0166}]"#) }
  }

  /// Returns the position and font size, in pt, of a text in the latest drawing.
  func line(_ text: String) -> (x: Double, y: Double, size: Double)? {
    let found = list.first { $0.count == 8 && $0[0] == "t" && $0[1] == .text(text) }
    guard let x = found?[2].number, let y = found?[3].number, let size = found?[5].number else { return nil }
    return (x, y, size)
  }
}
