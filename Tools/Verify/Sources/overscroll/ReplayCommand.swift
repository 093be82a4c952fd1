import ArgumentParser
import Foundation
import OverscrollCore
import OverscrollTrace
import Models
import TraceReports

/// `overscroll replay FILE`: shows a trace, and checks it.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Shows what happened in a trace, and checks the promises along it.",
    discussion: """
      Prints a line for each event or run of like events: its time, where the content is then, the phases that changed, and \
      what the host was asked to do. Ends with what broke, and with one line for all of it.

      These promises are checked:
      \(Promise.allCases.map { "  \($0.rawValue): \($0.title)" }.joined(separator: "\n"))

      What a trace can't show:
      \(Promise.unjudged.map { "  \($0)" }.joined(separator: "\n"))

      The status is 0 where everything held, 1 where something broke, 65 for a bad trace, 66 for a file that can't be \
      read, 73 for one that can't be written, and 64 for other arguments, as where a trace would be overwritten.
      """)

  @Argument(help: "The trace; - for what the command is given.", completion: .file())
  var file: String

  @Option(help: "Prints and draws what happened from this time on, in s.")
  var from: Double?

  @Option(help: "Prints and draws what happened up to this time, in s.")
  var until: Double?

  @Option(
    help: ArgumentHelp(
      "Draws the trace as a vector image, for light pages and dark ones.", valueName: "file"),
    completion: .file())
  var svg: String?

  @Option(
    help: ArgumentHelp(
      "Prints the first event that breaks a promise, or a check of the trace's own, and the state before and after it.",
      valueName: "number|checks"),
    transform: ReplayCommand.subject)
  var bisect: Breach.Subject?

  @Option(
    help: ArgumentHelp("Writes the shortest trace that still breaks the same.", valueName: "file"),
    completion: .file())
  var minimize: String?

  @Option(
    help: ArgumentHelp(
      "What the shortest trace breaks. (default: what breaks first)", valueName: "number|checks"),
    transform: ReplayCommand.subject)
  var promise: Breach.Subject?

  func validate() throws {
    if let from, let until, !(from <= until) { throw ValidationError("--from is after --until.") }
    if from?.isNaN ?? false || until?.isNaN ?? false { throw ValidationError("nan is no time.") }
    if promise != nil, minimize == nil { throw ValidationError("--promise goes with --minimize.") }
    if from != nil || until != nil, bisect != nil || minimize != nil, svg == nil {
      throw ValidationError(
        "--from and --until go with what is printed and drawn, and not with --bisect or --minimize.")
    }
    if let svg, svg == minimize { throw ValidationError("--svg and --minimize name the same file.") }
    if bisect != nil, minimize != nil { throw ValidationError("--bisect and --minimize don't go together.") }
  }

  func run() throws {
    let isBroken: Bool
    do throws(TraceFile.Mistake) {
      isBroken = try run(on: TraceFile(file))
    } catch {
      ReplayCommand.say(error.message)
      throw ExitCode(error.status)
    }
    if isBroken { throw ExitCode(1) }
  }

  /// Does what was asked for, and returns whether anything is broken.
  private func run(on file: TraceFile) throws(TraceFile.Mistake) -> Bool {
    // What can't be written is told before the work.
    var (picture, shortest) = (OutputFile?.none, OutputFile?.none)
    if let svg { picture = try OutputFile(svg, from: file) }
    if let minimize { shortest = try OutputFile(minimize, from: file) }
    let trace = try file.read()
    let window = (from ?? -.infinity)...(until ?? .infinity)
    if let picture { try picture.write(Array(TracePicture.svg(of: trace, in: window).utf8)) }
    var lines = OutputLines()
    let isBroken: Bool
    if let bisect {
      isBroken = try showFirst(bisect, of: trace, &lines)
    } else if let shortest {
      isBroken = try writeShortest(of: trace, to: shortest, &lines)
    } else {
      isBroken = try showTimeline(of: trace, in: window, &lines)
    }
    try lines.flush()
    return isBroken
  }

  private func showTimeline(
    of trace: Trace, in window: ClosedRange<Double>, _ output: inout OutputLines
  ) throws(TraceFile.Mistake) -> Bool {
    var timeline = Timeline(of: trace, in: window)
    var mistake: TraceFile.Mistake?
    func put(_ lines: [String]) {
      guard mistake == nil else { return }
      do throws(TraceFile.Mistake) { for line in lines { try output.add(line) } } catch { mistake = error }
    }
    let audit = TraceAudit(of: trace) { event, step, breaches in
      timeline.add(event, step, breaches)
      put(timeline.takeLines())
    }
    put(timeline.takeLines(atEnd: true))
    let summary = Summary(audit, of: trace)
    put(summary.breaches + [summary.line])
    if let mistake { throw mistake }
    return !audit.breaches.isEmpty
  }

  private func showFirst(
    _ subject: Breach.Subject, of trace: Trace, _ output: inout OutputLines
  ) throws(TraceFile.Mistake) -> Bool {
    let first = FirstBreach(of: trace, for: subject)
    for line in first?.lines ?? ["Nothing breaks: \(subject)."] { try output.add(line) }
    return first != nil
  }

  private func writeShortest(
    of trace: Trace, to file: OutputFile, _ output: inout OutputLines
  ) throws(TraceFile.Mistake) -> Bool {
    guard let minimizer = TraceMinimizer(trace, for: promise) else {
      try output.add("Nothing breaks\(promise.map { ": \($0)" } ?? ""), so nothing was written.")
      return false
    }
    let shortest = minimizer.shortest()
    try file.write(shortest.text)
    let count = "\(shortest.events.count) of \(trace.events.count) events are enough"
    try output.add("\(count); they are in \(minimize ?? "").")
    if minimizer.isBrokenAtOnce {
      try output.add(
        "A new engine shows the same. What should have happened before is not in it; --bisect shows it.")
    }
    return true
  }

  private static func subject(_ word: String) throws -> Breach.Subject {
    guard let subject = Breach.Subject(word) else {
      throw ValidationError("'\(word)' is neither 'checks' nor the number of a promise that can be checked.")
    }
    return subject
  }

  private static func say(_ message: String) {
    FileHandle.standardError.write(Data((message + "\n").utf8))
  }
}
