@testable import FuzzTargets
@testable import Specification

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

extension FuzzTarget {
  /// The target whose name is in the environment variable `OVERSCROLL_FUZZ_TARGET`, or `nil`.
  ///
  /// The fuzzer starts further processes, which inherit the variable.
  static let chosen: FuzzTarget? = getenv("OVERSCROLL_FUZZ_TARGET").flatMap { name in
    all.first { $0.name == String(cString: name) }
  }
}

/// Runs the chosen target with the bytes of the fuzzer.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var reader = ByteReader(UnsafeBufferPointer(start: start, count: count))
  FuzzTarget.chosen?.run(&reader)
  return 0
}

/// The arguments of the process, which the fuzzer may change.
typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// Runs libFuzzer, which reads its options from the arguments.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// A program that fuzzes the target named by `OVERSCROLL_FUZZ_TARGET`.
@main struct Fuzz {
  static func main() {
    guard FuzzTarget.chosen != nil else {
      let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
      print("OVERSCROLL_FUZZ_TARGET must be one of: \(names)")
      exit(2)
    }
    var count = CommandLine.argc
    var arguments: Arguments = CommandLine.unsafeArgv
    exit(runFuzzer(&count, &arguments, testOneInput))
  }
}
