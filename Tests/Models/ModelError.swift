/// What a model found to be wrong.
struct ModelError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
