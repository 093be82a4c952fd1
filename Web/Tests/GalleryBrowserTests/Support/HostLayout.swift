import ChromiumDriver

/// The layout of an element: the styles of the element (the host) and of the box around it.
struct HostLayout: Sendable, CustomStringConvertible {
  let box: String
  let host: String

  var description: String { "{ \(box) } > { \(host) }" }

  /// Returns layouts as an argument of `layouts.sizes` in `Page/layouts.js`.
  static func arguments(_ layouts: [HostLayout]) -> JSONValue {
    .array(layouts.map { [.string($0.box), .string($0.host)] })
  }

  /// Layouts that determine the size of the element, which its viewport then fills.
  static let sized: [HostLayout] = boxes.flatMap { box, hosts in
    hosts.flatMap { host in
      containments.map { HostLayout(box: box, host: host + $0) }
    }
  }

  /// Layouts that make the element as large as its content.
  static let unsized: [HostLayout] = [
    "display: block", "display: flex; flex-direction: column", "display: grid",
  ].flatMap { box in
    ["", "padding: 10px", "container-type: inline-size"].map { HostLayout(box: box, host: $0) }
  }

  private static let boxes: [(box: String, hosts: [String])] = [
    (
      "display: block; height: 400px",
      [
        "height: 300px; ", "height: 100%; ", "min-height: 300px; max-height: 300px; ",
        "height: 300px; padding: 10px; border: 3px solid; ", "height: 30vh; ", "height: 50.3%; ",
        "display: flex; height: 300px; ", "display: flex; flex-direction: column; height: 300px; ",
      ]
    ),
    ("display: block", ["height: 300px; ", "min-height: 300px; max-height: 300px; "]),
    ("display: block; columns: 2; width: 600px", ["height: 300px; "]),
    (
      "display: flex; flex-direction: column; height: 400px",
      [
        "flex: 1; min-height: 0; ", "flex: 1 1 0; ", "flex: none; height: 300px; ", "height: 50%; ",
        "height: 100%; ", "flex: 1; padding: 10px; border: 3px solid; ", "flex: 1; max-height: 300px; ",
      ]
    ),
    (
      "display: flex; height: 400px",
      ["flex: 1; ", "flex: 1; height: 300px; ", "flex: 1; height: 50%; ", "width: 100%; max-height: 300px; "]
    ),
    (
      "display: grid; height: 400px",
      ["min-height: 0; ", "height: 100%; ", "height: 300px; ", "height: 50%; "]
    ),
    (
      "display: grid; height: 400px; grid-template-rows: minmax(0, 1fr)",
      ["", "height: 100%; ", "height: 50%; align-self: end; ", "padding: 10px; border: 3px solid; "]
    ),
    ("display: grid; height: 400px; grid-template-rows: 1fr auto", ["", "min-height: 0; "]),
    (
      "position: relative; height: 400px",
      ["position: absolute; inset: 0; ", "position: absolute; inset: 10px 0 20px; "]
    ),
  ]

  private static let containments = [
    "", "container-type: size", "container-type: inline-size",
  ]
}

/// The size of an element's content box, and of its viewport and header together.
struct HostSizes: Decodable, Sendable {
  let width: Double
  let height: Double
  let innerWidth: Double
  let innerHeight: Double

  /// Whether the viewport and the header fill the element, to 0.1 px because layouts are rounded.
  var isFilled: Bool { abs(width - innerWidth) < 0.1 && abs(height - innerHeight) < 0.1 }
}
