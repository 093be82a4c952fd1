import Foundation

extension Page {
  /// Has another page of the same browser stand in front of this one, and waits until this one knows that it is hidden.
  ///
  /// Otherwise a page believes that it is seen and has the focus, whatever stands in front. A hidden page draws no frames,
  /// and takes no input.
  public func hide(behind other: Page) async throws {
    try await call("Emulation.setFocusEmulationEnabled", ["enabled": false])
    try await other.call("Page.bringToFront")
    try await wait(until: "document.hidden")
  }

  /// Stands in front, and believes again that it has the focus.
  public func show() async throws {
    try await call("Page.bringToFront")
    try await call("Emulation.setFocusEmulationEnabled", ["enabled": true])
    try await wait(until: "!document.hidden")
  }

  /// Stops a hidden page's tasks, as a browser does with one that was long hidden, or has them go on; one that is seen is
  /// not told.
  public func setFrozen(_ isFrozen: Bool) async throws {
    try await call("Page.setWebLifecycleState", ["state": isFrozen ? "frozen" : "active"])
  }
}
