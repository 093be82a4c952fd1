/// Lets loading more start once for each revision of the content.
///
/// A host raises the revision with each change of the content that a layout includes. After a start nothing
/// starts again until a later revision has been laid out: the distance to the edge says nothing before that.
public struct ContentLatch: Hashable, Sendable {
  /// The revision that the layout last included, if there has been a layout.
  public private(set) var laidOut: UInt32?
  private var started: UInt32?

  /// Makes a latch that waits for a first layout.
  public init() {}

  /// Whether an approach may start: there has been a layout, and its revision has not started one.
  public var isOpen: Bool { laidOut != nil && laidOut != started }

  /// A layout includes this revision.
  public mutating func layOut(revision: UInt32) { laidOut = revision }

  /// An action has started.
  public mutating func start() { started = laidOut }

  /// The same latch with its revisions numbered anew.
  var canonical: ContentLatch {
    var result = ContentLatch()
    if laidOut != nil { result.laidOut = 1 }
    if !isOpen { result.started = result.laidOut }
    return result
  }
}
