package import Foundation

/// The files behind a child's descriptors 0, 1, 2 and so on.
///
/// All remaining descriptors of the child are closed.
package struct SpawnPlan: Sendable {
  /// The file behind one descriptor of the child.
  package enum Source: Sendable {
    /// Nothing: reading reaches the end at once.
    case nothing
    /// A new file for the child's output; `/dev/null` discards the output.
    case file(String)
    /// The file behind a descriptor of this process.
    case descriptor(Int32)
  }

  private let sources: [Source]

  /// Makes a plan.
  ///
  /// - Parameter sources: The files behind the child's descriptors, from 0 on. The number in a `descriptor`
  ///   must be at least the count of the sources.
  package init(_ sources: [Source]) { self.sources = sources }

  /// Starts a program as the leader of a new process group.
  package func start(_ path: String, arguments: [String], environment: [String]) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }

    for (number, source) in zip(Int32(0)..., sources) {
      switch source {
      case .nothing: posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDONLY, 0)
      case .file(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
      case .descriptor(let ours): posix_spawn_file_actions_adddup2(&actions, ours, number)
      }
    }
    #if !canImport(Darwin)
      // Otherwise the child would keep its parent's ports and pipes open for its whole life. The
      // descriptors are closed in the child, because another thread may open more of them before the child
      // exists.
      try Self.close(from: Int32(sources.count), &actions)
    #endif

    // A thread that runs tests has blocked signals. A child that inherits them would ignore a request to
    // end.
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setpgroup(&attributes, 0)
    #if canImport(Darwin)
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var identifier: pid_t = 0
    let result = withCStrings(arguments) { arguments in
      withCStrings(environment) { environment in
        posix_spawn(&identifier, path, &actions, &attributes, arguments, environment)
      }
    }
    guard result == 0 else {
      throw SpawnFailure(reason: "\(path): \(String(cString: strerror(result)))")
    }
    return identifier
  }

  #if !canImport(Darwin)
    /// Adds an action that closes the child's descriptors from `first` on.
    ///
    /// The system's function is found by its name, because Swift's module of the C library does not declare
    /// it.
    private static func close(from first: Int32, _ actions: inout posix_spawn_file_actions_t) throws {
      typealias CloseFrom = @convention(c) (UnsafeMutablePointer<posix_spawn_file_actions_t>, Int32) -> Int32
      guard let symbol = dlsym(nil, "posix_spawn_file_actions_addclosefrom_np") else {
        throw SpawnFailure(reason: "The C library cannot close the inherited descriptors of a child.")
      }
      _ = unsafeBitCast(symbol, to: CloseFrom.self)(&actions, first)
    }
  #endif

  /// Calls `body` with the strings as a null-terminated list of C strings, for `posix_spawn`.
  private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
