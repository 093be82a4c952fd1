import OverscrollFixtures

/// `list-walk SEED STEPS`: walks through a list's life in the native build, and prints the digests as JSON.
///
/// `Web/Scripts/walk.mjs` prints the same in WebAssembly; `Scripts/soak` compares both.
@main
struct ListWalkCommand {
  static func main() {
    let numbers = CommandLine.arguments.dropFirst().compactMap { UInt32($0) }
    guard numbers.count == 2, CommandLine.arguments.count == 3 else {
      return print("list-walk SEED STEPS: two numbers from 0 to 4294967295")
    }
    let digests = ListWalk.digests(seed: numbers[0], steps: Int(numbers[1]))
    print("[\(digests.map(String.init).joined(separator: ","))]", terminator: "")
  }
}
