import FlyingFox

extension HTTPRequest {
  /// The parameters of the query whose values are whole numbers from 0.
  var numbers: [String: Int] {
    let parameters = target.query().split(separator: "&").compactMap { item -> (String, Int)? in
      let parts = item.split(separator: "=")
      guard parts.count == 2, let value = Int(parts[1]), value >= 0 else { return nil }
      return (String(parts[0]), value)
    }
    return Dictionary(parameters) { $1 }
  }
}
