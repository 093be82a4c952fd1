import Foundation
import OverscrollFixtures

/// The command `walk engine|list SEED STEPS`, which sends random events to the native build.
///
/// It prints the digests of the states as JSON. `Web/Scripts/walk.mjs` prints the digests in WebAssembly,
/// and `Scripts/verify soak` compares both.
@main
struct WalkCommand {
  private static let walks: [String: @Sendable (UInt32, Int) -> [UInt32]] = [
    "engine": { EngineWalk.digests(seed: $0, steps: $1) }, "list": { ListWalk.digests(seed: $0, steps: $1) },
  ]

  static func main() {
    let numbers = CommandLine.arguments.dropFirst(2).compactMap { UInt32($0) }
    guard CommandLine.arguments.count == 4, numbers.count == 2, let walk = walks[CommandLine.arguments[1]]
    else {
      FileHandle.standardError.write(
        Data("walk engine|list SEED STEPS: two numbers from 0 to 4294967295\n".utf8))
      exit(2)
    }
    let digests = walk(numbers[0], Int(numbers[1]))
    print("[\(digests.map(String.init).joined(separator: ","))]", terminator: "")
  }
}
