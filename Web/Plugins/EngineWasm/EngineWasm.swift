import Foundation
import PackagePlugin

/// Compiles the engine and its interface into `engine.wasm`, `lists.wasm` and `trace.wasm`.
///
/// `engine.wasm` has the engine, `lists.wasm` the engine and the lists, and `trace.wasm` the engine, the
/// lists and the traces. All three are resources of the target that uses the plugin.
///
/// For each file, the sources of OverscrollCore and OverscrollExports become one module in Embedded Swift.
/// The module is linked with `Runtime/shim.c` instead of a C library. OverscrollListCore and
/// OverscrollTrace are compiled only into the files that need them. The plugin needs a toolchain with a
/// WebAssembly back end, as the toolchains of swift.org have.
@main
struct EngineWasm: BuildToolPlugin {
  private static let triple = "wasm32-unknown-none-wasm"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let shim = context.package.directoryURL.appending(path: "Runtime/shim.c")
    let output = context.pluginWorkDirectoryURL
    let floor = output.appending(path: "shim.o")
    let compile = Command.buildCommand(
      displayName: "Compiling the engine's C runtime",
      executable: try context.tool(named: "clang").url,
      arguments: [
        "--target=\(EngineWasm.triple)", "-ffreestanding", "-fno-builtin", "-Os", "-Wall", "-Wextra",
        "-Xclang", "-target-abi", "-Xclang", "experimental-mv", "-c", shim.path, "-o", floor.path,
      ],
      inputFiles: [shim], outputFiles: [floor])
    return [
      compile,
      try engine(
        "engine.wasm", ["-D", "OVERSCROLL_VIEWS"], without: ["OverscrollListCore", "OverscrollTrace"],
        floor: floor, context),
      try engine("lists.wasm", indexFlags, without: ["OverscrollTrace"], floor: floor, context),
      try engine(
        "trace.wasm", ["-D", "OVERSCROLL_TRACE"], without: [], linking: EngineWasm.deepStack, floor: floor,
        context),
    ]
  }

  /// The flag that adds the index interface to `lists.wasm`, if `OVERSCROLL_INDEX=1` is in the environment.
  ///
  /// Only the index benchmark uses that interface.
  private var indexFlags: [String] {
    ProcessInfo.processInfo.environment["OVERSCROLL_INDEX"] == "1" ? ["-D", "OVERSCROLL_INDEX"] : []
  }

  /// Compiles the engine into one WebAssembly file.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - flags: Additional compiler flags.
  ///   - absent: The targets to leave out.
  ///   - options: Additional linker options.
  ///   - floor: The object file that replaces a C library.
  ///   - context: The package and the folder of the plugin.
  private func engine(
    _ name: String, _ flags: [String], without absent: Set<String>, linking options: [String] = [],
    floor: URL, _ context: PluginContext
  ) throws -> Command {
    let sources = try EngineWasm.swiftSources(in: context.package, without: absent)
    let output = context.pluginWorkDirectoryURL
    let engine = output.appending(path: name)
    let caches = output.appending(path: "modules-\(name)")
    return .buildCommand(
      displayName: "Compiling \(name)",
      executable: try context.tool(named: "swiftc").url,
      arguments: EngineWasm.compilerFlags(caches: caches) + flags + sources.map(\.path) + [floor.path]
        + EngineWasm.linkerFlags + options + ["-o", engine.path],
      inputFiles: sources + [floor], outputFiles: [engine])
  }

  private static func compilerFlags(caches: URL) -> [String] {
    [
      "-target", triple, "-enable-experimental-feature", "Embedded", "-swift-version", "6",
      "-enable-upcoming-feature", "ExistentialAny", "-enable-upcoming-feature", "InternalImportsByDefault",
      "-enable-upcoming-feature", "MemberImportVisibility", "-parse-as-library", "-module-name",
      "OverscrollEngine", "-package-name", "overscroll", "-module-cache-path", caches.path,
      "-whole-module-optimization",
      "-Osize",
      // The linker optimizes again, and vector instructions are enabled. With both, the file is a tenth
      // smaller and twice as fast.
      "-lto=llvm-full", "-Xcc", "-msimd128", "-Xcc", "-mno-bulk-memory", "-Xcc", "-mno-bulk-memory-opt",
    ] + passesLeftOut.flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] }
  }

  /// The compiler passes to disable, because they enlarge the file by a sixth.
  ///
  /// With these passes the file is a third faster, because they repeat code or split structures into their
  /// parts. Without them an event still takes only about half of its time budget. The linker does the work
  /// of the last two passes better: with these two the file is half a percent larger. The compiler ignores
  /// unknown names.
  private static let passesLeftOut = [
    "inline", "closure-specialize", "redundant-load-elimination", "PhiExpansion", "CSE",
  ]

  /// The linker flags for a small file.
  ///
  /// - `--stack-first` puts the stack below the data, so a stack overflow traps and does not overwrite the
  ///   data.
  /// - `-inline-threshold=20` inlines small functions. The file is smaller than with 5 or 30, and as fast
  ///   as with 40.
  /// - `-bonus-inst-threshold=3` folds branches of up to three instructions, and `-aggressive-machine-cse`
  ///   shares repeated computations at any distance. Together they save half a percent, the most of all
  ///   linker options.
  /// - `-target-abi=experimental-mv` returns the members of a structure as several values, which
  ///   WebAssembly supports since 2020. No memory is written.
  /// - `-mattr=-bulk-memory` copies memory with a call of the shim, which is smaller than the instruction.
  ///   LLVM puts a comparison with 0 around the instruction even if the size is known.
  /// - `--no-wasm-opt` does not run an installed `wasm-opt`, so every machine makes the same file.
  private static let linkerFlags =
    ["-nostdlib", "--no-wasm-opt"].flatMap { ["-Xclang-linker", $0] }
    + [
      "--no-entry", "--gc-sections", "--strip-all", "--compress-relocations", "--stack-first",
      "-mllvm", "-inline-threshold=20", "-mllvm", "-bonus-inst-threshold=3",
      "-mllvm", "-aggressive-machine-cse", "-mllvm", "-target-abi=experimental-mv",
      "-mllvm", "-mattr=-bulk-memory,-bulk-memory-opt",
    ].flatMap { ["-Xlinker", $0] }

  /// The option for a stack of 256 KB.
  ///
  /// The linker's default of 64 KB is too small, because replaying a trace puts two engines with lists on
  /// the stack.
  private static let deepStack = ["-Xlinker", "-z", "-Xlinker", "stack-size=262144"]

  /// Returns the source files of the interface and its dependencies, without the targets in `absent`.
  private static func swiftSources(in package: Package, without absent: Set<String>) throws -> [URL] {
    let exports = try package.targets(named: ["OverscrollExports"])
    let core = exports.flatMap(\.recursiveTargetDependencies)
    return (core + exports).filter { !absent.contains($0.name) }
      .compactMap { $0 as? SwiftSourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
      .sorted { $0.path < $1.path }
  }
}
