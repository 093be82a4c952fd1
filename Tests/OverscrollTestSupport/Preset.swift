package import OverscrollCore
import Testing

/// A named configuration, used as an argument of parameterized tests.
package struct Preset: CustomTestStringConvertible, Sendable {
  /// The name, which a story can use as well.
  package let testDescription: String
  /// The configuration.
  package let configuration: EdgeConfiguration

  /// Creates a named configuration.
  package init(_ name: String, _ configuration: EdgeConfiguration) {
    testDescription = name
    self.configuration = configuration
  }

  /// The configurations whose action a pull can start.
  package static let pulled = [
    Preset("standard", .phone), Preset("fraction", .fraction(0.15)),
    Preset("reachThenHold", .reachThenHold(80)), Preset("pinnedHeader", .pinnedHeader()),
    Preset("headerFooter", .headerFooter), Preset("return", EdgeConfiguration(policy: .return)),
  ]
}
