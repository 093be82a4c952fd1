import Foundation
import SwiftUI

/// The command `gallery-stage`, which shows the gallery's screens to one visitor.
///
///     gallery-stage             # reads messages from standard input, one a line, and answers ticks (see `Message`)
///     gallery-stage --screens   # prints the list of screens with their sources, as JSON
///     gallery-stage --measure   # prints the frame times of each screen
///
/// The command exits with 0 at the end of its input, and with 64 for an unknown option. After an invalid
/// line it prints the reason to standard error, and exits with 65.
@main struct GalleryStage {
  @MainActor static func main() async {
    switch Array(CommandLine.arguments.dropFirst()) {
    case []:
      TaskOrder.begin()
      await serve()
    case ["--screens"]: print(ScreenIndex.json)
    case ["--measure"]:
      TaskOrder.begin()
      await FrameTimes.measure()
    case let others:
      complain("Unknown option: \(others.joined(separator: " "))")
      exit(64)
    }
  }

  /// Answers the messages from standard input until the input ends.
  @MainActor private static func serve() async {
    let clock = StageClock()
    await clock.passing {
      let session = Session(clock)
      for await line in Lines.ofStandardInput() {
        do {
          if let answer = await session.answer(try Message(line)) { write(answer) }
        } catch {
          complain("\(error)")
          exit(65)
        }
      }
    }
  }

  private static func write(_ line: [UInt8]) {
    FileHandle.standardOutput.write(Data(line + [UInt8(ascii: "\n")]))
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("gallery-stage: \(text)\n".utf8))
  }
}
