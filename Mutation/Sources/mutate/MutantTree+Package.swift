import Mutants

extension MutantTree {
  /// What the copy has of its own: its package, and the switches.
  static let own = [
    "Package.swift": package,
    "Sources/\(InstrumentedText.module)/include/\(InstrumentedText.module).h": header,
    "Sources/\(InstrumentedText.module)/\(InstrumentedText.module).c": code,
  ]

  /// The core is optimised, as are the promises' tests, since they take the time.
  private static let package = #"""
    // swift-tools-version: 6.2
    import PackageDescription

    let settings: [SwiftSetting] = [
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
    let fast = settings + [.unsafeFlags(["-O", "-wmo", "-num-threads", "2"])]

    let package = Package(
      name: "Overscroll",
      defaultLocalization: "en",
      platforms: [.macOS(.v13)],
      targets: [
        .target(name: "MutantSwitch"),
        .target(name: "OverscrollCore", dependencies: ["MutantSwitch"], swiftSettings: fast),
        .target(
          name: "Overscroll", dependencies: ["OverscrollCore", "MutantSwitch"],
          resources: [.process("Resources")], swiftSettings: settings),
        .testTarget(
          name: "OverscrollCoreTests", dependencies: ["OverscrollCore"], exclude: ["Math/Fixtures", "Promises"],
          swiftSettings: settings),
        .testTarget(name: "SmallWorldTests", dependencies: ["OverscrollCore"], swiftSettings: fast),
        .testTarget(name: "OverscrollTests", dependencies: ["Overscroll"], swiftSettings: settings),
      ]
    )
    """#

  private static let header = """
    #include <stdbool.h>
    #include <stdint.h>

    /// The number of the fault that is made; 0 for none, and -1 where it is noted which are reached.
    extern int32_t mutantMade;
    bool mutantReached(int32_t number);

    /// Whether a fault is the one that is made.
    static inline bool isMutant(int32_t number) {
      if (__builtin_expect(mutantMade == number, 0)) return true;
      return __builtin_expect(mutantMade < 0, 0) && mutantReached(number);
    }
    """

  private static let code = """
    #include "MutantSwitch.h"
    #include <stdio.h>
    #include <stdlib.h>

    int32_t mutantMade = 0;
    static unsigned char reached[1 << 16];

    bool mutantReached(int32_t number) {
      if (number >= 0 && number < (1 << 16)) reached[number] = 1;
      return false;
    }

    __attribute__((constructor)) static void begin(void) {
      const char *number = getenv("OVERSCROLL_MUTANT");
      if (number) mutantMade = atoi(number);
    }

    __attribute__((destructor)) static void end(void) {
      const char *path = getenv("OVERSCROLL_REACHED");
      FILE *file = path ? fopen(path, "w") : NULL;
      if (!file) return;
      for (int32_t number = 0; number < (1 << 16); number++) {
        if (reached[number]) fprintf(file, "%d\\n", number);
      }
      fclose(file);
    }
    """
}
