import Foundation
import Testing
import UIKit

@testable import GalleryScreens

/// Tests of journals (recordings of a screen's frames) and of the rules that find faults in them.
@Suite struct JournalTests {
  @Test func aRecordIsReadFromItsLine() {
    let record = FrameRecord(
      number: 12, time: 0.2001, pan: .changed, finger: 210.25, velocity: -1200.5, offset: -150.33, inset: 60,
      adjusted: 159.5, bottom: 34, content: 3520, height: 844, viewport: 0, row: 253.33, title: nil,
      indicator: -4, writes: 3, own: 2, starts: 1)
    #expect(FrameRecord(line: record.line) == record)
    #expect(record.line.split(separator: " ").count == FrameRecord.columns.split(separator: " ").count)
  }

  @Test(
    arguments: [
      "", "frame", "1 0 began", FrameRecord.columns, FrameRecord().line + " 1",
      "0 0 flying 0 0 0 0 0 0 0 0 0 - - - 0 0 0", "0 inf began 0 0 0 0 0 0 0 0 0 - - - 0 0 0",
      "0 0 began 0 0 0 0 0 0 0 0 0 nan - - 0 0 0", "0 0 began 0 0 0 0 0 0 0 0 0 - inf - 0 0 0",
      "0 0 began 0 0 0 0 0 0 0 0 0 - - x 0 0 0", "0 0 began 0 0 0 0 0 0 0 0 0 - - - -1 0 0",
      "9223372036854775807 0 began 0 0 0 0 0 0 0 0 0 - - - 0 0 0",
      "0 0 began 0 0 0 0 0 0 0 0 0 - - - 0 0 -9223372036854775808",
      "0 0 began 0 0 nan 0 0 0 0 0 0 - - - 0 0 0", "0 0 began 0 0 - 0 0 0 0 0 0 - - - 0 0 0",
    ])
  func whatIsNoRecordIsNotRead(line: String) { #expect(FrameRecord(line: line) == nil) }

  /// The rules report a jump that happens long after the lift, when the content has no motion.
  @Test(arguments: [30, 60, 70]) func aLateJumpIsNamed(frames: Int) throws {
    var pull = PulledRecords()
    let frame = try #require(pull.lift) + frames
    for index in frame..<pull.records.count { pull.records[index].offset += 24 }
    let words = JournalVerdict(pull.journal, by: [.motion]).failures.first?.words ?? ""
    #expect(words.hasPrefix("frame \(frame): "), "\(words)")
  }

  @Test(arguments: [30.0, 60, 120]) func aRateBelowTheDisplaysIsNamed(rate: Double) {
    let verdict = JournalVerdict(PulledRecords(rate: rate).journal, by: [.frameRate])
    #expect(verdict.isPassed == (rate >= 60))
  }

  @Test func framesWithoutAChangeAreLeftOut() throws {
    var journal = Journal()
    for number in 0..<100 {
      journal.add(FrameRecord(number: number, time: Double(number) / 60, offset: number == 50 ? 1 : 0))
    }
    #expect(journal.records.map(\.number) == [0, 49, 50, 51])
    #expect(abs(journal.stillness - 48.0 / 60) < 1e-9)
    let read = try #require(Journal(text: journal.text(about: "A phone")))
    #expect(read.records.map(\.line) == journal.records.map(\.line))
    #expect(Journal(text: "Something else\n") == nil)
  }

  @Test func aLongJournalKeepsItsBeginning() {
    var journal = Journal()
    for number in 0..<Journal.limit + 5 {
      journal.add(FrameRecord(number: number, time: Double(number) / 60, offset: Double(number)))
    }
    #expect(journal.records.count == Journal.limit)
    #expect(journal.records.first?.number == 0 && journal.records.last?.number == Journal.limit - 1)
  }

  @Test(arguments: [60.0, 120]) func aPullAndItsSpringAreExplained(rate: Double) {
    let pull = PulledRecords(rate: rate)
    let verdict = JournalVerdict(
      pull.journal, by: [.motion, .title, .insets, .actions(0), .viewport, .frameRate])
    #expect(verdict.isPassed, "\(verdict.failures.map(\.line))")
  }

  @Test(arguments: [-40.0, 40], [1, 2, 20]) func aJumpAfterTheLiftIsNamed(distance: Double, frames: Int)
    throws
  {
    var pull = PulledRecords()
    let frame = try #require(pull.lift) + frames
    let step = pull.records[frame - 1].offset - pull.records[frame].offset
    for index in frame..<pull.records.count { pull.records[index].offset -= distance }
    let way = FrameRecord.text(abs(distance + step), 10)
    let words = try #require(JournalVerdict(pull.journal, by: [.motion]).failures.first?.words)
    #expect(words.hasPrefix("frame \(frame): the content moved \(way) pt \(distance > 0 ? "down" : "up"), "))
  }

  @Test func contentThatGrowsAboveIsNoJump() {
    var pull = PulledRecords()
    for index in 100..<pull.records.count {
      pull.records[index].content += 300
      pull.records[index].offset += 300
    }
    #expect(JournalVerdict(pull.journal, by: [.motion]).isPassed)
    for index in 100..<pull.records.count { pull.records[index].offset -= 100 }
    #expect(
      JournalVerdict(pull.journal, by: [.motion]).failures.first?.words.hasPrefix("frame 100: ") == true)
  }

  @Test func aJumpUnderAFingerIsNamed() {
    var pull = PulledRecords()
    for index in 14..<pull.records.count { pull.records[index].offset -= 20 }
    #expect(JournalVerdict(pull.journal, by: [.motion]).failures.first?.words.hasPrefix("frame 14: ") == true)
  }

  @Test func aRowOrATitleThatJumpsAloneIsNamed() {
    for path in [\FrameRecord.row, \.title] {
      var pull = PulledRecords()
      for index in 45..<pull.records.count { pull.records[index][keyPath: path]? += 30 }
      let words = JournalVerdict(pull.journal, by: [.motion]).failures.first?.words
      #expect(words?.hasPrefix("frame 45: \(path == \.row ? "a row" : "the title") moved") == true)
    }
  }

  @Test func aTitleThatTurnsRoundIsNamed() throws {
    var pull = PulledRecords()
    let lift = try #require(pull.lift)
    // The title rises too slowly for a jump: it is 0.24, 0.54, 0.87 and 1.25 pt above its highest earlier
    // position.
    for index in lift + 30..<lift + 34 { pull.records[index].title? += 0.6 * Double(index - lift - 29) }
    for index in lift + 34..<lift + 37 { pull.records[index].title? += 0.6 * Double(lift + 37 - index) }
    let words = try #require(JournalVerdict(pull.journal, by: [.title]).failures.first?.words)
    #expect(words.hasPrefix("frame \(lift + 33): "), "\(words)")
    #expect(JournalVerdict(pull.journal, by: [.motion]).isPassed)
  }

  /// On iOS 26, the large title of a SwiftUI screen is beside the bar.
  @MainActor @Test(arguments: [false, true]) func aLargeTitleIsFoundInTheBarAndBesideIt(isInBar: Bool) {
    final class LargeTitle: UIView {}
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    // A view of the content is no title, whatever its name.
    let row = LargeTitle(frame: CGRect(x: 0, y: 300, width: 390, height: 44))
    scrollView.addSubview(row)
    screen.view.addSubview(scrollView)
    let title = LargeTitle(frame: CGRect(x: 0, y: 50, width: 390, height: 52))
    (isInBar ? navigation.navigationBar : navigation.view).addSubview(title)
    var target = ScrollViewTarget()
    target.find(from: screen.view)
    #expect(target.titleEnd == Double(title.convert(title.bounds, to: nil).maxY))
  }

  @Test func eachOtherRuleCanFail() {
    var pull = PulledRecords()
    pull.records[pull.records.count - 1].inset = 60
    #expect(!JournalVerdict(pull.journal, by: [.insets]).isPassed)
    pull = PulledRecords()
    #expect(!JournalVerdict(pull.journal, by: [.actions(1)]).isPassed)
    pull.records[20].viewport += 2
    #expect(!JournalVerdict(pull.journal, by: [.viewport]).isPassed)
    for index in pull.records.indices where index % 5 == 0 {
      for later in index..<pull.records.count { pull.records[later].time += 1.0 / 60 }
    }
    #expect(!JournalVerdict(pull.journal, by: [.frameRate]).isPassed)
    for index in pull.records.indices { pull.records[index].title = 99 }
    #expect(JournalVerdict(pull.journal, by: [.title]).findings.map(\.result) == [.notJudged])
    #expect(!JournalVerdict(Journal(), by: [.motion]).isPassed)
  }

  /// In the frame of the finger's lift, momentum moves the content for an additional 1/60 s.
  ///
  /// This holds at every display rate.
  @Test(arguments: [60.0, 120]) func momentumIsExplainedByTheLift(rate: Double) {
    var records: [FrameRecord] = []
    var (offset, speed) = (2000.0, 3000.0)
    for number in 0..<90 {
      var record = FrameRecord(number: number, time: Double(number) / rate, content: 4000, height: 800)
      if number < 6 {
        (record.pan, record.finger, record.velocity) = (.changed, 3000 / rate * Double(number), 3000)
        offset -= 3000 / rate
      } else {
        let step = 1 / rate + (number == 6 ? 1.0 / 60 : 0)
        offset -= speed * step
        speed *= pow(0.998, 1000 * step)
      }
      record.offset = offset
      records.append(record)
    }
    #expect(JournalVerdict(Journal(records), by: [.motion]).isPassed)
    for index in 40..<90 { records[index].offset -= 60 }
    #expect(
      JournalVerdict(Journal(records), by: [.motion]).failures.first?.words.hasPrefix("frame 40: ") == true)
  }
}

/// The records of a pull by 200 pt.
///
/// The finger stops and lifts, and the recorded spring moves the content back.
private struct PulledRecords {
  var records: [FrameRecord] = []
  /// The number of the first frame after the finger has lifted.
  private(set) var lift: Int?

  init(rate: Double = 60) {
    var (pulled, age) = (0.0, 0.0)
    for number in 0..<Int(2 * rate) {
      let time = Double(number) / rate
      var record = FrameRecord(
        number: number, time: time, inset: 0, adjusted: 100, bottom: 34, content: 3000, height: 800)
      if time < 0.7 {
        record.pan = number == 0 ? .began : .changed
        record.finger = min(400, 800 * time)
        record.velocity = time < 0.5 ? 800 : 0
        pulled = record.finger / 2
      } else {
        lift = lift ?? number
        age += 1 / rate
      }
      // A critically damped spring with stiffness 120. Its initial speed is 7.2/s times the overscroll.
      let pull = (pulled + (120.0.squareRoot() - 7.2) * pulled * age) * exp(-120.0.squareRoot() * age)
      record.offset = -100 - pull
      (record.row, record.title) = (record.start, record.start)
      records.append(record)
    }
  }

  var journal: Journal { Journal(records) }
}

extension Journal {
  fileprivate init(_ records: [FrameRecord]) {
    self.init()
    for record in records { add(record) }
  }
}
