import Foundation
import PackagePlugin

/// Compiles the engine and its interface into `engine.wasm`, with the lists into `lists.wasm` and with traces into
/// `trace.wasm`: resources of the target that uses the plugin.
///
/// The sources of OverscrollCore and OverscrollExports become one module in Embedded Swift, linked with `Runtime/shim.c` in
/// place of a C library. OverscrollListCore and OverscrollTrace are part of the files that need them. The plugin needs a
/// toolchain with a WebAssembly back end, as those of swift.org have.
@main
struct EngineWasm: BuildToolPlugin {
  private static let triple = "wasm32-unknown-none-wasm"

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let shim = context.package.directoryURL.appending(path: "Runtime/shim.c")
    let output = context.pluginWorkDirectoryURL
    let floor = output.appending(path: "shim.o")
    let compile = Command.buildCommand(
      displayName: "Compiling the C floor of the engine",
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

  /// With `OVERSCROLL_INDEX=1` in the environment, `lists.wasm` has the interface of indices, too, for their benchmark.
  private var indexFlags: [String] {
    ProcessInfo.processInfo.environment["OVERSCROLL_INDEX"] == "1" ? ["-D", "OVERSCROLL_INDEX"] : []
  }

  /// Compiles the engine into one file.
  ///
  /// - Parameters:
  ///   - name: The file's name.
  ///   - flags: More flags for the compiler.
  ///   - absent: The targets that are no part of the file.
  ///   - options: More options for the linker.
  ///   - floor: The object that takes the place of a C library.
  ///   - context: The plugin's package and folder.
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
      // Optimised again at link time, and with vector instructions: a tenth smaller and twice as fast.
      "-lto=llvm-full", "-Xcc", "-msimd128", "-Xcc", "-mno-bulk-memory", "-Xcc", "-mno-bulk-memory-opt",
    ] + passesLeftOut.flatMap { ["-Xllvm", "-sil-disable-pass=\($0)"] }
  }

  /// Passes that repeat code or take structures apart: with them the file is a sixth larger, and a third faster.
  ///
  /// Without them an event takes about half of its budget in time. The last two, the linker does better: with them the file is
  /// half a per cent larger. A compiler ignores names that it does not know.
  private static let passesLeftOut = [
    "inline", "closure-specialize", "redundant-load-elimination", "PhiExpansion", "CSE",
  ]

  /// The stack lies below the data, so that a stack that ran over would trap and not write into it.
  ///
  /// The linker inlines small functions: at 20 the file is smaller than at 5 and at 30, and as fast as at 40. Branches of up
  /// to three instructions are folded into one another, and what is computed twice is shared, however far apart: of all the
  /// linker's options, these two save the most, half a per cent.
  ///
  /// A function of the engine's that returns a structure returns its parts, as WebAssembly can since 2020, and writes nothing
  /// to memory. To copy memory by a call of the shim's takes less room than the instruction, around which LLVM puts a
  /// comparison with 0, also where the size is known. A `wasm-opt` that happens to be installed is not run, so that every
  /// machine makes the same file.
  private static let linkerFlags =
    ["-nostdlib", "--no-wasm-opt"].flatMap { ["-Xclang-linker", $0] }
    + [
      "--no-entry", "--gc-sections", "--strip-all", "--compress-relocations", "--stack-first",
      "-mllvm", "-inline-threshold=20", "-mllvm", "-bonus-inst-threshold=3",
      "-mllvm", "-aggressive-machine-cse", "-mllvm", "-target-abi=experimental-mv",
      "-mllvm", "-mattr=-bulk-memory,-bulk-memory-opt",
    ].flatMap { ["-Xlinker", $0] }

  /// The linker's own 64 KB are too few for what replays traces: it has two engines on the stack, with lists.
  private static let deepStack = ["-Xlinker", "-z", "-Xlinker", "stack-size=262144"]

  /// The sources of the interface and of the targets that it is built from, but for some of these.
  private static func swiftSources(in package: Package, without absent: Set<String>) throws -> [URL] {
    let exports = try package.targets(named: ["OverscrollExports"])
    let core = exports.flatMap(\.recursiveTargetDependencies)
    return (core + exports).filter { !absent.contains($0.name) }
      .compactMap { $0 as? SwiftSourceModuleTarget }
      .flatMap { $0.sourceFiles(withSuffix: "swift").map(\.url) }
      .sorted { $0.path < $1.path }
  }
}
