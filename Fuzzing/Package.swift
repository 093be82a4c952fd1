// swift-tools-version: 6.2
import PackageDescription

/// What every target is built with: optimised, with the counters that libFuzzer reads, and with checks of every access to
/// memory.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-O", "-wmo", "-num-threads", "2", "-sanitize=fuzzer,address"]),
]

/// The fuzzer's own program start gives way to ours, which another linker than this one takes for two of one name.
let linked: [LinkerSetting] = [
  .unsafeFlags(["-sanitize=fuzzer,address"]),
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
]

let package = Package(
  name: "OverscrollFuzzing",
  platforms: [.macOS(.v13)],
  targets: [
    // The sources of other packages, by links, so that they have counters too.
    .target(name: "OverscrollCore", swiftSettings: settings),
    .target(
      name: "OverscrollExports", dependencies: ["OverscrollCore"],
      swiftSettings: settings + [.define("OVERSCROLL_TRACE")]),
    // One program for all targets; Scripts/fuzz runs it.
    .executableTarget(
      name: "fuzz", dependencies: ["OverscrollCore", "OverscrollExports"],
      swiftSettings: settings, linkerSettings: linked),
  ]
)
