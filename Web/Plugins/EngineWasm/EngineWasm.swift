import Foundation
import PackagePlugin

/// Compiles the engine and its interface into `engine.wasm`, `lists.wasm` and `trace.wasm`.
///
/// `lists.wasm` also has the lists, and `trace.wasm` the lists and traces. All are resources of the target
/// that uses the plugin.
///
/// The sources of OverscrollCore and OverscrollExports become one module in Embedded Swift. It is linked
/// with `Runtime/shim.c` instead of a C library. OverscrollListCore and OverscrollTrace are compiled only
/// into the files that need them. The plugin needs a toolchain with a WebAssembly back end; the toolchains
/// of swift.org have one.
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
      // Optimised again at link time, and with vector instructions: the file is a tenth smaller and twice
      // as fast.
      "-lto=llvm-full", "-Xcc", "-msimd128", "-Xcc", "-mno-bulk-memory", "-Xcc", "-mno-bulk-memory-opt",
    ] + passesLeftOut.flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] }
  }

  /// Disabled passes: they make the file a sixth larger and a third faster.
  ///
  /// They repeat code or split structures into their parts. Without them an event takes about half of its
  /// time budget. The linker does the work of the last two better: with them the file is half a per cent
  /// larger. The compiler ignores unknown names.
  private static let passesLeftOut = [
    "inline", "closure-specialize", "redundant-load-elimination", "PhiExpansion", "CSE",
  ]

  /// The linker flags for a small file.
  ///
  /// The stack is below the data. A stack overflow therefore traps and does not overwrite the data.
  ///
  /// The linker inlines small functions. With a threshold of 20 the file is smaller than with 5 or 30, and
  /// as fast as with 40. It folds branches of up to three instructions, and shares repeated computations at
  /// any distance. These two options save the most of all linker options: half a per cent.
  ///
  /// A function of the engine that returns a structure returns several values, which WebAssembly supports
  /// since 2020, and writes nothing to memory. Copying memory with a call of the shim is smaller than the
  /// instruction. LLVM puts a comparison with 0 around the instruction even if the size is known. An
  /// installed `wasm-opt` is not run, so every machine makes the same file.
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
  /// The linker's default of 64 KB is too small: replaying a trace needs two engines with lists on the
  /// stack.
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
