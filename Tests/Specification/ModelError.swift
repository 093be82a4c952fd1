/// A fault that a search or a fuzzer target has found.
struct ModelError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
